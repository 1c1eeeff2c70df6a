"""Everything that may still happen when the rolls are known, searched whole."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

Node: TypeAlias = Any
"""What lies there with the rolls to come; it can be hashed."""
Branches: TypeAlias = Callable[[Node], Iterable[tuple[Any, Node]]]
"""Every move with what it leads to; none at the end."""


class Search:
    """`score` never falls: a node is worth the most that can be reached from it."""

    def __init__(self, branches: Branches, score: Callable[[Node], int]) -> None:
        self.branches = branches
        self.score = score
        self._best: dict[Node, int] = {}

    @property
    def effort(self) -> int:
        """How many nodes were looked at."""
        return len(self._best)

    def best(self, node: Node) -> int:
        known = self._best.get(node)
        if known is None:
            most = max((self.best(then) for _, then in self.branches(node)), default=None)
            known = self._best[node] = self.score(node) if most is None else most
        return known

    def values(self, node: Node) -> dict[Any, int]:
        """What each move can still come to."""
        return {move: self.best(then) for move, then in self.branches(node)}

    def lines(self, node: Node, goal: int) -> list[tuple[Any, ...]]:
        """All ways to the goal, as moves. What has been reached is never lost again."""
        if self.best(node) < goal:
            return []
        if self.score(node) >= goal:
            return [()]
        return [
            (move, *rest) for move, then in self.branches(node) for rest in self.lines(then, goal)
        ]

    def ends(self, node: Node, goal: int) -> list[Node]:
        """Every end that reaches the goal."""
        found: dict[Node, None] = {}
        seen = set()
        waiting = [node]
        while waiting:
            here = waiting.pop()
            if here in seen or self.best(here) < goal:
                continue
            seen.add(here)
            followers = [then for _, then in self.branches(here)]
            waiting += followers
            if not followers:
                found[here] = None
        return list(found)

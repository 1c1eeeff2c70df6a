"""Exact live search: alpha-beta with a memory, down to positions that are known.

First the value alone, with the narrowest window; then the distance, tightened step by step. Moves
that leave the fewest replies come first: Katalon is a game of forcing.
"""

from collections.abc import Callable
from typing import TypeAlias

from speeltafel.games.katalon.components import BOX_MASK
from speeltafel.solve.node import Node, follow, steps_of
from speeltafel.solve.scores import BEST, LOSS_NOW, WIN_NOW, WORST, backed_up, handed_down

Known: TypeAlias = Callable[[Node], int | None]
Bounds: TypeAlias = tuple[int, int]

REMEMBERED = 400_000
"""Nodes kept between questions: some 100 MB."""


def nothing_known(node: Node) -> int | None:
    del node
    return None


class LiveSearch:
    def __init__(self, known: Known = nothing_known) -> None:
        self.known = known
        self.memory: dict[Node, Bounds] = {}
        self.nodes = 0
        """Nodes opened so far: the effort."""

    def solve(self, node: Node) -> int:
        """The exact score for the player to move."""
        if len(self.memory) > REMEMBERED:
            self.memory.clear()
        low = high = self.score(node, -1, 1)
        if low == 0:
            return 0
        if low > 0:
            high = WIN_NOW
        else:
            low = LOSS_NOW
        while low < high:
            if high > 0:  # won: is there a quicker win?
                found = self.score(node, low, low + 1)
                low, high = (found, high) if found > low else (low, low)
            else:  # lost: can it be put off?
                found = self.score(node, high - 1, high)
                low, high = (low, found) if found < high else (high, high)
        return low

    def score(self, node: Node, alpha: int, beta: int) -> int:
        """The score if it lies between alpha and beta, else a bound on that side of it."""
        low, high = self.memory.get(node, (WORST, BEST))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        if high == BEST:  # not seen before
            exact = self.known(node)
            if exact is not None:
                self.memory[node] = (exact, exact)
                return exact
        self.nodes += 1
        best = WORST
        followers: list[Node] = []
        for step in steps_of(node):
            after = follow(node, step)
            if isinstance(after, int):
                if after == WIN_NOW:
                    self.memory[node] = (WIN_NOW, WIN_NOW)
                    return WIN_NOW
                best = max(best, after)
            else:
                followers.append(after)
        high = min(high, WIN_NOW - 1)
        low = max(low, best, LOSS_NOW)
        if high <= alpha:
            best = high
        elif low >= beta:
            best = low
        else:
            best = self._best_of(followers, best, alpha, min(beta, high))
        if best <= alpha:
            high = min(high, best)
        elif best >= beta:
            low = max(low, best)
        else:
            low = high = best
        self.memory[node] = (low, high)
        return best

    def _best_of(self, followers: list[Node], best: int, alpha: int, beta: int) -> int:
        if len(followers) > 1:
            followers.sort(key=self._promise)
        floor = max(alpha, best)
        for after in followers:
            if floor >= beta:
                break
            ceiling = BEST if floor <= LOSS_NOW else handed_down(floor)
            found = backed_up(self.score(after, handed_down(beta), ceiling))
            best = max(best, found)
            floor = max(floor, found)
        return best

    def _promise(self, after: Node) -> tuple[int, int]:
        """Least first: what is known to be bad for the opponent, then what leaves few replies."""
        mask = BOX_MASK[after.box]
        free = (mask & ~(after.mine | after.theirs)).bit_count()
        replies = free or (after.theirs & mask).bit_count()
        low, high = self.memory.get(after, (0, 0))
        return low + high, replies

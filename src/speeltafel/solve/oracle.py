"""Exact answers for any legal position: from the book or the full file, else by live search."""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from speeltafel.core.refusal import Refusal, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.rules import is_over
from speeltafel.games.katalon.state import State
from speeltafel.solve.node import Node, follow, move_of, node_of, steps_of
from speeltafel.solve.scores import Value, backed_up, plies_of, value_of
from speeltafel.solve.search import LiveSearch
from speeltafel.solve.solution_file import SolutionFile, open_solution
from speeltafel.solve.symmetry import representative

SOLUTION_NAME: Final = "katalon.solution"
BOOK: Final = "katalon-book.solution"
BOOK_LAYERS: Final = 13
"""Stones up to which the book goes: 3.6 MB, which a phone fetches too. From there on a live search
takes 10 ms on average (docs/katalon-solved.md)."""


class Verdict(NamedTuple):
    """Proven: what best play by both leads to, for one player."""

    score: int

    @property
    def value(self) -> Value:
        return value_of(self.score)

    @property
    def plies(self) -> int | None:
        """Single moves until the end; None for a draw."""
        return plies_of(self.score)


class Answer(NamedTuple):
    verdict: Verdict
    """For the player to move."""
    moves: dict[Move, Verdict]
    """For the player who makes the move; its plies count the move itself."""

    @property
    def best(self) -> tuple[Move, ...]:
        return tuple(move for move, verdict in self.moves.items() if verdict == self.verdict)


class Oracle:
    def __init__(self, solution: SolutionFile) -> None:
        self.solution = solution
        self._live = LiveSearch(solution.score)
        self._lock = Lock()  # a server asks from several threads; what is remembered is shared

    def score(self, node: Node) -> int:
        """The exact score of a node for the player to move."""
        with self._lock:
            return self._live.solve(representative(node))

    def ask(self, position: State) -> Answer:
        """Every move of a position that is not over, in the order of the notation."""
        if is_over(position):
            raise ValueError("the game is over: nobody is to move")
        node = node_of(position)
        moves: dict[Move, Verdict] = {}
        for step in steps_of(node):
            after = follow(node, step)
            score = after if isinstance(after, int) else backed_up(self.score(after))
            moves[move_of(node, step)] = Verdict(score)
        return Answer(max(moves.values()), moves)


def solution_folder() -> Path:
    """Where `speeltafel solve katalon` puts its file unless told otherwise."""
    given = os.environ.get("SPEELTAFEL_SOLUTION")
    if given:
        return Path(given)
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "speeltafel"


def book_path() -> Path:
    """Comes with the package."""
    return Path(str(files("speeltafel.solve") / "data" / BOOK))


def open_book() -> SolutionFile | Refusal:
    return open_solution(book_path(), KATALON.rules_version)


@cache
def find_oracle() -> Oracle:
    """With the full file where there is one, else with the book; a bad file raises `Refused`."""
    full = solution_folder() / SOLUTION_NAME
    if full.exists():
        return Oracle(accept(open_solution(full, KATALON.rules_version)))
    return Oracle(accept(open_book()))

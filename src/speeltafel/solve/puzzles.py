"""Puzzles: win in so many moves, with exactly one winning first move; and the pack we ship.

Every puzzle stands in the pack with its proof: the winning move, and for each wrong one the reply
that refutes it and what that leads to.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from speeltafel.core.refusal import accept
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.katalon.state import State
from speeltafel.solve.scores import Value

PACK: Final = "katalon-puzzles.json"
GRADES: Final = range(1, 6)


class Refutation(NamedTuple):
    """What a wrong first move comes to, for the player who makes it."""

    reply: str
    """The opponent's best answer; empty when the wrong move ends the game itself."""
    value: Value
    plies: int | None


class Puzzle(NamedTuple):
    number: int
    grade: int
    position: str
    moves: int
    """Own moves to the win, against the longest defence."""
    plies: int
    solution: str
    alternatives: int
    """Other winning moves later on, along the longest defence."""
    effort: int
    """Positions a search that knows nothing has to open."""
    temptation: int
    """How good the wrong moves look, and how far off their refutation is, in tenths."""
    refutations: Mapping[str, Refutation]

    @property
    def start(self) -> State:
        return accept(parse_position(self.position))


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    refutations = {move: list(each) for move, each in puzzle.refutations.items()}
    return {**puzzle._asdict(), "refutations": refutations}


def puzzle_from(data: Mapping[str, Any]) -> Puzzle:
    refutations = {move: Refutation(*each) for move, each in data["refutations"].items()}
    return Puzzle(**{**data, "refutations": refutations})


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    text = (files("speeltafel.solve") / "data" / PACK).read_text(encoding="utf-8")
    return tuple(puzzle_from(data) for data in json.loads(text))

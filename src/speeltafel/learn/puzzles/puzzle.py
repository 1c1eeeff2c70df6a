"""What a puzzle is, and how it is written."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure

GRADES: Final = range(1, 6)

Line: TypeAlias = tuple[str, ...]


class Temptation(NamedTuple):
    """A wrong move that players of some levels choose, and why it is wrong."""

    line: Line
    """What was played before it, replies included; empty for a first move."""
    move: str
    levels: tuple[str, ...]
    """Who chose it when they tried, weakest first."""
    why: Reason


class Puzzle(NamedTuple):
    game: str
    number: int
    """From 1 in its game, easy before hard; 0 while it has not been graded."""
    grade: int
    kind: str
    """What is asked: `empty-hand`, `win-pot` …; a kind has one sort of task."""
    variant: str
    players: int
    options: tuple[tuple[str, str], ...]
    """What differs from the variant, as text."""
    seat: int
    """Who solves it."""
    position: Any
    """What the judge of the game makes the first state of, as plain data."""
    script: Line
    """What chance and the others do, in the order in which it happens."""
    task: Reason
    solutions: tuple[Line, ...]
    """Every line of own steps that solves it, each step by its key (`Judge`)."""
    temptations: tuple[Temptation, ...] = ()
    """The one chosen most first."""
    found: tuple[tuple[str, int], ...] = ()
    """For each level how often it solved the puzzle, of a hundred tries."""
    effort: int = 0
    """Positions the whole search looked at: among equals, more is harder."""

    def config(self, game: AnyGame) -> Config:
        return accept(configure(game, self.variant, self.players, dict(self.options)))


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """As plain data; what is empty is left out."""
    data: dict[str, Any] = puzzle._asdict()
    data["task"] = reason_data(puzzle.task)
    data["temptations"] = [
        {**each._asdict(), "why": reason_data(each.why)} for each in puzzle.temptations
    ]
    data["options"], data["found"] = dict(puzzle.options), dict(puzzle.found)
    return {name: value for name, value in data.items() if value or name == "seat"}


def puzzle_from(data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game=data["game"],
        number=data.get("number", 0),
        grade=data.get("grade", 0),
        kind=data["kind"],
        variant=data["variant"],
        players=data["players"],
        options=tuple(data.get("options", {}).items()),
        seat=data["seat"],
        position=data["position"],
        script=tuple(data.get("script", ())),
        task=reason_from(data["task"]),
        solutions=tuple(map(tuple, data["solutions"])),
        temptations=tuple(map(_temptation_from, data.get("temptations", ()))),
        found=tuple(data.get("found", {}).items()),
        effort=data.get("effort", 0),
    )


def _temptation_from(data: Mapping[str, Any]) -> Temptation:
    return Temptation(
        tuple(data["line"]), data["move"], tuple(data["levels"]), reason_from(data["why"])
    )


def reason_data(what: Reason) -> list[Any]:
    """`["kobito-pot", {"pot": "A"}]`"""
    return [what.code, {name: _argument_data(value) for name, value in what.arguments}]


def _argument_data(value: Argument) -> Any:
    if isinstance(value, Reason):
        return reason_data(value)
    return [_argument_data(each) for each in value] if isinstance(value, tuple) else value


def reason_from(data: Any) -> Reason:
    code, arguments = data
    read = {name: _argument_from(value) for name, value in arguments.items()}
    return Reason(code, tuple(sorted(read.items())))


def _argument_from(data: Any) -> Argument:
    if not isinstance(data, list):
        known: int | str = data
        return known
    if len(data) == 2 and isinstance(data[1], dict):
        return reason_from(data)
    return tuple(map(_argument_from, data))


def written(puzzles: Iterable[Puzzle]) -> str:
    """A collection as a file: one puzzle in each line."""
    lines = [
        json.dumps(puzzle_data(each), ensure_ascii=False, separators=(",", ":")) for each in puzzles
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read(text: str) -> tuple[Puzzle, ...]:
    return tuple(map(puzzle_from, json.loads(text)))

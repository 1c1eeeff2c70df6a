"""The puzzles we ship, game by game."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final, NamedTuple

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.learn.puzzles import kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.learn.puzzles.judge import Judge
from speeltafel.learn.puzzles.puzzle import Puzzle, read


class Collection(NamedTuple):
    judge: Judge
    puzzles: Callable[[], tuple[Puzzle, ...]]
    """Numbered from 1, easy before hard."""
    open_script: bool = False
    """Whether the solver sees what will happen: the rolls to come are part of the task."""


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """`data/<game>.json`, as `python -m tools.puzzles make <game>` writes it."""
    return read((files("speeltafel.learn.puzzles") / "data" / f"{game}.json").read_text("utf-8"))


COLLECTIONS: Final[Mapping[str, Collection]] = {
    "katalon": Collection(katalon.JUDGE, katalon.puzzles),
    "katoiz": Collection(katoiz.JUDGE, partial(shipped, "katoiz"), True),
    "potzklotz": Collection(potzklotz.JUDGE, partial(shipped, "potzklotz")),
    "kapai": Collection(kapai.JUDGE, partial(shipped, "kapai"), True),
    "kobito": Collection(kobito.JUDGE, partial(shipped, "kobito")),
}
"""In the order of the shelf; a game without puzzles is not here."""


def collection_of(game: str) -> Collection:
    found = COLLECTIONS.get(game)
    if found is None:
        instead = reason("core-choose-from", known=tuple(COLLECTIONS))
        raise Refused(Refusal(Kind.UNKNOWN, reason("core-unknown-game", name=game[:40]), instead))
    return found


def find_puzzle(game: str, number: int) -> Puzzle:
    known = collection_of(game).puzzles()
    if 1 <= number <= len(known):
        return known[number - 1]
    raise Refused(
        Refusal(
            Kind.UNKNOWN,
            reason("puzzles-unknown", number=number),
            reason("puzzles-choose", most=len(known)),
        )
    )

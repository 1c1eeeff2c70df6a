"""What is left of an evening, in words: for the host's pages, lists and prints."""

from typing import Any

import msgspec


class RoundLine(msgspec.Struct, frozen=True, omit_defaults=True):
    round: int
    told: str = ""
    """What this player did, or how the game ended."""
    dice: str = ""
    points: float | None = None
    """What the round brought; none where the player was away."""
    total: float = 0.0
    """Points after this round."""
    against: tuple[str, ...] = ()
    missed: bool = False
    """The computer drew, or nobody was there yet."""
    rested: bool = False


class PlayerPage(msgspec.Struct, frozen=True, omit_defaults=True):
    player: int
    name: str
    points: float
    animal: str = ""
    group: tuple[str, ...] = ()
    place: int = 0
    """Where tables changed; 0 on sheets: nobody is ranked there."""
    opponents: float = 0.0
    """Buchholz: the points of those one has met."""
    rounds: tuple[RoundLine, ...] = ()
    view: Any = None
    """The own sheet as it is at the end."""


class HardRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round in which the others fell behind the strongest player most."""

    round: int
    dice: str
    strongest: str
    """What the strongest player drew; of a question, what is right."""
    points: float
    """What that brought."""
    others: float
    """What it brought the others, on the average."""
    otherwise: int
    """How many chose the other symbol, or answered otherwise."""
    players: int
    """Of so many."""


class EveningResult(msgspec.Struct, frozen=True, omit_defaults=True):
    title: str
    game: str
    variant: str
    shape: str
    created: float
    rounds: int
    players: tuple[PlayerPage, ...]
    hardest: tuple[HardRound, ...] = ()
    model: Any = None
    """The strongest player's sheet at the end."""

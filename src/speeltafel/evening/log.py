"""The log of an evening: everything its host and its guests did, in order, never changed."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from speeltafel.core.seats import TABLE

HOST: Final = TABLE
"""Who acts where no player does."""


class EveningKind(StrEnum):
    JOIN = "join"  # somebody came in; actor: the player's number; text: `Newcomer` as JSON
    BIND = "bind"  # the place of this player goes on at another device; text: its guest
    BEGIN = "begin"
    ROLL = "roll"  # the dice of a round, for every table; text: the move
    ROUND = "round"  # a round of pairings; text: `Pairings` as JSON
    RESULT = "result"  # a table of the round is over; text: `TableResult` as JSON
    HOLD = "hold"  # everybody looks at the board; text: yes, or empty when it goes on
    PACE = "pace"  # text: `timer 60`
    LOCK = "lock"  # text: yes, or empty
    RENAME = "rename"  # text: the name; empty: the animal
    REMOVE = "remove"
    LET_IN = "let-in"
    RELEASE = "release"  # another device may take this place now
    SHOW = "show"  # text: `Exhibition` as JSON
    SCORES = "scores"  # text: nothing, distribution or board
    MOVE = "move"  # on the one board of `together`; text: who and what, as in a record: `1 Zn`
    VOTE = "vote"  # text: `Ballot` as JSON
    ASK = "ask"  # the next question for everybody; text: `Question` as JSON
    TELL = "tell"  # no more answers to it: what is right is told
    END = "end"


class EveningEntry(msgspec.Struct, frozen=True, gc=False):
    """In the shape of a table's entry, so that both are kept in the same way."""

    sequence: int
    kind: EveningKind = msgspec.field(name="happening")
    actor: int = HOST
    text: str = ""
    at: float = 0.0
    """Seconds since 1970."""
    ticket: str = ""


class Newcomer(msgspec.Struct, frozen=True):
    guest: str
    name: str = ""
    """Empty: the animal."""
    group: tuple[str, ...] = ()
    table: str = ""
    """The sheet of their own."""


class Pairings(msgspec.Struct, frozen=True):
    """The players at each table by seat, the tables by name, and who rests."""

    tables: tuple[str, ...]
    seats: tuple[tuple[int, ...], ...]
    resting: tuple[int, ...] = ()
    again: tuple[tuple[int, int], ...] = ()


class TableResult(msgspec.Struct, frozen=True):
    table: str
    points: tuple[int, ...]
    """Of each seat, in parts of a point (`rounds.POINT`)."""


class Exhibition(msgspec.Struct, frozen=True):
    players: tuple[int, ...] = ()
    advice: bool = False


class Ballot(msgspec.Struct, frozen=True):
    move: str
    seen: int


class EveningSetup(msgspec.Struct, frozen=True):
    """What an evening was set up for; it never changes."""

    evening: str
    code: str
    game: str
    rules: int
    variant: str
    options: dict[str, Any]
    shape: str
    naming: str
    language: str
    created: float
    link: str
    """The door, for everybody."""
    host_key: str
    """Not the key: what it is known by."""
    wall_key: str
    cards: int = 0
    """Animals handed out beforehand."""
    size: int = 2
    """Players at a table, with `tables`."""
    system: str = "swiss"
    rounds: int = 0
    """How many are planned, with `tables`."""
    opponent: str = ""
    """Level of the computer, with `together`."""
    table: str = ""
    """The one table of `together`, and the model sheet of `sheets` and `wall`."""
    pace: str = "all"
    seconds: int = 60


def encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()

"""The log of a table: everything that ever happened there, in order, never changed."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from speeltafel.core.seats import TABLE, Actor


class Happening(StrEnum):
    SIT = "sit"  # somebody took a seat; text: `Sitting` as JSON
    START = "start"  # the game begins; text: the number of players
    MOVE = "move"  # text: the move
    UNDO = "undo"  # text: the length the match goes back to; `only 12`: that one move goes
    ASK = "ask"  # a seat asks the others; text: `Wish` as JSON
    ANSWER = "answer"  # text: yes or no
    LEAVE = "leave"  # somebody says goodbye
    STAND_IN = "stand-in"  # the computer plays for somebody; text: its level
    RETURN = "return"  # that somebody is back
    REMATCH = "rematch"  # text: the table where it goes on


MATCH_CHANGES: Final = (Happening.START, Happening.MOVE, Happening.UNDO)


class Entry(msgspec.Struct, frozen=True, gc=False):
    sequence: int
    happening: Happening
    actor: Actor = TABLE
    text: str = ""
    at: float = 0.0
    """Seconds since 1970."""
    ticket: str = ""
    """What the sender called it and what it had seen (`t1@17`), so that a message sent twice
    happens once."""


def stamped(ticket: str, seen: int) -> str:
    """Two devices may give two moves the same name; then they had seen different things."""
    return f"{ticket}@{seen}" if ticket else ""


def unstamped(ticket: str) -> str:
    return ticket.rpartition("@")[0]


class Sitting(msgspec.Struct, frozen=True):
    guest: str
    name: str


class Wish(msgspec.Struct, frozen=True):
    """To take back (`length` is where the match returns to; `only`: the later moves stay), or to
    announce `event`."""

    asked: tuple[int, ...]
    """The seats that must agree."""
    length: int = -1
    only: bool = False
    event: str = ""

    def undo_text(self) -> str:
        return f"only {self.length}" if self.only else str(self.length)


def encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def decode_sitting(text: str) -> Sitting:
    return msgspec.json.decode(text, type=Sitting)


def decode_wish(text: str) -> Wish:
    return msgspec.json.decode(text, type=Wish)


class Plan(msgspec.Struct, frozen=True):
    """Who was meant to sit on a chair when the table was set up."""

    kind: str
    """here, elsewhere or computer"""
    name: str = ""
    level: str = ""


class Charter(msgspec.Struct, frozen=True):
    """What a table was set up for; it never changes."""

    table: str
    code: str
    game: str
    rules: int
    variant: str
    options: dict[str, Any]
    plan: tuple[Plan, ...]
    open: bool
    """The host starts when enough have come; empty chairs are put away."""
    host: str
    created: float
    previous: str = ""

"""The log of a table: everything that ever happened there, in order, never changed."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from speeltafel.core.seats import TABLE, Actor, Seat


class EntryKind(StrEnum):
    SIT = "sit"  # somebody took a chair; text: `Sitter` as JSON
    FILL = "fill"  # the host let the computer take an empty chair; text: its level
    START = "start"  # the game begins; text: the number of players
    MOVE = "move"  # text: the move
    UNDO = "undo"  # text: the length the match goes back to; `only 12`: that one move goes
    ASK = "ask"  # a seat asks the others; text: `Proposal` as JSON
    ANSWER = "answer"  # text: yes or no
    WITHDRAW = "withdraw"  # whoever asked no longer does
    LEAVE = "leave"  # somebody says goodbye
    STAND_IN = "stand-in"  # the computer plays for somebody; text: its level
    RETURN = "return"  # that somebody is back
    RESIGN = "resign"  # somebody gives the match up
    REMATCH = "rematch"  # text: the table where it goes on
    HINT = "hint"  # somebody took a hint where others play too
    DOOR = "door"  # the host: who may come in; text: open, closed or private
    REMOVE = "remove"  # the host sent this seat's guest away; text: level of who plays on, if any
    HOLD = "hold"  # the host of the evening: nobody moves; text: yes, or empty when it goes on
    CLOSE = "close"  # the host of the evening ended it: what is there counts
    NAME = "name"  # the host of the evening gave this seat another name; text: the name


class Entry(msgspec.Struct, frozen=True, gc=False):
    sequence: int
    kind: EntryKind = msgspec.field(name="happening")
    actor: Actor = TABLE
    text: str = ""
    at: float = 0.0
    """Seconds since 1970."""
    ticket: str = ""
    """What the sender called it and what it had seen (`t1@17`), so that a message sent twice
    happens once."""


class Sitter(msgspec.Struct, frozen=True):
    guest: str
    name: str


class Proposal(msgspec.Struct, frozen=True):
    """To take back (`length` is where the match returns to; `only`: the later moves stay), to
    announce `event`, or to play again."""

    asked: tuple[Seat, ...]
    """The seats that must agree."""
    length: int = -1
    only: bool = False
    event: str = ""
    rematch: bool = False

    @property
    def what(self) -> str:
        return "rematch" if self.rematch else "event" if self.event else "undo"

    def undo_text(self) -> str:
        return f"only {self.length}" if self.only else str(self.length)


class SeatPlan(msgspec.Struct, frozen=True):
    """Who was meant to sit on a chair when the table was set up."""

    kind: str
    """here, elsewhere or computer"""
    name: str = ""
    level: str = ""


class TableSetup(msgspec.Struct, frozen=True):
    """What a table was set up for; it never changes."""

    table: str
    code: str
    game: str
    rules: int
    variant: str
    options: dict[str, Any]
    plan: tuple[SeatPlan, ...]
    open: bool
    """The host starts when enough have come; empty chairs are put away."""
    host: str
    created: float
    previous: str = ""
    series: tuple[float, ...] = ()
    """What each seat has won in the matches before this one."""
    hints: bool = False
    """Whether hints may be taken where people play each other; everybody is told of each."""
    evening: str = ""
    """The evening it belongs to, whose host may hold and close it; empty: it is on its own."""
    dealt: bool = False
    """Dice and cards come from the evening: chance waits for it."""


def encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


_SITTER: Final = msgspec.json.Decoder(Sitter)
_PROPOSAL: Final = msgspec.json.Decoder(Proposal)


def decode_sitter(text: str) -> Sitter:
    return _SITTER.decode(text)


def decode_proposal(text: str) -> Proposal:
    return _PROPOSAL.decode(text)

"""What can be asked of a table: the socket reads these structs, terminal and bots make them."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Ticket: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Sequence: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class Ask(
    msgspec.Struct,
    frozen=True,
    tag_field="is",
    tag=str.lower,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A JSON object; `is` says what it is. The answer carries the same ticket."""

    ticket: Ticket = ""


class SeatAsk(Ask, frozen=True, kw_only=True):
    """What somebody asks for a seat of theirs."""

    seat: SeatNumber
    seen: Sequence = -1
    """The last sequence number the player had before them."""

    @property
    def stamp(self) -> str:
        """Two devices may use the same ticket; then they had seen different things."""
        return f"{self.ticket}@{self.seen}" if self.ticket else ""


class Move(SeatAsk, frozen=True, kw_only=True):
    move: MoveText


class Undo(SeatAsk, frozen=True, kw_only=True):
    pass


class Propose(SeatAsk, frozen=True, kw_only=True):
    """Let us agree on this event of the table, such as to stop."""

    event: MoveText


class Reply(SeatAsk, frozen=True, kw_only=True):
    """To the question with this sequence number."""

    question: Sequence
    yes: bool


class Withdraw(SeatAsk, frozen=True, kw_only=True):
    """I no longer ask what I asked."""


class Leave(SeatAsk, frozen=True, kw_only=True):
    pass


class Return(SeatAsk, frozen=True, kw_only=True):
    pass


class Resign(SeatAsk, frozen=True, kw_only=True):
    """I give this match up (two players)."""


class Rematch(SeatAsk, frozen=True, kw_only=True):
    """Shall we play again? Other people are asked."""


class StandIn(Ask, frozen=True, kw_only=True, tag="stand-in"):
    """Let the computer play for somebody who is away."""

    seat: SeatNumber


class Fill(Ask, frozen=True, kw_only=True):
    """The host: let the computer take this empty chair."""

    seat: SeatNumber
    level: Word


class Door(Ask, frozen=True, kw_only=True):
    """The host: who may come in. `closed`: nobody sits down any more; `private`: only those who sit
    here may look on, and the code finds nothing."""

    door: Literal["open", "closed", "private"]


class Remove(Ask, frozen=True, kw_only=True):
    """The host: send away who sits here, for good."""

    seat: SeatNumber


class Start(Ask, frozen=True, kw_only=True):
    """The host of an open table: we are complete."""


class Sit(Ask, frozen=True, kw_only=True):
    """Take a free chair: this one, or any."""

    seat: SeatNumber | None = None
    name: str = ""


class TakeHint(SeatAsk, frozen=True, kw_only=True):
    """A hint is about to be given: may it, and who must know?"""


class Tick(Ask, frozen=True, kw_only=True):
    """Time has passed: clocks that ran out ring, and the computer stands in for who stays away."""


class PlayAgain(Ask, frozen=True, kw_only=True):
    """Everybody agreed; this is the table where it goes on."""

    table: str


# ── what the evening asks of its tables; no device can send these


class Advance(Ask, frozen=True, kw_only=True):
    """The dice of this round, which is the `number`-th; told twice it happens once."""

    number: int
    move: str


class DrawFor(Ask, frozen=True, kw_only=True, tag="draw-for"):
    """The computer makes one move for somebody who did not, and the chair stays theirs."""

    seat: int
    move: str
    level: str


class Hold(Ask, frozen=True, kw_only=True):
    held: bool


class Close(Ask, frozen=True, kw_only=True):
    """The evening is over; what is there counts."""


class Name(Ask, frozen=True, kw_only=True):
    seat: int
    name: str


class Place(Ask, frozen=True, kw_only=True):
    """This chair belongs to that guest from now on."""

    seat: int
    guest: str
    name: str


class Unseat(Ask, frozen=True, kw_only=True):
    """Whoever sits here is sent away; at `level` the computer plays on."""

    seat: int
    level: str


EveningAsk: TypeAlias = Advance | DrawFor | Hold | Close | Name | Place | Unseat

TableMessage: TypeAlias = (
    Move
    | Undo
    | Propose
    | Reply
    | Withdraw
    | Leave
    | Return
    | Resign
    | Rematch
    | StandIn
    | Fill
    | Start
    | Door
    | Remove
    | Sit
    | TakeHint
    | Tick
    | PlayAgain
    | EveningAsk
)

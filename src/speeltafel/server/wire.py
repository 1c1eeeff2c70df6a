"""Every message on the socket, typed. `docs/server.md` tells when each is sent."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

Ticket: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Sequence: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """What goes over the socket is a JSON object; `is` says what it is."""


# ── from the client


class Ask(Message, frozen=True, forbid_unknown_fields=True):
    """What a client asks; the answer carries the same ticket."""

    ticket: Ticket = ""


class Move(Ask, frozen=True, kw_only=True):
    """`seen` is the last sequence number the player had before them."""

    seat: SeatNumber
    move: MoveText
    seen: Sequence


class Why(Ask, frozen=True, kw_only=True):
    """What would this move do, or why is it not allowed? Nothing happens."""

    seat: SeatNumber
    move: MoveText


class Hint(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Undo(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Propose(Ask, frozen=True, kw_only=True):
    """Let us agree on this event of the table, such as to stop."""

    seat: SeatNumber
    event: MoveText


class Reply(Ask, frozen=True, kw_only=True):
    """To the question with this sequence number."""

    seat: SeatNumber
    question: Sequence
    yes: bool


class Talk(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    phrase: Word


class Start(Ask, frozen=True, kw_only=True):
    """The host of an open table: we are complete."""


class Leave(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Replace(Ask, frozen=True, kw_only=True, tag="stand-in"):
    """Let the computer play for somebody who is away."""

    seat: SeatNumber


class Return(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Rematch(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Language(Ask, frozen=True, kw_only=True):
    language: Word


class Look(Ask, frozen=True, kw_only=True):
    """Tell me everything again."""

    have: Sequence = -1


class Ping(Ask, frozen=True, kw_only=True):
    pass


FromClient: TypeAlias = (
    Move
    | Why
    | Hint
    | Undo
    | Propose
    | Reply
    | Talk
    | Start
    | Leave
    | Replace
    | Return
    | Rematch
    | Language
    | Look
    | Ping
)

# ── from the server


class Said(msgspec.Struct, frozen=True):
    """A reason: its code with arguments, and in words."""

    code: str
    arguments: dict[str, Any]
    text: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: str
    """here, elsewhere or computer"""
    name: str
    taken: bool
    present: bool = False
    level: str = ""
    """Of the computer that belongs here or stands in."""
    stand_in: bool = False
    leaving: bool = False


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    code: str
    game: str
    variant: str
    options: dict[str, Any]
    open: bool
    host: bool
    """Whether you set it up."""
    players: int
    previous: str = ""
    rematch: str = ""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as this device may know it."""

    sequence: int
    happening: str
    actor: int
    at: float
    move: str = ""
    told: msgspec.Raw | None = None


class Sight(msgspec.Struct, frozen=True):
    """What a seat sees (`seat` is null for a spectator) and may do."""

    seat: int | None
    view: msgspec.Raw
    acts: bool = False
    moves: list[str] = []
    """Everything this seat may do now, each as its one canonical text."""
    prompt: msgspec.Raw | None = None
    undo: bool = False
    """Whether this seat may ask for its last move back."""


class ClockInfo(msgspec.Struct, frozen=True):
    seat: int | None
    left: float
    """Seconds, at the moment of sending."""
    running: bool


class Asked(msgspec.Struct, frozen=True):
    """A question that is open: `undo`, or an agreement on `event`."""

    sequence: int
    seat: int
    what: str
    event: str
    of: list[int]
    """Who has still to answer."""
    text: str


class End(msgspec.Struct, frozen=True):
    reason: msgspec.Raw
    winners: list[int]
    scores: list[int]
    counting: list[msgspec.Raw]


class Situation(msgspec.Struct, frozen=True, omit_defaults=True):
    """How things stand after `sequence`, as far as everybody may know."""

    started: bool
    waiting: int = 0
    """How many may act."""
    acting: list[int] = []
    """Who; empty at a large table."""
    clocks: list[ClockInfo] = []
    question: Asked | None = None
    agreements: list[str] = []
    end: End | None = None
    rematch: str = ""


class Welcome(Message, frozen=True, kw_only=True):
    """The first message on every socket: everything."""

    sequence: int
    after: int
    """The steps begin after this one; what lies before is in `view` already."""
    table: TableInfo
    you: list[int]
    seats: msgspec.Raw
    steps: list[Step]
    tickets: list[str]
    """Of your own messages among these steps."""
    situation: Situation
    sights: list[Sight]
    now: float


class News(Message, frozen=True, kw_only=True):
    """Something happened: steps `after` + 1 … `sequence`."""

    sequence: int
    after: int
    steps: list[Step]
    situation: Situation
    tickets: list[str] = []
    """Of your own messages that are carried out by these steps."""
    seats: list[SeatInfo] = []
    """Those that changed."""
    sights: list[Sight] = []
    acted: list[int] = []
    """At a large table: who has moved, instead of one step for each."""
    you: list[int] | None = None
    """When your own seats have changed."""


class Sights(Message, frozen=True, kw_only=True):
    """At a large table sights come on their own, a little after the news."""

    sequence: int
    sights: list[Sight]


class Done(Message, frozen=True):
    """Your message with this ticket is carried out and on disk."""

    ticket: str
    sequence: int


class Refused(Message, frozen=True):
    """It is not, and nothing has changed. `again`: the same message may do in a moment."""

    ticket: str
    kind: str
    why: msgspec.Raw
    instead: msgspec.Raw | None
    text: str
    sequence: int
    again: bool = False


class Answer(Message, frozen=True):
    """To `why`: a move, and what it does. To `hint` also where to look first, and because."""

    ticket: str
    move: str
    told: msgspec.Raw
    look: msgspec.Raw | None = None
    because: list[msgspec.Raw] = []
    proven: bool = False
    """Whether the reasons are proven, or an estimate."""


class Chat(Message, frozen=True, tag="talk"):
    seat: int
    phrase: str
    text: str


class Pong(Message, frozen=True):
    ticket: str
    now: float


class Goodbye(Message, frozen=True):
    """The server stops or the table is gone; `again`: connect again, perhaps elsewhere."""

    text: str
    again: bool


FromServer: TypeAlias = Welcome | News | Sights | Done | Refused | Answer | Chat | Pong | Goodbye

decode: Final = msgspec.json.Decoder(FromClient).decode
encode: Final = msgspec.json.Encoder().encode

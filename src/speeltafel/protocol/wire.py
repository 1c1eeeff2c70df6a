"""Every message on the socket, typed. `docs/server.md` tells when each is sent."""

from typing import Any, Final, TypeAlias

import msgspec

from speeltafel.table import messages
from speeltafel.table.messages import Ask, MoveText, SeatNumber, Sequence, Word

# ── from the client: what changes a table stands in `table/messages`; this only asks


class Why(Ask, frozen=True, kw_only=True):
    """What would this move do, or why is it not allowed? Nothing happens."""

    seat: SeatNumber
    move: MoveText


class Hint(Ask, frozen=True, kw_only=True):
    seat: SeatNumber


class Talk(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    phrase: Word


class Language(Ask, frozen=True, kw_only=True):
    """Tell me everything again in this language, with the steps after `have`."""

    language: Word
    have: Sequence = -1


class Look(Ask, frozen=True, kw_only=True):
    """Tell me everything again."""

    have: Sequence = -1


class Ping(Ask, frozen=True, kw_only=True):
    pass


Question: TypeAlias = Why | Hint | Talk | Language | Look | Ping
Action: TypeAlias = (
    messages.Move
    | messages.Undo
    | messages.Propose
    | messages.Reply
    | messages.Withdraw
    | messages.Leave
    | messages.Return
    | messages.Resign
    | messages.Rematch
    | messages.StandIn
    | messages.Fill
    | messages.Start
    | messages.Door
    | messages.Remove
)
FromClient: TypeAlias = Action | Question

# ── from the server


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """What goes over the socket is a JSON object; `is` says what it is."""


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
    wait: float = 0.0
    """Of somebody who is away: seconds until the computer may stand in, at the moment of
    sending."""


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
    series: list[float] = []
    """What each seat has won in the matches before this one."""
    hints: bool = False
    """Whether hints may be taken where people play each other; everybody is told of each."""
    evening: str = ""
    """The evening this table belongs to."""


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
    hint: bool = False
    """Whether it may ask for a hint."""


class ClockInfo(msgspec.Struct, frozen=True):
    seat: int | None
    left: float
    """Seconds, at the moment of sending."""
    running: bool


class Asked(msgspec.Struct, frozen=True):
    """A question that is open: `undo`, `rematch`, or an agreement on `event`."""

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
    door: str = "open"
    """`closed`: nobody sits down any more; `private`: nobody else may look on."""
    paused: bool = False
    """The host of the evening has everybody look at the board; no move is carried out."""
    waits: bool = False
    """The next roll comes when the class, or its host, is ready."""


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
    """Of your own messages among these steps, and of the one this answers."""
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

"""What an evening and its screens say to each other: documents over HTTP, messages on the socket.

Nothing here but `Desk` carries a name or a sheet of a child to anybody but that child; the wall
gets sheets only where the host shows them, and then without names."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from speeltafel.evening import messages
from speeltafel.evening.messages import PlayerNumber, Scoring
from speeltafel.protocol.documents import Name, Short
from speeltafel.protocol.wire import Done, Goodbye, Ping, Pong, Refused, Said
from speeltafel.table.messages import Ask

Key = Annotated[str, msgspec.Meta(max_length=64)]
Shape: TypeAlias = Literal["sheets", "tables", "wall", "together", "questions"]
"""`sheets`: everybody draws the same dice on a sheet of their own · `tables`: pairs or fours, who
meets whom is decided anew each round · `wall`: no devices, the wall rolls · `together`: the class
plays one side of one board by vote, the computer the other · `questions`: two tiles lie on the
wall, everybody says what they share."""
Naming: TypeAlias = Literal["animals", "cards", "own"]
"""`animals`: everybody gets the next animal · `cards`: the host has handed out animals (a list on
the host's device says who is who), everybody says which one they are · `own`: they type a name."""
Phase: TypeAlias = Literal["lobby", "playing", "over"]

# ── over HTTP


class NewEvening(msgspec.Struct, forbid_unknown_fields=True):
    game: Short = "kapai"
    variant: Short | None = None
    options: dict[Short, bool | int | Short] = {}
    shape: Shape = "sheets"
    naming: Naming = "animals"
    cards: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """With `cards`: how many animals were handed out."""
    size: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    """Players at a table, with `tables`."""
    system: Literal["swiss", "everybody"] = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How many are planned, with `tables` and `questions`; 0: until the host stops."""
    opponent: Short = ""
    """Level of the computer the class plays against, with `together`."""
    pace: messages.Pacing = "all"
    seconds: Annotated[int, msgspec.Meta(ge=messages.LEAST_SECONDS, le=messages.MOST_SECONDS)] = 60


class EveningKeys(msgspec.Struct):
    """Said once, to whoever set it up; the server keeps only what it needs to know them again."""

    evening: str
    code: str
    link: str
    """For everybody: the door."""
    host_key: str
    wall_key: str


class EveningDoor(msgspec.Struct):
    """What stands at the door, for somebody with the code."""

    evening: str
    code: str
    game: str
    variant: str
    shape: str
    naming: str
    phase: str
    locked: bool
    you: int = 0
    """Your number, when you are in already, or were removed and may come back."""


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    player: PlayerNumber | None = None
    """I am this animal: from my card, or coming back on another device."""
    name: Name = ""
    group: Annotated[list[Name], msgspec.Meta(max_length=8)] = []
    """Those who share this device."""


class Entered(msgspec.Struct):
    evening: str
    player: int
    animal: str
    name: str


class KeyedEvening(msgspec.Struct):
    """Whether a key is good, and for what."""

    evening: str
    code: str
    link: str
    role: str
    """host or wall"""


# ── from a device: first `Arrive`, then what its role may say


class Arrive(Ask, frozen=True, kw_only=True):
    """The first message on the socket. `desk` and `remote` need the host key, `wall` that or the
    wall key, a guest only the cookie."""

    role: Literal["wall", "desk", "remote", "guest"]
    key: Key = ""


class SpeakIn(Ask, frozen=True, kw_only=True, tag="language"):
    language: Short


FromEveningDevice: TypeAlias = Arrive | SpeakIn | messages.HostMessage | messages.Vote | Ping

# ── to a device


class EveningInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How things stand, as far as everybody may know."""

    evening: str
    code: str
    link: str
    game: str
    variant: str
    options: dict[str, Any]
    shape: str
    naming: str
    phase: str
    paused: bool = False
    locked: bool = False
    pace: str = "all"
    seconds: int = 60
    """Of the timer."""
    left: float | None = None
    """Seconds until the timer ends the round, at the moment of sending; null: none runs."""
    round: int = 0
    """Of rolls, or of pairings; 0 before the first."""
    rounds: int = 0
    """About how many there will be; 0: nobody knows."""
    players: int = 0
    """Who plays: not those who were removed."""
    ready: int = 0
    """How many have done this round."""
    away: int = 0
    asks: bool = False
    """With `together` and `questions`: a vote or an answer is wanted now."""


class ShownSheet(msgspec.Struct, frozen=True):
    """A sheet or position on the wall: no name, no number."""

    view: msgspec.Raw
    score: int | None = None
    """Only where the host has switched scores on."""


class WallAdvice(msgspec.Struct, frozen=True):
    """What the strongest player would have done on the first sheet shown."""

    view: msgspec.Raw
    """Before the move."""
    move: str
    told: msgspec.Raw
    because: list[msgspec.Raw]
    proven: bool


class BoardLine(msgspec.Struct, frozen=True):
    place: int
    name: str
    points: float


class VoteLine(msgspec.Struct, frozen=True, omit_defaults=True):
    move: str
    """As it is written in a record. In Potz Klotz `=card` is no move: it stands for a card that
    could have been claimed and that nobody named, with no votes."""
    told: str
    votes: int
    right: bool = False
    """This is so, or could be claimed; told once the vote is closed."""


class TilePair(msgspec.Struct, frozen=True):
    """Two tiles, and what is asked of them."""

    one: str
    other: str
    shared: list[str] | None = None
    """Once it is told: colour, shape, size."""


class Picture(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """What a screen is told of how things stand."""


class Wall(Picture, frozen=True, kw_only=True):
    """All that the wall shows; each is complete and takes the place of the one before. The remote
    gets the same, and the desk beside its own."""

    sequence: int
    info: EveningInfo
    view: msgspec.Raw | None = None
    """What everybody looks at: the dice of this round as the game's own view (`roll` in Ka Pai), or
    the one board of `together`."""
    prompt: msgspec.Raw | None = None
    """What is to be done now, in one sentence."""
    shown: list[ShownSheet] = []
    advice: WallAdvice | None = None
    thinking: bool = False
    """The advice is asked for and not there yet."""
    scores: Scoring = "nothing"
    distribution: list[float] = []
    """All scores from low to high, where that is switched on: nobody's in particular."""
    board: list[BoardLine] = []
    """Only where the score board is switched on."""
    votes: list[VoteLine] = []
    """With `together`, once everybody has voted, or the vote is closed and the computer thinks;
    with `questions` once it is told what is right."""
    pair: TilePair | None = None
    """With `questions`."""


class StuckInfo(msgspec.Struct, frozen=True):
    times: int
    """Refusals one after the other."""
    why: Said


class PlayerInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    player: int
    animal: str
    """Its key: `hare`; the words are `evening-animal-hare`."""
    name: str
    group: list[str] = []
    present: bool = False
    away: float = 0.0
    """For how many seconds, at the moment of sending."""
    ready: bool = False
    removed: bool = False
    waiting: bool = False
    """A card nobody has taken yet."""
    since: int = 1
    """The round in which they came in."""
    missed: list[int] = []
    """Rounds the computer has played for them."""
    stuck: StuckInfo | None = None
    table: str = ""
    seat: int = 0
    points: float = 0.0
    """Score of the sheet as it is, or points from all rounds."""
    bye: bool = False
    """Free in this round of pairings."""
    vote: str = ""
    """What they want the class to play, in words, with `together`; what they answer, with
    `questions`."""
    right: bool = False
    """With `questions`: they saw it all, and it is told."""


class SmallTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the desk draws it small."""

    table: str
    players: list[int]
    """By seat; 0: the computer."""
    view: msgspec.Raw
    """As somebody at that seat sees it where it is one player's sheet, else as a spectator."""
    sequence: int
    over: bool = False
    winners: list[int] = []
    scores: list[int] = []


class Desk(Picture, frozen=True, kw_only=True):
    """`whole`: everything. Else only the players and tables that changed."""

    sequence: int
    info: EveningInfo
    players: list[PlayerInfo]
    tables: list[SmallTable]
    whole: bool = False


class You(Picture, frozen=True, kw_only=True):
    """To a guest: each is complete and takes the place of the one before."""

    sequence: int
    phase: str
    player: int
    """0: not in, or removed."""
    animal: str = ""
    name: str = ""
    group: list[str] = []
    removed: bool = False
    paused: bool = False
    round: int = 0
    table: str = ""
    """Where to play: `/api/tables/{table}/socket`, with the cookie, as anybody else."""
    seat: int = 0
    bye: bool = False
    text: str = ""
    """What is so now, in one sentence: wait, look at the board, you are free this round."""
    view: msgspec.Raw | None = None
    """With `together`: the one board, as the class sees it."""
    moves: list[str] = []
    """With `together`: what may be voted for, at `seen`; with `questions` what may be named."""
    seen: int = 0
    vote: str = ""
    pair: TilePair | None = None
    """With `questions`."""


FromEvening: TypeAlias = Wall | Desk | You | Done | Refused | Pong | Goodbye

decode: Final = msgspec.json.Decoder(FromEveningDevice).decode

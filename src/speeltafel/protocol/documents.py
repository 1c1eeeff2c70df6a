"""What is asked and answered beside play, typed; the API documentation is made from it."""

from typing import Annotated, Any, Literal

import msgspec

from speeltafel.protocol.wire import Said

Name = Annotated[str, msgspec.Meta(max_length=100)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname, nothing else."""

    name: Name


class GuestInfo(msgspec.Struct):
    name: str


class Passage(msgspec.Struct):
    """A code that brings you to another device; good for once, for a few minutes."""

    code: str
    seconds: int


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`here`: a person on your device; `elsewhere`: somebody who joins; `computer`: a bot."""

    kind: Literal["here", "elsewhere", "computer"]
    name: Name = ""
    level: Short = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10_000)]
    variant: Short | None = None
    options: dict[Short, bool | int | Short] = {}
    open: bool = False
    """Start when the host says so, with whoever is there by then."""
    hints: bool = False
    """Hints may be taken where people play each other; everybody is told of each."""


class KeptTable(msgspec.Struct, forbid_unknown_fields=True):
    """A file with a table that was taken along, or a record."""

    text: Annotated[str, msgspec.Meta(max_length=900_000)]


class TableCard(msgspec.Struct, omit_defaults=True):
    """A table in short."""

    table: str
    code: str
    link: str
    game: str
    variant: str
    options: dict[str, Any]
    players: int
    free: int
    started: bool
    over: bool
    you: list[int]
    names: list[str]
    your_turn: bool = False
    rematch: str = ""
    levels: list[str] = []
    """Of the computer in each seat, empty for people; none at a table without computers."""
    acting: list[int] = []
    at: float = 0.0
    """When the last move was made, or the table was set up."""
    told: str = ""
    """What you may do now, or how it ended."""
    winners: list[int] = []
    scores: list[int] = []


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    name: Name = ""


class OptionInfo(msgspec.Struct):
    option: str
    title: str
    about: str
    default: bool | int | str
    values: list[bool | int | str]


class VariantInfo(msgspec.Struct):
    variant: str
    title: str
    about: str
    least: int
    most: int | None
    """None: as many as one likes."""
    age: int
    minutes: list[int]
    options: list[OptionInfo]


class LevelInfo(msgspec.Struct):
    level: str
    title: str


class GameInfo(msgspec.Struct):
    game: str
    title: str
    about: str
    designer: str
    hidden: bool
    """Whether hands are secret, so that people who share a device must hand it over."""
    simultaneous: bool
    levels: list[LevelInfo]
    """Computer players, the weakest first."""
    seats: list[str]
    """What the seats are called, where they have names of their own."""
    variants: list[VariantInfo]


class PhraseInfo(msgspec.Struct):
    phrase: str
    text: str


class Shelf(msgspec.Struct):
    games: list[GameInfo]
    phrases: list[PhraseInfo]


class ReplayStep(msgspec.Struct, omit_defaults=True):
    number: int
    actor: int
    move: str
    told: str
    code: str
    """Of the reason that is told: what kind of step this was, in any language."""
    at: float
    view: Any


class Replay(msgspec.Struct):
    """A match from its beginning, as one seat saw it; each step has the view after it."""

    game: str
    variant: str
    options: dict[str, Any]
    names: list[str]
    start: Any
    steps: list[ReplayStep]
    result: str | None
    counting: list[str]


class Decision(msgspec.Struct):
    """What decided a match, in words; none where nothing is proven."""

    text: str
    step: int
    """After which move, counted from 1; 0 for none in particular."""


class ExampleInfo(msgspec.Struct):
    """A position of the rules that can be played: a task of a lesson."""

    picture: int
    """After which picture of the page it stands, counted from 0."""
    lesson: str
    number: int
    task: str


class RulesPage(msgspec.Struct):
    game: str
    title: str
    page: str
    """Markdown."""
    examples: list[ExampleInfo]


class PuzzlesOfGame(msgspec.Struct):
    game: str
    today: int
    """The number of the puzzle of the day."""
    all: int
    grades: list[int]
    """How many there are of each grade, the easiest first; they lie in this order."""


class PuzzleShelf(msgspec.Struct):
    day: str
    grade: int
    """How hard the puzzles of this day are, 1 to 5."""
    games: list[PuzzlesOfGame]


class PuzzlePage(msgspec.Struct):
    game: str
    variant: str
    number: int
    all: int
    grade: int
    task: str
    players: int
    seat: int
    """Whose eyes these are, and who solves it."""
    prompt: str
    moves: list[str]
    view: Any
    coming: list[str]
    """The rolls after the one that lies there, where the task makes them known."""


class PuzzleLine(msgspec.Struct, forbid_unknown_fields=True):
    line: Annotated[list[Short], msgspec.Meta(max_length=60)] = []
    """What was played so far from the position of the puzzle, replies included."""


class PuzzleTry(PuzzleLine, forbid_unknown_fields=True, kw_only=True):
    move: Short


class PuzzleStep(msgspec.Struct):
    """One move on the board, your own or a reply, and what is seen after it."""

    actor: int
    move: str
    told: Said
    view: Any


class PuzzleAnswer(msgspec.Struct):
    right: bool
    done: bool
    """The puzzle is solved."""
    text: str
    """Why, as it was proven."""
    steps: list[PuzzleStep]
    """Your move and what follows by itself."""
    prompt: str
    moves: list[str]
    """What you may do after it; none when the line has ended here."""


class PuzzleHint(msgspec.Struct):
    move: str
    look: str
    """Where to look, for who wants no more."""
    because: str


class Problem(msgspec.Struct, omit_defaults=True):
    """What cannot be done, why, and what instead."""

    kind: str
    code: str
    text: str

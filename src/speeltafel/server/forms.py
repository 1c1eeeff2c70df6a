"""What is sent and answered over HTTP, typed; the API documentation is made from it."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec

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


class RulesPage(msgspec.Struct):
    game: str
    title: str
    page: str
    """Markdown."""


class PuzzlePage(msgspec.Struct):
    number: int
    all: int
    grade: int
    task: str
    prompt: str
    moves: list[str]
    view_seat: int
    view: Any


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    move: Short


class PuzzleAnswer(msgspec.Struct):
    right: bool
    text: str
    """Why, as it was proven."""
    view: Any
    """The board after the move, and after the reply that refutes it."""


class Problem(msgspec.Struct, omit_defaults=True):
    """What cannot be done, why, and what instead."""

    kind: str
    code: str
    text: str


PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "Not understood"),
        (401, "Say a nickname first"),
        (403, "Not allowed"),
        (404, "Not there"),
        (409, "Cannot be done so"),
        (413, "Too large"),
        (429, "Too fast"),
        (503, "The database is away, try again"),
    )
}
"""How any call can be answered instead."""


class Health(msgspec.Struct):
    status: Literal["ok", "degraded", "stopping"]
    database: bool
    announcements: bool
    tables: int
    version: str

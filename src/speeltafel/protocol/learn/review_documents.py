"""What is asked and answered about the review of a match, typed."""

from typing import Annotated, Any, Final

import msgspec

MOST_FOUND: Final = 4_000
Text = Annotated[str, msgspec.Meta(max_length=80)]
Turn = Annotated[list[Text], msgspec.Meta(max_length=40)]


class FoundPart(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What looking at one choice, or one stroke of chance, found: kept by whoever asks, and sent
    back for the page."""

    step: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    value: float = 0.0
    """Of the best choice, or of the luck."""
    margin: float = 0.0
    chance: bool = False
    many: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """Moves of the choice."""
    cost: float = 0.0
    unsure: float = 0.0
    better: Annotated[list[Turn], msgspec.Meta(max_length=5)] = []


class ReviewPart(msgspec.Struct):
    part: int
    """What to ask for next; all is found when it is `parts`."""
    parts: int
    """All there is to look at; an answer takes about a second, and has some of it."""
    found: list[FoundPart]


class ReviewFound(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=1_000)]
    found: Annotated[list[FoundPart], msgspec.Meta(max_length=MOST_FOUND)] = []
    """All parts, in their order."""


class ReviewedRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A finished match to be printed: its record and all parts found in it."""

    record: Annotated[str, msgspec.Meta(max_length=200_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=1_000)]
    found: Annotated[list[FoundPart], msgspec.Meta(max_length=MOST_FOUND)] = []
    names: Annotated[list[Text], msgspec.Meta(max_length=1_000)] = []
    table: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{0,40}$")] = ""
    """Where the server has it too: for the QR code."""


class ReviewPoint(msgspec.Struct):
    step: int
    """After so many moves of the record."""
    value: float
    margin: float


class ReviewSlip(msgspec.Struct):
    """A place on the line."""

    step: int
    seat: int
    cost: float
    margin: float


class ReviewNumber(msgspec.Struct):
    sign: str
    """`+`, `-` or `=`; empty for the first."""
    label: str
    text: str
    """The number as it is shown; signs and texts add up."""
    value: float
    margin: str
    """Empty where it is exact."""


class ReviewStep(msgspec.Struct):
    """One move of the better line, and what is seen after it."""

    move: str
    told: str
    view: Any


class ReviewMoment(msgspec.Struct):
    step: int
    """The move that was played, in the record, counted from 1."""
    seat: int
    number: str
    where: str
    badge: str
    did: list[str]
    """What was played."""
    task: str
    played: str
    better: list[str]
    """Each of these finds it."""
    refuted: dict[str, str]
    """Where it is proven: why the other moves are no better."""
    found: str
    why: list[str]
    """Said once it is found or shown."""
    view: Any
    prompt: str
    moves: list[str]
    line: list[ReviewStep]
    """The better move, and how it goes on."""
    cost: float
    margin: float
    after: Any
    """What is seen after what was played."""


class ReviewPage(msgspec.Struct):
    game: str
    variant: str
    names: list[str]
    seat: int
    proven: bool
    unit: str
    """`outcome`, `points` or `share`."""
    length: int
    """Moves in the record."""
    text: list[str]
    result: str
    numbers: list[ReviewNumber]
    points: list[ReviewPoint]
    movers: list[int]
    """Who made each move of the record; negative for chance."""
    slips: list[ReviewSlip]
    moments: list[ReviewMoment]

"""What somebody wants printed: which document, which language, which paper, which ink."""

from typing import Final, NamedTuple

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.print.inks import Ink
from speeltafel.print.paper import PAPERS, Backs, Paper, Place
from speeltafel.words import Language, Voice

MOST_SHIFT: Final = 20.0
"""Millimetres; no printer is further off."""


class Order(NamedTuple):
    what: str
    language: Language = "nl"
    paper_name: str = "a4"
    ink: Ink = "colour"
    large: bool = False
    backs: Backs = "fold"
    shift: Place = Place(0, 0)
    """What the calibration sheet said, in millimetres to the right and down."""
    address: str = ""
    """Where the product is found, for QR codes: https://… without a path. Empty: none."""
    sheet: str = "corners"
    per_page: int = 1
    copies: int = 0
    """So many sheets, numbered; 0 for one page without numbers."""
    grade: int = 0
    numbers: tuple[int, ...] = ()
    """Puzzles of one's own choice."""
    size: str = "single"
    gold: str = "4-9"
    deck: str = "derived"
    name: str = ""
    """Whose certificate it is."""
    seed: int = 1
    names: tuple[str, ...] = ()
    """A certificate for each of these."""

    @property
    def paper(self) -> Paper:
        return PAPERS[self.paper_name]

    @property
    def voice(self) -> Voice:
        return Voice(self.language)


def parse_shift(text: str) -> Place | Refusal:
    """`0.5,-1`: millimetres to the right and down; with decimal commas `0,5;-1`."""
    x, _, y = text.replace(",", ".").partition(";") if ";" in text else text.partition(",")
    try:
        shift = Place(float(x), float(y))
    except ValueError:
        return _refused_shift(text)
    if not all(-MOST_SHIFT <= each <= MOST_SHIFT for each in shift):
        return _refused_shift(text)
    return shift


def _refused_shift(text: str) -> Refusal:
    why = reason("print-unknown-choice", value=text[:40], option="--shift")
    return Refusal(Kind.CONFIG, why, reason("print-shift"))

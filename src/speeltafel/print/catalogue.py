"""Everything that can be printed, by name, and the one door to have it made."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games import GAMES
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kobito.components import GOLD_TABLES
from speeltafel.games.potzklotz.components import DECKS
from speeltafel.print.documents.boards import (
    calibration,
    kapai_dice,
    katalon_board,
    katoiz_dice,
    katoiz_homes,
    potzklotz_base,
    potzklotz_cubes,
)
from speeltafel.print.documents.cards import (
    katalon_stones,
    katoiz_tiles,
    kobito_cards,
    potzklotz_cards,
)
from speeltafel.print.documents.extras import SCORED, certificate, score_sheet
from speeltafel.print.documents.lessons import lesson_sheet
from speeltafel.print.documents.puzzle_books import BOOKS, puzzle_book
from speeltafel.print.documents.puzzles import katalon_puzzles
from speeltafel.print.documents.rules import rules_sheet
from speeltafel.print.documents.sheets import ALL, kapai_sheets
from speeltafel.print.inks import INKS
from speeltafel.print.order import Order
from speeltafel.print.paper import BACKS, PAPERS
from speeltafel.print.typesetting import Document, typeset
from speeltafel.words import Voice

MOST_SHEETS: Final = 500


class Printable(NamedTuple):
    name: str
    game: str
    """Empty where it belongs to none."""
    title: Reason
    about: Reason
    make: Callable[[Order], Document]
    options: tuple[str, ...] = ()
    """What can be chosen beside language, paper and ink."""


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "paper": tuple(PAPERS),
    "ink": INKS,
    "backs": BACKS,
    "sheet": (*SHEETS, ALL),
    "per-page": ("1", "2", "4"),
    "grade": ("0", "1", "2", "3", "4", "5"),
    "size": ("single", "double", "glued"),
    "gold": tuple(GOLD_TABLES),
    "deck": tuple(DECKS),
}
"""What may be chosen where there are only so many."""


def _own(name: str, make: Callable[[Order], Document], *options: str) -> Printable:
    game = name.partition("-")[0]
    title, about = reason(f"print-{name}"), reason(f"print-{name}-about")
    return Printable(name, game, title, about, make, options)


def _of_each_game() -> list[Printable]:
    found = []
    for game in GAMES:
        title = reason(f"{game}-title")
        rules = partial(rules_sheet, game=game)
        lesson = partial(lesson_sheet, game=game)
        found += [
            Printable(
                f"{game}-rules",
                game,
                reason("print-rules-title", title=title),
                reason("print-rules-about"),
                rules,
                ("large",),
            ),
            Printable(
                f"{game}-lesson",
                game,
                reason("print-lesson-title", title=title),
                reason("print-lesson-about"),
                lesson,
                ("seed",),
            ),
        ]
        if game in SCORED:
            found.append(
                Printable(
                    f"{game}-scores",
                    game,
                    reason("print-scores-title", title=title),
                    reason("print-scores-about"),
                    partial(score_sheet, game=game),
                    ("large",),
                )
            )
        found.append(
            Printable(
                f"{game}-certificate",
                game,
                reason("print-certificate"),
                reason("print-certificate-about"),
                partial(certificate, game=game),
                ("name",),
            )
        )
    return found


PRINTABLES: Final = {
    each.name: each
    for each in (
        _own("kapai-sheets", kapai_sheets, "sheet", "per-page", "count", "large"),
        _own("kapai-dice", kapai_dice),
        _own("katalon-board", katalon_board, "size"),
        _own("katalon-stones", katalon_stones, "size", "backs", "shift"),
        _own("katalon-puzzles", katalon_puzzles, "grade", "numbers", "large"),
        _own("katoiz-tiles", katoiz_tiles, "backs", "shift", "large"),
        _own("katoiz-homes", katoiz_homes),
        _own("katoiz-dice", katoiz_dice),
        _own("potzklotz-cards", potzklotz_cards, "deck", "backs", "shift", "large"),
        _own("potzklotz-base", potzklotz_base),
        _own("potzklotz-cubes", potzklotz_cubes),
        _own("kobito-cards", kobito_cards, "gold", "backs", "shift", "large"),
        *(
            _own(f"{game}-puzzles", partial(puzzle_book, game=game), "grade", "numbers", "large")
            for game in BOOKS
        ),
        *_of_each_game(),
        Printable(
            "certificate",
            "",
            reason("print-certificate"),
            reason("print-certificate-about"),
            certificate,
            ("name",),
        ),
        Printable(
            "calibration",
            "",
            reason("print-calibration"),
            reason("print-calibration-about"),
            calibration,
            ("shift",),
        ),
    )
}


def find_printable(name: str) -> Printable | Refusal:
    if name in PRINTABLES:
        return PRINTABLES[name]
    return Refusal(
        Kind.UNKNOWN,
        reason("print-unknown", name=name[:40]),
        reason("core-choose-from", known=tuple(PRINTABLES)),
    )


def document(order: Order) -> Document:
    """What was ordered, or why it cannot be made."""
    found = find_printable(order.what)
    if isinstance(found, Refusal):
        raise Refused(found)
    wrong = _wrong_choice(order)
    if wrong is not None:
        raise Refused(wrong)
    return found.make(order)


def pdf(order: Order) -> bytes:
    return typeset(document(order))


def title(printable: Printable, voice: Voice) -> str:
    return voice.sentence(printable.title)


def _wrong_choice(order: Order) -> Refusal | None:
    chosen = {
        "paper": order.paper_name,
        "ink": order.ink,
        "backs": order.backs,
        "sheet": order.sheet,
        "per-page": str(order.per_page),
        "grade": str(order.grade),
        "size": order.size,
        "gold": order.gold,
        "deck": order.deck,
    }
    for option, value in chosen.items():
        if value not in CHOICES[option]:
            return _refused(option, value, reason("core-choose-from", known=CHOICES[option]))
    if not 0 <= order.copies <= MOST_SHEETS:
        return _refused("count", str(order.copies), reason("print-count"))
    return None


def _refused(option: str, value: str, instead: Reason) -> Refusal:
    why = reason("print-unknown-choice", value=value[:40], option=f"--{option}")
    return Refusal(Kind.CONFIG, why, instead)

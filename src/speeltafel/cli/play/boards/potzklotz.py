"""Potz Klotz in the terminal: the building in its oblique picture and as a plan, and the cards.

The picture is drawn with lines, so it needs no colour; the plan gives the names of the places.
On a terminal without graphics (`TERM=dumb`, as screen readers like it) buildings are told in words.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.buildings import SIDES, Building, building, seen_from
from speeltafel.games.potzklotz.components import BASE, CARD_NAMED, pictured
from speeltafel.games.potzklotz.description import describe
from speeltafel.games.potzklotz.drawing import COLOURS, characters
from speeltafel.games.potzklotz.placement import COLUMN_LETTERS, ROW_NUMBERS, place_name
from speeltafel.games.potzklotz.telling import side_reason, verdict_reason
from speeltafel.games.potzklotz.view import View
from speeltafel.words import Voice

DARK: Final = "#5d3a12"
STYLES: Final = {face: Style(color=DARK, bgcolor=colour) for face, colour in COLOURS.items()}
DIM: Final = Style(dim=True)
BOLD: Final = Style(bold=True)


def draw(view: View, voice: Voice, seat: Seat | None) -> RenderableType:
    parts: list[RenderableType] = [Text(headline(view, voice), style=DIM)]
    if view.building:
        parts.append(standing_building(view, voice))
    if view.last is not None:
        who = voice.sentence(seat_reason(view.last.seat))
        parts.append(Text(f"{who}: {voice.say(verdict_reason(view.last))}"))
    parts.append(players(view, voice))
    parts += hands(view, voice, seat)
    if seat is not None and view.turn is not None:
        parts.append(Text(voice.word("potzklotz-write-a-move"), style=DIM))
    return Group(*parts)


@dataclass(frozen=True)
class SeenOrTold:
    """A picture, or words where no picture can be seen."""

    picture: RenderableType
    words: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del options
        yield Text(self.words) if console.is_dumb_terminal else self.picture


def standing_building(view: View, voice: Voice) -> RenderableType:
    shape = building(view.building)
    sides = range(SIDES) if view.agreed.turning and view.turn is not None else range(1)
    pictures = [
        titled(voice.sentence(side_reason(side)), picture(seen_from(shape, side))) for side in sides
    ]
    front_left = place_name(
        (min(x for x, _, _ in view.building), min(y for _, y, _ in view.building))
    )
    words = voice.word("potzklotz-stands", place=front_left, shape=describe(shape))
    return SeenOrTold(Columns([*pictures, plan(view, voice)], padding=(1, 4)), words)


def headline(view: View, voice: Voice) -> str:
    parts = [
        voice.word("potzklotz-game-number", number=view.game, games=view.agreed.games),
        voice.word("potzklotz-pile", count=view.pile),
    ]
    if view.bottom is not None:
        parts.append(voice.word("potzklotz-bottom-card", card=view.bottom))
    if view.discard:
        parts.append(voice.word("potzklotz-discard", count=len(view.discard)))
        parts.append(voice.word("potzklotz-top-card", card=view.discard[-1]))
    return " · ".join(parts)


def picture(shape: Building) -> Text:
    """A building in its oblique picture, in wood."""
    drawn = characters(shape)
    columns = [column for column, _ in drawn]
    rows = [row for _, row in drawn]
    text = Text()
    for row in range(max(rows), min(rows) - 1, -1):
        for column in range(min(columns), max(columns) + 1):
            character, face = drawn.get((column, row), (" ", ""))
            text.append(character, STYLES.get(face, Style.null()))
        if row > min(rows):
            text.append("\n")
    return text


def titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style=DIM), body)


def plan(view: View, voice: Voice) -> RenderableType:
    """The heights on their places, the back above; outside the grid where that is allowed."""
    heights = {(x, y): height for x, y, height in view.building}
    edge = 0 if view.agreed.stay_on_base else 1
    columns = range(-edge, BASE + edge)
    text = Text()
    for y in reversed(columns):
        text.append(f"{ROW_NUMBERS[y + 1]} ", DIM)
        for x in columns:
            inside = 0 <= x < BASE and 0 <= y < BASE
            height = heights.get((x, y))
            mark = str(height) if height else "·" if inside else " "
            text.append(f" {mark}", BOLD if height else DIM)
        text.append("\n")
    text.append("  " + "".join(f" {COLUMN_LETTERS[x + 1]}" for x in columns), DIM)
    return titled(voice.word("potzklotz-heights"), text)


def players(view: View, voice: Voice) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view.hands):
        acting = seat in view.answering if view.answering else seat == view.turn
        seen = voice.word("potzklotz-seen-cards", cards=view.shown[seat])
        table.add_row(
            Text("▶" if acting else " ", style=BOLD),
            Text(voice.sentence(seat_reason(seat)), style=BOLD if acting else Style.null()),
            voice.word("potzklotz-count-cards", count=len(hand)),
            score(view, voice, seat),
            seen if view.shown[seat] else "",
        )
    return table


def score(view: View, voice: Voice, seat: Seat) -> str:
    if not view.agreed.expert:
        return voice.word("potzklotz-count-points", count=view.points[seat])
    running = 0 if view.turn is None else len(view.laid[seat])
    return voice.word("potzklotz-count-laid", count=view.points[seat] + running)


def hands(view: View, voice: Voice, seat: Seat | None) -> Iterable[RenderableType]:
    """The player's own cards, and with open hands everybody's."""
    for owner, cards in enumerate(view.hands):
        known = [card for card in cards if card is not None]
        if owner == seat:
            yield Text(voice.word("potzklotz-your-cards"), style=BOLD)
        elif view.agreed.open_hands and known:
            yield Text(voice.say(reason("potzklotz-cards-of-player", seat=seat_reason(owner))))
        else:
            continue
        shapes = {card: pictured(CARD_NAMED[card]) for card in known}
        panels = [Panel(picture(shape), title=card, expand=False) for card, shape in shapes.items()]
        words = [f"{card}: {voice.say(describe(shape))}" for card, shape in shapes.items()]
        yield SeenOrTold(Columns(panels, padding=(0, 1)), "\n".join(words))

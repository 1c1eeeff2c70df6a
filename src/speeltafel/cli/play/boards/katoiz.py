"""Katoiz in the terminal: towers that grow, the square with discs, piles with their heights.

A tile is its colour letter and its picture on its own colour, so it reads without colour too:
open pictures are big, filled ones small. Marks round a tile: `<>` it is asked for, `[]` the last
walk ended here, `()` it led over here, `··` somebody's position.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from speeltafel.core.reason import seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import COLUMNS, PLACES, SIDE, place_text
from speeltafel.games.katoiz.components import COLOURS, satisfies, tile
from speeltafel.games.katoiz.dice import roll_of
from speeltafel.games.katoiz.naming import roll_reason
from speeltafel.games.katoiz.piles.view import PileView
from speeltafel.games.katoiz.towers.view import TowerView
from speeltafel.games.katoiz.trios.view import TrioView
from speeltafel.games.katoiz.view import View
from speeltafel.words import Voice

PAINT: Final = {
    "B": Style(color="bright_white", bgcolor="blue", bold=True),
    "R": Style(color="bright_white", bgcolor="red", bold=True),
    "G": Style(color="#101010", bgcolor="green"),
    "Y": Style(color="#101010", bgcolor="yellow"),
    "W": Style(color="#101010", bgcolor="bright_white"),
}
FAINT: Final = Style(dim=True)
STRONG: Final = Style(bold=True)
DISC_MARKS: Final = "①②③④"
HOME_SPOTS: Final = ((1, 0), (0, 6), (6, 7), (7, 1))
"""Row and column of the home places (KZ-30)."""
WIDTH: Final = 6


def draw(view: View, voice: Voice, seat: Seat | None) -> RenderableType:
    del seat
    if isinstance(view, TowerView):
        return draw_towers(view, voice)
    return draw_trios(view, voice) if isinstance(view, TrioView) else draw_piles(view, voice)


def painted(text: str) -> Text:
    return Text(text, PAINT[text[0]])


def asked_line(roll: str | None, voice: Voice) -> list[Text]:
    rolled = None if roll is None else roll_of(roll)
    if rolled is None:
        return []
    asked = voice.word("katoiz-board-asked", demand=roll_reason(rolled))
    return [Text(f"⚄ {asked} ({roll})", STRONG)]


def is_asked(text: str, roll: str | None) -> bool:
    rolled = None if roll is None else roll_of(roll)
    return rolled is not None and satisfies(tile(text), rolled)


def name_of(seat: Seat, turn: int | None, voice: Voice) -> Text:
    here = seat == turn
    return Text(
        ("▶ " if here else "  ") + voice.sentence(seat_reason(seat)), STRONG if here else ""
    )


# ── Stapeltoren


def draw_towers(view: TowerView, voice: Voice) -> RenderableType:
    lines = [Text(voice.word("katoiz-board-supply"), STRONG)]
    for colour in COLOURS:
        row = [each for each in view.supply if each[0] == colour]
        if row:
            lines.append(Text(" ").join([Text(" "), *map(painted, row)]))
    lines.append(Text(""))
    tallest = max((len(tower) for towers in view.towers for tower in towers), default=0)
    for level in reversed(range(tallest)):
        line = Text("  ")
        for towers in view.towers:
            for tower in towers:
                line.append_text(painted(tower[level]) if level < len(tower) else Text("  "))
                line.append("   ")
            line.append(" ")
        lines.append(line)
    heights = Text("  ")
    for towers in view.towers:
        for tower in towers:
            heights.append(f"{len(tower):<5}")
        heights.append(" ")
    lines.append(heights)
    for seat, towers in enumerate(view.towers):
        line = name_of(seat, view.turn, voice)
        tops = [
            f"{voice.word('katoiz-board-tower', number=number)}: {len(tower)}"
            for number, tower in enumerate(towers, 1)
        ]
        line.append("  " + ", ".join(tops))
        lines.append(line)
    return Group(*lines, *asked_line(view.roll, voice))


# ── The square of 3-stel and Stapeltje


def cell(body: Text, marks: str = "  ") -> Text:
    """A tile and what belongs to it, between two marks; always the same width."""
    text = Text.assemble((marks[0], STRONG), body, (marks[1], STRONG))
    text.append(" " * (WIDTH - text.cell_len))
    return text


def square(cells: Mapping[tuple[int, int], Text]) -> list[Text]:
    """Rows and columns 1–6 with their letters and numbers; 0 and 7 are home places."""
    across = [row for row in range(8) if row in range(1, 7) or any(r == row for r, _ in cells)]
    wide = any(column == 0 for _, column in cells)
    indent = " " * (WIDTH if wide else 0)
    lines = [Text("   " + indent + "".join(f" {letter:<{WIDTH - 1}}" for letter in COLUMNS), FAINT)]
    for row in across:
        line = Text.assemble((f"{row if 1 <= row <= SIDE else ' '}  ", FAINT))
        for column in range(0 if wide else 1, 8):
            line.append_text(cells.get((row, column), Text(" " * WIDTH)))
        line.rstrip()
        lines.append(line)
    return lines


def spot(place: int) -> tuple[int, int]:
    return place // SIDE + 1, place % SIDE + 1


# ── 3-stel


def draw_trios(view: TrioView, voice: Voice) -> RenderableType:
    owner = {place: seat for seat, places in enumerate(view.discs) for place in places}
    cells: dict[tuple[int, int], Text] = {}
    for place, text in enumerate(view.tiles):
        if text is None:
            cells[spot(place)] = cell(Text(" · ", FAINT))
            continue
        holder = owner.get(place_text(place))
        body = painted(text).append(" " if holder is None else DISC_MARKS[holder], STRONG)
        free = holder is None and place_text(place) not in view.vacated
        cells[spot(place)] = cell(body, "<>" if free and is_asked(text, view.roll) else "  ")
    lines = square(cells) if cells else []
    for seat, places in enumerate(view.discs):
        line = name_of(seat, view.turn, voice)
        taken = voice.word(
            "katoiz-board-sets", count=len(view.taken[seat]), score=view.scores[seat]
        )
        discs = (
            voice.word("katoiz-board-discs", places=places)
            if places
            else voice.word("katoiz-board-no-discs")
        )
        line.append(f" {DISC_MARKS[seat]}  {taken}; {discs}")
        lines.append(line)
    return Group(*lines, *asked_line(view.roll, voice))


# ── Stapeltje


def draw_piles(view: PileView, voice: Voice) -> RenderableType:
    if not view.piles:
        return Text(voice.word("katoiz-board-legend"), FAINT)
    cells = {spot(place): pile_cell(view, place) for place in range(PLACES)}
    for seat, pile in enumerate(view.homes):
        at = HOME_SPOTS[view.home_places[seat]]
        cells[at] = home_cell(seat, pile)
    lines = square(cells)
    for seat, pile in enumerate(view.homes):
        lines.append(home_line(view, seat, len(pile), voice))
    if view.ladder:
        rungs = [
            f"[{letter}]" if number == view.rung else letter
            for number, letter in enumerate(view.ladder)
        ]
        lines.append(Text(voice.word("katoiz-board-ladder", ladder=" ".join(rungs))))
    if view.path:
        lines.append(Text(voice.word("katoiz-board-path", path=" → ".join(view.path))))
    if view.steep:
        pairs = ", ".join(f"{one}|{other}" for one, other in view.steep)
        lines.append(Text(voice.word("katoiz-board-steep", pairs=pairs), Style(color="red")))
    if view.most_turns:
        turn = min(view.turns + 1, view.most_turns)
        lines.append(Text(voice.word("katoiz-board-turn", turn=turn, most=view.most_turns)))
    lines.append(Text(voice.word("katoiz-board-legend"), FAINT))
    return Group(*lines, *asked_line(view.roll, voice))


def home_cell(seat: Seat, pile: Sequence[str]) -> Text:
    text = Text.assemble(
        (f"{DISC_MARKS[seat]} ", STRONG), painted(pile[-1]), (str(len(pile)), STRONG)
    )
    text.append(" " * (WIDTH - text.cell_len))
    return text


def pile_cell(view: PileView, place: int) -> Text:
    pile = view.piles[place]
    marks = marks_of(view, place)
    if not pile:
        return cell(Text("__ ", FAINT), marks)
    height = str(len(pile)) if len(pile) > 1 else " "
    return cell(painted(pile[-1]).append(height, STRONG), marks)


def marks_of(view: PileView, place: int) -> str:
    name, pile = place_text(place), view.piles[place]
    if name == view.barred or (view.path and name == view.path[-1]):
        return "[]"
    if pile and is_asked(pile[-1], view.roll):
        return "<>"
    if name in view.path:
        return "()"
    return "··" if any(name in position for position in view.positions) else "  "


def home_line(view: PileView, seat: Seat, height: int, voice: Voice) -> Text:
    line = name_of(seat, view.turn, voice)
    if view.target:
        line.append(f" {DISC_MARKS[seat]}  ")
        line.append(voice.word("katoiz-board-home-of", height=height, target=view.target))
    else:
        line.append(f" {DISC_MARKS[seat]}  " + voice.word("katoiz-board-home", height=height))
    line.append("  " + " ".join(view.homes[seat]), FAINT)
    if seat in view.out:
        line.append("  " + voice.word("katoiz-board-out"))
    return line

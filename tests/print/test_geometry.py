"""The engine's shapes are those the pages paint: not one line is drawn otherwise."""

from pathlib import Path

import pytest

from speeltafel.games.kapai import geometry as kapai
from speeltafel.games.katalon import geometry as katalon
from speeltafel.games.katalon.components import NAMES
from speeltafel.games.katoiz import geometry as katoiz
from speeltafel.games.kobito import geometry as kobito
from speeltafel.games.potzklotz import drawing as potzklotz

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def painted(game: str) -> str:
    """All that draws one game in the browser, in one line."""
    sources = sorted((GAMES / game).rglob("*.svelte")) + sorted((GAMES / game).rglob("*.ts"))
    return " ".join(" ".join(path.read_text(encoding="utf-8").split()) for path in sources)


@pytest.mark.parametrize(
    ("game", "shapes"),
    [
        ("kapai", (kapai.TOTEM_POST, *kapai.TOTEM_CUTS)),
        ("katoiz", (*katoiz.TRIANGLE, katoiz.STAR, katoiz.DIE_TRIANGLE, *katoiz.DISC_MARKS[1:])),
        ("kobito", (kobito.GNOME_HAT, kobito.PLUS, kobito.POT_BODY)),
        ("potzklotz", tuple(potzklotz.COLOURS.values())),
    ],
)
def test_the_pages_paint_the_shapes_of_the_engine(game: str, shapes: tuple[str, ...]) -> None:
    source = painted(game)
    assert [shape for shape in shapes if shape not in source] == []


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (
            "katalon",
            (
                f"REACH = {katalon.REACH}",
                f"cut = {katalon.ROUNDED}",
                f'r="{katalon.FIELD_RADIUS}"',
                f'r="{katalon.RING_RADIUS}"',
            ),
        ),
        (
            "katoiz",
            (
                f"tile.big ? {katoiz.SQUARE_HALF[0]} : {katoiz.SQUARE_HALF[1]}",
                f"tile.big ? {katoiz.CIRCLE_RADIUS[0]} : {katoiz.CIRCLE_RADIUS[1]}",
                f"stroke-width: {katoiz.BIG_WIDTH}",
            ),
        ),
        ("kapai", (f"stroke-width: {kapai.PENCIL_WIDTH}", "[0.5, 0.22]", "0.303")),
        ("potzklotz", ("[6, 2]", "[3, -4]", "[0, -5]")),
    ],
)
def test_the_measures_are_the_same(game: str, lines: tuple[str, ...]) -> None:
    source = painted(game)
    assert [line for line in lines if line not in source] == []


def test_fields_of_katalon_lie_where_their_names_say() -> None:
    """Every field once, and a shared one where both its boxes put it."""
    assert len(set(katalon.FIELD_PLACES)) == len(katalon.FIELD_PLACES)
    for field, names in enumerate(NAMES):
        for box, letter in names:
            (bx, by), (lx, ly) = katalon.STEPS[box], katalon.STEPS[letter]
            assert katalon.FIELD_PLACES[field] == (2 * bx + lx, 2 * by + ly)

"""In one-bit black and white everything can still be told apart: no card hangs on its colour."""

import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageFilter

from speeltafel.games.katalon.state import RED, YELLOW
from speeltafel.games.katoiz.components import COLOURS, KINDS, tile_text
from speeltafel.games.kobito.components import GOLD_TABLES
from speeltafel.games.kobito.components import KINDS as KOBITO_KINDS
from speeltafel.print import Order
from speeltafel.print.inks import INKS, Ink, palette
from speeltafel.print.paper import BLEED
from speeltafel.print.pictures.katoiz import pile
from tests.print.reading import page_image, placed_pictures, printed, reader, spoken_pictures

DPI = 150
LEAST = 0.3
"""Square millimetres that must differ."""
SEEN = {"colour": 40, "grey": 128, "low": 128}
"""How much darker, of 255, can be seen; dots are seen as grey."""


def one_bit(image: Image.Image, ink: Ink) -> Image.Image:
    """As a laser printer does it: colours are dotted, greys and little ink also bear a hard cut.
    Looked at from a little way off."""
    grey = image.convert("L")
    if ink == "colour":
        return grey.convert("1").convert("L").filter(ImageFilter.BoxBlur(2))
    return grey.point(lambda value: 255 if value > 127 else 0)


def faces(order: Order) -> dict[str, Image.Image]:
    """Each kind of card once, by what it says it shows."""
    content = printed(order)
    said = list(spoken_pictures(content))
    found: dict[str, Image.Image] = {}
    start = 0
    for number in range(len(reader(content).pages)):
        page = one_bit(page_image(content, number, DPI), order.ink)
        boxes = placed_pictures(content, number)
        if order.backs == "separate" and start >= len(said):
            break
        for alt, box in zip(said[start:], boxes, strict=False):
            cut = [
                round(side * DPI / 25.4)
                for side in (
                    box.left + BLEED,
                    box.top + BLEED,
                    box.right - BLEED,
                    box.bottom - BLEED,
                )
            ]
            face = page.crop((cut[0], cut[1], cut[2], cut[3]))
            found.setdefault(alt, face)
        start += len(boxes)
    return found


def difference(one: Image.Image, other: Image.Image, seen: int) -> float:
    changed = ImageChops.difference(one, other.resize(one.size))
    return sum(changed.histogram()[seen:]) * (25.4 / DPI) ** 2


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("katoiz-tiles", KINDS + len(COLOURS)),
        ("kobito-cards", KOBITO_KINDS + len(GOLD_TABLES["4-9"])),
        ("potzklotz-cards", 56),
        ("katalon-stones", len((YELLOW, RED))),
    ],
)
def test_no_two_kinds_look_alike_in_black_and_white(name: str, kinds: int, ink: Ink) -> None:
    found = faces(Order(name, ink=ink, backs="separate"))
    assert len(found) == kinds
    for (one, face), (other, its) in combinations(found.items(), 2):
        assert difference(face, its, SEEN[ink]) > LEAST, f"{one} looks like {other}"


@pytest.mark.parametrize("ink", ["grey", "low"])
def test_the_shape_on_every_tile_stands_out_of_its_ground(ink: Ink) -> None:
    found = faces(Order("katoiz-tiles", backs="separate", ink=ink))
    for alt, face in found.items():
        dark = face.histogram()[0] / (face.width * face.height)
        assert 0.005 < dark < 0.5, f"{alt}: {dark:.0%} black"


SMALL_TILE = 8.0
"""Millimetres: in a puzzle book."""
CAPITAL = 0.7
"""Of the size of its type."""


@pytest.mark.parametrize("ink", ["grey", "low"])
def test_a_tile_drawn_small_says_its_colour_in_a_letter_that_can_be_read(ink: Ink) -> None:
    for kind in range(KINDS):
        tile = tile_text(kind)
        found = re.search(r'font-size="([0-9.]+)"[^>]*>([A-Z])<', pile([tile], ink))
        assert found is not None, tile
        assert found[2] == tile[0]
        assert float(found[1]) * CAPITAL * SMALL_TILE >= 1.2


@pytest.mark.parametrize("ink", ["grey", "low"])
def test_every_line_stays_in_black_and_white(ink: Ink) -> None:
    """The fields of a sheet, a board or a base are nothing but lines."""
    lines = {k: v for k, v in palette(ink).items() if k.endswith(("edge", "-line"))}
    assert len(lines) > 20
    for role, colour in lines.items():
        assert ImageColor.getcolor(colour, "L") < 128, role  # type: ignore[operator]  # a number in this mode

"""What is printed and what the browser shows are the same pictures, pixel by pixel but for the
edges: compared on the examples of the rules pages and on cards."""

import io
import re

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Locator, expect

from speeltafel.games.kobito.geometry import CARD_RATIO
from speeltafel.games.potzklotz.components import CARD_NAMED
from speeltafel.print.documents.rules import rules_page
from speeltafel.print.pictures import kobito, potzklotz
from speeltafel.print.pictures.examples import example
from speeltafel.print.pictures.svg import Picture, picture
from speeltafel.print.typesetting import Document, typeset
from tests.web.conftest import Window

MOST = 0.03
"""Share of pixels that may differ clearly: edges fall between pixels in another way."""
CLEARLY = 48
WIDTH = 480


def browser_picture(place: Locator) -> Image.Image:
    place.scroll_into_view_if_needed()
    return Image.open(io.BytesIO(place.screenshot())).convert("RGB")


def printed_picture(drawn: Picture, ground: tuple[int, int, int]) -> Image.Image:
    """From a real PDF, on the ground that the browser has behind it."""
    data = {"svg": drawn.svg, "ratio": drawn.ratio, "ground": "#{:02x}{:02x}{:02x}".format(*ground)}
    content = typeset(Document("alone", data))
    page = pypdfium2.PdfDocument(content)[0]
    image: Image.Image = page.render(scale=WIDTH / page.get_width()).to_pil()
    return image.convert("RGB")


def cut_out(drawn: Picture, box: str) -> Picture:
    """The part of a picture that the browser shows."""
    _, _, width, height = map(float, box.split())
    svg = re.sub(
        r'width="[^"]*" height="[^"]*" viewBox="[^"]*"',
        f'width="{width:g}" height="{height:g}" viewBox="{box}"',
        drawn.svg,
        count=1,
    )
    return Picture(svg, width, height)


def difference(shown: Image.Image, drawn: Picture) -> float:
    ground = shown.getpixel((1, 1))
    assert isinstance(ground, tuple)
    paper = printed_picture(drawn, (ground[0], ground[1], ground[2]))
    screen = shown.resize(paper.size, Image.Resampling.LANCZOS)
    soft = ImageFilter.GaussianBlur(1.5)
    apart = ImageChops.difference(paper.filter(soft), screen.filter(soft)).convert("L")
    return sum(apart.histogram()[CLEARLY:]) / (paper.width * paper.height)


@pytest.mark.parametrize("game", ["katalon", "kapai", "katoiz"])
def test_the_examples_of_the_rules_are_the_same_pictures(window: Window, game: str) -> None:
    page = window(device_scale_factor=2)
    page.goto(f"/rules/{game}")
    texts = re.findall(rf"^```{game}\n(.*?)\n```$", rules_page(game, "nl"), re.S | re.M)
    figures = page.locator("figure")
    expect(figures).to_have_count(len(texts))
    compared = 0
    for number, text in enumerate(texts):
        svg = figures.nth(number).locator("> svg")
        if not svg.count():  # towers stand side by side in elements of their own
            continue
        drawn = example(game, text, "colour").drawn
        assert difference(browser_picture(svg), drawn) < MOST, text
        compared += 1
    assert compared >= len(texts) - 1


def test_the_cards_of_potz_klotz_are_the_same_pictures(window: Window) -> None:
    page = window(device_scale_factor=2)
    page.goto("/rules/potzklotz")
    cards = page.locator(".cardface")
    expect(cards.first).to_be_visible()
    for number in range(cards.count()):
        name = cards.nth(number).locator("small").inner_text()
        drawn = potzklotz.building(CARD_NAMED[name], "colour")
        svg = cards.nth(number).locator("svg")
        box = svg.get_attribute("viewBox")
        assert box is not None
        assert difference(browser_picture(svg), cut_out(drawn, box)) < MOST, name


def test_the_cards_of_kobito_are_the_same_pictures(window: Window) -> None:
    page = window(device_scale_factor=4)
    page.goto("/rules/kobito")
    row = page.locator(".row .face")
    expect(row.first).to_be_visible()
    plain = [number for number in range(row.count()) if "striped" not in _classes(row.nth(number))]
    assert plain
    for number in plain:
        card = row.nth(number)
        printed = picture(0, 0, 1, CARD_RATIO, kobito.face(int(card.inner_text()), "colour"))
        assert difference(browser_picture(card), printed) < 0.1, card.inner_text()


def _classes(place: Locator) -> str:
    return place.get_attribute("class") or ""

"""Stapeltoren without a letter: everything readable becomes boxes, and whoever plays here looks at
the pictures and listens to the voice, as a child of three does."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.katoiz import plot, sit_down, sit_down_at

BLIND = """
window.heard = [];
addEventListener('speeltafel:speech', ({ detail }) => heard.push(detail));
const hide = (node) => {
  const hidden = node.nodeValue.replace(/\\p{L}/gu, '▯');
  if (hidden !== node.nodeValue) node.nodeValue = hidden;
};
const hideAll = (root) => {
  if (root.nodeType === 3) return hide(root);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) hide(node);
};
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.nodeType === 3) hide(target);
    addedNodes.forEach(hideAll);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
PICTURE = """svg => {
  const paint = [...svg.querySelectorAll('.face')].at(-1);
  const shape = [...svg.querySelectorAll('g > g > rect, g > g > circle, g > g > path')]
    .filter((each) => !each.classList.length || /^svelte/.test(each.classList[0]))
    .filter((each) => each !== paint).at(-1);
  const wide = shape.getBoundingClientRect().width / paint.getBoundingClientRect().width;
  return [paint.getAttribute('fill'), shape.tagName, wide > 0.5];
}"""
"""What is seen of the tile on top: its paint, its shape, and whether that is big."""
DIE = "die => die.querySelector('.paint')?.getAttribute('fill')"
ANSWERS = {"paints": 0, "shapes": 1, "sizes": 2}
CARD = """card => {
  const drawn = [...card.querySelectorAll('svg:not(.sign) *')].filter((each) => each.getBBox);
  const fills = new Set(drawn.map((each) => getComputedStyle(each).fill));
  if (fills.size >= 5) return 'paints';
  return new Set(drawn.map((each) => each.tagName)).size >= 3 ? 'shapes' : 'sizes';
}"""
ANY_COLOUR = "#7b4fa3"
"""Purple: every colour will do."""
TURNS = 60
PRAISE = "Ja! "
"""Asks nothing."""


class Tile(NamedTuple):
    button: Locator
    look: list[Any]


def alike(one: list[Any], other: list[Any]) -> list[int]:
    """By which of paint, shape and size."""
    return [at for at in range(3) if one[at] == other[at]]


class Child:
    """Sees and hears; reads nothing, and knows nothing but what is drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.listened = 0

    def hears(self) -> str:
        """What the voice says last, once it has said something new."""
        self.page.wait_for_function(
            "from => heard.length > from || document.querySelector('.end')", arg=self.listened
        )
        self.page.wait_for_timeout(60)
        heard = self.page.evaluate("() => heard")
        new, self.listened = heard[self.listened :], len(heard)
        asking = [each for each in new if not each.startswith(PRAISE)]
        return str((asking or new or heard)[-1])

    @property
    def done(self) -> bool:
        return self.page.locator(".end").count() > 0

    def plays(self) -> None:
        for _ in range(TURNS):
            said = self.hears()
            if self.done:
                return
            self.answers(said)
        raise AssertionError("the game did not end")

    def answers(self, said: str) -> None:
        if said == "Jij mag gooien!":
            self.page.locator("button:has(.pointer)").click()
        elif said == "Wat is hetzelfde?":
            self.names()
        elif said == "Er past niets. De volgende mag.":
            self.page.locator(".sentence .choices button").click()
        elif said == "Op welke toren?":
            self.page.locator("button.tower:enabled").first.click()
        elif said.startswith(("Kies een tegel", "Begin een nieuwe toren")):
            self.tiles()[0].button.click()
        elif said.startswith(("Wat past", "Zoek ", "Elke kleur mag")):
            tops = self.tops()
            fitting = [each for each in self.tiles() if any(alike(each.look, top) for top in tops)]
            fitting[0].button.click()

    def names(self) -> None:
        one, other = (self.look(each) for each in self.page.locator(".naming .two span svg").all())
        same = alike(one, other)
        for card in self.page.locator(".naming .property").all():
            if ANSWERS[card.evaluate(CARD)] in same:
                card.click()
                return

    def tops(self) -> list[list[Any]]:
        return [self.look(each) for each in self.page.locator(".own .tower > svg").all()]

    def tiles(self) -> list[Tile]:
        """Those of the colour on the die; of any colour where there is none."""
        die = self.page.locator(".dice .die")
        wanted = die.first.evaluate(DIE) if die.count() else ANY_COLOUR
        tiles = [
            Tile(each, self.look(each.locator("svg").first))
            for each in self.page.locator(".supply button").all()
        ]
        return [each for each in tiles if wanted in (ANY_COLOUR, each.look[0])]

    def look(self, tile: Locator) -> list[Any]:
        found: list[Any] = tile.evaluate(PICTURE)
        return found


def nearly_done(match: AnyMatch) -> bool:
    return len(match.game.view(match.state, 0).supply) <= 7


@pytest.mark.parametrize("level", ["first", "with-a-die"])
def test_a_whole_game_is_played_by_pictures_and_voice(
    window: Window, house: House, level: str
) -> None:
    page = window(rolls=False)
    page.add_init_script(BLIND)
    if level == "first":
        sit_down(page, "stapeltoren-1", {"kind": "computer", "level": "beginner"})
    else:
        sit_down_at(house, plot("stapeltoren-3", 1, until=nearly_done), page)
    expect(page.locator(".sentence.mine")).to_be_visible()
    Child(page).plays()
    expect(page.locator(".end")).to_be_visible()
    letters = page.evaluate("() => document.body.innerText.match(/\\p{L}/gu)")
    assert letters is None, "something could be read"

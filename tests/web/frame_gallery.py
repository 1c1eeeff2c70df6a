"""Pictures of every place, and of the tables of Katalon and Ka Pai in every state."""

import re
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, expect

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.server.house import House
from tests.web.players import draw_kapai, play_katalon
from tests.web.prepared import Plot, guest_of, played, seated
from tests.web.stacked import written

LOOKS = [
    *map("-".join, product(("wide", "tablet", "phone", "tiny"), ("light", "dark"), ("nl",))),
    "wide-dark-en",
    "phone-light-en",
    "class-light-nl",
    "zoomed-light-nl",
    "wide-light-nl-grey",
]
PLACES = {
    "shelf": "/",
    **{f"setup-{name}": f"/play/{name}" for name in GAMES},
    **{f"rules-{name}": f"/rules/{name}" for name in GAMES},
    "puzzle": "/puzzles?n=12",
    "join": "/j/",
    "lost": "/t/no-such-table",
}
BEGINNER = {"kind": "computer", "level": "beginner"}


class Camera:
    """A page, and where its pictures go."""

    def __init__(self, context: BrowserContext, house: House, folder: Path, look: str) -> None:
        self.page = context.new_page()
        self.house, self.folder, self.look = house, folder, look

    def shot(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(250)  # pictures and fonts
        self.page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=whole)

    def sit(self, game: str, *others: dict[str, Any]) -> str:
        """At a table of this game; which one."""
        page = self.page
        page.request.put("/api/guest", data={"name": "Anna"})
        seats = [{"kind": "here", "name": "Anna"}, *others]
        answer = page.request.post("/api/tables", data={"game": game, "seats": seats})
        table = str(answer.json()["table"])
        page.goto(f"/t/{table}")
        return table

    def table_of(self, match: AnyMatch, names: list[str]) -> str:
        path = seated(self.house, match, {0: guest_of(self.page.context)}, names)
        self.page.goto(path)
        return path

    def button(self, name: str) -> None:
        self.page.locator(f'button[aria-label="{name}"]').first.click()


def shoot(context: BrowserContext, house: House, folder: Path, look: str) -> None:
    camera = Camera(context, house, folder, look)
    words = "en" if look.split("-")[2] == "en" else "nl"
    for scene in (places, katalon, katalon_ends, kapai, kapai_frames, kapai_ends, tables):
        try:
            scene(camera, SAID[words])
        except Exception as trouble:
            print(f"  {scene.__name__} {look}: {str(trouble).splitlines()[0]}", flush=True)


SAID = {
    "nl": {"more": "Meer", "rules": "Spelregels", "settings": "Instellingen", "try": "Probeer"},
    "en": {"more": "More", "rules": "Rules", "settings": "Settings", "try": "Try"},
}
Words = dict[str, str]


def places(camera: Camera, words: Words) -> None:
    del words
    for name, address in PLACES.items():
        camera.page.goto(address, wait_until="networkidle")
        camera.shot(name, whole=True)


def katalon(camera: Camera, words: Words) -> None:
    page = camera.page
    camera.sit("katalon", BEGINNER)
    page.wait_for_selector(".sentence.mine")
    camera.shot("katalon-start")
    for turn in range(4):
        page.wait_for_selector(".sentence.mine")
        play_katalon(page, turn)
    page.wait_for_selector(".sentence.mine")
    field = page.locator(".field.open").first.bounding_box()
    assert field
    page.mouse.move(field["x"] + field["width"] / 2, field["y"] + field["height"] / 2)
    camera.shot("katalon-preview")
    page.mouse.move(2, 2)
    for stage in (1, 2, 3):
        page.keyboard.press("h")
        expect(page.locator(f'.hint[data-stage="{stage}"]')).to_be_visible()
        camera.shot(f"katalon-hint-{stage}")
    page.locator(".field:not(.open)").first.click(force=True)
    page.wait_for_selector(".sentence.refused")
    camera.shot("katalon-refused")
    camera.button(words["more"])
    camera.shot("more")
    page.get_by_role("button", name=re.compile(words["settings"])).click()
    camera.shot("settings")
    page.keyboard.press("Escape")
    camera.button(words["rules"])
    page.locator(".try button").first.click()
    page.locator(".try .board svg").first.scroll_into_view_if_needed()
    camera.shot("rules-drawer")
    page.keyboard.press("Escape")


def katalon_ends(camera: Camera, words: Words) -> None:
    del words
    for seed, name in ((1, "katalon-end-1"), (2, "katalon-end-2")):
        match = played(Plot("katalon", "standard", 2, seed=seed, until=None))
        table = camera.table_of(match, ["Anna", ""])
        camera.page.wait_for_selector(".end")
        camera.page.wait_for_timeout(600)
        camera.shot(name)
        camera.page.goto(f"/replay/{table.rpartition('/')[2]}", wait_until="networkidle")
        camera.page.keyboard.press("ArrowRight")
    camera.shot("katalon-replay")


def kapai(camera: Camera, words: Words) -> None:
    del words
    page = camera.page
    camera.sit("kapai", *[BEGINNER] * 3)
    page.wait_for_selector(".throw")
    camera.shot("kapai-throw")
    for turn in range(6):
        page.locator(".throw").click()
        draw_kapai(page, turn)
        page.wait_for_selector(".throw")
    page.locator(".throw").click()
    camera.shot("kapai-draw")
    page.keyboard.press("h")
    page.wait_for_selector(".hint", timeout=60_000)
    camera.shot("kapai-hint-1")
    page.keyboard.press("h")
    camera.shot("kapai-hint-2")


def kapai_frames(camera: Camera, words: Words) -> None:
    del words
    page, game = camera.page, GAMES["kapai"]
    for sign, name in (("△", "kapai-frames"), ("/", "kapai-crosses")):
        config = accept(configure(game, "standard", 1))
        line = (sign * 2, f"{sign * 2} b1 c1", sign * 2)
        camera.table_of(written(game, config, line), ["Anna"])
        page.locator(".throw").click()
        for field in ("d1", "e1"):
            page.locator(f'[data-field="{field}"]').click(force=True)
        camera.shot(name)
        page.locator(".knob").first.click()
        camera.shot(f"{name}-chosen")


def kapai_ends(camera: Camera, words: Words) -> None:
    del words
    for players in (1, 3):
        match = played(Plot("kapai", "standard", players, until=None))
        camera.table_of(match, ["Anna", "Bram", "Cleo"][:players])
        camera.page.wait_for_selector(".end")
        camera.shot(f"kapai-end-{players}")


def tables(camera: Camera, words: Words) -> None:
    del words
    page = camera.page
    camera.sit("katalon", {"kind": "elsewhere"})
    page.wait_for_selector("main ul")
    camera.shot("waiting-room")
    for address, name in (("/tables", "my-tables"), ("/", "shelf-with-tables")):
        page.goto(address, wait_until="networkidle")
        camera.shot(name, whole=True)

"""Pictures of every place, and of the tables of Katalon and Ka Pai from beginning to end."""

from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from speeltafel.games import GAMES
from tests.web.players import draw_kapai, my_turn, over, play_katalon

LOOKS = [
    *map("-".join, product(("desktop", "phone"), ("light", "dark"), ("nl", "en"))),
    "small-light-nl",
    "class-light-nl",
    "zoomed-light-nl",
    "desktop-light-nl-grey",
    "phone-light-nl-grey",
]
PLACES = {
    "shelf": "/",
    **{f"setup-{name}": f"/play/{name}" for name in GAMES},
    **{f"rules-{name}": f"/rules/{name}" for name in GAMES},
    "puzzle": "/puzzles?n=12",
    "join": "/j/",
    "lost": "/t/no-such-table",
}
MOVES = 80


def shoot(context: BrowserContext, folder: Path, look: str) -> None:
    page = context.new_page()

    def shot(name: str, whole: bool = False) -> None:
        page.wait_for_timeout(250)  # pictures and fonts
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=whole)

    for name, address in PLACES.items():
        page.goto(address, wait_until="networkidle")
        shot(name, whole=True)
    table = sit_down(page, "katalon", {"kind": "computer", "level": "beginner"})
    page.wait_for_selector(".sentence.mine")
    shot("katalon-start")
    for turn in range(4):
        page.wait_for_selector(".sentence.mine")
        play_katalon(page, turn)
    page.wait_for_selector(".sentence.mine")
    for stage in (1, 2, 3):
        page.locator("aside .button.main").first.click()
        page.wait_for_selector(".hint")
        shot(f"katalon-hint-{stage}")
    page.locator(".field:not(.open)").first.click(force=True)
    page.wait_for_selector(".sentence.refused")
    shot("katalon-refused")
    for turn in range(MOVES):
        if over(page):
            break
        if my_turn(page):
            play_katalon(page, turn)
        page.wait_for_timeout(50)
    shot("katalon-end")
    page.goto(f"/replay/{table}", wait_until="networkidle")
    page.keyboard.press("ArrowRight")
    shot("katalon-replay")
    sit_down(page, "katalon", {"kind": "elsewhere"})
    page.wait_for_selector("main ul")
    shot("waiting-room")
    sit_down(page, "kapai", *[{"kind": "computer", "level": "ahead"}] * 3)
    page.wait_for_selector(".choices .main")
    shot("kapai-start")
    for turn in range(3):
        page.wait_for_selector(".sentence.mine")
        draw_kapai(page, turn)
        page.wait_for_selector(f".task .soft:has-text('{turn + 2}')")
    shot("kapai-middle", whole=True)
    if look.startswith("class"):
        page.locator("button.screen").click()
        shot("kapai-large-dice")


def sit_down(page: Page, game: str, *others: dict[str, Any]) -> str:
    """At a table of this game; which one."""
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "here", "name": "Anna"}, *others]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats})
    table = str(answer.json()["table"])
    page.goto(f"/t/{table}")
    return table

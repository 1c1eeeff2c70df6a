"""Everything a move needs is in sight without scrolling: every game, variant and size, from the
fewest to the most players, in both languages, also while a hint is thought of, given and explained,
after a refusal and during a verdict. The sentence and the board never move. It fails on a pixel.

The suite measures the fullest tables; `scripts/soak tests/web/test_visible.py` all of them, with
the hints of the real advisers instead of long words put in their place."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from speeltafel.core.refusal import Refusal
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.server.volume import FULL
from tests.web.conftest import Window
from tests.web.players import type_move

MEASURE = (Path(__file__).parent / "visible.js").read_text(encoding="utf-8")
SIZES = (
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
)
SETTLED = "([width, height]) => innerWidth === width && innerHeight === height"
DRAWN = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 10))))"""
LOOKS = 20
"""So often is it measured until nothing changes any more."""
HINT = 60_000
"""Milliseconds: on a busy machine somebody strong thinks for long."""
MOST = 6
"""More do not sit at one table, but in a class."""
USUAL = {
    ("katalon", "standard", 2),
    ("kapai", "standard", 1),
    ("kapai", "standard", 4),
    ("kapai", "standard", 6),
    ("kobito", "standard", 2),
    ("kobito", "standard", 6),
    ("potzklotz", "basic", 6),
    ("potzklotz", "expert", 4),
    ("katoiz", "stapeltoren-1", 4),
    ("katoiz", "stapeltoren-5", 4),
    ("katoiz", "3-stel-4", 4),
    ("katoiz", "stapeltje-3", 4),
    ("katoiz", "stapeltje-4", 1),
    ("katoiz", "stapeltje-4", 2),
    ("katoiz", "stapeltje-4", 4),
    ("katoiz", "stapeltje-5", 4),
}
ENGLISH = {("katalon", "standard", 2), ("kobito", "standard", 6), ("katoiz", "stapeltje-5", 4)}
LONG = (
    "Dat mag nu niet: deze plek is bezet, en wat je wilt doen past niet bij wat er gevraagd is. "
    "Kies een andere plek, of vraag om een hint als je niet weet hoe het verder moet."
)
WHY = (
    "Zo houd je de meeste mogelijkheden over voor je volgende beurt, en de ander kan er nu niet "
    "meer bij zonder eerst iets anders te doen."
)


def tables() -> list[tuple[str, str, int]]:
    """Each variant with the fewest and with the most players it allows."""
    found = []
    for game in GAMES.values():
        for variant in game.variants:
            sizes = [
                players
                for players in range(1, MOST + 1)
                if players in variant.players
                and not isinstance(configure(game, variant.name, players), Refusal)
            ]
            found += [(game.name, variant.name, each) for each in sorted({sizes[0], sizes[-1]})]
    return sorted({*found, *USUAL})


def cases() -> list[Any]:
    return [
        (*table, language)
        for table in tables()
        for language in ("nl", "en")
        if FULL or table in (USUAL if language == "nl" else ENGLISH)
    ]


class Listener:
    """Sits on the socket. The first question for a hint is refused, the next waits until it is let
    go on; then the first move allowed is advised, in long words."""

    def __init__(self, page: Page) -> None:
        self.moves: list[str] = []
        self.asked = 0
        self.waiting: tuple[WebSocketRoute, str] | None = None
        page.route_web_socket("**/socket?*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            for sight in told.get("sights") or []:
                if sight["acts"]:
                    self.moves = sight["moves"]
            route.send(message)

        def said(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["is"] != "hint":
                server.send(message)
                return
            self.asked += 1
            if self.asked == 1:
                route.send(json.dumps(refused(asked["ticket"])))
            elif FULL:
                server.send(message)
            else:
                self.waiting = (route, asked["ticket"])

        server.on_message(heard)
        route.on_message(said)

    def advise(self) -> None:
        if self.waiting is None:
            return
        route, ticket = self.waiting
        because = [said_(WHY), said_(LONG)]
        answer = {"is": "answer", "ticket": ticket, "move": self.moves[0], "told": said_(WHY)}
        route.send(json.dumps({**answer, "look": said_(WHY), "because": because}))


def said_(text: str) -> dict[str, Any]:
    return {"code": "test", "arguments": {}, "text": text}


def refused(ticket: str) -> dict[str, Any]:
    told = {"is": "refused", "ticket": ticket, "kind": "illegal", "why": said_(LONG)}
    return {**told, "instead": None, "text": LONG, "sequence": -1}


def sit_down(page: Page, game: str, variant: str, players: int) -> None:
    page.request.put("/api/guest", data={"name": "Anna"})
    seats: list[dict[str, Any]] = [{"kind": "here", "name": "Anna"}]
    seats += [{"kind": "computer", "level": "beginner"}] * (players - 1)
    answer = page.request.post(
        "/api/tables", data={"game": game, "variant": variant, "seats": seats}
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    expect(page.locator(".sentence.mine")).to_be_visible()
    expect(page.locator(".fill > *").first).to_be_visible()


def measured(page: Page, what: str, known: dict[Any, Any]) -> list[str]:
    """What is wrong at any size; sentence and board must be where they were before."""
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SETTLED, arg=[width, height])
        found = settled(page)
        at = f"{width}×{height}, {what}"
        wrong += [f"{at}: {each}" for each in found["wrong"]]
        for part in ("sentence", "board", "shown"):
            before = known.setdefault((width, height, part), found[part])
            if before != found[part]:
                wrong.append(f"{at}: {part} moved from {before} to {found[part]}")
    return wrong


def settled(page: Page) -> Any:
    """Measured until it stays the same: type is fitted to its box one frame later."""
    before = None
    for _ in range(LOOKS):
        page.evaluate(DRAWN)
        found = page.evaluate(MEASURE)
        if found == before:
            break
        before = found
    return before


@pytest.mark.parametrize(("game", "variant", "players", "language"), cases())
def test_everything_a_move_needs_is_in_sight(
    window: Window, game: str, variant: str, players: int, language: str
) -> None:
    page = window(language=f"{language}-NL")
    listener = Listener(page)
    sit_down(page, game, variant, players)
    known: dict[Any, Any] = {}
    wrong = measured(page, "turn", known)
    page.keyboard.press("h")
    expect(page.locator(".sentence.refused")).to_be_visible()
    wrong += measured(page, "refused", known)
    page.keyboard.press("h")
    if not FULL:
        expect(page.locator(".sentence .dots")).to_be_visible()
        wrong += measured(page, "thinking", known)
    listener.advise()
    expect(page.locator(".hint")).to_be_visible(timeout=HINT)
    wrong += measured(page, "hint", known)
    for _ in range(8):
        more = page.locator(".hint + .next")
        if not more.count() or page.locator(".hint").get_attribute("data-stage") == "3":
            break
        more.click()
    wrong += measured(page, "hint with its reason", known)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_a_verdict_moves_nothing(window: Window, variant: str) -> None:
    page = window()
    listener = Listener(page)
    sit_down(page, "potzklotz", variant, 2)
    known: dict[Any, Any] = {}
    wrong = measured(page, "turn", known)
    type_move(page, next(move for move in listener.moves if "=" in move))
    page.get_by_role("button", name="Sluiten").click()
    expect(page.get_by_role("button", name="Verder")).to_be_visible()
    wrong += measured(page, "verdict", known)
    assert not wrong, "\n".join(wrong)

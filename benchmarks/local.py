"""A table without a server: bytes of a first visit, seconds of a second one, milliseconds of a move
beside those of a server in the same run, and seconds each level thinks in the browser's Python.

    scripts/bench local

Limits: 12 MB before the first move, 2 s until a table of a second visit can be played at, 100 ms
from a move to its answer, 1.5 s for a move of any level. The site is served by `http.server`, which
sends files as they are.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.local.pyodide import engine, run_python
from tests.server.house import House
from tests.web.browser import FLAGS, chromium
from tests.web.conftest import remember
from tests.web.folder import Folder, Quiet, wait_for, wait_until_kept
from tests.web.players import begin, play_katalon

MEGABYTES = 12.0
READY_SECONDS = 2.0
ANSWER_MS = 100.0
LEVEL_SECONDS = 1.5
HERE = Path(__file__).parent / "browser"
VISITS = 5
SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bram"}]
GAMES = ("katalon", "kobito", "potzklotz", "katoiz", "kapai")
CONTROLLED = "async () => Boolean((await navigator.serviceWorker.ready).active)"


def line(name: str, value: float, limit: float, unit: str, more: str = "") -> bool:
    print(f"{name:46} {value:7.2f} {unit}  {value / limit:5.2f} of {limit:g} {unit}  {more}")
    return value <= limit


def first_visit(context: BrowserContext) -> tuple[Page, bool]:
    """Up to the first move, with everything the pages keep for later."""
    Quiet.sent = 0
    began = time.perf_counter()
    page = context.new_page()
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=240_000)
    took = time.perf_counter() - began
    wait_for(page, CONTROLLED, seconds=60)
    sent = Quiet.sent / 1e6
    play_katalon(page, 2)
    return page, line("first visit, before the first move", sent, MEGABYTES, "MB", f"{took:.1f} s")


def second_visit(context: BrowserContext, page: Page) -> bool:
    wait_until_kept(page)
    table = page.url
    page.close()
    times = []
    for _ in range(VISITS):
        page = context.new_page()
        began = time.perf_counter()
        page.goto(table)
        page.locator(".sentence.mine").wait_for(timeout=60_000)
        times.append(time.perf_counter() - began)
        page.close()
    middle = statistics.median(times)
    more = f"median of {VISITS}, slowest {max(times):.2f} s"
    return line("second visit, until one can move", middle, READY_SECONDS, "s", more)


def answers(page: Page, way: dict[str, Any]) -> list[float]:
    script = (HERE / "answers.js").read_text(encoding="utf-8")
    times: list[float] = page.evaluate(script, way)
    return times[3:]


def moves(context: BrowserContext, folder: Folder, house: House) -> list[bool]:
    """The same moves at the same kind of table, on this device and at a server."""
    (script,) = (each for each in folder.place.glob("assets/worker-*.js"))
    kept = []
    for game in GAMES:
        wish = {"game": game, "seats": SEATS}
        page = context.new_page()
        page.goto("/manifest.webmanifest")
        here = answers(page, {"worker": {"script": f"/assets/{script.name}", "wish": wish}})
        page.close()
        other = context.new_page()
        other.goto(f"{house.url}/health")
        other.evaluate(
            "async () => fetch('/api/guest', {method: 'PUT', body: '{\"name\": \"Anna\"}',"
            " headers: {'content-type': 'application/json'}})"
        )
        table = other.evaluate(
            "async (wish) => (await (await fetch('/api/tables', {method: 'POST',"
            " body: JSON.stringify(wish), headers: {'content-type': 'application/json'}}))"
            ".json()).table",
            wish,
        )
        url = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket?language=nl&have=0"
        there = answers(other, {"socket": url})
        other.close()
        slow = statistics.quantiles(here, n=20)[-1]
        more = (
            f"median {statistics.median(here):.1f} ms;"
            f" server {statistics.median(there):.1f} ms,"
            f" 95 % {statistics.quantiles(there, n=20)[-1]:.1f} ms"
        )
        kept.append(line(f"a move of {game}, 95 % within", slow, ANSWER_MS, "ms", more))
    return kept


def levels() -> list[bool]:
    kept = []
    for game, variant, level, most, mean in run_python(engine(), HERE / "levels.py"):
        name = f"{game} {variant} {level}, slowest move"
        kept.append(line(name, most, LEVEL_SECONDS, "s", f"mean {mean:.2f} s"))
    return kept


def main() -> int:
    kept = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Folder(Path(scratch) / "site") as folder, House(Path(scratch)) as house:
            context = browser.new_context(base_url=folder.url, locale="nl-NL", bypass_csp=True)
            remember(context, speed="once", rolls=True)
            page, within = first_visit(context)
            kept += [within, second_visit(context, page), *moves(context, folder, house)]
        browser.close()
    kept += levels()
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())

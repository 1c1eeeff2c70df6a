"""How smoothly things move in the browser, on a device four times slower than this one.

    scripts/bench frames [SECONDS]

Aim: 60 pictures a second during every animation. Chromium slows its processor down four-fold and
traces what it draws: pictures drawn and dropped, the longest time between two, and the scripts of
each. A scene without its motion, on the same slowed page, is measured beside them: what it lacks
of the aim is lacking because of this machine, not because of the animation.

On a machine that has other work all that is mostly noise. So each scene is acted once more without
slowing down, and the processor time of every task of the page is counted: what takes longer than a
quarter of a picture would be late on the slow device, whatever else this machine does.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.house import House
from tests.web.browser import FLAGS, chromium
from tests.web.conftest import remember
from tests.web.players import draw_kapai

AIM = 60.0
SLOWER = 4
SECONDS = 1.0
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
]
SCRIPTS = {"FunctionCall", "FireAnimationFrame", "EvaluateScript", "TimerFire", "EventDispatch"}
BEAT = """() => {
  const mark = document.body.appendChild(document.createElement("i"));
  mark.style.cssText = "position:fixed;inset:0 auto auto 0;width:2px;height:2px;background:#000";
  let odd = false;
  const beat = () => {
    odd = !odd;
    mark.style.translate = odd ? "1px" : "0";
    requestAnimationFrame(beat);
  };
  beat();
}"""
"""Something always changes, so that a picture is drawn whenever one can be."""


class Measured(NamedTuple):
    drawn: int
    dropped: int
    longest: float
    """Milliseconds between two pictures."""
    scripts: float
    """Milliseconds for each picture."""
    seconds: float
    late: int = 0
    """Pictures that the page's own tasks would cost on the slow device."""
    task: float = 0.0
    """Milliseconds of processor time of its longest task there."""

    @property
    def ratio(self) -> float:
        return min(1.0, self.drawn / self.seconds / AIM)


class Scene(NamedTuple):
    name: str
    open: Callable[[Page, House], None]
    act: Callable[[Page], None]


def sit(page: Page, game: str, variant: str, **more: Any) -> None:
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "computer", "level": "beginner"}]
    wish = {"game": game, "variant": variant, "seats": seats, **more}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(5000)  # what the animals say at the start has been said


def katalon(page: Page, house: House) -> None:
    del house
    sit(page, "katalon", "standard")


def lay(page: Page) -> None:
    page.locator(".field.open").nth(3).click(force=True)


def slide(page: Page) -> None:
    """A finger over the board: the preview follows."""
    box = page.locator("svg.plan").bounding_box()
    assert box
    for step in range(12):
        page.mouse.move(
            box["x"] + box["width"] * (0.2 + 0.05 * step), box["y"] + box["height"] * 0.5
        )


def drag(page: Page) -> None:
    """A stone from the supply, carried over the board and let go beside it."""
    supply = page.locator("[data-from]").last.bounding_box()
    board = page.locator("svg.plan").bounding_box()
    assert supply
    assert board
    page.mouse.move(supply["x"] + supply["width"] / 2, supply["y"] + supply["height"] / 2)
    page.mouse.down()
    for step in range(12):
        page.mouse.move(board["x"] + board["width"] * step / 12, board["y"] + board["height"] * 0.4)
    page.mouse.move(5, 5)
    page.mouse.up()


def sheet(page: Page) -> None:
    page.get_by_role("button", name="Meer", exact=True).click()


def kapai(page: Page, house: House) -> None:
    del house
    sit(page, "kapai", "standard")


def draw(page: Page) -> None:
    draw_kapai(page, 0, settled=False)


def tower(page: Page, house: House) -> None:
    del house
    sit(page, "katoiz", "stapeltoren-1")


def stack(page: Page) -> None:
    page.locator(".board [data-stop][data-may]").first.click(force=True)


def kobito(page: Page, house: House) -> None:
    del house
    sit(page, "kobito", "standard")


def choose(page: Page) -> None:
    page.locator(".hand [data-stop], .hand button").first.click(force=True)


def nothing(page: Page) -> None:
    del page


SCENES = (
    Scene("nothing moves (Katalon)", katalon, nothing),
    Scene("stone laid, answered (Katalon)", katalon, lay),
    Scene("preview follows (Katalon)", katalon, slide),
    Scene("stone carried (Katalon)", katalon, drag),
    Scene("sheet from the edge", katalon, sheet),
    Scene("nothing moves (Ka Pai)", kapai, nothing),
    Scene("drawn, dice roll (Ka Pai)", kapai, draw),
    Scene("tile chosen (Stapeltoren)", tower, stack),
    Scene("card chosen (Kobito)", kobito, choose),
)


@contextmanager
def slowed(page: Page) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def traced(browser: Browser, page: Page, scene: Scene, seconds: float) -> list[dict[str, Any]]:
    browser.start_tracing(page=page, categories=[*CATEGORIES, "toplevel"])
    scene.act(page)
    page.wait_for_timeout(seconds * 1000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def own_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of each task of the page, on the slow device. What Playwright
    asks of the page is a script that is evaluated there, and is none of its own."""
    named = [event for event in events if event["name"] == "thread_name"]
    pages = {
        (event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"
    }
    mine = [event for event in events if (event["pid"], event["tid"]) in pages]
    asked = [event["ts"] for event in mine if event["name"] == "EvaluateScript"]
    return [
        SLOWER * event.get("tdur", 0) / 1000
        for event in mine
        if event["name"] == "RunTask"
        and not any(event["ts"] <= at <= event["ts"] + event.get("dur", 0) for at in asked)
    ]


def measure(browser: Browser, page: Page, scene: Scene, seconds: float) -> Measured:
    page.evaluate(BEAT)
    with slowed(page):
        page.wait_for_timeout(300)
        events = traced(browser, page, scene, seconds)
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    dropped = sum(event["name"] == "DroppedFrame" for event in events)
    scripts = covered([event for event in events if event["name"] in SCRIPTS])
    gaps = [after - before for before, after in pairwise(drawn)]
    whole = (drawn[-1] - drawn[0]) / 1e6 if len(drawn) > 1 else seconds
    return Measured(
        len(drawn),
        dropped,
        max(gaps, default=0) / 1000,
        scripts / 1000 / max(1, len(drawn)),
        whole,
    )


def covered(events: list[dict[str, Any]]) -> float:
    """Microseconds that some of these took; what one calls within another counts once."""
    total = end = 0.0
    for event in sorted(events, key=lambda each: each["ts"]):
        start, stop = event["ts"], event["ts"] + event.get("dur", 0)
        total += max(0.0, stop - max(start, end))
        end = max(end, stop)
    return total


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {SLOWER} times slower")
    with House(Path(tempfile.mkdtemp())) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in SCENES:
            context = browser.new_context(
                base_url=house.url, viewport={"width": 1280, "height": 800}, locale="nl-NL"
            )
            context.set_default_timeout(60_000)
            remember(context, rolls=True)
            page = context.new_page()
            scene.open(page, house)
            found = measure(browser, page, scene, seconds)
            scene.open(page, house)
            page.evaluate(BEAT)
            tasks = own_tasks(traced(browser, page, scene, seconds))
            late = sum(int(each * AIM / 1000) for each in tasks)
            tell(scene, found._replace(late=late, task=max(tasks, default=0.0)))
            context.close()
        browser.close()


def tell(scene: Scene, found: Measured) -> None:
    print(
        f"{scene.name:32} {found.drawn / found.seconds:5.1f} pictures/s = {found.ratio:.2f} of the "
        f"aim of {AIM:.0f}; {found.dropped} dropped, longest gap {found.longest:.0f} ms, scripts "
        f"{found.scripts:.1f} ms a picture; of own tasks {found.late} pictures late, the longest "
        f"{found.task:.0f} ms"
    )


if __name__ == "__main__":
    main()

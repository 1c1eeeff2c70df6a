"""Potz Klotz in the browser: how smoothly the building turns, and what a picture costs.

    scripts/bench potzklotz_frames [TURNS]

Aim: 60 pictures a second on a laptop. Here Chromium draws space with the processor (SwiftShader),
so its pictures a second tell little of a laptop. So space is measured once more with the calls to
the graphics counted but not carried out: what the scripts of a picture cost does not depend on the
device. The drawing, which devices without graphics get, is measured beside them.
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.browser import FLAGS, SPACE_FLAGS, chromium
from tests.web.potzklotz_scenes import open_table
from tests.web.stacked import StackedHouse

AIM = 60.0
SCRIPTS_LIMIT = 1000 / AIM / 4
"""Milliseconds of scripts for each picture: a quarter of the time there is, on a slow machine."""
CALLS_LIMIT = 12
TURNS = 12
NO_SCRIPTS = {"(idle)", "(program)", "(root)"}

COUNT_CALLS = """
const graphics = WebGL2RenderingContext.prototype;
[window.calls, window.idle] = [0, false];
for (const name of Object.getOwnPropertyNames(graphics)) {
  if (!/^(draw|clear$)/.test(name) || name.startsWith("drawingBuffer")) continue;
  const call = graphics[name];
  graphics[name] = function (...rest) {
    if (name !== "clear") window.calls++;
    if (!window.idle) call.apply(this, rest);
  };
}
"""
TURN = """async (turns) => {
  const pictures = [];
  let [before, running] = [window.calls, true];
  const tick = () => {
    pictures.push(window.calls - before);
    before = window.calls;
    if (running) requestAnimationFrame(tick);
  };
  const begin = performance.now();
  requestAnimationFrame(tick);
  for (let turn = 0; turn < turns; turn++) {
    document.querySelector(".turns button").click();
    await new Promise((done) => setTimeout(done, 350));
  }
  running = false;
  return { pictures, seconds: (performance.now() - begin) / 1000 };
}"""


class Measured(NamedTuple):
    pictures: int
    seconds: float
    calls: float
    scripts: float
    """Milliseconds for each picture."""

    @property
    def ratio(self) -> float:
        return self.pictures / self.seconds / AIM


def scripting(profile: Mapping[str, Any]) -> float:
    """Seconds spent in scripts and in what they call; neither waiting nor painting."""
    names = {node["id"]: node["callFrame"]["functionName"] for node in profile["nodes"]}
    samples = zip(profile["samples"], profile["timeDeltas"], strict=True)
    took = sum(int(took) for node, took in samples if names[node] not in NO_SCRIPTS)
    return took / 1_000_000


class Way(NamedTuple):
    name: str
    space: bool
    idle: bool
    """The graphics only count."""


WAYS = (
    Way("drawing", False, False),
    Way("space, scripts only", True, True),
    Way("space, SwiftShader", True, False),
)


def a_table(browser: Browser, house: StackedHouse, way: Way) -> Page:
    context = browser.new_context(base_url=house.url, viewport={"width": 1280, "height": 860})
    context.set_default_timeout(60_000)
    context.add_init_script(COUNT_CALLS)
    wish = "yes" if way.space else "no"
    context.add_init_script(f"localStorage.setItem('speeltafel-potzklotz-space', '{wish}')")
    page = context.new_page()
    hands = ("13a 2a 22a", "5a 7a 8b")
    open_table([page], house, *hands, kinds=["here"], options={"turning": True})
    page.locator(".board [role=dialog] .button.main").click()
    if way.space:
        expect(page.locator(".stage.space")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(1500)
    page.evaluate("idle => { window.idle = idle; }", way.idle)
    return page


def measure(page: Page, space: bool, turns: int) -> Measured:
    session = page.context.new_cdp_session(page)
    page.evaluate(TURN, 2)  # so that everything has been made and compiled
    session.send("Profiler.enable")
    session.send("Profiler.setSamplingInterval", {"interval": 200})
    session.send("Profiler.start")
    found = page.evaluate(TURN, turns)
    profile = session.send("Profiler.stop")["profile"]
    drawn = [calls for calls in found["pictures"] if calls or not space]
    pictures = max(1, len(drawn))
    return Measured(
        pictures,
        found["seconds"],
        sum(drawn) / pictures,
        1000 * scripting(profile) / pictures,
    )


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    print(f"load average {os.getloadavg()[0]:.1f}; {turns} quarter turns each")
    with StackedHouse(Path(tempfile.mkdtemp())) as house, sync_playwright() as playwright:
        for way in WAYS:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=SPACE_FLAGS if way.space else FLAGS
            )
            tell(way, measure(a_table(browser, house, way), way.space, turns))
            browser.close()


def tell(way: Way, found: Measured) -> None:
    print(
        f"{way.name:20} {found.pictures / found.seconds:5.1f} pictures/s = {found.ratio:.2f} of "
        f"the aim of {AIM:.0f}"
        + (f"; {found.calls:.1f} calls (limit {CALLS_LIMIT})" if way.space else "")
        + (
            f"; scripts {found.scripts:.2f} ms a picture, {found.scripts / SCRIPTS_LIMIT:.2f} of "
            f"the limit of {SCRIPTS_LIMIT:.1f}"
            if way.idle or not way.space
            else ""
        )
    )


if __name__ == "__main__":
    main()

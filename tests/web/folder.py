"""The pages as a folder of files, on the plainest web server there is."""

import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from speeltafel.cli.site import PAGES, write_site

READY = """async () => {
  const cache = await caches.open("engine");
  const urls = (await cache.keys()).map((each) => each.url);
  return navigator.serviceWorker.controller?.state === "activated"
    && urls.some((each) => each.endsWith("/snapshot.bin.gz"));
}"""


class Quiet(SimpleHTTPRequestHandler):
    sent = 0
    """Bytes of all files that were asked for, over all servers."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is theirs
        del format, args

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        Quiet.sent += len(data)
        outputfile.write(data)


class Folder:
    """Serves a site, also below another folder; `stop` is what a train in a tunnel does."""

    def __init__(self, place: Path, below: str = "") -> None:
        self.place = place / below if below else place
        write_site(PAGES, self.place)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(place)))
        self._running = True
        self.url = f"http://127.0.0.1:{self._server.server_port}/{below}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._running:
            self._running = False
            self._server.shutdown()
            self._server.server_close()

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def take_off(folder: Folder, context: BrowserContext) -> None:
    """No server, no network."""
    folder.stop()
    context.set_offline(True)


def wait_until_kept(page: Page) -> None:
    """Everything that is needed without a network lies on this device."""
    wait_for(page, READY, seconds=240)


def wait_for(page: Page, question: str, seconds: float) -> None:
    """Until an `async` question is answered with yes. Playwright's own waiting takes the promise
    for the answer."""
    until = time.monotonic() + seconds
    while not page.evaluate(question):
        if time.monotonic() > until:
            raise AssertionError(f"after {seconds} s still not: {question}")
        page.wait_for_timeout(250)

"""The parts of the pages go out packed, are kept for ever, and lead nowhere else."""

import gzip
import re

import pytest

from speeltafel.server.http.pages import FOLDER
from speeltafel.solve.oracle import SOLUTION_NAME, book_path
from tests.server.house import House
from tests.server.visitor import Visitor


@pytest.fixture
def part(house: House) -> str:
    page = Visitor(house.url).http.get("/", headers={"accept": "text/html"}).text
    found = re.search(r'src="(/assets/index-[^"]+\.js)"', page)
    if found is None:
        pytest.skip("the pages have not been built")
    return found[1]


def test_scripts_are_packed_for_who_can_unpack_them(house: House, part: str) -> None:
    http = Visitor(house.url).http
    packed = http.get(part, headers={"accept-encoding": "gzip"})
    plain = http.get(part, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))
    for answer in (packed, plain):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


def test_fonts_are_sent_as_they_are(house: House) -> None:
    fonts = sorted((FOLDER / "assets").glob("*.woff2"))
    if not fonts:
        pytest.skip("the pages have not been built")
    answer = Visitor(house.url).http.get(f"/assets/{fonts[0].name}")
    assert answer.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in answer.headers
    assert answer.content == fonts[0].read_bytes()


def test_the_engine_for_a_device_that_serves_itself_is_there_whole(house: House) -> None:
    engines = sorted((FOLDER / "assets").glob("engine-*"))
    if not engines:
        pytest.skip("the pages have not been built")
    (engine,) = engines
    http = Visitor(house.url).http
    files = [path for path in engine.rglob("*") if path.is_file()]
    assert {"engine.zip", "pyodide.asm.wasm.gz", "shelf.json"} <= {path.name for path in files}
    for path in files:
        answer = http.get(f"/assets/{path.relative_to(FOLDER / 'assets').as_posix()}")
        assert answer.status_code == 200, path
        assert answer.content == path.read_bytes()
    book = http.get(f"/assets/{engine.name}/{SOLUTION_NAME}")
    assert book.content == book_path().read_bytes()


@pytest.mark.parametrize(
    "name", ["nothing.js", "engine-0/katalon.solution", "%2e%2e%2findex.html", ""]
)
def test_nothing_else_is_reached_through_them(house: House, name: str) -> None:
    answer = Visitor(house.url).http.get(f"/assets/{name}", headers={"accept": "*/*"})
    assert answer.status_code == 404

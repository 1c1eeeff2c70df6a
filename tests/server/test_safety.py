"""Strangers, floods, forgeries and prying eyes."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from speeltafel.protocol.guests import Guest, tidy_name
from speeltafel.protocol.languages import language_of
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.ops.limits import Limit
from speeltafel.server.ops.security import may_enter
from speeltafel.server.settings import Settings
from tests.server.house import House
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {"guest_messages": 20, "address_sockets": 5, "log_level": "debug"}
    with House(tmp_path_factory.mktemp("house"), settings) as house:
        yield house


def test_every_answer_carries_the_safe_headers(house: House) -> None:
    for path in ("/api/shelf", "/nowhere", "/api/docs"):
        headers = httpx.get(house.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_another_page_cannot_act_for_a_guest(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    evil = {"Origin": "https://evil.example"}
    wish = {"game": "katalon", "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert anna.http.post("/api/tables", json=wish, headers=evil).status_code == 403
    own = {"Origin": house.url}
    card = anna.http.post("/api/tables", json=wish, headers=own).json()
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{card['table']}/socket"
    with (
        connect(address, additional_headers={"Cookie": anna.cookie, **evil}) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_the_cookie_cannot_be_read_by_scripts_or_forged(house: House) -> None:
    answer = httpx.put(f"{house.url}/api/guest", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    forged = CookieSigner("another secret").write(Guest("id", "Anna"))
    who = httpx.get(f"{house.url}/api/guest", headers={"Cookie": f"speeltafel_guest={forged}"})
    assert who.text in ("null", "")


def test_a_message_that_is_too_large_closes_the_socket(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    place.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        place.wait_for("nothing")
    assert closed.value.sent is not None
    assert closed.value.sent.code == 1009


def test_a_flood_is_refused_then_cut_off_and_does_not_hold_up_others(house: House) -> None:
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    other = bram.enter(bram.set_up("katalon", ["here", "here"])["table"])

    def flood() -> None:
        for _ in range(2000):
            place.socket.send('{"is":"ping"}')
        place.wait_for("nothing")

    with pytest.raises(ConnectionClosed) as closed:
        flood()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert other.move(0, "Nz")["is"] == "done"


def test_one_address_has_only_so_many_sockets(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    table = anna.set_up("katalon", ["here", "here"])["table"]
    for _ in range(5):
        anna.enter(table)
    with pytest.raises(ConnectionClosed) as closed:
        anna.enter(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_one_address_has_only_so_many_requests(tmp_path: Path) -> None:
    with House(tmp_path, {"address_requests": 5}) as house:
        answers = [httpx.get(f"{house.url}/api/shelf") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "server-too-fast"
        assert httpx.get(f"{house.url}/health").status_code == 200


def test_who_watches_the_server_is_counted_too(tmp_path: Path) -> None:
    with House(tmp_path) as house, httpx.Client(base_url=house.url) as client:
        measured = [client.get("/metrics").status_code for _ in range(40)]
        assert measured[0] == 200
        assert 429 in measured
        assert client.get("/api/shelf").status_code == 200


def test_a_table_that_is_not_there_closes_the_socket_with_a_code_of_its_own(house: House) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        Visitor(house.url, "Anna").enter("nosuchtable")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_nothing_from_one_table_reaches_another(house: House) -> None:
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    other = bram.enter(bram.set_up("katalon", ["here", "here"])["table"])
    place.move(0, "Nz")
    place.ask("talk", seat=0, phrase="wow")
    other.ask("ping")
    assert [json.loads(frame)["is"] for frame in other.frames if "presence" not in frame][-1] == (
        "pong"
    )
    assert not any("Anna" in frame or "Nz" in frame[20:] for frame in other.frames[1:])


@pytest.mark.parametrize("level", [Settings().log_level, "debug"])
def test_no_secret_is_in_the_log(level: str, tmp_path: Path) -> None:
    with House(tmp_path, {"log_level": level}) as house:
        anna = Visitor(house.url, "Geheimpje")
        card = anna.set_up("katalon", ["here", "random"])
        place = anna.enter(card["table"])
        place.move(0, "Nz")
        anna.http.get(f"/api/codes/{card['code']}")
        house.stop()
    log = house.log.read_text()
    assert "open" in log, "something was logged at all"
    for secret in ("Geheimpje", card["code"], card["table"], anna.cookie.partition("=")[2]):
        assert secret not in log


@pytest.mark.parametrize(
    ("origin", "host", "may"),
    [
        (None, "a.example", True),
        ("https://a.example", "a.example", True),
        ("https://A.example", "a.example", True),
        ("https://b.example", "a.example", False),
        ("https://friend.example", "a.example", True),
        ("null", "a.example", False),
        ("https://a.example.evil", "a.example", False),
    ],
)
def test_only_known_origins_may_enter(origin: str | None, host: str, may: bool) -> None:
    assert may_enter(origin, host, ("https://friend.example",)) is may


def test_a_bucket_lets_a_burst_through_and_then_the_steady_rate() -> None:
    now = [5.0]
    limit = Limit(10, 20, now=lambda: now[0])
    assert sum(limit.take("a") for _ in range(100)) == 20
    now[0] += 1.0
    assert sum(limit.take("a") for _ in range(100)) == 10
    assert limit.take("b")
    now[0] += 60.0
    assert sum(limit.take("a") for _ in range(100)) == 20


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.server.ops.limits.FORGET_AFTER", 3)
    now = [0.0]
    limit = Limit(1, now=lambda: now[0])
    for name in "abc":
        limit.take(name)
    now[0] = 100.0
    limit.take("d")
    assert set(limit._full_at) == {"d"}


def test_nicknames_are_one_tidy_line() -> None:
    assert tidy_name("  Anna\n \u202e van  Dijk ") == "Anna van Dijk"
    assert not isinstance(tidy_name("x" * 24), tuple)
    assert isinstance(tidy_name("x" * 25), tuple)
    assert isinstance(tidy_name(" \t"), tuple)


def test_the_language_is_what_is_asked_else_what_the_browser_prefers() -> None:
    assert language_of("en") == "en"
    assert language_of(None, "fr-FR, en-GB;q=0.8, nl;q=0.5") == "en"
    assert language_of("xx", None) == "nl"

"""Every bad request is told so with a sentence, before and after it is routed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attacker import HANDSHAKE, raw, request, status_of
from tests.server.house import House
from tests.server.visitor import Visitor

DEEP = b"[" * 100_000
STRANGE = [
    "http://[",
    "[",
    "http://[::1",
    "//",
    "%",
    "%ff%fe",
    "\xff\xfe",
    ":-1",
    "x:99999999",
    "a b",
    "\\" * 500,
    '"' * 500,
    ";" * 500,
    "=" * 500,
    ",;q=" * 100,
    "q=1e309",
]
FIELDS = (
    *("host", "origin", "cookie", "accept", "accept_language", "content_type", "x_forwarded_for"),
    *("x_forwarded_proto", "authorization", "range", "if_none_match", "if_modified_since"),
    *("referer", "content_encoding", "transfer_encoding", "te", "expect", "connection", "upgrade"),
)
PATHS = (
    *("/", "/api/guest", "/api/shelf", "/api/tables", "/api/tables/x/qr.svg", "/assets/x"),
    *("/api/codes/%00", "/api/codes/%ff", "/api/codes/" + "x" * 3000, "/api/tables/%00"),
    *("/api/tables/%ff/replay", "/api/shelf?language=%ff", "/api/shelf?language=" + "x" * 3000),
    *("/api/tables/x/replay?seat=x", "/api/puzzles/katalon/99999999999999999999", "/api/print/%00"),
    *("/api/puzzles?day=x", "//", "/..%2f..%2fetc/passwd", "/assets/..%2f..%2fx", "*"),
    *("http://[", "x", "/?" + "a=b&" * 1500),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert not house.troubles(), house.troubles()


def problem(answer: bytes) -> dict[str, str]:
    found: dict[str, str] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://", "\xff"])
def test_an_origin_that_is_none_is_turned_away_with_a_sentence(house: House, origin: str) -> None:
    answer = raw(house, request(method="PUT", body=b'{"name":"A"}', origin=origin))
    assert status_of(answer) == 403
    assert problem(answer)["text"]


def test_no_header_with_a_strange_value_is_a_fault_of_ours(house: House) -> None:
    for field in FIELDS:
        for value in STRANGE:
            fields = {field: value, **({} if field == "connection" else {"connection": "close"})}
            answer = raw(house, request("/api/tables", fields=fields), 1)
            assert status_of(answer) < 500, (field, value, answer[:300])


def test_no_strange_address_is_a_fault_of_ours(house: House) -> None:
    for path in PATHS:
        for method in ("GET", "POST", "HEAD", "BREW"):
            answer = raw(house, request(path, method, connection="close"), 3)
            assert status_of(answer) < 500, (path, method, answer[:300])


def test_no_handshake_with_a_strange_value_is_a_fault_of_ours(house: House) -> None:
    for field in ("host", "origin", "cookie", "accept_language", "sec_websocket_protocol"):
        for value in STRANGE:
            fields = {**HANDSHAKE, field: value}
            answer = raw(house, request("/api/tables/x/socket?have=%ff", fields=fields), 2)
            assert 100 < status_of(answer) < 500, (field, value, answer[:300])


@pytest.mark.parametrize("body", [DEEP, b'{"name":' * 20_000, b'{"game":"x","options":' + DEEP])
@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/puzzles/katalon/1"])
def test_json_within_json_is_not_understood(house: House, path: str, body: bytes) -> None:
    anna = Visitor(house.url, "Anna")
    method = "PUT" if path == "/api/guest" else "POST"
    answer = raw(house, request(path, method, body, cookie=anna.cookie, host="127.0.0.1"))
    assert status_of(answer) == 400, answer[:300]
    assert problem(answer)["text"]


def test_a_body_that_is_too_large_is_told_so(house: House) -> None:
    answer = raw(house, request(method="PUT", body=b" " * 300_000))
    assert status_of(answer) == 413
    assert problem(answer)["text"]


def test_what_is_turned_away_counts_as_a_request(tmp_path: Path) -> None:
    with House(tmp_path, {"address_requests": 5}) as own:
        bad = request(method="PUT", body=b"{}", origin="http://[")
        assert [status_of(raw(own, bad)) for _ in range(7)] == [403] * 5 + [429] * 2

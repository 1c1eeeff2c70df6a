"""What comes before a request: heads of any size and at any speed hold nobody up."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from speeltafel.protocol.guests import Guest
from speeltafel.server.http.connection import LINE_BYTES, MOST_HEADERS
from speeltafel.server.http.cookies import COOKIE, CookieSigner
from tests.server.attacker import HANDSHAKE, line_to, raw, request, status_of
from tests.server.house import House
from tests.server.volume import volume

HALF = volume(40, 1500)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {"request_seconds": 1.5, "address_waiting": 20}
    with House(tmp_path_factory.mktemp("house"), settings) as house:
        yield house
    assert not house.troubles(), house.troubles()


def test_a_cookie_of_backslashes_costs_nothing() -> None:
    signer = CookieSigner("secret")
    began = time.process_time()
    assert signer.from_header(f'{COOKIE}="' + "\\" * 250_000 + '"') is None
    assert time.process_time() - began < 0.1
    guest = Guest("id", "Anna")
    assert signer.from_header(f"other=1; {COOKIE}={signer.write(guest)}; x") == guest


@pytest.mark.parametrize(
    "fields",
    [
        {"cookie": COOKIE + '="' + "\\" * 20_000 + '"'},
        {"cookie": "x" * (LINE_BYTES + 1)},
        {f"x-{number}": "y" for number in range(MOST_HEADERS + 1)},
        {f"x-{number}": "y" * 700 for number in range(30)},
    ],
    ids=["backslashes", "one line", "many lines", "all together"],
)
@pytest.mark.parametrize("upgrade", [{}, HANDSHAKE], ids=["page", "socket"])
def test_a_head_that_is_too_large_is_refused_with_a_sentence(
    house: House, fields: dict[str, str], upgrade: dict[str, str]
) -> None:
    path = "/api/tables/t/socket" if upgrade else "/api/guest"
    answer = raw(house, request(path, fields={**upgrade, **fields}))
    assert status_of(answer) == 431, answer[:200]
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["text"]


def test_an_endless_address_is_refused(house: House) -> None:
    assert status_of(raw(house, request("/" + "x" * 20_000))) == 431


def test_a_head_that_never_ends_is_cut_off_after_its_bytes(house: House) -> None:
    with line_to(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nx: ")
        sent = 0
        try:
            while sent < 4_000_000:
                sent += line.send(b"y" * 4096)
        except OSError:
            pass
        else:
            pytest.fail("the server reads on and on")


def test_half_a_request_is_answered_when_its_time_is_up(house: House) -> None:
    began = time.monotonic()
    answer = raw(house, b"GET / HTTP/1.1\r\nhost: x\r\n")
    assert status_of(answer) == 408
    assert time.monotonic() - began > 1
    assert raw(house, b"\r\n") == b"", "nothing but empty lines is no request either"
    assert raw(house, request(method="PUT", body=b"", content_length="100")) == b""


def test_many_half_requests_leave_room_for_others(tmp_path: Path) -> None:
    """With 1,024 files and no time limit this exhausted the server."""
    with (
        House(tmp_path, {"address_waiting": 20, "request_seconds": 60}) as own,
        ExitStack() as stack,
    ):
        lines = [stack.enter_context(line_to(own)) for _ in range(HALF)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nx")
        time.sleep(0.5)
        assert httpx.get(f"{own.url}/api/shelf").status_code == 200
        assert sum(_is_open(line) for line in lines) <= 20
        assert _is_open(lines[-1]), "the oldest go first"


def _is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_a_handshake_that_cannot_be_read_is_refused_and_does_not_hang_the_stop(
    tmp_path: Path,
) -> None:
    with House(tmp_path, {"request_seconds": 60}) as own:
        for value in ("x" * 9000, "\x01", "\x7f"):
            answer = raw(own, request("/api/tables/t/socket", fields=HANDSHAKE, x=value), 3)
            assert 400 <= status_of(answer) < 500, (value[:5], answer)
        with line_to(own) as half:
            half.sendall(b"GET /api/tables/t/socket HTTP/1.1\r\nupgrade: websocket\r\n")
            assert own.stop() == 0
    assert not own.troubles()

"""The short way of reading a message gives what the long way gives."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from speeltafel.server.frames import LISTEN, TableProtocol, small_payload, text_frame

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: a.example\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


@given(st.binary(max_size=2000))
def test_a_whole_small_message_is_read_at_once(payload: bytes) -> None:
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert small_payload(data, 4096) == payload


@given(st.binary(min_size=1, max_size=200), st.integers(1, 300))
def test_less_or_more_than_one_frame_goes_the_long_way(payload: bytes, cut: int) -> None:
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert small_payload(data[:-cut], 4096) is None
    assert small_payload(data + data, 4096) is None


@pytest.mark.parametrize("length", [5000, 70_000])
def test_a_message_over_the_limit_goes_the_long_way(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert small_payload(data, 4096) is None


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_made_once_is_what_the_library_would_make(length: int) -> None:
    payload = b"x" * length
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_message_without_mask_goes_the_long_way() -> None:
    assert small_payload(text_frame(b"hello"), 4096) is None


class Watched(TableProtocol):
    """Counts how often the long way through the library's parser was taken."""

    long_ways = 0

    def handle_events(self) -> None:
        self.long_ways += 1
        super().handle_events()


class Line:
    """A socket that is open, and what was heard on it."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        config = Config(
            self._enter,
            interface="asgi3",
            ws_max_size=4096,
            ws_ping_interval=None,
            log_config=None,
        )
        config.load()
        self.protocol = Watched(config, ServerState(), {})

    async def _enter(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][LISTEN](self._hear)
        await receive()

    def _hear(self, data: bytes) -> bool:
        self.heard.append(data)
        return True

    async def talk(self, pieces: tuple[bytes, ...]) -> None:
        transport = Mock(**{"is_closing.return_value": False, "get_extra_info.return_value": None})
        self.protocol.connection_made(transport)
        self.protocol.data_received(HANDSHAKE)
        async with asyncio.timeout(10):
            while not self.protocol.handshake_complete:
                await asyncio.sleep(0)
        self.protocol.long_ways = 0
        for piece in pieces:
            self.protocol.data_received(piece)
        self.protocol.connection_lost(None)


def text(payload: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, payload, fin=fin).serialize(mask=True)


def more(payload: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.CONT, payload, fin=fin).serialize(mask=True)


def on_a_line(*pieces: bytes) -> Line:
    async def talk() -> Line:
        line = Line()
        await line.talk(pieces)
        return line

    return asyncio.run(talk())


def test_a_message_in_one_piece_takes_the_short_way_from_the_first_on() -> None:
    line = on_a_line(text(b"one"), text(b"two"))
    assert line.heard == [b"one", b"two"]
    assert line.protocol.long_ways == 0


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_message_cut_anywhere_is_put_together_and_the_next_is_short_again(cut: int) -> None:
    whole = text(b"hello")
    line = on_a_line(whole[:cut], whole[cut:], text(b"again"))
    assert line.heard == [b"hello", b"again"]
    assert line.protocol.long_ways == 2


def test_what_looks_like_a_message_within_another_is_not_one() -> None:
    inner = text(b"not this")
    head = bytes((0x81, 0x80 + len(inner), 0, 0, 0, 0))  # a mask of zeros: the bytes stay readable
    line = on_a_line(head, inner, text(b"but this"))
    assert line.heard == [inner, b"but this"]


def test_a_message_between_the_fragments_of_another_is_a_fault() -> None:
    line = on_a_line(text(b"one ", fin=False), text(b"two"))
    assert line.heard == []
    assert line.protocol.close_sent


def test_fragments_are_one_message() -> None:
    line = on_a_line(text(b"one ", fin=False), more(b"and ", fin=False), more(b"two"), text(b"x"))
    assert line.heard == [b"one and two", b"x"]
    assert line.protocol.long_ways == 3

"""The short way of reading a message gives what the long way gives."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from speeltafel.server.socket.frames import (
    LISTEN,
    TOGETHER,
    TableProtocol,
    small_frame,
    text_frame,
    unmasked,
)

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: a.example\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


@given(st.binary(max_size=2000), st.binary(max_size=20), st.binary(max_size=20))
def test_a_whole_small_message_is_read_at_once(payload: bytes, before: bytes, after: bytes) -> None:
    frame = Frame(Opcode.TEXT, payload).serialize(mask=True)
    found = small_frame(before + frame + after, len(before), 4096)
    assert found is not None
    begin, end = found
    assert unmasked(before + frame + after, begin, end) == payload
    assert end == len(before) + len(frame)


@given(st.binary(min_size=1, max_size=200), st.integers(1, 300))
def test_less_than_one_frame_goes_the_long_way(payload: bytes, cut: int) -> None:
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert small_frame(data[:-cut], 0, 4096) is None


@pytest.mark.parametrize("length", [5000, 70_000])
def test_a_message_over_the_limit_goes_the_long_way(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert small_frame(data, 0, 4096) is None


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_made_once_is_what_the_library_would_make(length: int) -> None:
    payload = b"x" * length
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_message_without_mask_goes_the_long_way() -> None:
    assert small_frame(text_frame(b"hello"), 0, 4096) is None


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
        self.room = 10_000
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
        return len(self.heard) < self.room

    async def open(self) -> Mock:
        """Shakes hands; the line as it is from then on."""
        transport = Mock(**{"is_closing.return_value": False, "get_extra_info.return_value": None})
        self.protocol.connection_made(transport)
        self.protocol.data_received(HANDSHAKE)
        async with asyncio.timeout(10):
            while not self.protocol.handshake_complete:
                await asyncio.sleep(0)
        transport.write.reset_mock()
        return transport

    async def talk(self, pieces: tuple[bytes, ...]) -> None:
        await self.open()
        self.protocol.long_ways = 0
        for piece in pieces:
            self.protocol.data_received(piece)
        await quiet(self)
        self.protocol.connection_lost(None)


async def quiet(line: Line) -> None:
    """All that has arrived is delivered."""
    async with asyncio.timeout(10):
        while line.protocol._rest:
            await asyncio.sleep(0)


def sent(transport: Mock) -> bytes:
    return b"".join(call.args[0] for call in transport.write.call_args_list)


def test_frames_go_out_at_the_end_of_a_turn_in_the_order_they_were_made() -> None:
    async def turn() -> None:
        first, second = Line(), Line()
        lines = [await first.open(), await second.open()]
        for number in range(3):
            for line in (first, second):
                line.protocol.write(text_frame(b"%d" % number))
        assert [sent(line) for line in lines] == [b"", b""]
        await asyncio.sleep(0)
        all_three = b"".join(text_frame(b"%d" % number) for number in range(3))
        assert [sent(line) for line in lines] == [all_three, all_three]

    asyncio.run(turn())


def test_many_frames_do_not_wait_for_the_last_one() -> None:
    async def turn() -> None:
        line = Line()
        transport = await line.open()
        for _ in range(TOGETHER + 1):
            line.protocol.write(b"x")
        assert sent(transport) == b"x" * TOGETHER
        await asyncio.sleep(0)
        assert sent(transport) == b"x" * (TOGETHER + 1)

    asyncio.run(turn())


def test_what_was_said_before_a_goodbye_comes_before_it_and_nothing_after() -> None:
    async def turn() -> None:
        line = Line()
        transport = await line.open()
        line.protocol.write(text_frame(b"last"))
        line.protocol.shutdown()
        transport.is_closing.return_value = True
        line.protocol.write(text_frame(b"too late"))
        await asyncio.sleep(0)
        goodbye = Frame(Opcode.CLOSE, Close(1012, "").serialize()).serialize(mask=False)
        assert sent(transport) == text_frame(b"last") + goodbye

    asyncio.run(turn())


def test_between_the_messages_of_one_who_sends_many_others_come_to_their_turn() -> None:
    async def turn() -> None:
        many, few = Line(), Line()
        lines = [await many.open(), await few.open()]
        many.protocol.data_received(b"".join(text(b"%d" % number) for number in range(100)))
        few.protocol.data_received(text(b"mine"))
        assert few.heard == [b"mine"]
        assert many.heard == [b"0", b"1"]
        lines[0].pause_reading.assert_called_once()
        await quiet(many)
        assert many.heard == [b"%d" % number for number in range(100)]
        lines[0].resume_reading.assert_called_once()

    asyncio.run(turn())


def test_who_must_wait_gets_no_further_until_there_is_room() -> None:
    async def turn() -> None:
        line = Line()
        await line.open()
        line.room = 3
        line.protocol.data_received(b"".join(text(b"%d" % number) for number in range(10)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert 3 <= len(line.heard) < 10
        line.room = 100
        line.protocol._more()
        await quiet(line)
        assert line.heard == [b"%d" % number for number in range(10)]

    asyncio.run(turn())


@pytest.mark.parametrize("entered", [True, False])
def test_who_goes_on_sending_after_the_goodbye_is_cut_off(entered: bool) -> None:
    """Whether a seat was ever reached or the door stayed shut."""

    async def turn() -> None:
        line = Line()
        transport = await line.open()
        if not entered:
            line.protocol._hear = None
        line.protocol.close_sent = True
        line.protocol.long_ways = 0
        for _ in range(200):
            line.protocol.data_received(text(b"x" * 20))
        transport.abort.assert_not_called()
        for _ in range(600):
            line.protocol.data_received(text(b"x" * 20))
        transport.abort.assert_called()
        assert line.heard == []
        assert line.protocol.long_ways == 0

    asyncio.run(turn())


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


def test_messages_that_arrive_together_take_the_short_way_each() -> None:
    line = on_a_line(text(b"one") + text(b"") + text(b"three"))
    assert line.heard == [b"one", b"", b"three"]
    assert line.protocol.long_ways == 0


def test_only_the_part_of_a_message_after_whole_ones_goes_the_long_way() -> None:
    third = text(b"three")
    line = on_a_line(text(b"one") + text(b"two") + third[:4], third[4:] + text(b"four"))
    assert line.heard == [b"one", b"two", b"three", b"four"]


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

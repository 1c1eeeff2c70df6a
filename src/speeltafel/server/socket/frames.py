"""WebSocket frames made once and written to many: the protocol class under our sockets.

uvicorn's own way (a queue, an event and a state machine for each frame) costs several times what
the frame itself does; in a hall of a thousand that is the difference between now and later.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # not said to be exported
from websockets.streams import StreamReader

WHOLE_TEXT: Final = 0x81
"""First byte of a text message in one frame."""
MASKED: Final = 0x80
TWO_BYTES_FOLLOW: Final = 126
EIGHT_BYTES_FOLLOW: Final = 127

TOGETHER: Final = 64
"""So many frames wait for each other; beyond that those who get the first ones would wait long."""

BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

TAKE_SECONDS: Final = 15.0
"""Whoever takes nothing for so long is cut off."""
AT_ONCE: Final = 2
"""Messages of one device delivered in a row; others come between, however many it sends."""
AFTER_GOODBYE: Final = 16_384
"""Bytes that may still arrive after the server has closed; whoever sends more is cut off."""

WRITE: Final = "speeltafel.write"
LISTEN: Final = "speeltafel.listen"
CUT: Final = "speeltafel.cut"

Hear = Callable[[bytes], bool]
"""Gets a message; whether more may come right away."""


def text_frame(payload: bytes) -> bytes:
    """A whole text message from the server, as it goes over the line (RFC 6455, 5.2)."""
    length = len(payload)
    if length < TWO_BYTES_FOLLOW:
        return bytes((WHOLE_TEXT, length)) + payload
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES_FOLLOW, length >> 8, length & 255)) + payload
    return bytes((WHOLE_TEXT, EIGHT_BYTES_FOLLOW)) + length.to_bytes(8, "big") + payload


def small_frame(data: bytes, start: int, most: int) -> tuple[int, int] | None:
    """Where the payload begins, and where the frame ends, if one whole masked text frame of less
    than 64 KiB begins here (RFC 6455, 5.2)."""
    if len(data) - start < 6 or data[start] != WHOLE_TEXT:
        return None
    length, begin = data[start + 1] - MASKED, start + 6
    if length == TWO_BYTES_FOLLOW:
        length, begin = data[start + 2] << 8 | data[start + 3], start + 8
    elif length == EIGHT_BYTES_FOLLOW:
        return None
    end = begin + length
    return (begin, end) if 0 <= length <= most and end <= len(data) else None


def unmasked(data: bytes, begin: int, end: int) -> bytes:
    return bytes(apply_mask(data[begin:end], data[begin - 4 : begin]))


def _waits_for_any(parser: Any) -> bool:
    """Whether the library's parser, generators within a generator, is at the start of a frame."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return bool(parser.__name__ == StreamReader.at_eof.__name__)


class Outbox:
    """Frames that go out together, at the latest when this turn of the event loop is over. To send
    each as it is made would change between Python and the kernel for every one, and either finds
    its caches cold; and a process that gets several is woken once for all of them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._frames: list[tuple[TableProtocol, bytes]] = []

    def put(self, protocol: "TableProtocol", frame: bytes) -> None:
        if not self._frames:
            self._call_soon(self.send)
        self._frames.append((protocol, frame))
        if len(self._frames) == TOGETHER:
            self.send()

    def send(self) -> None:
        frames, self._frames = self._frames, []
        for protocol, frame in frames:
            protocol.send_now(frame)


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    found = _OUTBOXES.get(loop)
    if found is None:
        found = _OUTBOXES[loop] = Outbox(loop)
    return found


SLOW: Final[set["TableProtocol"]] = set()
"""Sockets that do not take what they are sent."""


class TableProtocol(WebSocketsSansIOProtocol):
    """Adds three doors for the application, offered in the scope: `write` takes a frame that is
    ready, `listen` hands over every message the moment it is there, `cut_off` ends it."""

    _hear: Hear | None = None
    _taking: asyncio.TimerHandle | None = None
    _between_frames = False
    """Whether the parser waits for a new message, not for the rest of one."""
    _rest = b""
    """What has arrived and is not delivered yet; meanwhile nothing more is read."""
    _after_goodbye = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._outbox = outbox_of(self.loop)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: Any = self.scope["extensions"]
            offered.update({WRITE: self.write, LISTEN: self.listen, CUT: self.cut_off})

    def pause_writing(self) -> None:
        super().pause_writing()
        SLOW.add(self)
        self._taking = self.loop.call_later(TAKE_SECONDS, self.cut_off)

    def resume_writing(self) -> None:
        self._takes_again()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._takes_again()
        super().connection_lost(exc)

    def _takes_again(self) -> None:
        SLOW.discard(self)
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def cut_off(self) -> None:
        """What it has not taken is given up, and with it the memory."""
        self.transport.abort()

    def write(self, frame: bytes) -> int:
        """Sends a frame, soon; the number of bytes the device has not taken yet of those before."""
        self._outbox.put(self, frame)
        return self.transport.get_write_buffer_size()

    def send_now(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def shutdown(self) -> None:
        """What was said before comes before the goodbye."""
        self._outbox.send()
        if not self.handshake_initiated:
            self.transport.close()
            return
        super().shutdown()

    def listen(self, hear: Hear) -> Callable[[], None]:
        """From now on messages go to `hear`; the answer is what lets more come after a stop."""
        self._hear = hear
        return self._more

    def data_received(self, data: bytes) -> None:
        """Nearly always whole small text messages arrive: those are read here at once; anything
        else goes the long way through the parser."""
        if self._rest:  # the loop had it in hand already when reading was stopped
            self._rest += data
            return
        if self._between_frames and self.close_sent:
            data = self._skip_whole(data)
        elif self._between_frames and self._hear is not None:
            data = self._deliver_whole(data)
        if not data:
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            # The library has given up and says nothing; the connection would hang.
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()
            return
        self._between_frames = self.conn.current_size is None and _waits_for_any(self.conn.parser)

    def _deliver_whole(self, data: bytes) -> bytes:
        """Delivers the first messages that are whole; what is left of it, or nothing where that is
        to be delivered later."""
        start, most = 0, self.config.ws_max_size
        for _ in range(AT_ONCE):
            found = small_frame(data, start, most)
            if found is None:
                return data[start:]
            begin, start = found
            self._deliver(unmasked(data, begin, start))
        if start < len(data) and not self.transport.is_closing():
            self._rest = data[start:]
            self.transport.pause_reading()
            if not self.read_paused:
                self.loop.call_soon(self._go_on)
        return b""

    def _skip_whole(self, data: bytes) -> bytes:
        """Of what still arrives after the goodbye only the other's goodbye matters."""
        self._after_goodbye += len(data)
        if self._after_goodbye > AFTER_GOODBYE:
            self.cut_off()
            return b""
        start, most = 0, self.config.ws_max_size
        while (found := small_frame(data, start, most)) is not None:
            start = found[1]
        return data[start:]

    def _go_on(self) -> None:
        """With what has arrived before, until somebody must wait again."""
        rest, self._rest = self._rest, b""
        if self.transport.is_closing():
            return
        self.data_received(rest)
        if not self._rest and not self.read_paused:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._deliver(data)

    def _deliver(self, data: bytes) -> None:
        assert self._hear is not None
        if not self.close_sent and not self._hear(data) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _more(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self._rest:
                self.loop.call_soon(self._go_on)
            else:
                self.transport.resume_reading()

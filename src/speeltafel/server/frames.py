"""WebSocket frames made once and written to many: the protocol class under our sockets.

uvicorn's own way (a queue, an event and a state machine for each frame) costs several times what
the frame itself does; in a hall of a thousand that is the difference between now and later.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

WRITE: Final = "speeltafel.write"
LISTEN: Final = "speeltafel.listen"

Hear = Callable[[bytes], bool]
"""Gets a message; whether more may come right away."""


def text_frame(payload: bytes) -> bytes:
    """A whole text message from the server, as it goes over the line."""
    return Frame(Opcode.TEXT, payload).serialize(mask=False)


class TableProtocol(WebSocketsSansIOProtocol):
    """Adds two doors for the application, offered in the scope: `write` takes a frame that is
    ready, `listen` hands over every message the moment it is there."""

    _hear: Hear | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: Any = self.scope["extensions"]
            offered.update({WRITE: self.write, LISTEN: self.listen})

    def write(self, frame: bytes) -> int:
        """Sends a frame; the number of bytes now waiting for the device."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return 0
        self.transport.write(frame)
        return self.transport.get_write_buffer_size()

    def listen(self, hear: Hear) -> Callable[[], None]:
        """From now on messages go to `hear`; the answer is what lets more come after a stop."""
        self._hear = hear
        return self._more

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent and not self._hear(data) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _more(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

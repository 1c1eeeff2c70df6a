"""A device at a table: one socket, and what it may be sent."""

from collections.abc import Callable
from typing import Final

from speeltafel.core.seats import Seat
from speeltafel.server.socket.frames import SLOW, text_frame
from speeltafel.words import Language

MOST_WAITING: Final = 1_000_000
"""Bytes that one device has not taken yet."""
ALL_WAITING: Final = 32_000_000
"""And all together: the more devices do not read, the sooner each is cut off."""
TOO_SLOW: Final = 1013
"""Close code: try again later."""


class Device:
    def __init__(
        self,
        guest: str,
        language: Language,
        write: Callable[[bytes], int],
        close: Callable[[int], None],
        address: str = "",
        cut: Callable[[], None] = lambda: None,
    ) -> None:
        self.guest = guest
        self.address = address
        self.language: Language = language
        self.seats: tuple[Seat, ...] = ()
        self.closed = False
        self._write = write
        self._close = close
        self._cut = cut

    def push(self, payload: bytes) -> None:
        self.push_frame(text_frame(payload))

    def push_frame(self, frame: bytes) -> None:
        """Whoever cannot keep up is cut off, comes back and catches up."""
        if self.closed:
            return
        waiting = self._write(frame)
        if waiting and waiting > min(MOST_WAITING, ALL_WAITING // max(1, len(SLOW))):
            self.close(TOO_SLOW)
            self._cut()  # a goodbye would wait behind all it has not taken

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self._close(code)

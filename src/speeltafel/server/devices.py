"""A device at a table: one socket, and what it may be sent."""

from collections.abc import Callable
from typing import Final

from speeltafel.core.seats import Seat
from speeltafel.server.frames import text_frame
from speeltafel.words import Language

MOST_WAITING: Final = 8_000_000
TOO_SLOW: Final = 1013
"""Close code: try again later."""


class Device:
    def __init__(
        self,
        guest: str,
        language: Language,
        write: Callable[[bytes], int],
        close: Callable[[int], None],
    ) -> None:
        self.guest = guest
        self.language: Language = language
        self.seats: tuple[Seat, ...] = ()
        self.closed = False
        self._write = write
        self._close = close

    def push(self, payload: bytes) -> None:
        self.push_frame(text_frame(payload))

    def push_frame(self, frame: bytes) -> None:
        """Whoever cannot keep up is cut off, comes back and catches up."""
        if not self.closed and self._write(frame) > MOST_WAITING:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self._close(code)

"""A device at a table: one socket, and what is still to be sent over it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from speeltafel.core.seats import Seat
from speeltafel.words import Language

MOST_FRAMES: Final = 500
MOST_CHARACTERS: Final = 8_000_000
TOO_SLOW: Final = 1013
"""Close code: try again later."""


class Device:
    def __init__(
        self,
        guest: str,
        address: str,
        language: Language,
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        self.guest = guest
        self.address = address
        self.language: Language = language
        self.seats: tuple[Seat, ...] = ()
        self.closed = False
        self._send = send
        self._frames: deque[str] = deque()
        self._characters = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None

    def push(self, frame: str) -> None:
        """Queues a frame; whoever cannot keep up is cut off, comes back and catches up."""
        if self.closed:
            return
        self._frames.append(frame)
        self._characters += len(frame)
        if len(self._frames) > MOST_FRAMES or self._characters > MOST_CHARACTERS:
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Closes after what is queued, or at once if the device is too slow."""
        self.closed = True
        self._close_code = code
        if code == TOO_SLOW:
            self._frames.clear()
        self._wake.set()

    async def pump(self) -> None:
        """Sends what is queued, until the device is closed."""
        frames, send, wake = self._frames, self._send, self._wake
        while True:
            while frames:
                frame = frames.popleft()
                self._characters -= len(frame)
                await send({"type": "websocket.send", "text": frame})
            if self._close_code is not None:
                await send({"type": "websocket.close", "code": self._close_code, "reason": ""})
                return
            wake.clear()
            await wake.wait()

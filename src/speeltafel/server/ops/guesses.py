"""Codes are short, so that people can read them out; guessing them costs more with every miss."""

import time
from collections.abc import Callable
from typing import Final

from speeltafel.server.ops.fair_queue import Who

FREE_OF_ONE: Final = 6
"""So many misses of one guest cost nothing: people mistype."""
FREE_OF_MANY: Final = 60
"""And of one address: a school has many who mistype."""
FIRST_SECONDS: Final = 1.0
MOST_SECONDS: Final = 120.0
FORGIVE_SECONDS: Final = 60.0
"""After so long one miss is forgotten."""
REMEMBERED: Final = 10_000


class Guesses:
    """For each name the misses that count, and until when it must wait."""

    def __init__(self, free: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = free
        self._now = now
        self._misses: dict[str, tuple[float, float, float]] = {}
        """How many misses, when that was, and when the next guess may come."""

    def wait(self, name: str) -> float:
        """Seconds until this name may guess."""
        _, _, until = self._misses.get(name, (0.0, 0.0, 0.0))
        return max(0.0, until - self._now())

    def missed(self, name: str) -> None:
        now = self._now()
        if len(self._misses) >= REMEMBERED:
            self._forget(now)
        count = self._left(name, now) + 1
        over = count - self._free
        pause = min(MOST_SECONDS, FIRST_SECONDS * 2 ** min(over, 20.0)) if over > 0 else 0.0
        self._misses[name] = (count, now, now + pause)

    def _left(self, name: str, now: float) -> float:
        """Misses that are not forgiven yet."""
        count, at, _ = self._misses.get(name, (0.0, now, 0.0))
        return max(0.0, count - (now - at) / FORGIVE_SECONDS)

    def _forget(self, now: float) -> None:
        self._misses = {name: kept for name, kept in self._misses.items() if self._left(name, now)}


class Doorkeeper:
    """Counts misses of guests and of addresses; whoever has missed too often waits."""

    def __init__(self) -> None:
        self._guests = Guesses(FREE_OF_ONE)
        self._addresses = Guesses(FREE_OF_MANY)

    def wait(self, who: Who) -> float:
        own = self._guests.wait(who.guest) if who.guest else 0.0
        return max(own, self._addresses.wait(who.address))

    def missed(self, who: Who) -> None:
        if who.guest:
            self._guests.missed(who.guest)
        self._addresses.missed(who.address)

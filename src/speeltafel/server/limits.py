"""How much one guest, or one address, may ask of the server."""

import time
from collections.abc import Callable
from typing import Final

FORGET_AFTER: Final = 10_000
"""So many buckets are kept before the full ones are thrown away."""


class Bucket:
    """Fills at a steady rate; each message takes one drop."""

    __slots__ = ("_full", "_level", "_rate", "_since")

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._full = 2 * rate
        self._level = self._full
        self._since = now

    def take(self, now: float) -> bool:
        self._level = min(self._full, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._since) * self._rate >= self._full


class Limit:
    """A bucket for each name."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= FORGET_AFTER:
                self._buckets = {n: b for n, b in self._buckets.items() if not b.is_full(now)}
            bucket = self._buckets[name] = Bucket(self._rate, now)
        return bucket.take(now)

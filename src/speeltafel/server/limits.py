"""How much one guest, or one address, may ask of the server."""

import time
from collections.abc import Callable
from typing import Final

FORGET_AFTER: Final = 10_000
"""So many names are kept before those that owe nothing are forgotten."""
ROUNDING: Final = 1e-6
"""Seconds: sums of small fractions do not come out exactly."""


class Limit:
    """For each name a bucket that fills at a steady rate, and every message takes one drop; `burst`
    drops, by default two seconds' worth, may be taken at once.

    What is kept of a bucket is the moment it will be full again."""

    def __init__(
        self,
        rate: float,
        burst: float | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._drop = 1 / rate
        """Seconds until a drop is back."""
        self._whole = self._drop * (2 * rate if burst is None else burst)
        """Seconds until an empty bucket is full."""
        self._now = now
        self._full_at: dict[str, float] = {}

    def take(self, name: str) -> bool:
        now = self._now()
        full_at = self._full_at.get(name)
        if full_at is None:
            self._forget(now)
        after = self._drop + (now if full_at is None or full_at < now else full_at)
        if after - now > self._whole + ROUNDING:
            return False
        self._full_at[name] = after
        return True

    def _forget(self, now: float) -> None:
        if len(self._full_at) >= FORGET_AFTER:
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}

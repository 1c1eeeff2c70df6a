"""How much one guest, or one address, may ask of the server."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

FORGET_AFTER: Final = 10_000
"""So many names are kept before those that owe nothing are forgotten."""
ROUNDING: Final = 1e-6
"""Seconds: sums of small fractions do not come out exactly."""
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that one connection to the internet has for itself."""


def network_of(address: str) -> str:
    """Whom an address belongs to, as far as one can tell: itself, or with IPv6 its first half."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    assert isinstance(found, IPv6Address)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD))


class Limit:
    """For each name a bucket that fills at a steady rate, and every message takes one drop, a
    costly one several; `burst` drops, by default two seconds' worth, may be taken at once.

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

    def take(self, name: str, cost: float = 1.0) -> bool:
        now = self._now()
        full_at = self._full_at.get(name)
        if full_at is None:
            self._forget(now)
        after = self._drop * cost + (now if full_at is None or full_at < now else full_at)
        if after - now > self._whole + ROUNDING:
            return False
        self._full_at[name] = after
        return True

    def spent(self, name: str) -> bool:
        """Whether the bucket is empty."""
        full_at = self._full_at.get(name)
        return full_at is not None and full_at - self._now() >= self._whole - ROUNDING - self._drop

    def charge(self, name: str, cost: float) -> None:
        """For what turned out to be costly: taken in any case, at most what is in the bucket."""
        now = self._now()
        full_at = max(now, self._full_at.get(name, now))
        self._full_at[name] = min(full_at + self._drop * cost, now + self._whole)

    def _forget(self, now: float) -> None:
        if len(self._full_at) >= FORGET_AFTER:
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}

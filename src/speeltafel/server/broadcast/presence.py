"""Who is at a table, here and in other processes, and how long the others have been away."""

import time
from collections.abc import Callable, Iterable
from typing import Final

CHILDREN: Final = 8
"""Below this age everything takes longer, also finding the way back."""


def grace_for(seconds: float, age: int) -> float:
    """How long the chair of somebody who is away is kept."""
    return 2 * seconds if age < CHILDREN else seconds


class Presence:
    def __init__(
        self,
        grace: float = 0.0,
        sighted_since: Callable[[], float] = lambda: 0.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.grace = grace
        self._sighted_since = sighted_since
        """Since when other processes can tell us whom they see: in doubt somebody is there."""
        self._now = now
        self._opened = now()
        self._here: dict[str, int] = {}
        """Guests and how many of their devices are here."""
        self._seen: dict[str, float] = {}
        """When those were last seen who are not here any more."""
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """By process: the guests who are there, and until when that is believed."""

    def came(self, guest: str) -> None:
        if guest:
            self._here[guest] = self._here.get(guest, 0) + 1

    def went(self, guest: str) -> None:
        left = self._here.get(guest, 0) - 1
        if left > 0:
            self._here[guest] = left
        elif self._here.pop(guest, 0):
            self._seen[guest] = self._now()

    def here(self) -> list[str]:
        """The guests who are connected to this process."""
        return sorted(self._here)

    def present(self) -> set[str]:
        now = self._now()
        return set(self._here).union(
            *(guests for guests, until in self._elsewhere.values() if until > now)
        )

    def heard_of(self, process: str, guests: Iterable[str], seconds: float) -> set[str]:
        """Another process tells who is there; the guests for whom that is a change."""
        before = self.present()
        known, until = self._elsewhere.get(process, (frozenset[str](), 0.0))
        self._elsewhere[process] = (frozenset(guests), self._now() + seconds)
        after = self.present()
        for guest in known - after:
            self._seen[guest] = min(self._now(), until)
        return before ^ after

    def wait(self, guest: str) -> float:
        """Seconds until the computer may stand in for them; all of the grace time while they are
        there."""
        now = self._now()
        if guest in self._here:
            return self.grace
        seen = max(self._seen.get(guest, 0.0), self._opened, self._sighted_since())
        for guests, until in self._elsewhere.values():
            if guest in guests:
                seen = max(seen, min(until, now))
        return max(0.0, min(now, seen) + self.grace - now)

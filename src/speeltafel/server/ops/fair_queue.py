"""Turns at work that takes long, shared fairly: whoever has had the least comes first."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

REMEMBERED: Final = 10_000


class Who(NamedTuple):
    """For whom work is done. Addresses share first, then the guests of one address."""

    address: str
    guest: str = ""


class Crowded(Exception):
    """So much of this asker's work waits already that more would only wait in vain."""


class FairQueue:
    def __init__(self, places: int, most_of_one: int, most_waiting: int) -> None:
        self._free = places
        self._most_of_one = most_of_one
        """Places one address may hold at the same time."""
        self._most_waiting = most_waiting
        self._running: Counter[str] = Counter()
        self._waiting: dict[Who, deque[asyncio.Future[None]]] = {}
        self._had: dict[str | Who, float] = {}
        """Seconds of work each has had. Whoever comes new starts where the others are."""
        self._level = 0.0

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[Callable[[], None]]:
        """Waits for a place; what is done there is counted. The place can be given up early."""
        await self._enter(who)
        began, held = time.monotonic(), True

        def give_up() -> None:
            nonlocal held
            if held:
                held = False
                self._leave(who, time.monotonic() - began)

        try:
            yield give_up
        finally:
            give_up()

    async def _enter(self, who: Who) -> None:
        if self._free and not self._waiting and self._running[who.address] < self._most_of_one:
            self._begin(who)
            return
        line = self._waiting.setdefault(who, deque())
        if len(line) >= self._most_waiting:
            raise Crowded
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        self._fill_places()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(who, 0.0)  # it was our turn, but we have gone
            else:
                self._gone(who, place)
            raise

    def _gone(self, who: Who, place: "asyncio.Future[None]") -> None:
        line = self._waiting.get(who, deque())
        if place in line:
            line.remove(place)
        if not line:
            self._waiting.pop(who, None)

    def _begin(self, who: Who) -> None:
        self._free -= 1
        self._running[who.address] += 1

    def _leave(self, who: Who, seconds: float) -> None:
        self._free += 1
        self._running[who.address] -= 1
        if not self._running[who.address]:
            del self._running[who.address]
        for name in (who.address, who):
            self._had[name] = self._so_far(name) + seconds
        if len(self._had) > REMEMBERED:
            self._had = {name: had for name, had in self._had.items() if had > self._level}
        self._fill_places()

    def _so_far(self, name: str | Who) -> float:
        return max(self._level, self._had.get(name, 0.0))

    def _fill_places(self) -> None:
        while self._free:
            able = [w for w in self._waiting if self._running[w.address] < self._most_of_one]
            if not able:
                return
            who = min(able, key=lambda w: (self._so_far(w.address), self._so_far(w)))
            self._level = max(self._level, self._so_far(who.address))
            line = self._waiting[who]
            place = line.popleft()
            if not line:
                del self._waiting[who]
            if not place.done():
                self._begin(who)
                place.set_result(None)

"""Whether what the tables stand on is well; looked into at most once a second."""

import time
from typing import Final, NamedTuple

from speeltafel.server.broadcast.announcer import Announcer
from speeltafel.server.store.commit_queue import CommitQueue
from speeltafel.server.store.store import Store

FRESH_SECONDS: Final = 1.0
TROUBLED_SECONDS: Final = 0.2
LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes: with less no more tables are set up, so that those there are can be played to the end."""


class Findings(NamedTuple):
    database: bool
    writing: bool
    disk: bool
    announcements: bool


class Checkup:
    def __init__(self, store: Store, queue: CommitQueue, announcer: Announcer) -> None:
        self._store = store
        self._queue = queue
        self._announcer = announcer
        self._at = -FRESH_SECONDS
        self._database = self._writing = True

    async def result(self) -> Findings:
        now = time.monotonic()
        if now - self._at >= (TROUBLED_SECONDS if self._queue.failing else FRESH_SECONDS):
            self._at = now
            self._database = await self._store.answers()
            # What was last written tells more than a try; but after a failure only a try can.
            self._writing = self._database and await self._writes()
        return Findings(self._database, self._writing, self.has_room(), self._announcer.is_up())

    async def _writes(self) -> bool:
        if self._queue.failing or self._queue.waits_long():
            self._queue.failing = not await self._store.can_write()
        return not self._queue.failing

    def has_room(self) -> bool:
        free = self._store.free_bytes()
        return free is None or free >= LEAST_FREE

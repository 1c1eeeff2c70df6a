"""Carries word of what happened at a table to the other processes that serve it.

Nothing depends on a message arriving: the log is the truth, and `Tables` looks it up whenever
word may have been lost.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Protocol

import structlog
from redis import RedisError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from speeltafel.server.ops.metrics import ANNOUNCER_UP

PREFIX: Final = "speeltafel:"
ALL: Final = "*"
"""A channel every process hears, so that there is always something to listen to."""
RETRY_SECONDS: Final = 0.5
CONNECT_SECONDS: Final = 5.0
CHANGE_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 1.0
DEAF_SECONDS: Final = 3.5
"""Whoever has not heard their own heartbeat for so long hears nothing."""
QUEUE: Final = 10_000

journal = structlog.get_logger()

Hear = Callable[[str, bytes], None]


class Announcer(Protocol):
    """`hear` gets (table, message); `missed` is called when messages may have been lost."""

    alone: bool
    """Whether this process is the only one."""

    def start(self, hear: Hear, missed: Callable[[], None]) -> None: ...

    def tell(self, table: str, message: bytes) -> None: ...

    async def listen_to(self, table: str) -> None: ...

    async def forget(self, table: str) -> None: ...

    def is_up(self) -> bool: ...

    async def close(self) -> None: ...


class NoAnnouncer:
    """For one process alone: there is nobody to tell."""

    alone = True

    def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        del hear, missed
        ANNOUNCER_UP.set(1)

    def tell(self, table: str, message: bytes) -> None:
        del table, message

    async def listen_to(self, table: str) -> None:
        del table

    async def forget(self, table: str) -> None:
        del table

    def is_up(self) -> bool:
        return True

    async def close(self) -> None:
        return


class RedisAnnouncer:
    """Up means: what we send comes back to us. A process hears its own heartbeat every second; when
    it does not, the connection is made anew, whatever the library believes."""

    alone = False

    def __init__(self, url: str) -> None:
        self._listening: Redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=None, health_check_interval=0
        )
        self._sending: Redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=2, health_check_interval=0
        )
        self._own = token_hex(6).encode()
        self._pubsub = self._new_pubsub()
        self._tables: set[str] = set()
        self._subscribed = False
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(QUEUE)
        self._up = False
        self._heard_at = 0.0
        self._work: list[asyncio.Task[None]] = []

    def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._work = [
            asyncio.create_task(self._listen(hear, missed)),
            asyncio.create_task(self._send()),
            asyncio.create_task(self._beat()),
        ]

    def is_up(self) -> bool:
        return self._up and time.monotonic() - self._heard_at < DEAF_SECONDS

    def tell(self, table: str, message: bytes) -> None:
        try:
            self._out.put_nowait((table, message))
        except asyncio.QueueFull:
            self._is_down("queue full")  # the others look at the log

    async def listen_to(self, table: str) -> None:
        self._tables.add(table)
        if self._subscribed:
            await self._change(self._pubsub.subscribe, table)

    async def forget(self, table: str) -> None:
        self._tables.discard(table)
        if self._subscribed:
            await self._change(self._pubsub.unsubscribe, table)

    async def _change(self, change: Callable[..., Awaitable[Any]], table: str) -> None:
        """Nobody waits for Redis: who does not answer is not subscribed to, and found out."""
        try:
            async with asyncio.timeout(CHANGE_SECONDS):
                await change(PREFIX + table)
        except (RedisError, OSError, TimeoutError) as error:
            self._is_down(type(error).__name__)
            self._heard_at = 0.0  # so that it connects anew, with every table

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis ships it untyped
        await self._listening.aclose()
        await self._sending.aclose()

    def _new_pubsub(self) -> PubSub:
        return self._listening.pubsub(ignore_subscribe_messages=True)

    async def _listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        while True:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._subscribe()
                self._heard_at = time.monotonic()
                journal.info("listening to redis", tables=len(self._tables))
                missed()
                while time.monotonic() - self._heard_at < DEAF_SECONDS:
                    self._take(await self._pubsub.get_message(timeout=1.0), hear)
                self._is_down("nothing heard")
            except (RedisError, OSError, TimeoutError) as error:
                self._is_down(type(error).__name__)
            self._subscribed = False
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # as above
            self._pubsub = self._new_pubsub()

    async def _subscribe(self) -> None:
        """Every table, also those that come in meanwhile."""
        known: set[str] = set()
        channels = [PREFIX + ALL]
        while channels:
            wanted = set(self._tables)
            channels += [PREFIX + table for table in wanted - known]
            await self._pubsub.subscribe(*channels)
            known |= wanted
            channels = [PREFIX + table for table in self._tables - known]
        self._subscribed = True

    def _take(self, message: Any, hear: Hear) -> None:
        if message is None or message["type"] != "message":
            return
        if message["data"] == self._own:
            self._heard_at = time.monotonic()
            if not self._up:
                self._up = True
                ANNOUNCER_UP.set(1)
            return
        if len(message["data"]) != len(self._own):  # another's heartbeat
            hear(message["channel"].decode().removeprefix(PREFIX), message["data"])

    async def _beat(self) -> None:
        while True:
            self.tell(ALL, self._own)
            await asyncio.sleep(BEAT_SECONDS)

    async def _send(self) -> None:
        while True:
            first = await self._out.get()
            batch = [first]
            while not self._out.empty() and len(batch) < 500:
                batch.append(self._out.get_nowait())
            try:
                async with self._sending.pipeline(transaction=False) as pipeline:
                    for table, message in batch:
                        pipeline.publish(PREFIX + table, message)
                    await pipeline.execute()
            except (RedisError, OSError, TimeoutError) as error:
                self._is_down(type(error).__name__)  # the others will look at the log

    def _is_down(self, error: str) -> None:
        if self._up:
            journal.warning("redis is away", why=error)
        self._up = False
        ANNOUNCER_UP.set(0)


def announcer_for(url: str) -> Announcer:
    return RedisAnnouncer(url) if url else NoAnnouncer()

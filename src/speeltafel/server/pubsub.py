"""Carries word of what happened at a table to the other processes that serve it.

Nothing depends on a message arriving: the log is the truth, and `Tables` looks it up whenever
word may have been lost.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import structlog
from redis import RedisError
from redis.asyncio import Redis

from speeltafel.server.metrics import HERALD_UP

PREFIX: Final = "speeltafel:"
ALL: Final = "*"
"""A channel every process hears, so that there is always something to listen to."""
RETRY_SECONDS: Final = 0.5
QUEUE: Final = 10_000

journal = structlog.get_logger()

Hear = Callable[[str, bytes], None]


class Herald(Protocol):
    """`hear` gets (table, message); `missed` is called when messages may have been lost."""

    alone: bool
    """Whether this process is the only one."""

    def start(self, hear: Hear, missed: Callable[[], None]) -> None: ...

    def tell(self, table: str, message: bytes) -> None: ...

    async def listen_to(self, table: str) -> None: ...

    async def forget(self, table: str) -> None: ...

    def is_up(self) -> bool: ...

    async def close(self) -> None: ...


class Silent:
    """For one process alone: there is nobody to tell."""

    alone = True

    def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        del hear, missed
        HERALD_UP.set(1)

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


class RedisHerald:
    alone = False

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=None, health_check_interval=10
        )
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._tables: set[str] = set()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(QUEUE)
        self._up = False
        self._work: list[asyncio.Task[None]] = []

    def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._work = [
            asyncio.create_task(self._listen(hear, missed)),
            asyncio.create_task(self._send()),
        ]

    def is_up(self) -> bool:
        return self._up

    def tell(self, table: str, message: bytes) -> None:
        try:
            self._out.put_nowait((table, message))
        except asyncio.QueueFull:
            self._is_down("queue full")

    async def listen_to(self, table: str) -> None:
        self._tables.add(table)
        if self._up:
            try:
                await self._pubsub.subscribe(PREFIX + table)
            except (RedisError, OSError) as error:
                self._is_down(type(error).__name__)

    async def forget(self, table: str) -> None:
        self._tables.discard(table)
        if self._up:
            try:
                await self._pubsub.unsubscribe(PREFIX + table)
            except (RedisError, OSError) as error:
                self._is_down(type(error).__name__)

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis ships it untyped
        await self._redis.aclose()

    async def _listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        while True:
            try:
                await self._pubsub.subscribe(
                    PREFIX + ALL, *(PREFIX + table for table in self._tables)
                )
                self._up = True
                HERALD_UP.set(1)
                journal.info("listening to redis", tables=len(self._tables))
                missed()
                while True:
                    message = await self._pubsub.get_message(timeout=30)
                    if message is not None and message["type"] == "message":
                        channel = message["channel"].decode()
                        hear(channel.removeprefix(PREFIX), message["data"])
            except (RedisError, OSError) as error:
                self._is_down(type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # as above
                self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)

    async def _send(self) -> None:
        while True:
            first = await self._out.get()
            batch = [first]
            while not self._out.empty() and len(batch) < 500:
                batch.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for table, message in batch:
                        pipeline.publish(PREFIX + table, message)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                self._is_down(type(error).__name__)  # the others will look at the log

    def _is_down(self, error: str) -> None:
        if self._up:
            journal.warning("redis is away", error=error)
        self._up = False
        HERALD_UP.set(0)


def herald_for(url: str) -> Herald:
    return RedisHerald(url) if url else Silent()

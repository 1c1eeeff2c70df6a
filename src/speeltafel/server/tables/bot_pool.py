"""Worker processes for thinking: a limit on time, and a new one for each that fails."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from speeltafel.bots.thinking import Task, Thought
from speeltafel.server.ops.fair_queue import FairQueue, Who
from speeltafel.server.ops.metrics import BOT_TROUBLE

LINE_LIMIT: Final = 1 << 20
START_SECONDS: Final = 20.0
"""For a worker that has not thought about a game yet, and has to load what plays it."""

MOST_WAITING: Final = 5000
"""Thoughts that wait for one guest."""

journal = structlog.get_logger()


class Trouble(Exception):
    """The worker crashed, or thought too long."""


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._loaded: set[str] = set()
        """Games that this process has thought about."""

    async def ask(self, task: Task, seconds: float) -> Thought:
        limit = seconds if task.game in self._loaded else seconds + START_SECONDS
        try:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "speeltafel.server.tables.bot_worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE_LIMIT,
                )
            async with asyncio.timeout(limit):
                line = await self._exchange(self._process, task)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            BOT_TROUBLE.labels("time" if isinstance(error, TimeoutError) else "crash").inc()
            raise Trouble(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        if not line:
            await self.stop()
            BOT_TROUBLE.labels("crash").inc()
            raise Trouble("the worker died")
        self._loaded.add(task.game)
        thought = msgspec.json.decode(line, type=Thought)
        if thought.leaves:
            await self.stop()
        if thought.error:
            BOT_TROUBLE.labels("error").inc()
            raise Trouble(thought.error)
        return thought

    async def _exchange(self, process: asyncio.subprocess.Process, task: Task) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._loaded.clear()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """One address never has all the workers, where there are several, and waits the longer the
    more it has let them think."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._turns = FairQueue(workers, max(1, workers - 1), MOST_WAITING)
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, who: Who, make: Callable[[], Task | None]) -> Thought | None:
        """The answer of a worker; a failure is tried once more, then it is `Trouble`. The task is
        made when its turn has come: thousands that wait would fill the memory. None: by then there
        is nothing to think about."""
        async with self._turns.turn(who):
            task = make()
            if task is None:
                return None
            worker = self._free.get_nowait()
            try:
                return await self._ask(worker, task)
            finally:
                self._free.put_nowait(worker)

    async def _ask(self, worker: Worker, task: Task) -> Thought:
        try:
            return await worker.ask(task, self._seconds)
        except Trouble as trouble:
            journal.warning("a bot failed", game=task.game, level=task.level, error=str(trouble))
            return await worker.ask(task, self._seconds)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()

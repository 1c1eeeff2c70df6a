"""Worker processes for thinking: a limit on time, and a new one for each that fails."""

import asyncio
import sys
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from speeltafel.server.bot_worker import Task, Thought
from speeltafel.server.metrics import BOT_TROUBLE

LINE_LIMIT: Final = 1 << 20
START_SECONDS: Final = 20.0
"""A fresh worker has to read in the games first."""
COMPILE_SECONDS: Final = 70.0
"""On a fresh machine, what a variant is thought about with has to be compiled, once."""

journal = structlog.get_logger()


class Trouble(Exception):
    """The worker crashed, or thought too long."""


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._known: set[tuple[str, str]] = set()
        """Variants that were thought about here."""

    async def ask(self, task: Task, seconds: float) -> Thought:
        limit = seconds
        try:
            if self._process is None:
                limit += START_SECONDS
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "speeltafel.server.bot_worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE_LIMIT,
                )
            if (task.game, task.variant) not in self._known:
                limit += COMPILE_SECONDS
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
        self._known.add((task.game, task.variant))
        thought = msgspec.json.decode(line, type=Thought)
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
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, task: Task) -> Thought:
        """The answer of a worker; a failure is tried once more, then it is `Trouble`."""
        worker = await self._free.get()
        try:
            try:
                return await worker.ask(task, self._seconds)
            except Trouble as trouble:
                journal.warning(
                    "a bot failed", game=task.game, level=task.level, error=str(trouble)
                )
                return await worker.ask(task, self._seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()

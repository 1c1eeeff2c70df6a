"""A device that serves itself: jobs go in and come out as JSON, one step at a time, so that whoever
drives it (a worker of the browser, a test) need know nothing of Python."""

import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec

from speeltafel.core.refusal import Refused
from speeltafel.local.effects import Effect, Job
from speeltafel.local.local_table import Window
from speeltafel.local.requests import Request, answer
from speeltafel.local.room import PAUSE, Room
from speeltafel.local.session import Session
from speeltafel.protocol.languages import language_of

GONE: Final = 4404
"""As a socket is closed where there is no such table."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A job waits for an effect, or has ended with an answer."""

    job: int
    effect: Effect | None = None
    answer: Any = None
    trouble: str = ""


class Turn(msgspec.Struct, frozen=True):
    """What has come of a call: frames for windows, and how jobs stand."""

    frames: list[tuple[int, str]]
    steps: list[Step]


class Device:
    """Jobs that are asked for have numbers of the caller; those that start by themselves count
    down from -1."""

    def __init__(self, name: str, pause: float = PAUSE) -> None:
        self._room = Room(name, self._start, pause)
        self._jobs: dict[int, Job[Any]] = {}
        self._sessions: dict[int, Session] = {}
        self._frames: list[tuple[int, str]] = []
        self._steps: list[Step] = []
        self._started = 0

    # ── what the pages want

    def ask(self, job: int, request: str) -> bytes:
        wanted = msgspec.json.decode(request, type=Request)
        return self._run(job, answer(self._room, wanted, language_of(wanted.language)))

    def open(self, job: int, window: int, table: str, language: str, have: int) -> bytes:
        return self._run(job, self._open(window, table, language, have))

    def hear(self, job: int, window: int, text: str) -> bytes:
        session = self._sessions.get(window)
        return self._turn() if session is None else self._run(job, session.hear(text))

    def close(self, window: int) -> None:
        session = self._sessions.pop(window, None)
        if session is not None:
            session.end()

    def written(self, job: int, table: str) -> bytes:
        """Another window of this device has written to a table."""
        return self._run(job, self._room.written_elsewhere(table))

    def resume(self, job: int, result: str) -> bytes:
        """The effect a job waited for has been carried out."""
        work = self._jobs.pop(job)
        self._advance(job, work, lambda: work.send(result))
        return self._turn()

    # ── jobs

    def _open(self, window: int, name: str, language: str, have: int) -> Job[int]:
        try:
            table = yield from self._room.table(name)
        except Refused:
            return GONE
        seen = Window(
            table,
            language_of(language),
            lambda payload: self._frames.append((window, payload.decode())),
        )
        session = self._sessions[window] = Session(self._room, seen)
        yield from session.begin(have)
        return 0

    def _start(self, work: Job[Any]) -> None:
        self._started -= 1
        self._advance(self._started, work, lambda: next(work))

    def _run(self, job: int, work: Job[Any]) -> bytes:
        self._advance(job, work, lambda: next(work))
        return self._turn()

    def _advance(self, job: int, work: Job[Any], go_on: Callable[[], Effect]) -> None:
        try:
            effect = go_on()
        except StopIteration as end:
            self._steps.append(Step(job, answer=end.value))
        except Exception:  # one job's trouble must not end the others
            self._steps.append(Step(job, trouble=traceback.format_exc()))
        else:
            self._jobs[job] = work
            self._steps.append(Step(job, effect))

    def _turn(self) -> bytes:
        turn = Turn(self._frames, self._steps)
        self._frames, self._steps = [], []
        return msgspec.json.encode(turn)

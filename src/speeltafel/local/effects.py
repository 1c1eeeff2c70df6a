"""What a job cannot do itself: the disk, the time, a thought. A job is a generator that yields an
effect as a value and is sent the result as JSON, so it runs anywhere and waits for nobody."""

from collections.abc import Generator, Sequence
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from speeltafel.bots.thinking import Task, Thought
from speeltafel.protocol.table_files import Log
from speeltafel.table.log import Entry, TableSetup

T = TypeVar("T")


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    pass


class Read(Effect, frozen=True):
    table: str


class Tables(Effect, frozen=True):
    """Which tables there are, the latest first."""


class Create(Effect, frozen=True):
    setup: TableSetup
    entries: list[Entry]


class Append(Effect, frozen=True):
    """Answers once it is on disk; `taken`: somebody else has written these numbers."""

    table: str
    entries: list[Entry]


class Remove(Effect, frozen=True):
    table: str


class Remember(Effect, frozen=True):
    """What the person at this device is called."""

    name: str


class Think(Effect, frozen=True):
    task: Task


class Reckon(Effect, frozen=True):
    """A request that wants Katalon's solution, answered where bots think."""

    request: dict[str, Any]


class Wait(Effect, frozen=True):
    seconds: float


Job: TypeAlias = Generator[Effect, str, T]

_LOG: Final = msgspec.json.Decoder(Log | None)
_NAMES: Final = msgspec.json.Decoder(list[str])
_KEPT: Final = msgspec.json.Decoder(Literal["kept", "taken"])
_THOUGHT: Final = msgspec.json.Decoder(Thought)


def read(table: str) -> Job[Log | None]:
    log: Log | None = _LOG.decode((yield Read(table)))
    return log


def tables() -> Job[list[str]]:
    return _NAMES.decode((yield Tables()))


def create(setup: TableSetup, entries: Sequence[Entry]) -> Job[None]:
    yield Create(setup, list(entries))


def append(table: str, entries: Sequence[Entry]) -> Job[bool]:
    """Whether it is on disk; otherwise somebody was first."""
    kept: str = _KEPT.decode((yield Append(table, list(entries))))
    return kept == "kept"


def think(task: Task) -> Job[Thought]:
    return _THOUGHT.decode((yield Think(task)))


def wait(seconds: float) -> Job[None]:
    yield Wait(seconds)

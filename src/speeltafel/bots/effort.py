"""How long a bot thinks: a number of rounds, and processor time as an upper bound.

Rounds come first: as long as the time suffices, the same seed gives the same choice on any machine.
"""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final, NamedTuple, TypeAlias

Stopwatch: TypeAlias = Callable[[], float]


class Effort(NamedTuple):
    rounds: int
    """What a round is, the search says: a playout, a sampled hand."""
    seconds: float = 1.0
    """Of processor time, so that a busy machine does not make a bot weaker."""


class OutOfTime(Exception):
    """Nobody waits for the result any more."""


class Deadline:
    """Reached when an effort's time is up; the best so far counts then."""

    def __init__(self, seconds: float, clock: Stopwatch = process_time) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def passed(self) -> bool:
        return self._clock() >= self._end

    def check(self) -> None:
        """For work that may last long where nothing is compiled."""
        if self.passed:
            raise OutOfTime


def rounds(effort: Effort, clock: Stopwatch = process_time) -> Iterator[int]:
    """Counts 0, 1, … until rounds or time are used up; the first round always takes place."""
    deadline = Deadline(effort.seconds, clock)
    for number in range(effort.rounds):
        if number and deadline.passed:
            return
        yield number


AT_ONCE: Final = Effort(1)
"""For players that do not search."""

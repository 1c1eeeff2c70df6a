"""What is asked of a judge: one for each game that is not solved.

A judge sees an `Observation` and nothing else, so what it says depends only on what the seat could
know then. Playouts of two choices with the same seed meet the same luck.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from speeltafel.bots.bot import AnyObservation
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.learn.review.findings import Unit

Way: TypeAlias = tuple[Any, ...]
"""A move, or the moves of a whole turn."""


class Care(NamedTuple):
    """How thoroughly is judged."""

    search: int
    """Rounds of the strongest player's search."""
    tries: int
    """Playouts of the best choice and of the chosen one."""
    chances: int
    """What chance could have brought instead: so many of that."""
    luck: int
    """Playouts for each of those."""


THOROUGH: Final = Care(search=120, tries=96, chances=12, luck=24)
LIGHT: Final = Care(search=24, tries=24, chances=4, luck=6)
"""Where nothing is compiled."""


class Judge(ABC):
    unit: ClassVar[Unit]
    whole_turns: ClassVar[bool] = False
    """Whether the small moves of a turn are judged together."""
    matters: ClassVar[float]
    """A mistake that costs less is no moment of the match."""

    remains: ClassVar[float] = 1.0
    """How much of what a choice costs at sight is still missing at the end, measured: who goes on
    playing their best makes up for part of it."""

    def care(self) -> Care:
        return THOROUGH

    def base(self, config: Config) -> float | None:
        """What a seat begins with; None: what is left when luck and choices are taken out."""
        return 1 / config.players

    def reviewable(self, match: AnyMatch) -> bool:
        del match
        return True

    @abstractmethod
    def result(self, match: AnyMatch, seat: Seat) -> float:
        """Of a match that is over."""

    @abstractmethod
    def best(self, observation: AnyObservation, care: Care, generator: Random) -> Sequence[Way]:
        """What the strongest player would do, the best first; some of it is enough. None: there is
        nothing to judge."""

    def chosen(self, observation: AnyObservation, way: Way) -> Way:
        """A way as `best` would write it, so that what is alike is equal."""
        del observation
        return way

    @abstractmethod
    def results(
        self, observation: AnyObservation, ways: Sequence[Way], seeds: Sequence[int]
    ) -> list[list[float]]:
        """For each way what every seed made of it."""

    @abstractmethod
    def standing(self, observation: AnyObservation, seeds: Sequence[int]) -> list[float]:
        """What a match that goes on is worth to the seat, whoever is to act: by every seed."""

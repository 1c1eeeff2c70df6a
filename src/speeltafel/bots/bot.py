"""What a computer player gets and gives: a sight of the table, and a choice.

A bot never touches the true state. `look` deals the hidden part again before it hands anything
over, so there is nothing to peek at.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as one seat sees it."""

    game: AnyGame
    config: Config
    seat: Seat
    view: Any
    moves: Sequence[Any]
    """What this seat may do now; empty when it is not to act."""
    dealt: Any
    """A state this seat cannot tell from the true one."""

    def __post_init__(self) -> None:
        """A bot never thinks about the view of another seat: such a sight cannot be made."""
        if self.game.view(self.dealt, self.seat) != self.view:
            why = reason("bots-wrong-seat", seat=seat_reason(self.seat))
            raise Refused(Refusal(Kind.POSITION, why))

    def resample(self, generator: Random) -> Any:
        """Another state this seat cannot tell from the true one."""
        return self.game.resample(self.dealt, self.seat, generator)


class Bot(ABC):
    @abstractmethod
    def choose(self, sight: Sight, generator: Random) -> Any:
        """One of `sight.moves`."""

    def prepare(self) -> None:  # noqa: B027 - most bots have nothing to prepare
        """Reads in or compiles what the first choice would otherwise have to wait for."""

    def agrees(self, sight: Sight, event: Any) -> bool:
        """Whether this bot consents to an event the table could announce, such as stopping."""
        del sight, event
        return False


def look(game: AnyGame, config: Config, state: Any, seat: Seat, generator: Random) -> Sight:
    """The only way from a state to a bot."""
    dealt = game.resample(state, seat, generator)
    moves = game.legal_moves(dealt, seat) if seat in game.to_act(dealt) else ()
    return Sight(game, config, seat, game.view(state, seat), moves, dealt)

"""What a computer player gets and gives: an observation of the table, and a choice.

A bot never touches the true state. `observe` deals the hidden part again before it hands anything
over, so there is nothing to peek at.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from speeltafel.core.game import Game, M, S, V
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config


@dataclass(frozen=True, slots=True)
class Observation(Generic[S, M, V]):
    """The table as one seat sees it."""

    game: Game[S, M, V]
    config: Config
    seat: Seat
    view: V
    moves: Sequence[M]
    """What this seat may do now; empty when it is not to act."""
    dealt: S
    """A state this seat cannot tell from the true one."""

    def __post_init__(self) -> None:
        """A bot never thinks about the view of another seat: such an observation cannot be made."""
        if self.game.view(self.dealt, self.seat) != self.view:
            why = reason("bots-wrong-seat", seat=seat_reason(self.seat))
            raise Refused(Refusal(Kind.POSITION, why))

    def resample(self, generator: Random) -> S:
        """Another state this seat cannot tell from the true one."""
        return self.game.resample(self.dealt, self.seat, generator)


AnyObservation: TypeAlias = Observation[Any, Any, Any]


class Bot(ABC):
    @abstractmethod
    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        """One of `observation.moves`."""

    def prepare(self) -> None:  # noqa: B027 - most bots have nothing to prepare
        """Loads or compiles what it thinks with, and waits for it; a bot that is not prepared plays
        without what is not there yet."""

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        """Whether this bot consents to an event the table could announce, such as stopping."""
        del observation, event
        return False


def observe(
    game: Game[S, M, V], config: Config, state: S, seat: Seat, generator: Random
) -> Observation[S, M, V]:
    """The only way from a state to a bot."""
    dealt = game.resample(state, seat, generator)
    moves = game.legal_moves(dealt, seat) if seat in game.to_act(dealt) else ()
    return Observation(game, config, seat, game.view(state, seat), moves, dealt)

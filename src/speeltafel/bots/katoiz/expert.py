"""The strongest player of Katoiz: evaluates every choice, and plays out the best of them."""

from collections.abc import Sequence
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.compilation import KATOIZ
from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.bots.katoiz.one_ply import agrees_to_stop
from speeltafel.bots.search.halving import Candidates, SearchWidth, ranked_by_halving
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure
from speeltafel.games.katoiz import KATOIZ as GAME
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios

EXPERT: Final = Effort(rounds=400, seconds=0.9)

SEARCH_WIDTH: Final = {
    Towers: SearchWidth(width=16, prior_weight=100.0, games=40.0, portion=16),
    Trios: SearchWidth(width=12, prior_weight=20.0, games=2.0, portion=2),
    Piles: SearchWidth(width=10, prior_weight=30.0, games=2.0, portion=2),
}


def candidates(
    state: State,
    seat: Seat,
    moves: Sequence[Move],
    coming: Sequence[int] = (),
    deadline: Deadline | None = None,
) -> Candidates:
    """`coming` are the numbers of the rolls to come, for who knows them. Stapeltje may have
    hundreds of moves: after the deadline those that are left are no candidates."""
    # Imported when needed: compiled code takes a while to load, and a list of bots needs none.
    from speeltafel.bots.katoiz import piles, towers, trios

    if isinstance(state, Towers):
        return towers.candidates(state, seat, moves, coming)
    if isinstance(state, Trios):
        return trios.candidates(state, seat, moves, coming)
    return piles.candidates(state, seat, moves, coming, deadline)


@cache
def compile_kernels() -> None:
    if not KATOIZ.demand():
        return
    for variant in ("stapeltoren-3", "3-stel-1", "stapeltje-1"):
        config = accept(configure(GAME, variant, 2, {}))
        state = settle_chance(start(GAME, config), Random(0)).state
        candidates(state, 0, GAME.legal_moves(state, 0)).playouts(0, 1, 1)
    KATOIZ.finish()


class ThinkingBot(Bot):
    def __init__(self, effort: Effort, clock: Stopwatch = process_time) -> None:
        self.effort = effort
        self.clock = clock
        self.coming: Sequence[int] = ()
        """An honest player does not know the rolls to come."""

    def prepare(self) -> None:
        compile_kernels()

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return self.ranked_moves(observation, generator)[0].move

    def ranked_moves(self, observation: AnyObservation, generator: Random) -> list[RankedMove]:
        """The best first."""
        state, effort = observation.dealt, KATOIZ.effort(self.effort)
        deadline = Deadline(effort.seconds, self.clock)
        found = candidates(state, observation.seat, observation.moves, self.coming, deadline)
        return ranked_by_halving(
            found, effort.rounds, SEARCH_WIDTH[type(state)], generator, deadline
        )

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        return agrees_to_stop(observation, event)

"""The strongest player of Katoiz: looks into every choice, and imagines the promising ones on."""

from collections.abc import Sequence
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Effort, Stopwatch
from speeltafel.bots.finding import Finding
from speeltafel.bots.katoiz_ahead import agrees_to_stop
from speeltafel.bots.katoiz_search import Halving, Lookout
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios


class Attention(NamedTuple):
    """How a type of game is looked into."""

    width: int
    """Choices imagined at all."""
    trust: float
    """Imagined games that the first look weighs as much as."""
    games: float
    """Imagined for each round of the effort: those of one type take longer than those of
    another."""
    portion: int
    """Games between two looks at the clock."""


EXPERT: Final = Effort(rounds=400, seconds=0.9)

ATTENTION: Final = {
    Towers: Attention(width=16, trust=100.0, games=40.0, portion=16),
    Trios: Attention(width=12, trust=20.0, games=2.0, portion=2),
    Piles: Attention(width=10, trust=30.0, games=2.0, portion=2),
}


def lookout(state: State, seat: Seat, moves: Sequence[Move], coming: Sequence[int] = ()) -> Lookout:
    """`coming` are the numbers of the rolls to come, for who knows them."""
    # Imported when needed: compiled code takes a while to read in, and a list of bots needs none.
    from speeltafel.bots import katoiz_piles, katoiz_towers, katoiz_trios

    if isinstance(state, Towers):
        return katoiz_towers.lookout(state, seat, moves, coming)
    if isinstance(state, Trios):
        return katoiz_trios.lookout(state, seat, moves, coming)
    return katoiz_piles.lookout(state, seat, moves, coming)


@cache
def compile_kernels() -> None:
    """Has the compiled code ready before the first choice, so that it costs no thinking time."""
    for variant in ("stapeltoren-3", "3-stel-1", "stapeltje-1"):
        config = accept(configure(KATOIZ, variant, 2, {}))
        state = settle_chance(start(KATOIZ, config), Random(0)).state
        seen = lookout(state, 0, KATOIZ.legal_moves(state, 0))
        seen.imagine(0, 1, 1)


class ThinkingBot(Bot):
    def __init__(self, effort: Effort, clock: Stopwatch = process_time) -> None:
        self.effort = effort
        self.clock = clock
        self.coming: Sequence[int] = ()
        """An honest player does not know the rolls to come."""

    def prepare(self) -> None:
        compile_kernels()

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return self.findings(sight, generator)[0].move

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        """The best first."""
        self.prepare()  # before time is taken
        state = sight.dealt
        seen = lookout(state, sight.seat, sight.moves, self.coming)
        width, trust, games, portion = ATTENTION[type(state)]
        effort = self.effort._replace(rounds=round(self.effort.rounds * games))
        search = Halving(effort, width, trust, self.clock, portion)
        found = search.shares(seen.hopes, seen.imagine, generator)
        return [
            Finding(seen.choices[choice], share, tries) for choice, (share, tries) in found.items()
        ]

    def agrees(self, sight: Sight, event: Any) -> bool:
        return agrees_to_stop(sight, event)

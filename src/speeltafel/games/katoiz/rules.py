"""One game of three types: the state says which rules are played."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from speeltafel.core.chance import Chance
from speeltafel.core.game import Clock
from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles import rules as piles
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers import rules as towers
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios import rules as trios
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.variants import family


class Verbs(NamedTuple):
    """The rules of one type, all over its own kind of state."""

    to_act: Callable[[Any], tuple[Actor, ...]]
    legal_moves: Callable[[Any, Seat], Sequence[Move]]
    apply: Callable[[Any, Actor, Move], State]
    outcome: Callable[[Any], Outcome | None]
    chance: Callable[[Any], Chance[Move]]


VERBS: Final[dict[type[Any], Verbs]] = {
    kind: Verbs(verbs.to_act, verbs.legal_moves, verbs.apply, verbs.outcome, verbs.chance)
    for kind, verbs in ((Towers, towers), (Trios, trios), (Piles, piles))
}
"""Looked up by type: search asks these doors most."""


def setup(config: Config) -> State:
    kind = family(config)
    if kind == "stapeltoren":
        return towers.setup(config)
    return trios.setup(config) if kind == "3-stel" else piles.setup(config)


def to_act(state: State) -> tuple[Actor, ...]:
    return VERBS[type(state)].to_act(state)


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    return VERBS[type(state)].legal_moves(state, seat)


def apply(state: State, actor: Actor, move: Move) -> State:
    return VERBS[type(state)].apply(state, actor, move)


def outcome(state: State) -> Outcome | None:
    return VERBS[type(state)].outcome(state)


def chance(state: State) -> Chance[Move]:
    return VERBS[type(state)].chance(state)


def events(state: State) -> Sequence[Move]:
    return piles.events(state) if isinstance(state, Piles) else ()


def clocks(state: State) -> Sequence[Clock]:
    return piles.clocks(state) if isinstance(state, Piles) else ()

"""One game of three types: the state says which rules are played."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Final

from speeltafel.core.chance import Chance
from speeltafel.core.game import Clock
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz import drie_stel, stapeltje, stapeltje_telling, stapeltoren
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios
from speeltafel.games.katoiz.variants import family

VERBS: Final[dict[Any, ModuleType]] = {Towers: stapeltoren, Trios: drie_stel, Piles: stapeltje}
TELLING: Final[dict[Any, ModuleType]] = {**VERBS, Piles: stapeltje_telling}


def setup(config: Config) -> State:
    types = {"stapeltoren": stapeltoren, "3-stel": drie_stel, "stapeltje": stapeltje}
    state: State = types[family(config)].setup(config)
    return state


def to_act(state: State) -> tuple[Actor, ...]:
    acting: tuple[Actor, ...] = VERBS[type(state)].to_act(state)
    return acting


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    moves: Sequence[Move] = VERBS[type(state)].legal_moves(state, seat)
    return moves


def apply(state: State, actor: Actor, move: Move) -> State:
    after: State = VERBS[type(state)].apply(state, actor, move)
    return after


def outcome(state: State) -> Outcome | None:
    ended: Outcome | None = VERBS[type(state)].outcome(state)
    return ended


def chance(state: State) -> Chance[Move]:
    brought: Chance[Move] = VERBS[type(state)].chance(state)
    return brought


def events(state: State) -> Sequence[Move]:
    return stapeltje.events(state) if isinstance(state, Piles) else ()


def clocks(state: State) -> Sequence[Clock]:
    return stapeltje.clocks(state) if isinstance(state, Piles) else ()


def why_not(state: State, seat: Seat, move: Move) -> Reason | None:
    why: Reason | None = TELLING[type(state)].why_not(state, seat, move)
    return why


def tell(state: State, actor: Actor, move: Move) -> Reason:
    told: Reason = TELLING[type(state)].tell(state, actor, move)
    return told


def prompt(state: State, seat: Seat) -> Reason:
    asked: Reason = TELLING[type(state)].prompt(state, seat)
    return asked

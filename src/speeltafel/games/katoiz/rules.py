"""One game of three types: the state says which rules are played."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from speeltafel.core.chance import Chance
from speeltafel.core.game import Clock
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz import (
    drie_stel,
    drie_stel_telling,
    stapeltje,
    stapeltje_telling,
    stapeltoren,
    stapeltoren_telling,
)
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios
from speeltafel.games.katoiz.variants import family


class Verbs(NamedTuple):
    """The rules of one type, all over its own kind of state."""

    to_act: Callable[[Any], tuple[Actor, ...]]
    legal_moves: Callable[[Any, Seat], Sequence[Move]]
    apply: Callable[[Any, Actor, Move], State]
    outcome: Callable[[Any], Outcome | None]
    chance: Callable[[Any], Chance[Move]]
    why_not: Callable[[Any, Seat, Move], Reason | None]
    tell: Callable[[Any, Actor, Move], Reason]
    prompt: Callable[[Any, Seat], Reason]


VERBS: Final[dict[type[Any], Verbs]] = {
    kind: Verbs(
        verbs.to_act,
        verbs.legal_moves,
        verbs.apply,
        verbs.outcome,
        verbs.chance,
        telling.why_not,
        telling.tell,
        telling.prompt,
    )
    for kind, verbs, telling in (
        (Towers, stapeltoren, stapeltoren_telling),
        (Trios, drie_stel, drie_stel_telling),
        (Piles, stapeltje, stapeltje_telling),
    )
}


def setup(config: Config) -> State:
    kind = family(config)
    if kind == "stapeltoren":
        return stapeltoren.setup(config)
    return drie_stel.setup(config) if kind == "3-stel" else stapeltje.setup(config)


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
    return stapeltje.events(state) if isinstance(state, Piles) else ()


def clocks(state: State) -> Sequence[Clock]:
    return stapeltje.clocks(state) if isinstance(state, Piles) else ()


def why_not(state: State, seat: Seat, move: Move) -> Reason | None:
    return VERBS[type(state)].why_not(state, seat, move)


def tell(state: State, actor: Actor, move: Move) -> Reason:
    return VERBS[type(state)].tell(state, actor, move)


def prompt(state: State, seat: Seat) -> Reason:
    return VERBS[type(state)].prompt(state, seat)

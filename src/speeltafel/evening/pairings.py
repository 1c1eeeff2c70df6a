"""Rounds at tables of two or more: who meets whom, and how everybody stands."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.variants import find_variant
from speeltafel.evening.log import Pairings
from speeltafel.evening.rounds import (
    Entrant,
    Played,
    Round,
    Standing,
    System,
    next_round,
    standings,
)
from speeltafel.evening.state import PLAYING, EveningState

MOST_AT_TABLE = 6


def new_pairings(
    state: EveningState, absent: Collection[str], new_id: Callable[[], str]
) -> Pairings | Refusal:
    """`absent`: guests whose device is gone; they rest until they are back."""
    setup = state.setup
    seed = int.from_bytes(setup.evening.encode())
    system = System(setup.system)
    made = next_round(system, sizes(state), entrants(state, absent), played(state), seed)
    if isinstance(made, Refusal):
        return made
    names = tuple(new_id() for _ in made.tables)
    return Pairings(names, made.tables, made.resting, made.again)


def sizes(state: EveningState) -> Sequence[int]:
    """How many may sit at a table: what the host wants first, then what comes nearest."""
    variant = accept(find_variant(state.game, state.setup.variant))
    wanted = state.setup.size
    allowed = [each for each in variant.players if 2 <= each <= MOST_AT_TABLE]
    return sorted(allowed, key=lambda each: (abs(each - wanted), -each))


def entrants(state: EveningState, absent: Collection[str] = ()) -> list[Entrant]:
    return [
        Entrant(each.number, each.since, each.plays and each.guest not in absent)
        for each in state.players
        if each.guest
    ]


def played(state: EveningState) -> list[Played]:
    """The rounds that are behind us; the one that is going on counts as far as it is over."""
    return [
        Played(
            Round(number, pairings.seats, pairings.resting, pairings.again),
            tuple(results.get(name, ()) for name in pairings.tables),
        )
        for number, (pairings, results) in enumerate(
            zip(state.pairings, state.results, strict=True), 1
        )
    ]


def standing(state: EveningState) -> tuple[Standing, ...]:
    """Best first. While it is played on, a table counts once it is over."""
    if not state.pairings:
        return ()
    rounds = played(state)
    if state.phase == PLAYING:
        rounds[-1] = _over_of(rounds[-1])
    return standings(entrants(state), rounds)


def _over_of(going_on: Played) -> Played:
    tables = going_on.round.tables
    over = [at for at, points in enumerate(going_on.points) if points]
    begun = msgspec.structs.replace(going_on.round, tables=tuple(tables[at] for at in over))
    return Played(begun, tuple(going_on.points[at] for at in over))

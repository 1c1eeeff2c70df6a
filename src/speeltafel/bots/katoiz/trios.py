"""3-stel: every choice of disc and tile, its evaluation, and its playouts."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from speeltafel.bots.katoiz.kernels import discs as placing
from speeltafel.bots.katoiz.kernels import trios as kernel
from speeltafel.bots.katoiz.kernels.dice import chance_of, fractions, row
from speeltafel.bots.search.halving import Candidates
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import DICE_ROLLS, KINDS
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.rules import DISCS, QUIET_TURNS, apply
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.variants import TrioRules

NUMBERS: Final = {roll: number for number, (roll, _) in enumerate(DICE_ROLLS)}
SCORINGS: Final = {"sets": placing.SETS, "pile": placing.PILE, "points": placing.POINTS}
WEIGHTS: Final = {
    placing.SETS: fractions((1.0, 0.02, 1.0, 0.02, 0.0, 0.0, 0.0)),
    placing.PILE: fractions((1.0, 0.02, 1.0, 0.02, 0.1, -0.05, 0.5)),
    placing.POINTS: fractions((1.0, 0.02, 1.0, 0.02, 0.0, 0.1, 0.2)),
}
"""Found in some ten thousand games of players who choose by them and do not search."""
TO_THE_END: Final = 400
"""Turns: no game of 3-stel is longer."""


@cache
def tables(values: int) -> Any:
    return placing.tables(values)


@cache
def packed_rules(rules: TrioRules, players: int) -> Any:
    patience = QUIET_TURNS * (players if rules.rounds else 1)
    return row([SCORINGS[rules.scoring], rules.bold, rules.sending_ends, patience])


def tables_of(state: Trios) -> Any:
    return tables(state.rules.values if state.rules.scoring == "pile" else 1)


def weights_of(state: Trios) -> Any:
    return WEIGHTS[SCORINGS[state.rules.scoring]]


def packed(state: Trios) -> tuple[Any, ...]:
    """The rows that the kernel plays on; one more roll that may be taken is taken."""
    classes = tables_of(state).classes
    owner, places = [placing.NONE] * len(state.tiles), []
    for seat, lying in enumerate(state.discs):
        places += [*lying, *[placing.NONE] * (DISCS - len(lying))]
        for place in lying:
            owner[place] = seat
    counts = [0] * (placing.CLASSES * len(state.discs))
    for seat, taken in enumerate(state.taken):
        for kind in taken:
            for which in range(3):
                counts[placing.CLASSES * seat + int(classes[3 * kind + which])] += 1
    now = [
        state.turn,
        placing.NONE if state.roll is None or state.bonus else NUMBERS[state.roll],
        int(state.sent),
        int(state.acted),
        state.quiet,
        sum(1 << place for place in state.vacated),
        int(bool(state.ending)),
    ]
    return row(state.tiles), row(owner), row(places), row(counts), row(now)


def candidates(
    state: Trios, seat: Seat, moves: Sequence[Move], coming: Sequence[int] = ()
) -> Candidates:
    choices, dice = different(state, moves), row(coming)
    rules, whole = packed_rules(state.rules, len(state.discs)), tables_of(state)
    weights = weights_of(state)
    after = [packed(apply(state, seat, move)) for move in choices]
    priors = [kernel.share(*each, rules, whole, seat)[0] for each in after]

    def playouts(choice: int, seed: int, games: int) -> tuple[float, float]:
        won, worth = kernel.playouts(
            *after[choice], rules, whole, weights, dice, seed, games, TO_THE_END, seat
        )
        return won, worth

    return Candidates(choices, priors, playouts)


def different(state: Trios, moves: Sequence[Move]) -> list[Move]:
    """Where neighbours do not count, places with the same tile are one choice."""
    if state.rules.bold:
        return list(moves)
    found: dict[object, Move] = {}
    for move in moves:
        if isinstance(move, Disc) and move.end != HAND:
            found.setdefault((move.start, state.tiles[move.end]), move)
        else:
            found[move] = move
    return list(found.values())


def free_tiles(state: Trios) -> int:
    """As bits."""
    tiles, owner, *_ = packed(state)
    return int(placing.free_kinds(tiles, owner))


def completing(kinds: Sequence[int], free: int) -> int:
    """Free tiles that make a set with two of these."""
    found, together = 0, tables(1).together
    for one, other in combinations(kinds, 2):
        found |= int(together[KINDS * one + other])
    return found & free


def roll_chance(tiles: int) -> float:
    """How likely a roll of both dice asks for one of these tiles."""
    return float(chance_of(tiles, tables(1).rolls))

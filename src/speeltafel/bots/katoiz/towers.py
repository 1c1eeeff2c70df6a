"""Stapeltoren: every choice of tile and tower, its evaluation, and its playouts."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from speeltafel.bots.katoiz.kernels import towers as kernel
from speeltafel.bots.katoiz.kernels.dice import fractions, row
from speeltafel.bots.katoiz.kernels.tree import Tree, grow, planted
from speeltafel.bots.search.halving import Candidates
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import KINDS
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.rules import apply
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.variants import TowerRules

SIGHT: Final = {1: (0.5, 0.5, 0.5, 0.2, 0.05), 2: (0.7, 0.5, 0.6, -0.2, 0.05)}
"""What a good player weighs, by the matches needed: found by trying, in many playouts."""
AT_SIGHT: Final = 0.15
"""A tile that may be expected is so much of the victory."""
PLACES: Final = 1 << 18
"""For what is known of choices: enough for some thirty thousand playouts."""
TURNS_AHEAD: Final = 2
"""Looked further ahead, the tiles that others take meanwhile would be missing."""


@cache
def tables(rules: TowerRules) -> Any:
    return kernel.tables(rules.matches, rules.colour_die, rules.picture_die)


@cache
def weights(matches: int) -> Any:
    return fractions(SIGHT[matches])


def packed(state: Towers) -> kernel.Table:
    counts = [0] * KINDS
    for kind in state.supply:
        counts[kind] += 1
    heights, tops = [], []
    for own in state.towers:
        spare = [0] * (kernel.MOST - len(own))
        heights += [*map(len, own), *spare]
        tops += [*(tower[-1] for tower in own), *spare]
    numbers = [len(own) for own in state.towers]
    now = [state.turn, state.lapses]
    return kernel.Table(row(counts), row(heights), row(tops), row(numbers), row(now))


def alike(moves: Sequence[Move]) -> Mapping[tuple[int, int], list[Move]]:
    """Moves that differ in the named property only are one choice; no other are alike."""
    found: dict[tuple[int, int], list[Move]] = {}
    for move in moves:
        if isinstance(move, Begin):
            found.setdefault((move.tile, -1), []).append(move)
        elif isinstance(move, Stack):
            found.setdefault((move.tile, move.tower), []).append(move)
    return found


def candidates(
    state: Towers, seat: Seat, moves: Sequence[Move], coming: Sequence[int] = ()
) -> Candidates:
    """`moves` are tiles taken; a turn that lapses is no choice."""
    choices, dice = alike(moves), row(coming)
    rules, sight = tables(state.rules), weights(state.rules.matches)
    after = [packed(apply(state, seat, same[0])) for same in choices.values()]
    looks = [kernel.prospect(each, rules, TURNS_AHEAD, seat) for each in after]
    best = max(looks)

    @cache
    def tree() -> Tree:
        """Planted when needed: who only looks needs none."""
        return planted(PLACES)

    def playouts(choice: int, seed: int, games: int) -> tuple[float, float]:
        won, worth = grow(tree(), after[choice], seat, choice, rules, sight, dice, seed, games)
        return won, worth

    priors = [0.5 + AT_SIGHT * (look - best) for look in looks]
    return Candidates([same[0] for same in choices.values()], priors, playouts)

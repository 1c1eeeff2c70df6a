"""Stapeltje: every walk, its evaluation, and its playouts.

What is missing to the home pile, which tiles could walk home and how many rolls ask for them: so a
bot sees its own routes, the repairs that are due, and the routes of others that it can spoil.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from speeltafel.bots.effort import Deadline
from speeltafel.bots.katoiz.kernels import piles as kernel
from speeltafel.bots.katoiz.kernels import walks as walking
from speeltafel.bots.katoiz.kernels.dice import chance_of, fractions, row
from speeltafel.bots.search.halving import Candidates
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import HOME, PLACES
from speeltafel.games.katoiz.components import DICE_ROLLS
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.heights import heights_of
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.rules import apply, barred
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.variants import PileRules

NUMBERS: Final = {roll: number for number, (roll, _) in enumerate(DICE_ROLLS)}
WEIGHTS: Final = fractions((0.4, 0.2, 1.5))
HORIZON: Final = 24
"""Turns in a playout; then the position is evaluated."""


@cache
def tables(players: int, wide: bool, ladder: tuple[int, ...]) -> Any:
    return walking.tables(players, wide, ladder)


def tables_of(state: Piles) -> Any:
    return tables(len(state.homes), state.rules.target >= 6, state.ladder)


@cache
def packed_rules(rules: PileRules) -> Any:
    return row([rules.target, rules.ladder, rules.straight, rules.stuck, rules.turns])


def packed(state: Piles) -> tuple[Any, ...]:
    """The rows that the kernel plays on: tiles, heights, room for the ground, and now."""
    tiles = [0] * (walking.DEEP * walking.STANDS)
    for place, pile in enumerate((*state.piles, *state.homes)):
        start = walking.DEEP * place
        tiles[start : start + len(pile)] = pile
    heights = heights_of(state)
    heights += [0] * (walking.STANDS - len(heights))
    stays = barred(state)
    now = [
        state.turn,
        walking.NONE if state.roll is None else NUMBERS[state.roll],
        walking.NONE if stays is None or stays == HOME else stays,
        state.turns,
        state.stuck,
        int(bool(state.ending)),
        walking.NONE if state.winner is None else state.winner,
        sum(1 << seat for seat in state.out),
    ]
    return row(tiles), row(heights), row([0] * walking.GROUND), row(now)


def candidates(
    state: Piles,
    seat: Seat,
    moves: Sequence[Move],
    coming: Sequence[int] = (),
    deadline: Deadline | None = None,
) -> Candidates:
    """Looks at walks that end home first, then near home: in plain Python there may be no time for
    all of them."""
    dice = row(coming)
    rules, whole, walks = packed_rules(state.rules), tables_of(state), row([0] * walking.MOST_WALKS)
    seen: dict[int, tuple[tuple[Any, ...], float]] = {}
    for number in sorted(range(len(moves)), key=lambda each: _far(moves[each], seat, whole)):
        if seen and deadline is not None and deadline.passed:
            break
        then = packed(apply(state, seat, moves[number]))
        seen[number] = then, kernel.share(*then, rules, whole, seat)
    places = sorted(seen)
    after, priors = zip(*(seen[number] for number in places), strict=True)

    def playouts(choice: int, seed: int, games: int) -> tuple[float, float]:
        won, worth = kernel.playouts(
            *after[choice], rules, whole, WEIGHTS, walks, dice, seed, games, HORIZON, seat
        )
        return won, worth

    return Candidates([moves[number] for number in places], priors, playouts)


def _far(move: Move, seat: Seat, whole: Any) -> int:
    """How far from the own corner a walk ends; home, and to stay, come before all others."""
    if not isinstance(move, Walk) or move.end == HOME:
        return -1
    return int(whole.away[PLACES * seat + move.end])


def next_home(state: Piles, seat: Seat) -> float:
    """How likely this seat's next roll, or rung of the ladder, brings a tile home as all lies
    now."""
    rules, whole = packed_rules(state.rules), tables_of(state)
    tiles, heights, ground, now = packed(state)
    walking.survey(tiles, heights, ground, whole)
    going, _ = kernel.homeward(tiles, heights, ground, seat, now, rules, whole)
    if not state.rules.ladder:
        return float(chance_of(going, whole.rolls))
    turns = state.turns + (seat - state.turn) % len(state.homes)
    return float(bool(whole.rolls[turns % len(whole.rolls)] & going))

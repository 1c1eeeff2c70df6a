"""Kobito a turn further: the best plans for this turn, tried against hands that are dealt again.

For each plan the hand is refilled, the opponents take a turn with hands they may have, and the own
next turn is planned; what is left then is compared.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from speeltafel.bots.bot import Sight
from speeltafel.bots.effort import Deadline, Effort
from speeltafel.bots.finding import Finding
from speeltafel.bots.kobito_plan import Plan, Style, best_plans, worth
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.games.kobito.dealing import chance
from speeltafel.games.kobito.moves import Move
from speeltafel.games.kobito.rules import apply, score
from speeltafel.games.kobito.state import Stage, Table

PLANS: Final = 6
"""How many plans of the own turn are tried."""


def settled(table: Table, generator: Random) -> Table:
    while table.stage not in (Stage.PLAY, Stage.OVER):
        table = apply(table, CHANCE, chance(table).sample(generator))
    return table


def play_turn(table: Table, style: Style, generator: Random) -> Table:
    """The whole turn of whoever plays, chance included."""
    seat, turns = table.turn, table.turns
    while table.stage is Stage.PLAY and table.turn == seat and table.turns == turns:
        _, moves, _ = best_plans(table, seat, style)[0]
        table = follow(table, moves, generator)
    return table


def follow(table: Table, moves: tuple[Move, ...], generator: Random) -> Table:
    """A plan as far as it is certain: after a pot is won, what is turned up may change it."""
    seat = table.turn
    for move in moves:
        table = apply(table, seat, move)
        if table.stage is not Stage.PLAY or table.turn != seat:
            return settled(table, generator)
    return table


def lead(table: Table, seat: Seat) -> float:
    """How good the table is for a seat: what it is worth less the best opponent's points."""
    others = max(score(table, other) for other in range(len(table.hands)) if other != seat)
    return worth(table, seat) - others


def looked_ahead(
    sight: Sight, effort: Effort, own: Style, others: Style, generator: Random
) -> list[Finding]:
    """A finding for the first move of every plan tried; a round is one trial of each plan."""
    seat: Seat = sight.seat
    plans = list(distinct(best_plans(sight.dealt, seat, own)))[:PLANS]
    if len(plans) == 1:
        return [Finding(plans[0][0], 0.0, 1)]
    totals = [0.0] * len(plans)
    tries = 0
    deadline = Deadline(effort.seconds)
    for number in range(effort.rounds):
        if number and deadline.passed:
            break
        dealt = sight.resample(generator)
        seed = generator.random()
        for index, moves in enumerate(plans):
            totals[index] += _tried(dealt, seat, moves, own, others, Random(seed))
        tries += 1
    return [
        Finding(moves[0], total / tries, tries) for moves, total in zip(plans, totals, strict=True)
    ]


def _tried(
    table: Table, seat: Seat, moves: tuple[Move, ...], own: Style, others: Style, generator: Random
) -> float:
    table = follow(table, moves, generator)
    if table.stage is Stage.PLAY and table.turn == seat:
        table = play_turn(table, own, generator)
    while table.stage is Stage.PLAY and table.turn != seat:
        table = play_turn(table, others, generator)
    if table.stage is Stage.PLAY:
        plans = best_plans(table, seat, own)
        table = plans[0].table
    return lead(table, seat)


def distinct(plans: list[Plan]) -> Iterator[tuple[Move, ...]]:
    """The moves of each plan; of plans that end alike only the first."""
    seen = set()
    for plan in plans:
        key = (plan.table.pots, plan.table.workshops, plan.table.hands, plan.table.penalties)
        if key not in seen:
            seen.add(key)
            yield plan.moves

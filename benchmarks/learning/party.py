"""Games at many tables side by side, between who learns and the baseline."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import torch

from learning.position import Tensor
from learning.table import Table, baseline, best, options

Judge: TypeAlias = Callable[[Any, int], Tensor]
"""Which share of the victory positions promise to a seat that has just moved."""


class Moment(NamedTuple):
    """Where learners stood after a move of their own, at some of the tables."""

    seat: int
    tables: Tensor
    position: Any
    promise: Tensor


def one_learner(table: Table[Any], tables: int) -> Tensor:
    """At every table, on all seats in turn: tables × seats."""
    seats = torch.arange(tables, device=table.device) % table.players
    return torch.nn.functional.one_hot(seats, table.players).bool()


def party(
    table: Table[Any],
    learners: Tensor,
    judge: Judge,
    moments: list[Moment] | None = None,
    curiosity: float = 0.0,
) -> Tensor:
    """Plays a game at every table; `learners` says on which seats the judge chooses, the others
    look one move ahead. The shares of the victory. `moments` are added to as they come; curiosity
    is how far from the best a choice may promise that is tried all the same."""
    tables, players = learners.shape
    position, turn = table.dealt(tables), 0
    while True:
        seat = turn % players
        turn += 1
        given = options(table, position, seat, table.rolled(tables))
        if not len(given.tables):
            return table.shares(position)
        learns = learners[given.tables, seat]
        judged, others = learns.nonzero()[:, 0], (~learns).nonzero()[:, 0]
        promise = torch.zeros(len(learns), device=table.device)
        worth = promise.double()
        if len(others):
            worth[others] = baseline(table, seat, given, others)
        if len(judged):
            promise[judged] = judge(given.after.at(judged), seat)
            worth[judged] = promise[judged].double()
        if len(judged) and curiosity:
            worth[judged] += curiosity * torch.randn_like(worth[judged])
        taken = best(given, worth, tables)
        position = position.with_tables(given.tables[taken], given.after.at(taken))
        if moments is not None and len(judged):
            own = taken[learns[taken]]
            where = given.tables[own]
            moments.append(Moment(seat, where, given.after.at(own), promise[own]))

"""Looks two own turns ahead: everybody else replies like the baseline, the network judges what can
be reached then, over all rolls."""

from typing import Any, Final

import torch

from learning.network import Network
from learning.position import Tensor
from learning.table import Table, baseline, best, options

REPLIES: Final = 3
"""Imagined for every roll of the next player."""
AT_ONCE: Final = 4096
"""Positions looked ahead from together."""


def two_turns(network: Network, position: Any, seat: int) -> Tensor:
    """What positions are worth to the seat that has just moved."""
    table, found = network.table, []
    for portion in position.portions(AT_ONCE):
        worth = [
            reached(network, replied(table, portion, seat, roll), seat)
            for roll in range(len(table.dice))
            for _ in range(REPLIES)
        ]
        found.append(torch.stack(worth).mean(0))
    return torch.cat(found)


def replied(table: Table[Any], position: Any, seat: int, roll: int) -> Any:
    """All others have moved, the next one after this roll."""
    tables = len(table.over(position))
    for step in range(1, table.players):
        other = (seat + step) % table.players
        rolls = table.rolled(tables)
        if step == 1:
            rolls = torch.full_like(rolls, roll)
        given = options(table, position, other, rolls)
        every = torch.arange(len(given.tables), device=table.device)
        taken = best(given, baseline(table, other, given, every), tables)
        position = position.with_tables(given.tables[taken], given.after.at(taken))
    return position


def reached(network: Network, position: Any, seat: int) -> Tensor:
    """The best that the next own move can reach, on average over the rolls."""
    table = network.table
    over = table.over(position)
    total = table.shares(position)[:, seat] * over * len(table.dice)
    for roll in range(len(table.dice)):
        rolls = torch.full(over.shape, roll, device=table.device)
        given = options(table, position, seat, rolls)
        if len(given.tables):
            promise = network.share(given.after, seat)
            total += torch.zeros_like(total).scatter_reduce(0, given.tables, promise, "amax")
    return total / len(table.dice)

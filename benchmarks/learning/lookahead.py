"""Looks two own turns ahead: everybody else replies like the baseline, the network judges what can
be reached then, over all rolls."""

from typing import Final

import torch

from learning.network import Network
from learning.table import Position, Rules, Tensor, after, choices, one_move_ahead

REPLIES: Final = 3
"""Imagined for every roll of the next player."""
AT_ONCE: Final = 4096
"""Positions looked ahead from together."""


def two_turns(network: Network, rules: Rules, position: Position, seat: int) -> Tensor:
    """What positions are worth to the seat that has just moved."""
    found = []
    for portion in zip(*(each.split(AT_ONCE) for each in position), strict=True):
        worth = [
            reached(network, rules, replied(rules, Position(*portion), seat, roll), seat)
            for roll in range(len(rules.rolls))
            for _ in range(REPLIES)
        ]
        found.append(torch.stack(worth).mean(0))
    return torch.cat(found)


def replied(rules: Rules, position: Position, seat: int, roll: int) -> Position:
    """All others have moved, the next one after this roll."""
    tables, players, _ = position.towers.shape
    device = position.supply.device
    for step in range(1, players):
        other = (seat + step) % players
        rolls = torch.randint(len(rules.rolls), (tables,), device=device)
        if step == 1:
            rolls = torch.full_like(rolls, roll)
        allowed = choices(rules, position, other, rolls)
        chosen = one_move_ahead(position, other, allowed)
        position = after(position, other, chosen, allowed.any(1))
    return position


def reached(network: Network, rules: Rules, position: Position, seat: int) -> Tensor:
    """The best that the next own move can reach, on average over the rolls."""
    tables = len(position.supply)
    lapsed = network.share(position, seat)
    total = torch.zeros_like(lapsed)
    for roll in range(len(rules.rolls)):
        rolls = torch.full((tables,), roll, device=lapsed.device)
        where, each = choices(rules, position, seat, rolls).nonzero().unbind(1)
        taken = torch.ones_like(where, dtype=torch.bool)
        promise = network.share(after(position.at(where), seat, each, taken), seat)
        best = torch.full_like(lapsed, -1.0).scatter_reduce(0, where, promise, "amax")
        total += torch.where(best < 0, lapsed, best)
    return total / len(rules.rolls)

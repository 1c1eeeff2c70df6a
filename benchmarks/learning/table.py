"""Stapeltoren at many tables side by side, in tensors: for learning what towers become.

Of several towers of one player with the same tile on top only the highest is kept; for the rest
these are the rules (KZ-13), and `tower_limit.py` holds them against the engine before it learns.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import torch

from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import DEMANDED, KINDS, MATCHES, TILES
from speeltafel.games.katoiz.variants import tower_rules

Tensor: TypeAlias = Any
NEW: Final = KINDS
"""In place of the top tile of a tower: a new one is begun."""
CHOICES: Final = (KINDS + 1) * KINDS
"""A choice is the top tile it goes on × KINDS + the tile taken."""
NEVER: Final = -1e9


class Rules(NamedTuple):
    rolls: Tensor
    """What each roll asks for: rolls × kinds."""
    fits: Tensor
    """Tiles with matches enough: kinds × kinds."""
    supply: Tensor


class Position(NamedTuple):
    supply: Tensor
    """Tiles of each kind that lie open: tables × kinds."""
    towers: Tensor
    """The heights, by the tile on top: tables × players × kinds."""

    def at(self, tables: Tensor) -> "Position":
        return Position(self.supply[tables], self.towers[tables])


Judge: TypeAlias = Callable[[Position, int], Tensor]
"""How good positions are for a seat that has just moved."""


class Moment(NamedTuple):
    """Where a learner stood after a move of its own, at some of the tables."""

    seat: int
    tables: Tensor
    position: Position
    promise: Tensor


def rules_of(variant: str, device: str) -> Rules:
    rules = tower_rules(accept(configure(KATOIZ, variant)))
    asked = [
        [bool(tiles >> kind & 1) for kind in range(KINDS)]
        for roll, tiles in DEMANDED.items()
        if (roll.picture >= 0) == rules.picture_die
    ]
    fits = [[matches >= rules.matches for matches in row] for row in MATCHES]
    return Rules(
        torch.tensor(asked, device=device),
        torch.tensor(fits, device=device),
        torch.tensor([TILES.count(kind) for kind in range(KINDS)], dtype=torch.int8, device=device),
    )


def dealt(rules: Rules, tables: int, players: int) -> Position:
    supply = rules.supply.repeat(tables, 1)
    return Position(supply, supply.new_zeros(tables, players, KINDS))


def heights(position: Position) -> Tensor:
    return position.towers.amax(2)


def shares(position: Position) -> Tensor:
    """Of the victory, for each seat."""
    high = heights(position)
    first = (high == high.amax(1, keepdim=True)).float()
    return first / first.sum(1, keepdim=True)


def asked_tiles(rules: Rules, position: Position, seat: int, rolls: Tensor) -> Tensor:
    """Tiles that may be taken as far as the dice are concerned; the first one is free."""
    begun = (position.towers[:, seat] > 0).any(1, keepdim=True)
    return (position.supply > 0) & (rules.rolls[rolls] | ~begun)


def choices(rules: Rules, position: Position, seat: int, rolls: Tensor) -> Tensor:
    """What may be done: a tile on a tower it fits on, else as a new one (KZ-13)."""
    asked = asked_tiles(rules, position, seat, rolls)
    own = position.towers[:, seat] > 0
    stacked = own.unsqueeze(2) & rules.fits & asked.unsqueeze(1)
    begun = asked & ~stacked.flatten(1).any(1, keepdim=True)
    return torch.cat([stacked, begun.unsqueeze(1)], 1).flatten(1)


def after(position: Position, seat: int, choice: Tensor, taken: Tensor) -> Position:
    """Where a tile was taken; elsewhere the turn lapsed."""
    rows = torch.arange(len(choice), device=choice.device)
    below, kind = choice // KINDS, choice % KINDS
    own = position.towers[:, seat]
    grown = torch.cat([own, torch.zeros_like(own[:, :1])], 1)
    height = grown[rows, below] + 1
    grown[rows, below] = torch.where(taken, 0, grown[rows, below])
    own = grown[:, :KINDS].contiguous()
    own[rows, kind] = torch.where(taken, torch.maximum(own[rows, kind], height), own[rows, kind])
    towers, supply = position.towers.clone(), position.supply.clone()
    towers[:, seat] = own
    supply[rows, kind] -= taken.to(supply.dtype)
    return Position(supply, towers)


def one_move_ahead(position: Position, seat: int, allowed: Tensor) -> Tensor:
    """The choice of the baseline: the highest tower, and chance between equals."""
    own = position.towers[:, seat].float()
    grown = torch.cat([own, torch.zeros_like(own[:, :1])], 1) + 1
    visible = torch.maximum(grown, own.amax(1, keepdim=True))
    scores = visible.repeat_interleave(KINDS, 1)
    scores = scores + torch.rand_like(scores) / 2
    return scores.masked_fill(~allowed, NEVER).argmax(1)


def party(
    rules: Rules, learners: Tensor, judge: Judge, moments: list[Moment] | None = None
) -> Tensor:
    """Plays a game at every table; `learners` says on which seats the judge chooses, the others
    look one move ahead. The shares of the victory."""
    tables, players = learners.shape
    device = learners.device
    position = dealt(rules, tables, players)
    lapses, turn = torch.zeros(tables, dtype=torch.int64, device=device), 0
    while True:
        live = (position.supply.sum(1) > 0) & (lapses < players)
        if not bool(live.any()):
            return shares(position)
        seat = turn % players
        turn += 1
        rolls = torch.randint(len(rules.rolls), (tables,), device=device)
        allowed = choices(rules, position, seat, rolls) & live.unsqueeze(1)
        taken = allowed.any(1)
        lapses = torch.where(taken, 0, lapses + 1)
        chosen = one_move_ahead(position, seat, allowed)
        judged = learners[:, seat] & taken
        where, each = (allowed & judged.unsqueeze(1)).nonzero().unbind(1)
        if len(where):
            ahead = after(position.at(where), seat, each, torch.ones_like(where, dtype=torch.bool))
            scores = torch.full((tables, CHOICES), NEVER, device=device)
            scores[where, each] = judge(ahead, seat)
            promise, best = scores.max(1)
            chosen = torch.where(judged, best, chosen)
        position = after(position, seat, chosen, taken)
        if moments is not None and len(where):
            rows = judged.nonzero()[:, 0]
            moments.append(Moment(seat, rows, position.at(rows), promise[rows]))

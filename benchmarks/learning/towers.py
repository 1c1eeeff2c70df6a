"""Stapeltoren in tensors (KZ-13): for learning what towers become.

Of several towers of one player with the same tile on top only the highest is kept.
"""

from dataclasses import dataclass
from typing import Any

import torch

from learning.position import Position, Tensor
from learning.table import FRESH, NOTHING, Table
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.components import (
    COLOUR_ROLLS,
    DICE_ROLLS,
    KINDS,
    MATCHES,
)
from speeltafel.games.katoiz.moves import Begin, Move, Stack
from speeltafel.games.katoiz.state import Towers
from speeltafel.games.katoiz.variants import tower_rules


@dataclass(frozen=True)
class TowerPosition(Position):
    supply: Tensor
    """Tiles of each kind that lie open: tables × kinds."""
    towers: Tensor
    """The heights, by the tile on top: tables × seats × kinds."""
    lapses: Tensor
    """Turns in a row that lapsed."""


class TowerTable(Table[TowerPosition]):
    def __init__(self, config: Config, device: str) -> None:
        rules = tower_rules(config)
        rolls = DICE_ROLLS if rules.picture_die else COLOUR_ROLLS
        super().__init__(config.players, [roll for roll, _ in rolls], device)
        self.matches = self.small(MATCHES)
        self.fits = self.matches >= rules.matches
        self.naming = rules.naming

    def dealt(self, tables: int) -> TowerPosition:
        return TowerPosition(
            self.all_tiles.repeat(tables, 1),
            self.nothing(tables, self.players, KINDS),
            self.nothing(tables),
        )

    def choices(self, position: TowerPosition, seat: int, rolls: Tensor) -> Tensor:
        """A tile on a tower it fits on, else as a new one; the first tile is free."""
        own = position.towers[:, seat] > 0
        asked = (position.supply > 0) & (self.asked[rolls] | ~own.any(1, keepdim=True))
        stacked = own.unsqueeze(2) & self.fits & asked.unsqueeze(1)
        begun = asked & ~stacked.flatten(1).any(1, keepdim=True)
        lapsed = ~asked.any(1, keepdim=True)
        every = torch.cat([stacked.flatten(1), begun, lapsed], 1)
        return every & ~self.over(position).unsqueeze(1)

    def after(self, position: TowerPosition, seat: int, choice: Tensor) -> TowerPosition:
        rows = torch.arange(len(choice), device=choice.device)
        taken = choice < NOTHING
        below, kind = choice.clamp(max=NOTHING - 1) // KINDS, choice % KINDS
        own = position.towers[:, seat]
        grown = torch.cat([own, torch.zeros_like(own[:, :1])], 1)
        height = grown[rows, below] + 1
        grown[rows, below] = torch.where(taken, 0, grown[rows, below])
        own = grown[:, :KINDS].contiguous()
        higher = torch.maximum(own[rows, kind], height)
        own[rows, kind] = torch.where(taken, higher, own[rows, kind])
        towers, supply = position.towers.clone(), position.supply.clone()
        towers[:, seat] = own
        supply[rows, kind] -= taken.to(supply.dtype)
        return TowerPosition(supply, towers, torch.where(taken, 0, position.lapses + 1))

    def over(self, position: TowerPosition) -> Tensor:
        return (position.supply.sum(1) == 0) | (position.lapses >= self.players)

    def scores(self, position: TowerPosition) -> Tensor:
        return position.towers.amax(2)

    def standings(self, position: TowerPosition) -> Tensor:
        return self.scores(position).float()

    def ways(self, position: TowerPosition, choice: Tensor, seat: int) -> Tensor:
        """A tile is put on another once for every property that may be named (KZ-11)."""
        del position, seat
        below, kind = choice // KINDS, choice % KINDS
        named = self.matches[below.clamp(max=KINDS - 1), kind]
        return torch.where((below < FRESH) & self.naming, named, 1)

    def planes(self, position: TowerPosition, seat: int) -> Tensor:
        towers = position.towers.roll(-seat, 1).float()
        high = towers.amax(2, keepdim=True)
        found = [(position.supply == count).float() for count in (1, 2)]
        for each in range(self.players):
            lies = (towers[:, each] > 0).float()
            found += [
                lies,
                towers[:, each] / 8,
                lies * torch.exp(towers[:, each] - high[:, each]),
            ]
        everywhere = torch.ones_like(found[0])
        found.append(everywhere * position.supply.sum(1, keepdim=True) / 40)
        found += [everywhere * (high[:, 0] - high[:, each]) / 3 for each in range(1, self.players)]
        found.append(everywhere * high[:, 0] / 10)
        return torch.stack(found, 2)

    def position_of(self, state: Any) -> TowerPosition:
        towers = [[0] * KINDS for _ in state.towers]
        for own, heights in zip(state.towers, towers, strict=True):
            for tower in own:
                heights[tower[-1]] = max(heights[tower[-1]], len(tower))
        supply = [state.supply.count(kind) for kind in range(KINDS)]
        return TowerPosition(self.small([supply]), self.small([towers]), self.small([state.lapses]))

    def choice_of(self, state: Any, move: Move) -> int:
        if isinstance(move, Begin):
            return FRESH * KINDS + move.tile
        if isinstance(move, Stack):
            top: int = state.towers[state.turn][move.tower][-1]
            return top * KINDS + move.tile
        return NOTHING

    def exact(self, state: Towers) -> bool:
        """Not where somebody has two towers with the same tile on top."""
        tops = [[tower[-1] for tower in own] for own in state.towers]
        return all(len(set(own)) == len(own) for own in tops)

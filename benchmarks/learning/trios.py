"""3-stel in tensors (KZ-20 … KZ-24), up to level 3: for learning which sets to make."""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Final

import torch

from learning.position import Position, Tensor
from learning.table import FRESH, NOTHING, Table
from speeltafel.bots.katoiz_ahead import A_POINT, A_SET
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.components import DICE_ROLLS, DOUBLES, KINDS, VALUES
from speeltafel.games.katoiz.drie_stel import DISCS, QUIET_TURNS
from speeltafel.games.katoiz.layout import KEPT_OUT
from speeltafel.games.katoiz.moves import HAND, Disc, Move
from speeltafel.games.katoiz.scoring import SET
from speeltafel.games.katoiz.variants import trio_rules

NUMBERS: Final = tuple(len({values[which] for values in VALUES}) for which in range(3))
"""Of colours, shapes and sizes."""
BOUNDS: Final = tuple(pairwise(accumulate(NUMBERS, initial=0)))
"""Where the colours lie in a row of all values, where the shapes, where the sizes."""
ALL_VALUES: Final = sum(NUMBERS)
IN_A_SET: Final = SET * len(NUMBERS)
"""Values, counted with every tile."""
A_DISC: Final = 0.1
"""What the baseline sees in a disc that lies somewhere."""


@dataclass(frozen=True)
class TrioPosition(Position):
    free: Tensor
    """Tiles of each kind without a disc: tables × kinds."""
    discs: Tensor
    """By the tile they lie on: tables × seats × kinds."""
    taken: Tensor
    """Tiles won, by their values: tables × seats × values."""
    quiet: Tensor
    """Turns in a row in which no disc was touched."""
    ended: Tensor


class TrioTable(Table[TrioPosition]):
    def __init__(self, config: Config, device: str) -> None:
        super().__init__(config.players, [roll for roll, _ in DICE_ROLLS], device)
        rules = trio_rules(config)
        assert not rules.bold, "sending back is not known here"
        assert rules.values == 1
        self.scoring = rules.scoring
        self.patience = QUIET_TURNS * (config.players if rules.rounds else 1)
        self.values = torch.zeros(KINDS, ALL_VALUES, device=device)
        """Which each tile has: kinds × values."""
        for kind, values in enumerate(VALUES):
            for (first, _), value in zip(BOUNDS, values, strict=True):
                self.values[kind, first + value] = 1
        self.doubles = torch.tensor(DOUBLES, device=device)

    def dealt(self, tables: int) -> TrioPosition:
        """Some doubles stay out (KZ-20)."""
        free = self.all_tiles.repeat(tables, 1)
        drawn = torch.rand(tables, len(DOUBLES), device=self.device).argsort(1)[:, :KEPT_OUT]
        free.scatter_add_(1, self.doubles[drawn], self.nothing(tables, KEPT_OUT) - 1)
        return TrioPosition(
            free,
            self.nothing(tables, self.players, KINDS),
            self.nothing(tables, self.players, ALL_VALUES),
            self.nothing(tables),
            self.nothing(tables).bool(),
        )

    def choices(self, position: TrioPosition, seat: int, rolls: Tensor) -> Tensor:
        """A disc is put, or one moved once all lie on the tiles (KZ-21); passing is free."""
        asked = (position.free > 0) & self.asked[rolls]
        own = position.discs[:, seat]
        lie = (own.sum(1) == DISCS).unsqueeze(1)
        moved = ((own > 0) & lie).unsqueeze(2) & asked.unsqueeze(1)
        every = torch.cat([moved.flatten(1), asked & ~lie, torch.ones_like(lie)], 1)
        return every & ~position.ended.unsqueeze(1)

    def after(self, position: TrioPosition, seat: int, choice: Tensor) -> TrioPosition:
        rows = torch.arange(len(choice), device=choice.device)
        acts = choice < NOTHING
        start, end = choice // KINDS, choice % KINDS
        moved, put = (acts & (start < FRESH)).to(torch.int8), acts.to(torch.int8)
        left = start.clamp(max=KINDS - 1)
        free, discs = position.free.clone(), position.discs.clone()
        own = discs[:, seat]
        own[rows, left] -= moved
        free[rows, left] += moved
        own[rows, end] += put
        free[rows, end] -= put
        counted = own.float() @ self.values
        made = (acts & (counted.amax(1) >= SET)).unsqueeze(1)
        taken = position.taken.clone()
        taken[:, seat] += torch.where(made, counted, 0).to(torch.int8)
        discs[:, seat] = torch.where(made, 0, own)
        quiet = torch.where(acts, 0, position.quiet + 1)
        lying = (free + discs.sum(1, dtype=torch.int8)).float() @ self.values
        ended = (free.sum(1) == 0) | (quiet >= self.patience) | (lying.amax(1) < SET)  # KZ-23
        return TrioPosition(free, discs, taken, quiet, ended)

    def over(self, position: TrioPosition) -> Tensor:
        return position.ended

    def scores(self, position: TrioPosition) -> Tensor:
        """KZ-24."""
        if self.scoring == "sets":
            return self.sets(position)
        if self.scoring == "pile":
            return position.taken.amax(2)
        return (position.taken - 2).clamp(min=0).sum(2)

    def sets(self, position: TrioPosition) -> Tensor:
        return position.taken.sum(2) // IN_A_SET

    def standings(self, position: TrioPosition) -> Tensor:
        alike = (position.discs.float() @ self.values).amax(2) + A_DISC * position.discs.sum(2)
        return A_POINT * self.scores(position) + A_SET * self.sets(position) + alike

    def ways(self, position: TrioPosition, choice: Tensor, seat: int) -> Tensor:
        """Doubles lie on two places."""
        rows = torch.arange(len(choice), device=choice.device)
        start, end = choice // KINDS, choice % KINDS
        starts = position.discs[rows, seat, start.clamp(max=KINDS - 1)]
        ends = torch.where(choice < NOTHING, position.free[rows, end], 1)
        return ends * torch.where(start < FRESH, starts, 1)

    def planes(self, position: TrioPosition, seat: int) -> Tensor:
        """Of the tiles won with which value, and how near they come to counting."""
        seen = position.turned(seat)
        discs, taken, scores = seen.discs.float(), seen.taken.float(), self.scores(seen).float()
        scale = 0.25 if self.scoring == "sets" else 0.1
        found = [(seen.free == count).float() for count in (1, 2)]
        everywhere = torch.ones_like(found[0])
        for each in range(self.players):
            found.append(discs[:, each])
            score = scores[:, each : each + 1]
            for first, end in BOUNDS:
                alike = taken[:, each, first:end] @ self.values[:, first:end].T
                found.append(alike / 6)
                if self.scoring == "pile":
                    found.append(torch.exp((alike - score) * 0.7))
                elif self.scoring == "points":
                    found.append((alike >= 2).float())
            found.append(everywhere * discs[:, each].sum(1, keepdim=True) / 3)
            found.append(everywhere * score * scale)
            if each:
                found.append(everywhere * (scores[:, :1] - score) * scale * 2)
        for turns in range(1, QUIET_TURNS):
            found.append(everywhere * (seen.quiet == turns).float().unsqueeze(1))
        found.append(everywhere * seen.free.sum(1, keepdim=True) / 36)
        return torch.stack(found, 2)

    def position_of(self, state: Any) -> TrioPosition:
        discs = [[0] * KINDS for _ in state.discs]
        taken = [[0] * ALL_VALUES for _ in state.taken]
        free = [sum(kind == each for each in state.tiles) for kind in range(KINDS)]
        for seat, places in enumerate(state.discs):
            for kind in (state.tiles[place] for place in places):
                discs[seat][kind] += 1
                free[kind] -= 1
        for seat, tiles in enumerate(state.taken):
            for kind in tiles:
                for (first, _), value in zip(BOUNDS, VALUES[kind], strict=True):
                    taken[seat][first + value] += 1
        ended = self.small([bool(state.ending)]).bool()
        lying = self.small([free]), self.small([discs]), self.small([taken])
        return TrioPosition(*lying, self.small([state.quiet]), ended)

    def choice_of(self, state: Any, move: Move) -> int:
        if not isinstance(move, Disc):
            return NOTHING
        start = FRESH if move.start == HAND else state.tiles[move.start]
        end: int = state.tiles[move.end]
        return start * KINDS + end

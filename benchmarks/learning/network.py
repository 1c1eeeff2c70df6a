"""What a position of Katoiz promises: a network that does not mind which colour is which.

Colours can be exchanged for each other without changing the game, and so can shapes and sizes.
Every layer therefore adds up what a tile says itself and what the means say over all colours, all
shapes, all sizes, in all eight ways.
"""

from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

import torch

from learning.position import Tensor
from learning.table import Table

COLOURS_SHAPES_SIZES: Final = (5, 3, 2)
"""Tiles are numbered in this order."""
MEANS: Final = [axes for count in range(4) for axes in combinations((1, 2, 3), count)]
AT_ONCE: Final = 1 << 17
"""Positions that are looked at together."""


class Unfit(ValueError):
    """What was kept is of another game."""


class Network:
    def __init__(self, table: Table[Any], width: int, layers: int) -> None:
        self.table, device = table, table.device
        sizes = [table.planes(table.dealt(1), 0).shape[2], *[width] * layers]
        self.layers = [
            (
                torch.randn(len(MEANS), into, out, device=device) / (3 * into) ** 0.5,
                torch.zeros(out, device=device),
            )
            for into, out in pairwise(sizes)
        ]
        self.middle = torch.randn(2 * width, width, device=device) / (2 * width) ** 0.5
        self.last = torch.randn(width, device=device) / width**0.5
        self.biases = [torch.zeros(width, device=device), torch.zeros(1, device=device)]
        self.games = 0
        """Learned from."""

    def parameters(self) -> list[Tensor]:
        inner = [tensor for layer in self.layers for tensor in layer]
        return [*inner, self.middle, self.last, *self.biases]

    def keep(self, path: Path, purpose: str) -> None:
        tensors = [tensor.detach().cpu() for tensor in self.parameters()]
        torch.save({"purpose": purpose, "games": self.games, "parameters": tensors}, path)

    def recall(self, path: Path, purpose: str) -> None:
        """What a network of the same size has learned before."""
        kept = torch.load(path)
        if kept["purpose"] != purpose:
            raise Unfit(f"{path} has learned {kept['purpose']}, not {purpose}")
        self.games = kept["games"]
        with torch.no_grad():
            for tensor, learned in zip(self.parameters(), kept["parameters"], strict=True):
                tensor.copy_(learned)

    def promise(self, position: Any, seat: int) -> Tensor:
        """The share of the victory a seat may expect after its move, as a logit."""
        seen = self.table.planes(position, seat).unflatten(1, COLOURS_SHAPES_SIZES)
        for number, (weights, bias) in enumerate(self.layers):
            total = bias
            for axes, weight in zip(MEANS, weights, strict=True):
                total = total + (seen.mean(axes, keepdim=True) if axes else seen) @ weight
            seen = torch.relu(total) if number == 0 else seen + torch.relu(total)
        tiles = seen.flatten(1, 3)
        hidden = torch.cat([tiles.mean(1), tiles.amax(1)], 1) @ self.middle + self.biases[0]
        return torch.relu(hidden) @ self.last + self.biases[1]

    def share(self, position: Any, seat: int) -> Tensor:
        """Of the victory: as promised, and what it is where the game is over."""
        known = self.table.shares(position)[:, seat]
        promised = [self.promise(portion, seat) for portion in position.portions(AT_ONCE)]
        return torch.where(self.table.over(position), known, torch.sigmoid(torch.cat(promised)))

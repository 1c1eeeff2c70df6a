"""What a position of Stapeltoren promises: a network that does not mind which colour is which.

Colours can be exchanged for each other without changing the game, and so can shapes and sizes.
Every layer therefore adds up what a tile says itself and what the means say over all colours, all
shapes, all sizes, in all eight ways.
"""

from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import torch

from learning.table import Position, Tensor, shares

COLOURS_SHAPES_SIZES: Final = (5, 3, 2)
"""Tiles are numbered in this order."""
MEANS: Final = [axes for count in range(4) for axes in combinations((1, 2, 3), count)]
AT_ONCE: Final = 1 << 17
"""Positions that are looked at together."""


def planes(position: Position, seat: int) -> Tensor:
    """What is known of every tile, from the side of a seat: positions × kinds × planes."""
    towers = position.towers.roll(-seat, 1).float()
    high = towers.amax(2, keepdim=True)
    players = towers.shape[1]
    found = [(position.supply == count).float() for count in (1, 2)]
    for each in range(players):
        lies = (towers[:, each] > 0).float()
        found += [
            lies,
            towers[:, each] / 8,
            lies * torch.exp(towers[:, each] - high[:, each]),
        ]
    everywhere = torch.ones_like(found[0])
    found.append(everywhere * position.supply.sum(1, keepdim=True) / 40)
    found += [everywhere * (high[:, 0] - high[:, each]) / 3 for each in range(1, players)]
    found.append(everywhere * high[:, 0] / 10)
    return torch.stack(found, 2)


class Network:
    def __init__(self, players: int, width: int, layers: int, device: str) -> None:
        sizes = [4 * players + 3, *[width] * layers]
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

    def keep(self, path: Path) -> None:
        tensors = [tensor.detach().cpu() for tensor in self.parameters()]
        torch.save({"games": self.games, "parameters": tensors}, path)

    def recall(self, path: Path) -> None:
        """What a network of the same size has learned before."""
        kept = torch.load(path)
        self.games = kept["games"]
        with torch.no_grad():
            for tensor, learned in zip(self.parameters(), kept["parameters"], strict=True):
                tensor.copy_(learned)

    def promise(self, position: Position, seat: int) -> Tensor:
        """The share of the victory a seat may expect after its move, as a logit."""
        seen = planes(position, seat).unflatten(1, COLOURS_SHAPES_SIZES)
        for number, (weights, bias) in enumerate(self.layers):
            total = bias
            for axes, weight in zip(MEANS, weights, strict=True):
                total = total + (seen.mean(axes, keepdim=True) if axes else seen) @ weight
            seen = torch.relu(total) if number == 0 else seen + torch.relu(total)
        tiles = seen.flatten(1, 3)
        hidden = torch.cat([tiles.mean(1), tiles.amax(1)], 1) @ self.middle + self.biases[0]
        return torch.relu(hidden) @ self.last + self.biases[1]

    def share(self, position: Position, seat: int) -> Tensor:
        """Of the victory: as promised, and what it is where the tiles are gone."""
        known = shares(position)[:, seat]
        if not len(known):
            return known
        portions = [
            self.promise(Position(*portion), seat)
            for portion in zip(*(each.split(AT_ONCE) for each in position), strict=True)
        ]
        over = position.supply.sum(1) == 0
        return torch.where(over, known, torch.sigmoid(torch.cat(portions)))

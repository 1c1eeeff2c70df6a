"""How the solution is checked: two methods that share no more than the board must agree."""

from random import Random
from typing import NamedTuple

import numpy as np

from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.make.sampling import nodes_of_each_layer
from speeltafel.solve.oracle import Oracle
from speeltafel.solve.symmetry import SYMMETRIES, image_of


class Agreement(NamedTuple):
    compared: int
    differing: int
    mirrored: int
    """How many were also searched as a turned or mirrored image."""


def compare_methods(oracle: Oracle, count: int, seed: int) -> Agreement:
    """The solution against alpha-beta, values and distances, equally many in every layer."""
    generator = Random(seed)
    nodes = nodes_of_each_layer(generator, -(-count // 20))
    images = [image_of(generator.randrange(1, SYMMETRIES), node) for node in nodes[::10]]
    searched = AlphaBeta().solve_all(np.array(nodes + images, np.int64))
    scores = [oracle.score(node) for node in nodes]
    expected = scores + scores[::10]
    differing = sum(int(found) != score for found, score in zip(searched, expected, strict=True))
    return Agreement(len(nodes), differing, len(images))

"""The compiled passes, on a part of the game small enough for a test."""

from random import Random

import numpy as np
import pytest

from speeltafel.games.katalon.components import BOX_MASK
from speeltafel.solve.make.kernels.bits import compress
from speeltafel.solve.make.kernels.layer import Layer, empty_layer, first_layer, list_keys
from speeltafel.solve.make.kernels.orbits import find_orbits
from speeltafel.solve.make.layers import follow_captures, next_layer, solve_layer
from speeltafel.solve.make.sampling import random_game
from speeltafel.solve.node import EMPTY_BOARD, Node, follow, steps_of
from speeltafel.solve.search import LiveSearch
from speeltafel.solve.solution_file import key_of
from speeltafel.solve.symmetry import representative


def silent(share: float) -> None:
    del share


def keys_of(layer: Layer) -> list[int]:
    keys = np.empty(int(np.bitwise_count(layer.bits).sum()), np.int64)
    list_keys(layer.representatives, layer.planes, layer.words, layer.bits, keys)
    return [int(key) for key in keys]


def seeded_layer(nodes: list[Node], stones: int) -> Layer:
    """A layer with only these positions in it."""
    orbits = find_orbits()
    layer = empty_layer(orbits, stones)
    for node in map(representative, nodes):
        occupied = node.mine | node.theirs
        plane = int(layer.planes[5 * orbits.number[occupied] + node.box]) + node.barred
        colouring = int(compress(node.mine, occupied))
        layer.bits[plane * layer.words + (colouring >> 6)] |= np.uint64(1 << (colouring & 63))
    return layer


def test_forward_finds_exactly_what_play_can_reach() -> None:
    orbits = find_orbits()
    layer = first_layer(orbits)
    reached = {follow(EMPTY_BOARD, step) for step in steps_of(EMPTY_BOARD)}
    for _ in range(1, 9):
        follow_captures(orbits, layer, 2, silent)
        nodes = {representative(node) for node in reached if isinstance(node, Node)}
        capturing = {node for node in nodes if node.capture_due}
        while capturing:
            after = {follow(node, step) for node in capturing for step in steps_of(node)}
            found = {representative(node) for node in after if isinstance(node, Node)}
            capturing = {node for node in found if node.capture_due}
            nodes |= found - capturing
        assert keys_of(layer) == sorted(key_of(node) for node in nodes)
        placing = [node for node in nodes if not node.capture_due]
        reached = {follow(node, step) for node in placing for step in steps_of(node)}
        layer = next_layer(orbits, layer, 2, silent)


@pytest.fixture(scope="module")
def solved() -> dict[int, Layer]:
    """Everything that 40 positions with 16 stones lead to, solved."""
    generator = Random(8)
    nodes: list[Node] = []
    while len(nodes) < 40:
        game = random_game(generator)
        nodes += [node for node in game if node.stones == 16 and not node.captures]
    orbits = find_orbits()
    layers = [seeded_layer(nodes, 16)]
    while True:
        follow_captures(orbits, layers[-1], 2, silent)
        if layers[-1].stones == 20:
            break
        layers.append(next_layer(orbits, layers[-1], 2, silent))
    following: Layer | None = None
    for layer in reversed(layers):
        solve_layer(orbits, layer, following, 2, silent)
        following = layer
    return {layer.stones: layer for layer in layers}


@pytest.mark.parametrize("stones", range(16, 21))
def test_backward_finds_the_scores_that_search_finds(solved: dict[int, Layer], stones: int) -> None:
    layer = solved[stones]
    keys = keys_of(layer)
    searched = LiveSearch()
    sample = Random(stones).sample(range(len(keys)), min(300, len(keys)))
    assert sample
    for index in sample:
        assert searched.solve(node_of_key(keys[index])) == int(layer.values[index])


def node_of_key(key: int) -> Node:
    plane, colouring = key >> 21, key & (1 << 21) - 1
    occupied, box, barred = plane >> 5, plane >> 2 & 7, plane & 3
    mine = 0
    for place, field in enumerate(each for each in range(21) if occupied >> each & 1):
        mine |= (colouring >> place & 1) << field
    node = Node(mine, occupied ^ mine, box, barred)
    assert key_of(node) == key
    return node


def test_orbits_count_the_sets_of_fields_up_to_symmetry() -> None:
    sizes = [len(layer) for layer in find_orbits().representatives]
    assert sizes == sizes[::-1]  # a set and the fields outside it have the same symmetries
    assert sum(sizes) == 267_024
    assert all(BOX_MASK[box] < 1 << 21 for box in range(5))

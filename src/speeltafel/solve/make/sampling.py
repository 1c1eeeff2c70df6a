"""Random reachable positions, for checks and measurements."""

from random import Random

from speeltafel.solve.node import EMPTY_BOARD, Node, follow, steps_of


def random_game(generator: Random) -> list[Node]:
    """All nodes of one game of random moves, the empty board left out."""
    nodes: list[Node] = []
    node: Node | int = EMPTY_BOARD
    while isinstance(node, Node):
        nodes.append(node)
        node = follow(node, generator.choice(steps_of(node)))
    return nodes[1:]


def nodes_of_each_layer(generator: Random, each: int) -> list[Node]:
    """Equally many for 1 … 20 stones."""
    found: dict[int, list[Node]] = {stones: [] for stones in range(1, 21)}
    while any(len(nodes) < each for nodes in found.values()):
        for node in random_game(generator):
            if len(found[node.stones]) < each and generator.random() < 0.5:
                found[node.stones].append(node)
    return [node for nodes in found.values() for node in nodes]

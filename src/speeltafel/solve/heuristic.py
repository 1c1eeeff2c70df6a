"""What a position looks like to somebody who does not calculate."""

from typing import Final

from speeltafel.games.katalon.components import BOX_MASK
from speeltafel.solve.node import Node

WORTH: Final = (0, 1, 3, 6, 10, 0)
"""Of stones in one box: four of them are one short of a win. Five end the game."""


def judged_by_eye(node: Node) -> int:
    """For the player to move: stones together in a box are good."""
    return sum(
        WORTH[(node.mine & mask).bit_count()] - WORTH[(node.theirs & mask).bit_count()]
        for mask in BOX_MASK
    )

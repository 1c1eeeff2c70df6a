"""A value and its distance in one signed byte.

`128 - plies` for a win, the negative of it for a loss, 0 for a draw: the winner hurries and the
loser delays simply by choosing the greatest score. The longest wins of Katalon take 46 single
moves, so a byte is ample.
"""

from typing import Final, Literal, TypeAlias

Value: TypeAlias = Literal["win", "draw", "loss"]

WIN_NOW: Final = 127
"""The move that is made now ends the game, and its maker wins."""
LOSS_NOW: Final = -127
DRAW: Final = 0
WORST: Final = -128
"""Below every score."""
BEST: Final = 128
"""Above every score."""


def backed_up(score: int) -> int:
    """What the opponent's score after a move is worth to the player who makes the move."""
    if score > 0:
        return 1 - score
    return -1 - score if score < 0 else 0


def handed_down(bound: int) -> int:
    """The opponent's score that `backed_up` turns into this bound."""
    if bound > 0:
        return -1 - bound
    return 1 - bound if bound < 0 else 0


def value_of(score: int) -> Value:
    return "win" if score > 0 else "loss" if score < 0 else "draw"


def plies_of(score: int) -> int | None:
    """Single moves until the end; None for a draw."""
    return None if score == 0 else 128 - abs(score)

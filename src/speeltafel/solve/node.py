"""A position with all that does not matter taken out, its moves, and what they lead to.

Colours do not matter, only whose turn it is. The stone just played matters only when a capture is
due and it lies in the forced box beside another one; the count only when a capture is due. The
standard library is enough, so an oracle answers from its first second.
"""

from typing import Final, NamedTuple

from speeltafel.games.katalon.components import (
    ANY_BOX,
    BIT,
    BOX_MASK,
    CAPTURES_TO_DRAW,
    FIELD,
    FULL,
    MASKS_OF,
    MIDDLE,
    STONES,
)
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import YELLOW, State
from speeltafel.solve.scores import DRAW, LOSS_NOW, WIN_NOW

NOT_BARRED, BARRED_OWN_LETTER, BARRED_SHARED = range(3)
"""KT-5: only two fields of a box can have sent the opponent into that very box: Nn, which sends
from N to N, and the field shared with M, played as Mn. So a code is enough for the barred stone,
and a symmetry does not change it."""


class Node(NamedTuple):
    mine: int
    theirs: int
    box: int
    barred: int = NOT_BARRED
    captures: int = 0

    @property
    def stones(self) -> int:
        return (self.mine | self.theirs).bit_count()

    @property
    def capture_due(self) -> bool:
        return self.box != ANY_BOX and not BOX_MASK[self.box] & ~(self.mine | self.theirs)


EMPTY_BOARD: Final = Node(0, 0, ANY_BOX)


class Step(NamedTuple):
    """One way to play in a box; the letter is the box it sends to (KT-1)."""

    box: int
    letter: int
    stone: int
    barred: int
    masks: tuple[int, ...]


def barred_code(box: int, letter: int) -> int:
    """What a stone played there bars in the box it sends to."""
    if letter == box:
        return BARRED_OWN_LETTER
    return BARRED_SHARED if box == MIDDLE else NOT_BARRED


def barred_stone(box: int, code: int) -> int:
    """The barred field of a forced box, as a bit; 0 when none is."""
    if code == NOT_BARRED:
        return 0
    return BIT[box][box] if code == BARRED_OWN_LETTER else BIT[MIDDLE][box]


STEPS: Final = tuple(
    tuple(
        Step(box, letter, BIT[box][letter], barred_code(box, letter), MASKS_OF[FIELD[box][letter]])
        for letter in range(5)
    )
    for box in range(5)
)
FIRST_STEPS: Final = tuple(step for steps in STEPS for step in steps)
BARRED: Final = tuple(tuple(barred_stone(box, code) for code in range(3)) for box in range(5))


def node_of(position: State) -> Node:
    own, other, _, box, last, captures = position
    if box == ANY_BOX:
        return EMPTY_BOARD
    mask = BOX_MASK[box]
    if mask & ~(own | other):
        return Node(own, other, box)
    newest = 1 << last
    if not mask & newest or other & mask == newest:
        return Node(own, other, box, NOT_BARRED, captures)
    code = BARRED_OWN_LETTER if newest == BIT[box][box] else BARRED_SHARED
    return Node(own, other, box, code, captures)


def position_of(node: Node, turn: int = YELLOW) -> State:
    """A position that is played like this node; its last stone is one that could have led here.

    Raises ValueError when no stone on the board can have sent the player to this box.
    """
    if node.box == ANY_BOX:
        return State(0, 0, YELLOW, ANY_BOX, -1, 0)
    mask = BOX_MASK[node.box]
    for box in range(5):
        field = FIELD[box][node.box]
        if node.theirs >> field & 1:
            position = State(node.mine, node.theirs, turn, node.box, field, node.captures)
            if node_of(position) == node or mask & ~(node.mine | node.theirs):
                return position
    raise ValueError(f"nothing can have sent the player to this box: {node}")


def steps_of(node: Node) -> list[Step]:
    """Every legal move, in the order of the notation."""
    mine, theirs, box, barred, _ = node
    if box == ANY_BOX:
        return list(FIRST_STEPS)  # KT-2
    occupied = mine | theirs
    if BOX_MASK[box] & ~occupied:
        return [step for step in STEPS[box] if not step.stone & occupied]  # KT-3
    takeable = theirs & ~BARRED[box][barred]
    return [step for step in STEPS[box] if step.stone & takeable]  # KT-4


def move_of(node: Node, step: Step) -> Move:
    return Move(step.box, step.letter, bool(step.stone & node.theirs))


def follow(node: Node, step: Step) -> Node | int:
    """The node after a move, for the opponent; or the mover's score when the game ends (KT-6)."""
    mine, theirs, _, _, captures = node
    _, box, stone, barred, masks = step
    own = mine | stone
    for mask in masks:
        if own & mask == mask:
            return WIN_NOW
    if theirs & stone:
        theirs ^= stone
        captures += 1
    else:
        captures = 0
    occupied = own | theirs
    if occupied == FULL:
        return WIN_NOW if has_most_boxes(own) else LOSS_NOW
    if captures == CAPTURES_TO_DRAW:
        return DRAW
    if theirs.bit_count() == STONES:
        return LOSS_NOW
    mask = BOX_MASK[box]
    if mask & ~occupied:
        return Node(theirs, own, box)
    if own & mask == stone:
        barred = NOT_BARRED  # KT-5: the only one may be captured
    return Node(theirs, own, box, barred, captures)


def has_most_boxes(stones: int) -> bool:
    return sum((stones & mask).bit_count() >= 3 for mask in BOX_MASK) >= 3

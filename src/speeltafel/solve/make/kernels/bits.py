"""Machine instructions, the board as arrays, and colourings: stones within a set of fields."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from speeltafel.games.katalon.components import BOX_MASK as BOXES
from speeltafel.games.katalon.components import FIELD as FIELDS_OF_BOXES
from speeltafel.games.katalon.components import FIELDS
from speeltafel.kernels.machine_code import compiler
from speeltafel.solve.node import BARRED, barred_code
from speeltafel.solve.symmetry import BOX_IMAGE as IMAGES_OF_BOXES
from speeltafel.solve.symmetry import FIELD_IMAGE as IMAGES_OF_FIELDS
from speeltafel.solve.symmetry import STONES_IMAGE as IMAGES_OF_STONES

compiled = compiler(__package__, nogil=True)


@intrinsic
def popcount(context: Any, word: Any) -> Any:
    """The ones in an unsigned 64-bit word, as one instruction."""
    del context, word

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


@intrinsic
def lowest_bit(context: Any, word: Any) -> Any:
    """The place of the lowest one in a 64-bit word that has one."""
    del context, word

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


BOX_MASK = np.array(BOXES, np.int64)
FIELD = np.array(FIELDS_OF_BOXES, np.int64)
LETTER = np.full((5, FIELDS), -1, np.int64)
"""The letter a field has in a box, which is the box it sends to; -1 outside the box."""
for _box in range(5):
    for _letter in range(5):
        LETTER[_box, FIELDS_OF_BOXES[_box][_letter]] = _letter
BARRED_CODE = np.array([[barred_code(b, x) for x in range(5)] for b in range(5)], np.int64)
BARRED_MASK = np.array(BARRED, np.int64)
BOX_IMAGE = np.array(IMAGES_OF_BOXES, np.int64)
FIELD_IMAGE = np.array(IMAGES_OF_FIELDS, np.int64)
STONES_IMAGE = np.array(IMAGES_OF_STONES, np.int64)


@compiled
def image(symmetry, stones):
    return (
        STONES_IMAGE[symmetry, 0, stones & 127]
        | STONES_IMAGE[symmetry, 1, (stones >> 7) & 127]
        | STONES_IMAGE[symmetry, 2, stones >> 14]
    )


@compiled
def compress(stones, occupied):
    """The colouring: the bits of `stones` at the fields of `occupied`, pushed together."""
    colouring = 0
    place = 0
    while occupied:
        low = occupied & -occupied
        if stones & low:
            colouring |= 1 << place
        place += 1
        occupied ^= low
    return colouring


@compiled
def expand(colouring, occupied):
    """The inverse of `compress`."""
    stones = 0
    while occupied:
        low = occupied & -occupied
        if colouring & 1:
            stones |= low
        colouring >>= 1
        occupied ^= low
    return stones


@compiled
def settle(box, colouring, occupied, stabilizer):
    """The one of the equal positions on a symmetric set of fields that is kept."""
    stones = expand(colouring, occupied)
    best_box, best_stones = box, stones
    for symmetry in range(1, 8):
        if (stabilizer >> symmetry) & 1:
            other_box = BOX_IMAGE[symmetry, box]
            other = image(symmetry, stones)
            if other_box < best_box or (other_box == best_box and other < best_stones):
                best_box, best_stones = other_box, other
    return best_box, compress(best_stones, occupied)


@compiled
def backed_up(score):
    """As `speeltafel.solve.scores.backed_up`."""
    if score > 0:
        return 1 - score
    return -1 - score if score < 0 else 0

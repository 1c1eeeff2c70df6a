"""The verbs of Katalon: who moves where, what it does, when it ends."""

from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katalon.components import (
    ANY_BOX,
    BIT,
    BOX_MASK,
    CAPTURES_TO_DRAW,
    FIELD,
    FULL,
    MASKS_OF,
    STONES,
)
from speeltafel.games.katalon.moves import CAPTURES, FIRST_MOVES, PLACEMENTS, Move
from speeltafel.games.katalon.naming import box_reason, colour_reason
from speeltafel.games.katalon.state import RED, START, YELLOW, State

_TO_ACT = ((YELLOW,), (RED,))


def setup(config: Config) -> State:
    del config
    return START


def to_act(position: State) -> tuple[Seat, ...]:
    return () if is_over(position) else _TO_ACT[position[2]]


def legal_moves(position: State, seat: Seat) -> tuple[Move, ...]:
    del seat
    own, other, _, box, _, _ = position
    if box == ANY_BOX:
        return FIRST_MOVES  # KT-2
    free = BOX_MASK[box] & ~(own | other)
    if free:
        return PLACEMENTS[box][free]  # KT-3
    return CAPTURES[box][capturable(position)]  # KT-4


def capturable(position: State) -> int:
    """The opponent's stones in the forced box that may be taken, once it is full."""
    targets = BOX_MASK[position.box] & position.other
    newest = 1 << position.last
    if targets & newest and targets != newest:
        return targets ^ newest  # KT-5
    return targets


def apply(position: State, actor: Actor, move: Move) -> State:
    del actor
    own, other, turn, _, _, captures = position
    box, letter, capture = move
    bit = BIT[box][letter]
    if capture:
        return State(other ^ bit, own | bit, 1 - turn, letter, FIELD[box][letter], captures + 1)
    return State(other, own | bit, 1 - turn, letter, FIELD[box][letter], 0)


def is_over(position: State) -> bool:
    own, other, _, _, last, captures = position
    if last < 0:
        return False
    for mask in MASKS_OF[last]:
        if other & mask == mask:
            return True
    return own | other == FULL or captures >= CAPTURES_TO_DRAW or own.bit_count() >= STONES


def outcome(position: State) -> Outcome | None:
    """KT-6, in its order."""
    if not is_over(position):
        return None
    own, other, turn, _, last, _ = position
    mover = 1 - turn
    for box, mask in enumerate(BOX_MASK):
        if other & mask == mask and mask >> last & 1:
            return _win(
                "katalon-box-complete", mover, box=box_reason(box), colour=colour_reason(mover)
            )
    if own | other == FULL:
        return _majority(position)
    if position.captures >= CAPTURES_TO_DRAW:
        return Outcome(reason("katalon-ten-captures"))
    return _win("katalon-all-stones-placed", turn)


def _majority(position: State) -> Outcome:
    """KT-6 (2): five boxes and five fields in each, so a tie is impossible."""
    holders = tuple(
        YELLOW if (position.yellow & mask).bit_count() >= 3 else RED for mask in BOX_MASK
    )
    boxes = (holders.count(YELLOW), holders.count(RED))
    winner = YELLOW if boxes[YELLOW] > boxes[RED] else RED
    counting = tuple(
        reason("katalon-majority", box=box_reason(box), seat=seat_reason(holder))
        for box, holder in enumerate(holders)
    )
    code = reason("katalon-most-boxes", winner=seat_reason(winner), boxes=boxes[winner])
    return Outcome(code, (winner,), boxes, counting)


def _win(code: str, winner: Seat, **arguments: Reason) -> Outcome:
    return Outcome(reason(code, winner=seat_reason(winner), **arguments), (winner,))

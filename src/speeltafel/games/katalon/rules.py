"""The verbs of Katalon: who moves where, what it does, when it ends."""

from functools import cache

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
    LETTERS,
    MASKS_OF,
    STONES,
)
from speeltafel.games.katalon.moves import CAPTURES, FIRST_MOVES, PLACEMENTS, Move
from speeltafel.games.katalon.state import RED, START, YELLOW, Position

_TO_ACT = ((YELLOW,), (RED,))


def setup(config: Config) -> Position:
    del config
    return START


def to_act(position: Position) -> tuple[Seat, ...]:
    return () if is_over(position) else _TO_ACT[position[2]]


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    del seat
    own, other, _, box, _, _ = position
    if box == ANY_BOX:
        return FIRST_MOVES  # KT-2
    free = BOX_MASK[box] & ~(own | other)
    if free:
        return PLACEMENTS[box][free]  # KT-3
    return CAPTURES[box][capturable(position)]  # KT-4


def capturable(position: Position) -> int:
    """The opponent's stones in the forced box that may be taken, once it is full."""
    targets = BOX_MASK[position.box] & position.other
    newest = 1 << position.last
    if targets & newest and targets != newest:
        return targets ^ newest  # KT-5
    return targets


def apply(position: Position, actor: Actor, move: Move) -> Position:
    del actor
    own, other, turn, _, _, captures = position
    box, letter, capture = move
    bit = BIT[box][letter]
    if capture:
        return Position(other ^ bit, own | bit, 1 - turn, letter, FIELD[box][letter], captures + 1)
    return Position(other, own | bit, 1 - turn, letter, FIELD[box][letter], 0)


def is_over(position: Position) -> bool:
    own, other, _, _, last, captures = position
    if last < 0:
        return False
    for mask in MASKS_OF[last]:
        if other & mask == mask:
            return True
    return own | other == FULL or captures >= CAPTURES_TO_DRAW or own.bit_count() >= STONES


def outcome(position: Position) -> Outcome | None:
    """KT-6, in its order."""
    if not is_over(position):
        return None
    own, other, turn, _, last, _ = position
    mover = 1 - turn
    for box, mask in enumerate(BOX_MASK):
        if other & mask == mask and mask >> last & 1:
            return _win("katalon-box-complete", mover, box=box_reason(box))
    if own | other == FULL:
        return _majority(position)
    if position.captures >= CAPTURES_TO_DRAW:
        return Outcome(reason("katalon-ten-captures"))
    return _win("katalon-all-stones-placed", turn)


def _majority(position: Position) -> Outcome:
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


def why_not(position: Position, seat: Seat, move: Move) -> Reason | None:
    if move in legal_moves(position, seat):
        return None
    own, other, _, box, last, _ = position
    field = field_reason(move)
    if box == ANY_BOX:
        return reason("katalon-nothing-to-capture", field=field)
    if move.box != box:
        return reason("katalon-other-box", field=field, box=box_reason(box))  # KT-1
    bit = BIT[move.box][move.letter]
    if BOX_MASK[box] & ~(own | other):
        if move.capture:
            return reason("katalon-box-not-full", box=box_reason(box))  # KT-3
        return reason("katalon-occupied", field=field)
    if own & bit:
        return reason("katalon-own-stone", field=field)
    if not move.capture:
        return reason("katalon-box-full", box=box_reason(box), field=field)  # KT-4
    assert bit == 1 << last
    return reason("katalon-just-placed", field=field)  # KT-5


def tell(position: Position, actor: Actor, move: Move) -> Reason:
    del position
    return _told(actor, move)


def prompt(position: Position, seat: Seat) -> Reason:
    if position.box == ANY_BOX:
        return reason("katalon-begin")
    return _must(legal_moves(position, seat))


# There are so few things to say that each is put into words once.


@cache
def _told(actor: Actor, move: Move) -> Reason:
    code = "katalon-captures" if move.capture else "katalon-places"
    return reason(
        code, seat=seat_reason(actor), field=field_reason(move), box=box_reason(move.letter)
    )


@cache
def _must(moves: tuple[Move, ...]) -> Reason:
    due = "capture" if moves[0].capture else "place"
    fields = tuple(field_reason(move) for move in moves)
    return reason(f"katalon-must-{due}", box=box_reason(moves[0].box), fields=fields)


@cache
def box_reason(box: int) -> Reason:
    return reason("katalon-box", box=LETTERS[box])


@cache
def field_reason(move: Move) -> Reason:
    return reason("katalon-field", box=LETTERS[move.box], letter=LETTERS[move.letter])

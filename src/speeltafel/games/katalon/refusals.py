"""Why a stone may not go there."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import ANY_BOX, BIT, BOX_MASK, FIELD, NAMES
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.naming import box_reason, side_field, spoken_field
from speeltafel.games.katalon.rules import legal_moves
from speeltafel.games.katalon.state import State


def why_not(position: State, seat: Seat, move: Move) -> Reason | None:
    if move in legal_moves(position, seat):
        return None
    own, other, _, box, last, _ = position
    field = spoken_field(move)
    if box == ANY_BOX:
        return reason("katalon-nothing-to-capture", field=field)
    if move.box != box:
        return _in_another_box(position, seat, move)  # KT-1
    bit = BIT[move.box][move.letter]
    if BOX_MASK[box] & ~(own | other):
        if move.capture:
            return reason("katalon-box-not-full", box=box_reason(box))  # KT-3
        return reason("katalon-occupied", field=field)
    if own & bit:
        return reason("katalon-own-stone", field=field)
    if not move.capture:
        return reason("katalon-box-full", field=field)  # KT-4
    assert bit == 1 << last
    return reason("katalon-just-placed", field=field)  # KT-5


def _in_another_box(position: State, seat: Seat, move: Move) -> Reason:
    """A shared field lies in the forced box too, under another letter: that decides (KT-1)."""
    box = position.box
    letter = dict(NAMES[FIELD[move.box][move.letter]]).get(box)
    if letter is None:
        return reason("katalon-other-box", field=spoken_field(move), box=box_reason(box))
    return why_not(position, seat, Move(box, letter, move.capture)) or reason(
        "katalon-other-name",
        box=box_reason(box),
        field=side_field(letter),
        how="capture" if move.capture else "place",
        other=seat_reason(1 - seat),
        sent=box_reason(letter),
    )

"""What a move does and what may be done. There is so little to say that most is said once."""

from functools import cache

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katalon.components import ANY_BOX, LETTERS
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.naming import box_reason, side_field, spoken_field
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import State


def tell(position: State, actor: Actor, move: Move) -> Reason:
    after = apply(position, actor, move)
    if not is_over(after):
        return _told(actor, move)
    verb = "katalon-captures" if move.capture else "katalon-places"
    return _last(verb, after, actor, move)


def foretell(position: State, seat: Seat, move: Move) -> Reason:
    """The consequence, said to the player who thinks of it."""
    after = apply(position, seat, move)
    verb = "katalon-would-capture" if move.capture else "katalon-would-place"
    return _last(verb, after, seat, move) if is_over(after) else _sent(verb, seat, move)


def prompt(position: State, seat: Seat) -> Reason:
    if position.box == ANY_BOX:
        return reason("katalon-begin")
    return _must(seat, legal_moves(position, seat), position.captures > 0)


@cache
def _told(actor: Actor, move: Move) -> Reason:
    return _sent("katalon-captures" if move.capture else "katalon-places", actor, move)


def _sent(verb: str, seat: Seat, move: Move) -> Reason:
    return reason(
        verb,
        seat=seat_reason(seat),
        other=seat_reason(1 - seat),
        field=spoken_field(move),
        box=box_reason(move.letter),
    )


def _last(verb: str, after: State, seat: Seat, move: Move) -> Reason:
    """The ending stands in the last line; nobody is sent on any more."""
    ended = outcome(after)
    assert ended is not None
    told = {"seat": seat_reason(seat), "field": spoken_field(move)}
    if ended.winners != (seat,):
        return reason(f"{verb}-ends", **told, ending=ended.reason)
    why = reason(f"{ended.reason.code}-so", **dict(ended.reason.arguments))
    return reason(f"{verb}-wins", **told, why=why)


@cache
def _must(seat: Seat, moves: tuple[Move, ...], captured: bool) -> Reason:
    """Why one plays there: the letter of the field just played (KT-1)."""
    box = moves[0].box
    return reason(
        "katalon-must-capture" if moves[0].capture else "katalon-must-place",
        box=box_reason(box),
        side=LETTERS[box],
        other=seat_reason(1 - seat),
        colour=("yellow", "red")[1 - seat],
        last="captured" if captured else "placed",
        free="more" if len(moves) > 1 else "one",
        # Named only where it is said: few different sentences are made once and kept.
        field=side_field(moves[0].letter) if len(moves) == 1 else "",
    )

"""Promises about moves: which are legal, why others are not, and what they do."""

from collections.abc import Iterable
from typing import Any, Final

from speeltafel.core.data import to_data
from speeltafel.core.kit.promise import Place, actor_text
from speeltafel.core.kit.text import check_rubbish, check_text
from speeltafel.core.match import play
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import Actor, Seat

SEATS_LOOKED_AT: Final = 4
MOVES_LOOKED_AT: Final = 16


def check_moves(place: Place, seats: Iterable[Seat]) -> None:
    """All that these seats, who may act, can and cannot do."""
    game, state = place.match.game, place.match.state
    for seat in seats:
        moves = list(game.legal_moves(state, seat))
        place.promise(moves != [], f"{actor_text(seat)} may act, so it has a legal move")
        place.promise(
            moves == list(game.legal_moves(state, seat)),
            "legal_moves gives the same moves in the same order every time",
        )
        place.promise(len({(type(m), m) for m in moves}) == len(moves), "no move is listed twice")
        for move in moves:
            check_text(place, move)
        place.remember(place.some(moves, MOVES_LOOKED_AT))
    for seat in seats:
        _check_legality(place, seat)


def _check_legality(place: Place, seat: Seat) -> None:
    game, state = place.match.game, place.match.state
    moves = list(game.legal_moves(state, seat))
    legal = {(type(move), move) for move in moves}
    some = place.some(moves, MOVES_LOOKED_AT)
    for move in some:
        why = game.why_not(state, seat, move)
        place.promise(
            why is None,
            f"why_not has nothing against a legal move of {actor_text(seat)}",
            why,
            move=move,
        )
        place.hear(game.tell(state, seat, move))
        if game.foretell is not None:
            place.hear(game.foretell(state, seat, move))
    slips = check_rubbish(place, [game.format_move(move) for move in some])
    for move in (*slips, *place.recalled(MOVES_LOOKED_AT)):
        if (type(move), move) not in legal:
            why = game.why_not(state, seat, move)
            place.promise(
                why is not None,
                f"a move of {actor_text(seat)} is in legal_moves, or why_not says why it is not",
                "legal_moves leaves it out, and why_not has nothing against it",
                move=move,
            )
            if why is not None:
                place.hear(why)
    place.hear(game.prompt(state, seat))


def check_actor(place: Place, seats: list[Seat]) -> None:
    """Who acts at the same time as others is the one for whom the move counts."""
    game, state = place.match.game, place.match.state
    if len(seats) < 2:
        return
    first, second = seats[:2]
    theirs = {(type(move), move) for move in game.legal_moves(state, second)}
    for move in game.legal_moves(state, first):
        if (type(move), move) in theirs:
            place.promise(
                game.apply(state, first, move) != game.apply(state, second, move),
                "apply looks at who acts",
                f"by {actor_text(first)} and by {actor_text(second)} it does the same",
                move=move,
            )
            return


def check_apply(place: Place, actor: Actor, move: Any) -> None:
    """The promises about one move that can be made."""
    match = place.match
    game, state = match.game, match.state
    before = repr(to_data(game.state_type, state))
    answer = play(match, actor, move)
    place.promise(
        not isinstance(answer, Refusal),
        f"what {actor_text(actor)} can do is admitted",
        answer if isinstance(answer, Refusal) else "",
        move=move,
    )
    once, again = game.apply(state, actor, move), game.apply(state, actor, move)
    place.promise(
        repr(to_data(game.state_type, state)) == before,
        "apply leaves the state before the move as it was",
        move=move,
    )
    place.promise(once == again, "apply gives the same state every time", move=move)
    place.promise(
        (game.outcome(once) is None) == bool(game.to_act(once)),
        "somebody may act exactly as long as outcome is None",
        f"to act: {list(game.to_act(once))}, outcome: {game.outcome(once)}",
        move=move,
    )

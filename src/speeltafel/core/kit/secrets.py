"""Promises about secrets: nobody is shown, told or asked more than they may know.

The measure is `resample`: what a seat gets must be the same in every state it cannot tell from the
true one. So a view, a prompt or a reason that looks at another hand shows itself as soon as that
hand is dealt again.
"""

import json
from typing import Any, Final

from speeltafel.core.data import to_data
from speeltafel.core.kit.evidence import Nonconformance
from speeltafel.core.kit.moves import MOVES_LOOKED_AT, SEATS_LOOKED_AT
from speeltafel.core.kit.policy import next_move
from speeltafel.core.kit.promise import Place, actor_text, viewer_text
from speeltafel.core.match import advance
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, Actor, Seat

OUTCOMES_LOOKED_AT: Final = 4
MOVES_AFTER_A_DEAL: Final = 3


def check_views(place: Place) -> None:
    """What everybody sees of this state, and what they can say about it."""
    match, evidence = place.match, place.evidence
    game, state, players = match.game, match.state, match.config.players
    seats = place.some(range(players), SEATS_LOOKED_AT)
    views = {viewer: game.view(state, viewer) for viewer in (None, *seats)}
    for view in views.values():
        json.dumps(to_data(type(view), view))
    differ = any(view != views[None] for view in views.values())
    if game.traits.perfect_information:
        place.promise(
            not differ, "with perfect information (traits) everybody sees the same", "views differ"
        )
    evidence.hidden |= differ
    for seat in seats:
        dealt = game.resample(state, seat, place.generator)
        if game.traits.perfect_information:
            place.promise(dealt == state, "with perfect information there is nothing to deal again")
            continue
        own = f"{actor_text(seat)} sees the same when what it does not know is dealt again"
        outside = f"a spectator sees nothing that {actor_text(seat)} does not know"
        for viewer, promise in ((seat, own), (None, outside)):
            now = game.view(dealt, viewer)
            if now != views[viewer]:
                place.promise(False, promise, _difference(views[viewer], now))
        evidence.dealt = evidence.dealt or any(
            game.view(dealt, other) != views[other] for other in seats if other != seat
        )
        evidence.dealings += players > 1
        _check_same_for(place, dealt, seat)
        _check_plays_on(place, dealt)


def _check_same_for(place: Place, dealt: Any, seat: Seat) -> None:
    """A seat can do, and is told, the same in a state it cannot tell from the true one."""
    game, state = place.match.game, place.match.state
    acting = sorted(game.to_act(state))
    place.promise(
        sorted(game.to_act(dealt)) == acting,
        "who may act is known to all: a new deal does not change it",
    )
    if seat not in acting:
        return
    moves = list(game.legal_moves(state, seat))
    place.promise(
        list(game.legal_moves(dealt, seat)) == moves,
        f"what {actor_text(seat)} may do follows from what it sees",
    )
    place.promise(
        game.prompt(dealt, seat) == game.prompt(state, seat),
        f"the prompt for {actor_text(seat)} is made from what that seat sees",
        game.prompt(state, seat),
    )
    foretell = game.foretell or game.tell
    for move in place.some(moves, SEATS_LOOKED_AT):
        place.promise(
            foretell(dealt, seat, move) == foretell(state, seat, move),
            f"what a move would do is foretold from what {actor_text(seat)} sees",
            foretell(state, seat, move),
            move=move,
        )
    for move in place.recalled(MOVES_LOOKED_AT // 4):
        place.promise(
            game.why_not(dealt, seat, move) == game.why_not(state, seat, move),
            f"why not is said from what {actor_text(seat)} sees",
            game.why_not(state, seat, move),
            move=move,
        )


def check_prompts(place: Place, seats: list[Seat]) -> None:
    """A prompt names no move that only another seat may make."""
    game, state = place.match.game, place.match.state
    legal = {seat: set(game.legal_moves(state, seat)) for seat in seats}
    for seat in seats:
        for text in _texts(game.prompt(state, seat)):
            move = game.parse_move(state, text)
            others = [other for other in seats if move in legal[other]]
            place.promise(
                not others or seat in others,
                f"the prompt for {actor_text(seat)} is made for that seat",
                f"it names {text!r}, which only other seats may do",
            )


def _check_plays_on(place: Place, dealt: Any) -> None:
    """Bots think on from a state dealt again, so it can be played like any other."""
    game, match = place.match.game, place.match._replace(state=dealt)
    for _ in range(MOVES_AFTER_A_DEAL):
        if not game.to_act(match.state):
            return
        try:
            match = advance(match, *next_move(game, match.state, place.generator))
            game.outcome(match.state)
        except Exception as error:
            text = place.describe("a state dealt again can be played like any other", repr(error))
            raise Nonconformance(text) from error


def check_seen(place: Place, actor: Actor, move: Any) -> None:
    """What the others learn of a move: as much as their view will show, and no more."""
    match = place.match
    game, state = match.game, match.state
    others = _instead(place, actor, move)
    for viewer in (None, *range(min(match.config.players, SEATS_LOOKED_AT))):
        seen = game.seen_move(state, actor, move, viewer)
        text = game.format_move(seen)
        place.promise(text == text.strip() and "\n" not in text, "a seen move is one line", text)
        place.hear(game.tell(state, actor, seen))
        if viewer == actor:
            place.promise(seen == move, "who makes a move sees it whole", text, move=move)
        if seen != move:
            place.evidence.hidden = True
            _check_hidden(place, actor, move, viewer)
        for other in others:
            _check_indistinct(place, actor, (move, other), viewer)


def _check_hidden(place: Place, actor: Actor, move: Any, viewer: Seat | None) -> None:
    game, state = place.match.game, place.match.state
    seen = game.seen_move(state, actor, move, viewer)
    place.promise(
        not game.traits.perfect_information,
        "with perfect information (traits) everybody sees every move",
        f"{viewer_text(viewer)} sees {game.format_move(seen)}",
        move=move,
    )
    read = game.parse_move(state, game.format_move(seen))
    real = not isinstance(read, Refusal) and (
        game.chance(state).admits(read)
        if actor == CHANCE
        else game.why_not(state, actor, read) is None
    )
    place.promise(
        not real,
        "a move that is hidden from somebody is not written like a real one",
        game.format_move(seen),
        move=move,
    )
    if viewer is None:
        return
    dealt = game.resample(state, viewer, place.generator)
    place.promise(
        game.tell(dealt, actor, seen) == game.tell(state, actor, seen),
        f"{viewer_text(viewer)} is told a hidden move without what is hidden in it",
        game.tell(state, actor, seen),
        move=move,
    )


def _instead(place: Place, actor: Actor, move: Any) -> list[Any]:
    """Other things that could have happened instead."""
    game, state = place.match.game, place.match.state
    if game.traits.perfect_information:
        return []
    if actor == CHANCE:
        outcomes = game.chance(state).outcomes
        moves = [outcome for outcome, _ in outcomes or ()]
    else:
        moves = list(game.legal_moves(state, actor)) if actor >= 0 else []
    return [other for other in place.some(moves, OUTCOMES_LOOKED_AT) if other != move]


def _check_indistinct(
    place: Place, actor: Actor, moves: tuple[Any, Any], viewer: Seat | None
) -> None:
    """Two moves after which a viewer sees the same are the same to them, unless nothing differs."""
    game, state = place.match.game, place.match.state
    one, other = (game.seen_move(state, actor, move, viewer) for move in moves)
    if viewer == actor or one == other:
        return
    after = [game.apply(state, actor, move) for move in moves]
    if after[0] != after[1] and game.view(after[0], viewer) == game.view(after[1], viewer):
        place.promise(
            False,
            f"seen_move hides from {viewer_text(viewer)} what its view does not show afterwards",
            f"{game.format_move(one)} and {game.format_move(other)} look the same on the table",
            move=moves[0],
        )


def _texts(argument: Argument) -> list[str]:
    if isinstance(argument, Reason):
        return _texts(tuple(value for _, value in argument.arguments))
    if isinstance(argument, tuple):
        return [text for each in argument for text in _texts(each)]
    return [argument] if isinstance(argument, str) else []


def _difference(one: Any, other: Any) -> str:
    """The first field in which two views differ."""
    for name in getattr(one, "_fields", ()):
        if getattr(one, name) != getattr(other, name):
            return f"{name} is {getattr(one, name)!r}, and would be {getattr(other, name)!r}"
    return f"{one!r} and {other!r}"

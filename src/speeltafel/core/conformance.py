"""The tests every game × variant must pass; shipped, so that a sixth game can use them.

    from speeltafel.core.conformance import check_game
    check_game(MY_GAME, config, games=10)

A failed check raises `Nonconformance`, which says what was promised and where it was broken.
"""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from speeltafel.core.data import from_data, to_data
from speeltafel.core.game import AnyGame
from speeltafel.core.match import Match, advance, play, start
from speeltafel.core.reason import Reason
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config

Policy: TypeAlias = Callable[[AnyGame, Any, Seat, Sequence[Any], Random], Any]
"""Chooses a move: (game, state, seat, legal moves, generator) → move."""

SEATS_LOOKED_AT = 4
MOVES_LOOKED_AT = 40


class Nonconformance(AssertionError):
    pass


def random_move(
    game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any], generator: Random
) -> Any:
    del game, state, seat
    return moves[generator.randrange(len(moves))]


def check_game(
    game: AnyGame,
    config: Config,
    *,
    games: int = 5,
    seed: int = 0,
    limit: int = 20_000,
    policy: Policy = random_move,
    hear: Callable[[Reason], object] = id,
) -> None:
    """Plays whole games and checks every promise of the contract at every state.

    `hear` gets every reason the game utters, for instance to try whether it can be spoken.
    """
    _promise(game.setup(config) == game.setup(config), "setup always gives the same state", config)
    for number in range(games):
        generator = Random(f"{game.name} {config} {seed} {number}")
        match = start(game, config)
        while game.to_act(match.state):
            _promise(match.length < limit, f"games end within {limit} moves", config)
            check_state(game, match.state, config.players, generator, hear)
            actor, move = next_move(game, match.state, generator, policy)
            match = check_move(match, actor, move, hear)
        check_end(match, hear)


def next_move(
    game: AnyGame, state: Any, generator: Random, policy: Policy = random_move
) -> tuple[Actor, Any]:
    """Who acts next and what they do; of several who may act, any."""
    acting = sorted(game.to_act(state))
    if acting[0] == CHANCE:
        return CHANCE, game.chance(state).sample(generator)
    seat = acting[generator.randrange(len(acting))]
    return seat, policy(game, state, seat, game.legal_moves(state, seat), generator)


def check_state(
    game: AnyGame,
    state: Any,
    players: int,
    generator: Random,
    hear: Callable[[Reason], object] = id,
) -> None:
    """The promises about a state that is not final."""
    acting = game.to_act(state)
    _promise(game.outcome(state) is None, "somebody may act exactly when the game goes on", state)
    again = from_data(game.state_type, json.loads(json.dumps(to_data(game.state_type, state))))
    _promise(again == state, "a state read back from its data is the same state", state)
    if CHANCE in acting:
        _promise(len(acting) == 1, "chance acts alone", state)
        _check_chance(game, state)
    for event in game.events(state):
        _check_text(game, state, event)
    for seat in [each for each in sorted(acting) if each >= 0][:SEATS_LOOKED_AT]:
        moves = game.legal_moves(state, seat)
        _promise(len(moves) > 0, "a seat that may act has a legal move", state)
        _promise(list(moves) == list(game.legal_moves(again, seat)), "stable move order", state)
        _promise(len(set(moves)) == len(moves), "no move is listed twice", state)
        for move in moves:
            _check_text(game, state, move)
        for move in generator.sample(list(moves), min(len(moves), MOVES_LOOKED_AT)):
            why = game.why_not(state, seat, move)
            _promise(why is None, f"why_not has nothing against a legal move, not {why}", state)
            hear(game.tell(state, seat, move))
            if game.foretell is not None:
                hear(game.foretell(state, seat, move))
        hear(game.prompt(state, seat))
    _check_sight(game, state, players, generator)


def check_move(
    match: Match, actor: Actor, move: Any, hear: Callable[[Reason], object] = id
) -> Match:
    """The promises about one legal move; returns the match after it."""
    game, state = match.game, match.state
    before = to_data(game.state_type, state)
    after = play(match, actor, move)
    refused = after if isinstance(after, Refusal) else None
    _promise(refused is None, f"a legal move is admitted, not {refused}", state)
    _promise(to_data(game.state_type, state) == before, "apply never mutates", state)
    _promise(
        game.apply(state, actor, move) == game.apply(state, actor, move), "apply is pure", state
    )
    for viewer in (None, *range(min(match.config.players, SEATS_LOOKED_AT))):
        seen = game.seen_move(state, actor, move, viewer)
        text = game.format_move(seen)
        _promise(text == text.strip() and "\n" not in text, "a seen move is one line", text)
        hear(game.tell(state, actor, seen))
    outsider = next(
        (seat for seat in range(match.config.players) if seat not in game.to_act(state)), None
    )
    if outsider is not None:
        refusal = play(match, outsider, move)
        _promise(
            isinstance(refusal, Refusal) and refusal.kind is Kind.NOT_YOUR_TURN,
            "who is not to act is refused",
            state,
        )
    return advance(match, actor, move)


def check_end(match: Match, hear: Callable[[Reason], object] = id) -> None:
    """The promises about a finished match and its record."""
    game = match.game
    outcome = game.outcome(match.state)
    if outcome is None:
        raise Nonconformance("a game without anybody to act has an outcome")
    hear(outcome.reason)
    for line in outcome.counting:
        hear(line)
    _promise(
        all(0 <= seat < match.config.players for seat in outcome.winners), "winners sit here", match
    )
    _promise(
        len(outcome.scores) in (0, match.config.players), "a score for each seat", outcome.scores
    )
    last = match.last
    if last is not None:
        refusal = play(match, last.actor, last.move)
        _promise(
            isinstance(refusal, Refusal) and refusal.kind is Kind.OVER, "no move after the end", ""
        )
    record = record_of(match)
    text = format_record(record)
    _promise(parse_record(text) == record, "a record read back is the same record", text)
    again = replay(record, {game.name: game})
    if not isinstance(again, Match):
        raise Nonconformance(f"a record replays, but: {again}\n{text}")
    _promise(again.state == match.state, "replay of the record gives the same state", text)


def _check_chance(game: AnyGame, state: Any) -> None:
    chance = game.chance(state)
    outcomes = chance.outcomes
    if outcomes is None:
        return
    _promise(len(outcomes) > 0, "chance can always do something", state)
    for move, weight in outcomes:
        _promise(weight > 0, "listed outcomes can happen", (state, move))
        _promise(chance.admits(move), "listed outcomes are admitted", (state, move))
        _check_text(game, state, move)


def _check_text(game: AnyGame, state: Any, move: Any) -> None:
    text = game.format_move(move)
    _promise(text == text.strip() and text != "" and "\n" not in text, "a move is one line", text)
    parsed = game.parse_move(state, text)
    _promise(parsed == move, f"parse(format(move)) is the move, not {parsed}", (state, move))


def _check_sight(game: AnyGame, state: Any, players: int, generator: Random) -> None:
    """Views do not change when the hidden part is dealt again."""
    spectator = game.view(state, None)
    json.dumps(to_data(type(spectator), spectator))
    for seat in generator.sample(range(players), min(players, SEATS_LOOKED_AT)):
        view = game.view(state, seat)
        json.dumps(to_data(type(view), view))
        dealt = game.resample(state, seat, generator)
        _promise(game.view(dealt, seat) == view, "a view survives a new deal", (state, seat))
        _promise(
            sorted(game.to_act(dealt)) == sorted(game.to_act(state)),
            "a new deal does not change who may act",
            (state, seat),
        )
        if seat in game.to_act(state):
            _promise(
                list(game.legal_moves(dealt, seat)) == list(game.legal_moves(state, seat)),
                "a new deal does not change what the seat may do",
                (state, seat),
            )
        if game.traits.perfect_information:
            _promise(dealt == state, "with perfect information there is nothing to deal", state)
            _promise(view == spectator, "with perfect information all see the same", state)


def _promise(kept: bool, promise: str, where: object) -> None:
    if not kept:
        raise Nonconformance(f"promised: {promise}\nbroken at: {where!r}"[:4000])

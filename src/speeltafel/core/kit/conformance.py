"""The tests every game × variant must pass: whole games are played, every promise is tried.

    from speeltafel import check_tables
    check_tables(MY_GAME)

A failed check raises `Nonconformance`, which says in plain words what was promised and where it
was broken: game, variant, seed, the moves played.
"""

import json
import random
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from speeltafel.core.data import from_data, to_data
from speeltafel.core.game import AnyGame
from speeltafel.core.kit.evidence import Evidence, Nonconformance, check_dealing, check_traits
from speeltafel.core.kit.moves import SEATS_LOOKED_AT, check_actor, check_apply, check_moves
from speeltafel.core.kit.policy import Policy, next_move, random_move
from speeltafel.core.kit.promise import Hear, Place
from speeltafel.core.kit.secrets import check_prompts, check_seen, check_views
from speeltafel.core.kit.text import check_text
from speeltafel.core.match import Match, advance, start
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.core.variants import Config, Option, Value, Variant, configure

LARGEST_TABLE: Final = 6
"""As many seats as the kit sits down at tables for any number."""


def check_tables(game: AnyGame, *, games: int = 3, seed: int = 0, **how: Any) -> None:
    """Every variant, at its smallest, usual and largest table; and whether the traits are so."""
    evidence = Evidence()
    for version in (game, *game.earlier):
        for config in tables_of(version):
            evidence.add(check_game(version, config, games=games, seed=seed, **how))
    check_traits(game, evidence)


def tables_of(game: AnyGame) -> Iterator[Config]:
    """The tables to try: smallest, usual and largest, and one that has chosen everything otherwise;
    less what the game forbids."""
    for variant in game.variants:
        otherwise = {option.name: _other_value(option) for option in variant.options}
        tables = [configure(game, variant.name, players) for players in table_sizes(variant)]
        if otherwise:
            tables.append(configure(game, variant.name, table_sizes(variant)[-1], otherwise))
        yield from (config for config in tables if not isinstance(config, Refusal))


def _other_value(option: Option) -> Value:
    others = [value for value in option.values if value != option.default]
    return others[0] if others else option.default


def table_sizes(variant: Variant) -> list[int]:
    """Smallest, usual and largest, as far as a test can seat them."""
    sizes = {variant.players[0], min(variant.players[-1], LARGEST_TABLE)}
    return sorted(sizes | ({2} & set(variant.players[:2])))


def check_game(
    game: AnyGame,
    config: Config,
    *,
    games: int = 5,
    seed: int = 0,
    limit: int = 20_000,
    policy: Policy = random_move,
    hear: Hear = id,
) -> Evidence:
    """Plays whole games and checks every promise of the contract at every state.

    `hear` gets every reason the game utters, for instance to try whether it can be spoken.
    """
    check_versions(game)
    beginning = _check_setup(game, config)
    evidence: Evidence = Evidence()
    remembered: dict[tuple[type, Any], None] = {}
    for number in range(games):
        generator = Random(f"{game.name} {config} {seed} {number}")
        named = f"{seed}, game {number}"
        place = Place(start(game, config), named, generator, hear, evidence, remembered)
        try:
            _check_match(place, policy, limit)
        except Nonconformance:
            raise
        except Exception as error:
            text = place.describe("a game answers whatever it is asked", repr(error))
            raise Nonconformance(text) from error
    check_dealing(game, evidence)
    Place(start(game, config)).promise(
        to_data(game.state_type, game.setup(config)) == beginning,
        "setup always gives the same state",
        "it changed while games were played",
    )
    return evidence


def _check_match(place: Place, policy: Policy, limit: int) -> None:
    game = place.match.game
    while game.to_act(place.match.state):
        place.promise(place.match.length < limit, f"games end within {limit} moves")
        check_state(place)
        actor, move = next_move(game, place.match.state, place.generator, policy)
        check_move(place, actor, move)
        place.match = advance(place.match, actor, move)
    check_end(place)


def check_versions(game: AnyGame) -> None:
    versions = [each.rules_version for each in game.earlier]
    corrected = [correction.version for correction in game.corrections]
    known = [*versions, *corrected]
    if (
        any(each.name != game.name for each in game.earlier)
        or len(set(known)) != len(known)
        or not all(1 <= version < game.rules_version for version in known)
    ):
        raise Nonconformance(
            f"{game.name} breaks a promise: each version has a number of its own\n"
            f"  found: version {game.rules_version}, earlier {versions}, corrections {corrected}"
        )


def _check_setup(game: AnyGame, config: Config) -> Any:
    """The same every time, whatever the random numbers of the process are."""
    kept = random.getstate()
    made = []
    for number in range(3):
        random.seed(number)
        made.append(game.setup(config))
    random.setstate(kept)
    Place(start(game, config)).promise(
        made[0] == made[1] == made[2],
        "setup always gives the same state",
        "what is dealt or rolled at the beginning is a move of CHANCE",
    )
    return to_data(game.state_type, made[0])


def check_state(place: Place) -> None:
    """The promises about a state that is not final."""
    game, state = place.match.game, place.match.state
    acting = list(game.to_act(state))
    place.promise(acting == sorted(set(acting)), "to_act is in ascending order", acting)
    place.promise(
        all(actor == CHANCE or 0 <= actor < place.match.config.players for actor in acting),
        "who may act sits here, or is chance",
        acting,
    )
    place.promise(
        game.outcome(state) is None, "somebody may act exactly as long as outcome is None"
    )
    _check_value(place)
    if CHANCE in acting:
        place.promise(len(acting) == 1, "chance acts alone", acting)
        place.promise(game.traits.chance, "a game in which chance acts says so in its traits")
        place.evidence.chance = True
        _check_chance(place)
    _check_events(place)
    seats = [actor for actor in acting if actor >= 0]
    if len(seats) > 1:
        place.promise(
            game.traits.simultaneous, "a game in which several act at once says so in its traits"
        )
        place.evidence.simultaneous = True
        check_actor(place, seats)
    seats = seats[:SEATS_LOOKED_AT]
    check_moves(place, seats)
    check_prompts(place, seats)
    check_views(place)


def _check_value(place: Place) -> None:
    game, state = place.match.game, place.match.state
    try:
        hash(state)
    except TypeError as error:
        place.promise(False, "a state is made of values that never change", error)
    again = from_data(game.state_type, json.loads(json.dumps(to_data(game.state_type, state))))
    place.promise(again == state, "a state read back from its data is the same state")


def _check_chance(place: Place) -> None:
    chance = place.match.game.chance(place.match.state)
    outcomes = chance.outcomes
    if outcomes is None:
        return
    place.promise(len(outcomes) > 0, "chance can always do something")
    for move, weight in outcomes:
        place.promise(weight > 0, "an outcome that is listed can happen", weight, move=move)
        place.promise(chance.admits(move), "an outcome that is listed is admitted", move=move)
        check_text(place, move)


def _check_events(place: Place) -> None:
    game, state = place.match.game, place.match.state
    events = list(game.events(state))
    for event in events:
        check_text(place, event)
        check_apply(place, TABLE, event)
    acting = game.to_act(state)
    for clock in () if CHANCE in acting else game.clocks(state):
        if clock.seat is None or clock.seat in acting:
            place.promise(
                clock.event in events, "what a clock announces is among the events", clock
            )


def check_move(place: Place, actor: Actor, move: Any) -> None:
    """The promises about one move."""
    check_text(place, move)
    check_apply(place, actor, move)
    check_seen(place, actor, move)
    place.remember([move])


def check_end(place: Place) -> None:
    """The promises about a finished match and its record."""
    match = place.match
    game, players = match.game, match.config.players
    outcome = game.outcome(match.state)
    place.promise(outcome is not None, "a game without anybody to act has an outcome")
    assert outcome is not None
    place.hear(outcome.reason)
    for line in outcome.counting:
        place.hear(line)
    place.promise(
        list(outcome.winners) == sorted(set(outcome.winners) & set(range(players))),
        "winners sit at the table and are named once, in order",
        outcome.winners,
    )
    place.promise(len(outcome.scores) in (0, players), "each seat has a score", outcome.scores)
    _check_record(place)


def _check_record(place: Place) -> None:
    match = place.match
    record = record_of(match)
    read = parse_record(format_record(record))
    place.promise(read == record, "a record read back is the same record", read)
    again = replay(record, {match.game.name: match.game})
    same = isinstance(again, Match) and again.state == match.state
    place.promise(same, "a record replays to the same state", again)

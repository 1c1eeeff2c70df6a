"""Measures the ladder of one game and variant: everything the report on opponents tells.

What was measured is plain data, complete after every meeting, so that a run that is broken off can
go on from there: a meeting that was measured before, with as many games and the same seed, stays.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.arena.arena import Fixture, Result, fixtures
from speeltafel.arena.results import Standings
from speeltafel.bots.registry import BASELINE, brains_of, levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure, find_variant, format_value
from tools.opponents.clairvoyant_bound import ceiling
from tools.opponents.ladder import SURELY, Rung, rungs

Playing: TypeAlias = Callable[[Sequence[Fixture]], Iterable[Result]]
"""Plays games somewhere and hands over what came of them."""

Data: TypeAlias = dict[str, Any]

EFFORTS: Final = (10, 40, 160, 640)
CROWDS: Final = (3, 4)
BRANCHING_GAMES: Final = 20
LONGEST: Final = 300
"""Moves looked at in a game of any legal moves, which may not end."""


class Amount(NamedTuple):
    """How many games are played, for each meeting."""

    games: int
    strongest: int
    """Of the strongest, which thinks longest."""
    growth: int
    """Of the strongest with fewer and more rounds against the baseline."""
    crowds: int
    """Of the strongest against a table full of the baseline."""
    seed: int
    foreseen: int = 0
    """Of somebody who knows the dice, in place of the strongest among many."""


def measured(
    game: AnyGame, config: Config, amount: Amount, play: Playing, before: Data | None = None
) -> Iterator[Data]:
    """The data of the report, more of it after every meeting."""
    known = _meetings(before or {})

    def meet(table: Config, stronger: str, weaker: str, games: int) -> Data:
        key = (stronger, weaker, table.players, games, amount.seed)
        return known.get(key) or meeting(game, table, stronger, weaker, games, amount.seed, play)

    data: Data = {
        "game": game.name,
        "variant": config.variant,
        "options": unusual(game, config),
        "players": config.players,
        "seed": amount.seed,
        "rungs": [],
        "crowds": [],
        "growth": [],
        "branching": branching(game, config, amount.seed),
    }
    strongest = levels_of(game)[-1]
    for rung in rungs(game, config):
        games = amount.strongest if rung.stronger == strongest else amount.games
        found = meet(config, rung.stronger, rung.weaker, games)
        data["rungs"].append({**found, **judged(rung, found)})
        yield {**data, **character(data["rungs"], config.players)}
    for table in crowded_tables(game, config) if amount.crowds else ():
        found = meet(table, strongest, BASELINE, amount.crowds)
        rung = rungs(game, table)[-1]
        foreseen: Data = {"foreseen": amount.foreseen}
        if found.get("foreseen") != amount.foreseen:
            foreseen["ceiling"] = ceiling(game, table, amount.foreseen, amount.seed)
        data["crowds"].append({**found, **judged(rung, found), **foreseen})
        yield {**data, **character(data["rungs"], config.players)}
    for rounds in efforts(game, config) if amount.growth else ():
        found = meet(config, f"strongest@{rounds}", BASELINE, amount.growth)
        data["growth"].append({**found, "rounds": rounds})
        yield {**data, **character(data["rungs"], config.players)}


def _meetings(before: Data) -> dict[tuple[object, ...], Data]:
    kinds = ("rungs", "crowds", "growth")
    keys = ("stronger", "weaker", "players", "planned", "seed")
    return {
        tuple(found[key] for key in keys): found
        for kind in kinds
        for found in before.get(kind, ())
        if all(key in found for key in keys)
    }


def meeting(
    game: AnyGame, config: Config, stronger: str, weaker: str, games: int, seed: int, play: Playing
) -> Data:
    """One against another, or against a table full of the other, on every seat."""
    standings = Standings([weaker, stronger], config.players)
    planned = fixtures(game.name, config, [weaker, stronger], games, seed)
    for result in play([each for each in planned if each.lineup.count(stronger) == 1]):
        standings.add(result)
    told = standings.data()
    return {
        "stronger": stronger,
        "weaker": weaker,
        "players": config.players,
        "planned": games,
        "seed": seed,
        **standings.encounters[stronger, weaker].data(1 / config.players),
        "seats": standings.seats,
        "length": told["length"],
        "thinking": {
            name: {**each, "choices": standings.choices[name]}
            for name, each in told["thinking"].items()
        },
    }


def judged(rung: Rung, found: Data) -> Data:
    share, low = found["share_of_decided"] or 0.0, found["interval"][0]
    shown = share >= rung.wanted and (rung.weaker == BASELINE or low > SURELY)
    return {"wanted": rung.wanted, "shown": shown}


def character(steps: Sequence[Data], players: int) -> Data:
    """What the games of a ladder say about the game, and how long its players think."""
    games = sum(each["games"] for each in steps)
    seats = [sum(each["seats"][seat] for each in steps) for seat in range(players)]
    against_baseline = [each for each in steps if each["weaker"] == BASELINE]
    luck = None
    if against_baseline and players == 2:
        luck = 2 * (1 - (against_baseline[0]["share_of_decided"] or 0.0))
    return {
        "thinking": _thinking(steps),
        "length": {
            "mean": sum(each["length"]["mean"] * each["games"] for each in steps) / games,
            "min": min(each["length"]["min"] for each in steps),
            "max": max(each["length"]["max"] for each in steps),
        },
        "seats": [share / (sum(seats) or 1.0) for share in seats],
        "even": sum(each["even"] for each in steps) / games,
        "luck": luck,
    }


def _thinking(steps: Sequence[Data]) -> Data:
    """Of every player over all meetings, in the order of the ladder."""
    found: dict[str, list[Data]] = {}
    for step in steps:
        for name, thinking in step["thinking"].items():
            found.setdefault(name, []).append(thinking)
    return {
        name: {
            "mean_ms": sum(each["mean_ms"] * each["choices"] for each in rows)
            / max(1, sum(each["choices"] for each in rows)),
            "longest_ms": max(each["longest_ms"] for each in rows),
        }
        for name, rows in found.items()
    }


def unusual(game: AnyGame, config: Config) -> list[str]:
    """The options that are not as usual, as they are typed."""
    variant = accept(find_variant(game, config.variant))
    usual = {option.name: option.default for option in variant.options}
    return [
        f"{name}={format_value(value)}" for name, value in config.options if value != usual[name]
    ]


def crowded_tables(game: AnyGame, config: Config) -> list[Config]:
    allowed = accept(find_variant(game, config.variant)).players
    return [
        accept(configure(game, config.variant, each, dict(config.options)))
        for each in CROWDS
        if each in allowed
    ]


def efforts(game: AnyGame, config: Config) -> Sequence[int]:
    """The numbers of rounds to try, where the strongest can be asked for one."""
    return EFFORTS if config.players == 2 and brains_of(game).strongest else ()


def branching(game: AnyGame, config: Config, seed: int) -> float:
    """Legal moves at a choice, on average over games of any legal moves."""
    counts = [
        count for number in range(BRANCHING_GAMES) for count in _choices(game, config, seed, number)
    ]
    return fmean(counts)


def _choices(game: AnyGame, config: Config, seed: int, number: int) -> Iterator[int]:
    generator = Random(f"{seed} {number}")
    state = game.setup(config)
    for _ in range(LONGEST):
        actor = next(iter(game.to_act(state)), None)
        if actor is None:
            return
        if actor == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(generator))
            continue
        moves = game.legal_moves(state, actor)
        yield len(moves)
        state = game.apply(state, actor, moves[generator.randrange(len(moves))])

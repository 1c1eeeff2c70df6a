"""Exact counts of move sequences: a rule that changes shows here.

`count` counts everything that can happen, each outcome of chance once, as engines are compared by.
The counts of a game stand in a file, a table for each variant:

    [standard]
    players = 2
    seed = 1
    counts = [1, 25, 116, 512]

There `counts[n]` is the number of sequences of n moves of players, and chance does what the seed
gives: so a few thousand sequences reach the rules, where all cards dealt would drown them.
"""

import tomllib
from random import Random
from typing import Any, Final, NamedTuple

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, settle_chance, start
from speeltafel.core.seats import CHANCE, Actor
from speeltafel.core.variants import Config

ENOUGH: Final = 10_000
"""A file goes as deep as this many sequences."""


class Counts(NamedTuple):
    variant: str
    players: int
    seed: int
    counts: tuple[int, ...]


def parse_counts(text: str) -> tuple[Counts, ...]:
    return tuple(
        Counts(variant, table["players"], table["seed"], tuple(table["counts"]))
        for variant, table in tomllib.loads(text).items()
    )


def format_counts(tables: tuple[Counts, ...]) -> str:
    return "\n".join(
        f"[{each.variant}]\nplayers = {each.players}\nseed = {each.seed}\n"
        f"counts = [{', '.join(map(str, each.counts))}]\n"
        for each in tables
    )


def count_lengths(game: AnyGame, config: Config, seed: int, enough: int = ENOUGH) -> Counts:
    """As many lengths as have at most `enough` sequences."""
    match = start(game, config)
    found: list[int] = []
    while 0 < (number := count_players(match, len(found), seed)) <= enough:
        found.append(number)
    return Counts(config.variant, config.players, seed, tuple(found))


def count_players(match: AnyMatch, depth: int, seed: int) -> int:
    if depth == 0:
        return 1
    match = settle_chance(match, Random(f"{seed} {match.length}"))
    game, state = match.game, match.state
    moves = [(seat, move) for seat in game.to_act(state) for move in game.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(count_players(advance(match, *each), depth - 1, seed) for each in moves)


def count(game: AnyGame, state: Any, depth: int, seed: int = 1) -> int:
    if depth == 0:
        return 1
    following = choices(game, state, seed)
    if depth == 1:
        return len(following)
    return sum(count(game, game.apply(state, *each), depth - 1, seed) for each in following)


def count_by_first_move(game: AnyGame, state: Any, depth: int, seed: int = 1) -> dict[str, int]:
    return {
        game.format_move(move): count(game, game.apply(state, actor, move), depth - 1, seed)
        for actor, move in choices(game, state, seed)
    }


def choices(game: AnyGame, state: Any, seed: int) -> list[tuple[Actor, Any]]:
    """Everything that can happen next."""
    found: list[tuple[Actor, Any]] = []
    for actor in game.to_act(state):
        if actor != CHANCE:
            found += [(actor, move) for move in game.legal_moves(state, actor)]
        elif (outcomes := game.chance(state).outcomes) is None:
            found.append((CHANCE, game.chance(state).sample(Random(seed))))
        else:
            found += [(CHANCE, move) for move, _ in outcomes]
    return found

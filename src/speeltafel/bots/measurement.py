"""Measures the ladder of one game and variant: everything the report on opponents tells."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, TypeAlias

from speeltafel.bots.arena import Fixture, Result, fixtures
from speeltafel.bots.ladder import BASELINE, SURELY, levels_of, rungs
from speeltafel.bots.shelf import own_part
from speeltafel.bots.standings import Standings
from speeltafel.core.game import AnyGame
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config

Playing: TypeAlias = Callable[[Sequence[Fixture]], Iterable[Result]]
"""Plays games somewhere and hands over what came of them."""

EFFORTS: Final = (10, 40, 160, 640)
BRANCHING_GAMES: Final = 20


def measured(
    game: AnyGame,
    config: Config,
    games: int,
    seed: int,
    play: Playing,
    games_of_the_strongest: int | None = None,
    with_growth: bool = True,
) -> Iterator[dict[str, Any]]:
    """Plain data for the report, more complete after every rung, so that a run that is broken off
    has not been in vain. The strongest thinks longest, so it may play fewer games."""
    fewer = games_of_the_strongest or games
    levels = levels_of(game)
    whole = Standings([*levels, BASELINE], config.players)
    steps = []
    for rung in rungs(game, config):
        pair = [rung.weaker, rung.stronger]
        standings = Standings(pair, config.players)
        count = fewer if rung.stronger == levels[-1] else games
        for result in play(fixtures(game.name, config, pair, count, seed)):
            standings.add(result)
            whole.add(result)
        row = standings.encounters[rung.stronger, rung.weaker].data(1 / config.players)
        share, low = row["share_of_decided"] or 0.0, row["interval"][0]
        shown = share >= rung.wanted and (rung.weaker == BASELINE or low > SURELY)
        steps.append({**rung._asdict(), **row, "shown": shown})
        yield summary(game, config, games, seed, steps, whole)
    data = summary(game, config, games, seed, steps, whole)
    data["branching"] = branching(game, config, seed)
    if with_growth:
        data["growth"] = growth(game, config, max(2, fewer // 2), seed, play)
    yield data


def summary(
    game: AnyGame,
    config: Config,
    games: int,
    seed: int,
    steps: list[dict[str, Any]],
    whole: Standings,
) -> dict[str, Any]:
    data = whole.data()
    against_baseline = [each for each in steps if each["weaker"] == BASELINE]
    luck = None
    if against_baseline and config.players == 2:
        luck = 2 * (1 - (against_baseline[0]["share_of_decided"] or 0.0))
    return {
        "game": game.name,
        "variant": config.variant,
        "players": config.players,
        "seed": seed,
        "games": games,
        "rungs": steps,
        "thinking": {
            name: each for name, each in data["thinking"].items() if each["longest_ms"] > 0
        },
        "scores": data["scores"],
        "length": data["length"],
        "seats": _seat_shares(whole),
        "even": sum(each["even"] for each in steps) / sum(each["games"] for each in steps),
        "luck": luck,
        "branching": None,
        "growth": [],
    }


def _seat_shares(standings: Standings) -> list[float]:
    total = sum(standings.seats) or 1.0
    return [share / total for share in standings.seats]


def growth(
    game: AnyGame, config: Config, games: int, seed: int, play: Playing
) -> list[dict[str, Any]]:
    """The strongest with fewer and more rounds, against the baseline."""
    if config.players != 2 or own_part(game.name, "with_rounds") is None:
        return []
    found = []
    for rounds in EFFORTS:
        name = f"strongest@{rounds}"
        standings = Standings([BASELINE, name], config.players)
        for result in play(fixtures(game.name, config, [BASELINE, name], games, seed)):
            standings.add(result)
        row = standings.encounters[name, BASELINE].data(0.5)
        thinking = standings.data()["thinking"][name]
        found.append({"rounds": rounds, **row, "mean_ms": thinking["mean_ms"]})
    return found


def branching(game: AnyGame, config: Config, seed: int) -> float:
    """Legal moves at a choice, on average over games of any legal moves, cut off at 300."""
    counts = [
        count for number in range(BRANCHING_GAMES) for count in _choices(game, config, seed, number)
    ]
    return fmean(counts)


def _choices(game: AnyGame, config: Config, seed: int, number: int) -> Iterator[int]:
    generator = Random(f"{seed} {number}")
    state = game.setup(config)
    for _ in range(300):
        actor = next(iter(game.to_act(state)), None)
        if actor is None:
            return
        if actor == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(generator))
            continue
        moves = game.legal_moves(state, actor)
        yield len(moves)
        state = game.apply(state, actor, moves[generator.randrange(len(moves))])

"""How far a review can be trusted: whether it tells a beginner from the strongest player, explains
results, and finds luck that averages zero; and how long it takes.

    scripts/bench review [--games 40] [--table kapai] [--equal 1000] [--minutes 10]

For each table: matches of `beginner` against the strongest level, seats in turn, and matches of
equal players. Intervals are 95 %. With `--minutes` each of the two ends after so long, and says
how many games it had until then.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, fmean, stdev
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from speeltafel.bots import find_bot, observe
from speeltafel.core.match import AnyMatch, advance, new_match
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.games import GAMES
from speeltafel.learn.review import Review, review
from speeltafel.learn.review.judging import LIGHT


class Table(NamedTuple):
    game: str
    variant: str
    strongest: str
    equal: str
    """Who plays against itself: quick, and not the weakest."""


TABLES: Final = {
    "katalon": Table("katalon", "standard", "perfect", "player"),
    "kapai": Table("kapai", "standard", "strongest", "thinker"),
    "potzklotz": Table("potzklotz", "basic", "strongest", "player"),
    "potzklotz-expert": Table("potzklotz", "expert", "strongest", "player"),
    "kobito": Table("kobito", "standard", "strongest", "thinker"),
    "stapeltoren": Table("katoiz", "stapeltoren-3", "expert", "thinker"),
    "3-stel": Table("katoiz", "3-stel-1", "expert", "thinker"),
    "stapeltje": Table("katoiz", "stapeltje-1", "expert", "thinker"),
}


def played(table: Table, levels: tuple[str, ...], seed: int) -> AnyMatch:
    game, generator = GAMES[table.game], Random(seed)
    variants = {each.name for each in game.variants}
    variant = table.variant if table.variant in variants else None
    match = accept(new_match(game, variant, len(levels), names=levels))
    bots = [accept(find_bot(game, level)) for level in levels]
    for bot in bots:
        bot.prepare()
    while acting := game.to_act(match.state):
        if CHANCE in acting:
            match = advance(match, CHANCE, game.chance(match.state).sample(generator))
            continue
        seat = next(iter(acting))
        seen = observe(game, match.config, match.state, seat, generator)
        match = advance(match, seat, bots[seat].choose(seen, generator))
    return match


def cost_of(found: Review, seat: int) -> float:
    return sum(choice.cost for choice in found.choices if choice.seat == seat)


def beginner_and_strongest(table: Table, seeds: Iterator[int]) -> dict[str, Any]:
    """How often the beginner's choices cost more, and how well costs explain results."""
    more, differences, results, seconds, sure = 0, [], [], [], 0
    for seed in seeds:
        beginner = seed % 2
        levels = ("beginner", table.strongest) if beginner == 0 else (table.strongest, "beginner")
        match = played(table, levels, seed)
        began = process_time()
        found = [review(match, seat) for seat in (0, 1)]
        seconds.append((process_time() - began) / 2)
        costs = [cost_of(found[seat], seat) for seat in (0, 1)]
        more += costs[beginner] > costs[1 - beginner]
        sure += sum(
            choice.mistaken for choice in found[1 - beginner].choices if choice.seat != beginner
        )
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        if found[0].division is None:
            lead = outcome.share(0, 2) - outcome.share(1, 2)
        else:
            first, second = found[0].division, found[1].division
            assert second is not None
            lead = first.result - second.result
        differences.append(costs[1] - costs[0])
        results.append(lead)
    games = len(results)
    return {
        "games": games,
        "beginner_costs_more": more / games,
        "correlation_of_costs_and_result": correlated(differences, results),
        "sure_mistakes_of_the_strongest_a_game": sure / games,
        "seconds_a_review": {"mean": fmean(seconds), "most": max(seconds)},
    }


def equals(table: Table, seeds: Iterator[int]) -> dict[str, Any]:
    """Luck of players who are equally good, found with as little care as on a device."""
    luck, cost, results, bases, others = [], [], [], [], []
    for seed in seeds:
        match = played(table, (table.equal, table.equal), 10_000 + seed)
        division = review(match, seed % 2, care=LIGHT).division
        assert division is not None
        luck.append(division.luck)
        cost.append(division.cost)
        bases.append(division.base)
        others.append(division.others)
        results.append(division.result)
    return {
        "games": len(results),
        "level": table.equal,
        "luck": mean_of(luck),
        "cost": mean_of(cost),
        "base": mean_of(bases),
        "others": mean_of(others),
        "result": mean_of(results),
        "correlation_of_luck_and_result": correlated(luck, results),
        "correlation_of_luck_less_cost_and_result": correlated(
            [one - other for one, other in zip(luck, cost, strict=True)], results
        ),
    }


def mean_of(values: list[float]) -> dict[str, float]:
    unsure = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": fmean(values), "interval": unsure, "spread": stdev(values)}


def correlated(one: list[float], other: list[float]) -> float | None:
    constant = len(set(one)) < 2 or len(set(other)) < 2
    return None if constant else correlation(one, other)


def seeds_within(games: int, minutes: float | None) -> Iterator[int]:
    """At least two, for a mean with its interval."""
    began = monotonic()
    for seed in range(games):
        if seed > 1 and minutes is not None and monotonic() - began > 60 * minutes:
            return
        note(f"{seed + 1} of {games}")
        yield seed


def note(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text} ", end="", file=sys.stderr, flush=True)


def measured(
    names: list[str], games: int, equal: int, minutes: float | None
) -> Iterator[tuple[str, dict[str, Any]]]:
    for name in names:
        table = TABLES[name]
        found: dict[str, Any] = {}
        if games:
            found["beginner"] = beginner_and_strongest(table, seeds_within(games, minutes))
        if equal and name != "katalon":
            found["equal"] = equals(table, seeds_within(equal, minutes))
        yield name, found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--table", choices=TABLES, action="append")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--equal", type=int, default=100)
    arguments.add_argument("--minutes", type=float)
    arguments.add_argument("--out", type=Path)
    wanted = arguments.parse_args()
    for name, found in measured(
        wanted.table or list(TABLES), wanted.games, wanted.equal, wanted.minutes
    ):
        text = json.dumps({name: found})
        print(text, flush=True)
        if wanted.out:
            with wanted.out.open("a", encoding="utf-8") as file:
                file.write(text + "\n")


if __name__ == "__main__":
    main()

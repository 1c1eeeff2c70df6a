"""What one ladder cannot tell: how the strongest does in every variant of a game, and how far luck
lets anybody come.

A game whose module has `foresee` is also played by somebody who knows every roll to come: what even
that player does not win is luck or lies deeper than its search.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from speeltafel.bots.bot import Bot
from speeltafel.bots.ladder import BASELINE, rungs
from speeltafel.bots.measurement import Data, Playing, judged, meeting
from speeltafel.bots.shelf import find_bot, own_levels, own_part
from speeltafel.bots.standings import Encounter
from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config, configure

Foreseeing: TypeAlias = Callable[[Config, Bot, Seat, str], Outcome | None]
"""Plays one game: the table, who sits on the other seats, the knowing seat, a seed; None where
nothing is rolled."""


def surveyed(
    game: AnyGame, games: int, foreseen: int, seed: int, play: Playing, before: Data | None = None
) -> Iterator[Data]:
    """Every variant, more of them after each meeting; what was measured before, with as many games
    and the same seed, stays."""
    keys = ("variant", "planned", "seed", "foreseen")
    known = {tuple(row[key] for key in keys): row for row in (before or {}).get("survey", ())}
    data: Data = {"game": game.name, "seed": seed, "survey": []}
    for variant in game.variants:
        row = known.get((variant.name, games, seed, foreseen))
        if row is None:
            config = accept(configure(game, variant.name))
            found = meeting(game, config, own_levels(game)[-1], BASELINE, games, seed, play)
            row = {"variant": variant.name, **found, **judged(rungs(game, config)[-1], found)}
            row |= {"foreseen": foreseen, "ceiling": ceiling(game, config, foreseen, seed)}
        data["survey"].append(row)
        yield data


def ceiling(game: AnyGame, config: Config, games: int, seed: int) -> Data | None:
    """How often somebody who knows every roll to come beats the baseline, on all seats in turn."""
    foresee: Foreseeing | None = own_part(game.name, "foresee")
    if foresee is None or not games:
        return None
    others, players, encounter = accept(find_bot(game, BASELINE)), config.players, Encounter()
    for number in range(games):
        seat = number % players
        outcome = foresee(config, others, seat, f"{seed} {number // players} {seat}")
        if outcome is None:
            return None
        encounter.games += 1
        if 0 < len(outcome.winners) < players:
            encounter.won += outcome.share(seat, players)
            encounter.lost += 1 - outcome.share(seat, players)
        else:
            encounter.even += 1
    return encounter.data(1 / players)

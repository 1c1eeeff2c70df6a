"""How far luck lets anybody come: games of somebody who knows every roll to come.

What even that player does not win is luck, or
lies deeper than its search.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from speeltafel.arena.results import Encounter
from speeltafel.bots.bot import Bot
from speeltafel.bots.registry import BASELINE, find_bot
from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from tools.opponents import clairvoyant_katoiz

Foreseeing: TypeAlias = Callable[[Config, Bot, Seat, str], Outcome | None]
"""Plays one game: the table, who sits on the other seats, the knowing seat, a seed; None where
nothing is rolled."""

FORESEEING: Final[Mapping[str, Foreseeing]] = {"katoiz": clairvoyant_katoiz.clairvoyant_outcome}


def ceiling(game: AnyGame, config: Config, games: int, seed: int) -> dict[str, Any] | None:
    """How often somebody who knows every roll to come beats the baseline, on all seats in turn."""
    foresee = FORESEEING.get(game.name)
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

"""Runs in the browser's Python (web/engine/run.mjs): the time each level takes for a move, from
real positions all along a game."""

import json
import time
from random import Random
from typing import Any

from speeltafel.bots import find_bot, levels_of, observe
from speeltafel.core.game import AnyGame
from speeltafel.core.match import advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES

VARIANTS = {"katoiz": ("stapeltoren-3", "3-stel-1", "stapeltje-1")}
MOVES = 6


def positions(game: AnyGame, config: Config, generator: Random) -> list[Any]:
    """Some positions where seat 0 has a choice, spread over a game of random moves."""
    found, match = [], settle_chance(start(game, config), generator)
    while game.to_act(match.state) and match.length < 300:
        seat = min(game.to_act(match.state))
        moves = game.legal_moves(match.state, seat)
        if seat == 0 and len(moves) > 1:
            found.append(match.state)
        match = settle_chance(advance(match, seat, generator.choice(moves)), generator)
    return found[:: max(1, len(found) // MOVES)][:MOVES]


told = []
for game in GAMES.values():
    for variant in VARIANTS.get(game.name, (game.variants[0].name,)):
        config = accept(configure(game, variant, 2, {}))
        states = positions(game, config, Random(1))
        for level in levels_of(game):
            bot, times = accept(find_bot(game, level)), []
            for number, state in enumerate(states):
                seen = observe(game, config, state, 0, Random(number))
                began = time.perf_counter()
                bot.choose(seen, Random(number))
                times.append(time.perf_counter() - began)
            told.append((game.name, variant, level, max(times), sum(times) / len(times)))
answer = json.dumps(told)

"""Advice for Katalon: from exact values, so every word of it is proven. Where the book has not come
yet (a device that serves itself), from looking ahead, and that is said."""

from functools import cache
from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, told
from speeltafel.bots.katalon.levels import Foresight, LookingBot
from speeltafel.bots.katalon.observation import Observation
from speeltafel.core.reason import reason
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import Oracle, book_path, find_oracle, solution_folder

AHEAD: Final = 6
"""Single moves; the browser's Python takes less than a second for them."""
FORESIGHT: Final = LookingBot(Foresight(looks=AHEAD, sees=AHEAD, overlooks=0.0))

the_oracle = cache(find_oracle)


def advise(observation: Observation, generator: Random) -> Advice:
    if not (book_path().exists() or solution_folder().exists()):
        return foreseen(observation, generator)
    oracle: Oracle = the_oracle()
    best = oracle.ask(observation.dealt).best
    move = best[generator.randrange(len(best))]
    explanation = explain(oracle, observation.dealt, move)
    return Advice(
        observation.game.format_move(move),
        reason("bots-katalon-look", choices=len(observation.moves), best=len(best)),
        told(observation, move),
        (explanation.short, *explanation.long),
        proven=True,
    )


def foreseen(observation: Observation, generator: Random) -> Advice:
    move = FORESIGHT.choose(observation, generator)
    return Advice(
        observation.game.format_move(move),
        reason("bots-look-choices", choices=len(observation.moves)),
        told(observation, move),
        (reason("bots-katalon-foreseen", moves=AHEAD),),
        proven=False,
    )

"""Advice for Katalon: from exact values, so every word of it is proven."""

from functools import cache
from random import Random

from speeltafel.bots.advice import Advice, told
from speeltafel.bots.katalon.observation import Observation
from speeltafel.core.reason import reason
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import Oracle, find_oracle

the_oracle = cache(find_oracle)


def advise(observation: Observation, generator: Random) -> Advice:
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

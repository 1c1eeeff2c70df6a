"""Opponents and advice for any game, from its contract alone."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, estimate, only_move
from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.brains import Brains
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.levels import Level
from speeltafel.bots.search.one_ply import OnePlyBot
from speeltafel.bots.search.random_bot import RandomBot
from speeltafel.bots.search.ranked_moves import best_move
from speeltafel.bots.search.tree import TreeBot, TreeSearch

SEARCH: Final = Effort(rounds=400, seconds=0.9)
LONGEST_PLAYOUT: Final = 200
"""Moves of players; a playout that has not ended by then counts as a draw."""


def tree_search(effort: Effort) -> TreeSearch:
    return TreeSearch(effort, limit=LONGEST_PLAYOUT)


def search_bot(effort: Effort = SEARCH) -> Bot:
    return TreeBot(tree_search(effort))


def advise(observation: AnyObservation, generator: Random) -> Advice:
    if len(observation.moves) == 1:
        return only_move(observation)
    ranked = tree_search(SEARCH).ranked_moves(observation, generator)
    return estimate(observation, best_move(ranked, generator), ranked)


BRAINS: Final = Brains(
    (
        Level("random", "blind", AT_ONCE, RandomBot),
        Level("ahead", "one-move", AT_ONCE, OnePlyBot),
        Level("search", "nothing", SEARCH, search_bot),
    ),
    advise,
    search_bot,
)
"""For a game without a package of its own; its levels are there in every game."""

"""Games of Kobito played ahead by the computer, up to a point worth seeing."""

from collections.abc import Callable
from random import Random

from speeltafel.bots import observe
from speeltafel.bots.kobito.players import PlanningBot
from speeltafel.core.match import AnyMatch, advance, play_text, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.state import State
from tests.web.kobito import ORDER, best, verb

FAMILY = ("Anna", "Bram", "Chiara", "Daan", "Elif", "Femke")
Wish = Callable[[State, list[str]], bool]
"""What to stop at: the table, and what may be done now."""


SEEDS = range(1, 100)
LONGEST = 800


def played(players: int, wish: Wish, *, gold: str = "4-9", trying: bool = False) -> AnyMatch:
    """The first of many games that comes to a point as wished, up to there. The computer plans
    every turn; somebody who is `trying` does everything that can be done, as tests do."""
    config = accept(configure(KOBITO, "standard", players, {"gold": gold}))
    for seed in SEEDS:
        generator = Random(seed)
        match = settle_chance(start(KOBITO, config), generator)
        while match.length < LONGEST:
            texts = moves_of(match)
            if wish(match.state, texts):
                return match
            if not texts:
                break
            match = settle_chance(_moved(match, texts, trying, generator), generator)
    raise AssertionError("there is no such game")


def moves_of(match: AnyMatch) -> list[str]:
    """What may be done now, as it is written; nothing when the game is over."""
    table: State = match.state
    if not KOBITO.to_act(table):
        return []
    return [KOBITO.format_move(move) for move in KOBITO.legal_moves(table, table.turn)]


def _moved(match: AnyMatch, texts: list[str], trying: bool, generator: Random) -> AnyMatch:
    table: State = match.state
    if trying:
        return accept(play_text(match, table.turn, best(texts, ORDER)))
    sight = observe(KOBITO, match.config, table, table.turn, generator)
    return advance(match, table.turn, PlanningBot().choose(sight, generator))


def of_first(wish: Wish) -> Wish:
    """The same, when the first player is on turn."""
    return lambda table, texts: table.turn == 0 and wish(table, texts)


def both(one: Wish, other: Wish) -> Wish:
    return lambda table, texts: one(table, texts) and other(table, texts)


def turn(number: int) -> Wish:
    return lambda table, texts: table.turns >= number


def offers(kind: str) -> Wish:
    return lambda table, texts: any(verb(text) == kind for text in texts)


def over(_table: State, texts: list[str]) -> bool:
    return not texts

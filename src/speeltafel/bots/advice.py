"""Advice in three steps: where to look, what to do, and why, as reasons with arguments.

A game's own advice stands in `speeltafel.bots.<game>` as `advise(sight, generator)`; every other
game gets what tree search finds. What is not proven is called an estimate in the words too.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.bots.bot import Sight
from speeltafel.bots.effort import Effort
from speeltafel.bots.finding import Finding, best_move, ranked
from speeltafel.bots.treesearch import TreeSearch
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused


class Advice(NamedTuple):
    move: str
    """In the game's notation."""
    look: Reason
    """First step: where to look, without giving the move away."""
    what: Reason
    """Second step: what to do."""
    because: tuple[Reason, ...]
    """Third step: why; every number is one the search found."""
    proven: bool
    """False: an estimate."""


Adviser: TypeAlias = Callable[[Sight, Random], Advice]

EFFORT: Final = Effort(rounds=400, seconds=0.9)
IMAGINED: Final = 200
"""Moves imagined at most: a game that random play does not end is judged even."""


def advise(sight: Sight, generator: Random) -> Advice:
    """For a seat that is to act."""
    if not sight.moves:
        raise Refused(Refusal(Kind.NOT_YOUR_TURN, reason("core-not-your-turn")))
    return adviser_of(sight.game.name)(sight, generator)


def adviser_of(game: str) -> Adviser:
    module = f"speeltafel.bots.{game}"
    if find_spec(module):
        own: Adviser | None = getattr(import_module(module), "advise", None)
        if own is not None:
            return own
    return advise_generally


def advise_generally(sight: Sight, generator: Random) -> Advice:
    if len(sight.moves) == 1:
        return only_move(sight)
    found = TreeSearch(EFFORT, limit=IMAGINED).findings(sight, generator)
    return estimate(sight, best_move(found, generator), found)


def only_move(sight: Sight) -> Advice:
    """There is nothing to choose, which is certain."""
    move = sight.moves[0]
    look = reason("bots-look-only")
    return Advice(sight.game.format_move(move), look, told(sight, move), (look,), proven=True)


def estimate(sight: Sight, move: Any, found: Sequence[Finding]) -> Advice:
    """From imagined games: how many choices are about as good, and what was won with them."""
    order = sorted(found, key=lambda each: each.move != move)
    best, others = order[0], ranked(order[1:])
    look = reason("bots-look-choices", choices=len(sight.moves))
    percent = round(100 * best.value)
    because = [reason("bots-because-won", percent=percent, games=best.tries)]
    if others:
        next_best = max(others, key=lambda each: each.value)
        because.append(
            reason(
                "bots-because-next",
                move=told(sight, next_best.move),
                percent=round(100 * next_best.value),
                games=next_best.tries,
            )
        )
    return Advice(
        sight.game.format_move(move), look, told(sight, move), tuple(because), proven=False
    )


def told(sight: Sight, move: Any) -> Reason:
    """What a move does, as far as its player may know beforehand."""
    tell = sight.game.foretell or sight.game.tell
    return tell(sight.dealt, sight.seat, move)

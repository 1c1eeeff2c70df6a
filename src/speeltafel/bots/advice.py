"""Advice in three steps: where to look, what to do, and why, as reasons with arguments.

What is not proven is called an estimate in the words too.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.search.ranked_moves import RankedMove, best_first
from speeltafel.core.reason import Reason, reason


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


Adviser: TypeAlias = Callable[[AnyObservation, Random], Advice]


def only_move(observation: AnyObservation) -> Advice:
    """There is nothing to choose, which is certain."""
    move = observation.moves[0]
    look = reason("bots-look-only")
    return Advice(
        observation.game.format_move(move), look, told(observation, move), (look,), proven=True
    )


def estimate(observation: AnyObservation, move: Any, ranked: Sequence[RankedMove]) -> Advice:
    """From playouts: how many choices there are, and what this one and the next best won."""
    order = sorted(ranked, key=lambda each: each.move != move)
    best, others = order[0], best_first(order[1:])
    look = reason("bots-look-choices", choices=len(observation.moves))
    percent = round(100 * best.value)
    because = [reason("bots-because-won", percent=percent, games=best.tries)]
    if others:
        next_best = max(others, key=lambda each: each.value)
        because.append(
            reason(
                "bots-because-next",
                move=told(observation, next_best.move),
                percent=round(100 * next_best.value),
                games=next_best.tries,
            )
        )
    text = observation.game.format_move(move)
    return Advice(text, look, told(observation, move), tuple(because), proven=False)


def told(observation: AnyObservation, move: Any) -> Reason:
    """What a move does, as far as its player may know beforehand."""
    tell = observation.game.foretell or observation.game.tell
    return tell(observation.dealt, observation.seat, move)

"""Sequential halving: all candidates are played out with the same luck, the better half again,
until one is left.

The prior of a candidate, its evaluation without any playout, weighs as much as some playouts: it
errs too, but is not noisy. A round of the effort is one playout, or as many as `SearchWidth` says.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.bots.effort import Deadline, OutOfTime
from speeltafel.bots.search.ranked_moves import RankedMove

SEEDS: Final = 1 << 31

Playouts: TypeAlias = Callable[[int, Any, int], tuple[float, float]]
"""For a candidate by its number, with this luck, so many games: the values that people are told,
added up, and those that decide, which may also count by how much a game was won. A long one may
break off with `OutOfTime`."""


def any_seed(generator: Random) -> int:
    return generator.randrange(SEEDS)


class Candidates(NamedTuple):
    moves: Sequence[Any]
    priors: Sequence[float]
    playouts: Playouts
    luck: Callable[[Random], Any] = any_seed
    """What all candidates meet alike in a portion of games."""


class SearchWidth(NamedTuple):
    width: int
    """Candidates that are played out: those with the best priors."""
    prior_weight: float
    """Playouts that a prior weighs as much as."""
    games: float = 1.0
    """Playouts for each round of the effort: those of one game take longer than another's."""
    portion: int = 1
    """Playouts between two looks at the clock."""
    at_least: int = 0
    """Playouts of each candidate before every halving, however few rounds there are."""
    keeps_middle: bool = True
    """Whether of an odd number the middle one stays."""


def ranked_by_halving(
    candidates: Candidates,
    rounds: int,
    search: SearchWidth,
    generator: Random,
    deadline: Deadline,
) -> list[RankedMove]:
    """Those that were played out, the best first; out of time some may have their prior only."""
    priors, rounds = candidates.priors, round(rounds * search.games)
    left = sorted(range(len(priors)), key=lambda choice: -priors[choice])[: search.width]
    told, value = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0.0)
    tries = dict.fromkeys(left, 0)

    def expected(choice: int) -> float:
        weight = search.prior_weight + tries[choice]
        return (value[choice] + search.prior_weight * priors[choice]) / weight

    dropped: list[int] = []
    phases = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        games = max(search.at_least, rounds // (phases * len(left)))
        for start in range(0, games, search.portion):
            luck, portion = candidates.luck(generator), min(search.portion, games - start)
            for choice in left:
                try:
                    deadline.check()
                    shown, decides = candidates.playouts(choice, luck, portion)
                except OutOfTime:
                    break
                told[choice] += shown
                value[choice] += decides
                tries[choice] += portion
            else:
                continue
            break
        left.sort(key=expected, reverse=True)
        kept = (len(left) + search.keeps_middle) // 2
        dropped, left = left[kept:] + dropped, left[:kept]
    return [
        RankedMove(
            candidates.moves[choice],
            told[choice] / tries[choice] if tries[choice] else priors[choice],
            tries[choice],
        )
        for choice in left + dropped
    ]

"""Exact regret: what a move of Katalon gives away, by the solution of the game.

    from speeltafel.research.regret import regret, mean_regret, standard_positions, bot_policy
    regret(position, move).value        # 0: nothing; 1: a win became a draw; 2: a win became a loss
    mean_regret(bot_policy("expert"), standard_positions())

Values are 1 (win), 0 (draw) and −1 (loss) for the player to move, under best play by both. There is
no estimate anywhere: every number comes from the proven solution.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from speeltafel.bots.bot import observe
from speeltafel.bots.registry import find_bot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.rules import apply, is_over, legal_moves
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.oracle import Answer, Oracle, Verdict, find_oracle

Policy: TypeAlias = Callable[[State, Random], Move]

VALUES: Final = {"win": 1, "draw": 0, "loss": -1}
MOST_STONES: Final = 20
STANDARD_EACH: Final = 100
STANDARD_SEED: Final = 25


class Regret(NamedTuple):
    value: int
    """What the move gives away of the value: 0, 1 or 2."""
    plies: int
    """Where it keeps a win or a loss: single moves by which it wins later or loses sooner."""


def value_of(verdict: Verdict) -> int:
    return VALUES[verdict.value]


def regret(position: State, move: Move, oracle: Oracle | None = None) -> Regret:
    """Of a legal move; KeyError for another."""
    return regret_in((oracle or find_oracle()).ask(position), move)


def regret_in(answer: Answer, move: Move) -> Regret:
    """As `regret`, where the oracle has been asked already."""
    best, made = answer.verdict, answer.moves[move]
    lost = value_of(best) - value_of(made)
    if lost or best.plies is None or made.plies is None:
        return Regret(lost, 0)
    return Regret(0, abs(best.plies - made.plies))


class MeanRegret(NamedTuple):
    positions: int
    value: float
    """The mean of `Regret.value`."""
    error: float
    """Its standard error."""
    plies: float
    """The mean of `Regret.plies`."""
    critical: int
    """Positions in which some move gives value away."""
    critical_value: float
    """The mean of `Regret.value` there."""
    mistakes: float
    """The share of critical positions in which value was given away."""


def mean_regret(
    policy: Policy, positions: Iterable[State], seed: int = 0, oracle: Oracle | None = None
) -> MeanRegret:
    """Of one choice in each position; the generator is seeded anew for every position, so that a
    policy errs alike whatever it did before."""
    ask = (oracle or find_oracle()).ask
    asked = critical = given_away = squares = mistakes = plies = 0
    for number, position in enumerate(positions):
        answer = ask(position)
        found = regret_in(answer, policy(position, Random(f"{seed} {number}")))
        asked += 1
        given_away += found.value
        squares += found.value**2
        plies += found.plies
        mistakes += found.value > 0
        critical += len({verdict.value for verdict in answer.moves.values()}) > 1
    share = 1 / critical if critical else 0.0
    mean = given_away / asked
    return MeanRegret(
        asked,
        mean,
        sqrt((squares / asked - mean**2) / asked),
        plies / asked,
        critical,
        given_away * share,
        mistakes * share,
    )


def expected_regret(weights: Sequence[tuple[Move, float]], answer: Answer) -> float:
    """The expected `Regret.value` of a mixed choice; weights need not add up to 1."""
    total = sum(weight for _, weight in weights)
    return sum(weight * regret_in(answer, move).value for move, weight in weights) / total


@cache
def standard_positions(each: int = STANDARD_EACH, seed: int = STANDARD_SEED) -> tuple[State, ...]:
    """A fixed test set: equally many positions with 1 … 20 stones, from random games, in which
    there is a choice. With the default numbers these are 2000 positions that never change."""
    generator = Random(seed)
    found: dict[int, list[State]] = {stones: [] for stones in range(1, MOST_STONES + 1)}
    while any(len(positions) < each for positions in found.values()):
        position = START
        while not is_over(position):
            stones = (position.own | position.other).bit_count()
            moves = legal_moves(position, position.turn)
            if stones and len(moves) > 1 and generator.random() < 0.5:
                kept = found[stones]
                if len(kept) < each:
                    kept.append(position)
            position = apply(position, position.turn, moves[int(generator.random() * len(moves))])
    return tuple(position for positions in found.values() for position in positions)


def bot_policy(name: str) -> Policy:
    """A computer player of Katalon, by its name."""
    bot = accept(find_bot(KATALON, name))
    config = accept(configure(KATALON))

    def choose(position: State, generator: Random) -> Move:
        observation = observe(KATALON, config, position, position.turn, generator)
        move: Move = bot.choose(observation, generator)
        return move

    return choose

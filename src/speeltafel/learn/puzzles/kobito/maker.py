"""Makes puzzles of Kobito from turns of games between computers."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from speeltafel.bots.bot import Bot, observe
from speeltafel.bots.kobito.levels import ONE_CARD
from speeltafel.bots.kobito.observation import Observation
from speeltafel.bots.kobito.plan import Style, best_plans
from speeltafel.bots.kobito.players import PlanningBot
from speeltafel.bots.registry import brains_of
from speeltafel.core.data import to_data
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games.kobito import KOBITO as GAME
from speeltafel.games.kobito.components import HAND_SIZE
from speeltafel.games.kobito.moves import Move
from speeltafel.games.kobito.state import Stage, State
from speeltafel.learn.puzzles.kobito.goals import (
    EMPTY_HAND,
    KINDS,
    REACHED,
    WIN_DEAREST,
    dearest,
    worth,
)
from speeltafel.learn.puzzles.kobito.judge import JUDGE, task
from speeltafel.learn.puzzles.kobito.search import MOST_STATES, shortest
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

PLAYERS: Final = (2, 2, 3)
LENGTHS: Final = range(2, 5)
"""Steps of a solution."""
MOST_LINES: Final = 24
"""With more ways there is nothing to puzzle about."""
QUICK_LOOK: Final = 6_000
"""Tables to look at before another position is tried."""
PLAYER: Final = PlanningBot(ONE_CARD._replace(overlooks=0.1))


class AskedBot(Bot):
    """Plans a turn as its level does, for what the puzzle asks."""

    def __init__(self, style: Style, puzzle: Puzzle) -> None:
        self.style = style
        self.kind = puzzle.kind
        self.before: State = JUDGE.start(puzzle)

    def choose(self, observation: Observation, generator: Random) -> Any:
        def judge(table: State, seat: int) -> float:
            return worth(self.kind, self.before, table, seat)

        seat = observation.seat
        plans = best_plans(observation.dealt, seat, self.style, generator, judge)
        return plans[0].moves[0]


def asked(puzzle: Puzzle) -> dict[str, Bot]:
    """Every level, told what to try for; the strongest plans as far as its plans go."""
    bots: dict[str, Bot] = {}
    for level in brains_of(GAME).levels:
        bot = level.make()
        style = bot.style if isinstance(bot, PlanningBot) else Style()
        bots[level.name] = AskedBot(style, puzzle)
    return bots


def candidates(kind: str, generator: Random) -> Iterator[Puzzle]:
    lengths = dict.fromkeys(LENGTHS, 0)
    for config, table in turns(generator):
        if kind == WIN_DEAREST and dearest(table) is None:
            continue
        found = shortest(table, REACHED[kind], QUICK_LOOK)
        if found is None or not 0 < len(found.lines) <= MOST_LINES:
            continue
        steps = len(found.lines[0])
        if steps not in LENGTHS or (found.wins_on_the_way and kind == EMPTY_HAND):
            continue
        if lengths[steps] > min(lengths.values()) + 4:  # long and short ones alike
            continue
        lengths[steps] += 1
        yield Puzzle(
            game=GAME.name,
            number=0,
            grade=0,
            kind=kind,
            variant=config.variant,
            players=config.players,
            options=(),
            seat=table.turn,
            position=to_data(State, table),
            script=(),
            task=task(kind, table, steps),
            solutions=found.lines,
            effort=found.looked_at,
        )


def turns(generator: Random) -> Iterator[tuple[Config, State]]:
    """The beginnings of turns with a full hand and three open pots."""
    while True:
        players = PLAYERS[generator.randrange(len(PLAYERS))]
        config = accept(configure(GAME, None, players, None))
        table = GAME.setup(config)
        while GAME.outcome(table) is None:
            if CHANCE in GAME.to_act(table):
                table = GAME.apply(table, CHANCE, GAME.chance(table).sample(generator))
                continue
            seat = table.turn
            if table.stage is Stage.PLAY and not table.stirred and _full(table):
                yield config, table
            move: Move = PLAYER.choose(observe(GAME, config, table, seat, generator), generator)
            table = GAME.apply(table, seat, move)


def _full(table: State) -> bool:
    return len(table.hands[table.turn]) == HAND_SIZE and None not in table.pots


def solutions(puzzle: Puzzle) -> tuple[Line, ...]:
    found = shortest(JUDGE.start(puzzle), REACHED[puzzle.kind], MOST_STATES)
    return () if found is None else found.lines


def same(puzzle: Puzzle) -> Any:
    table: State = JUDGE.start(puzzle)
    return puzzle.kind, table.pots, table.hands[table.turn], table.workshops[table.turn]


MAKER: Final = Maker(
    judge=JUDGE,
    kinds=KINDS,
    candidates=candidates,
    solutions=solutions,
    bots=asked,
    tempts=lambda move: move != "end",
    same=same,
)

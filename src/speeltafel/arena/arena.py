"""The arena: bots meet in all seat rotations, and every game is counted.

Two players: every pair, each in both seats. More: one of a bot against the other on all other
seats, on every seat. One player: everybody alone, for the score.
"""

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from speeltafel.arena.self_play import play_out
from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.registry import find_bot
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config
from speeltafel.games import GAMES


class Fixture(NamedTuple):
    """One game to be played: all that a process elsewhere must know."""

    game: str
    config: Config
    lineup: tuple[str, ...]
    """The bot of each seat, by name."""
    seed: str
    limit: int


class Result(NamedTuple):
    lineup: tuple[str, ...]
    shares: tuple[float, ...]
    """Of the victory; empty when the game did not end."""
    decided: bool
    """Somebody won and somebody did not."""
    scores: tuple[int, ...]
    moves: int
    """Of players."""
    thinking: tuple[tuple[str, int, float, float], ...]
    """For each bot: choices, processor seconds in all, the longest."""


class TimedBot(Bot):
    """Another bot and a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        begin = thread_time()
        move = self.bot.choose(observation, generator)
        spent = thread_time() - begin
        self.choices += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return move

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        return self.bot.agrees(observation, event)


def lineups(bots: Sequence[str], players: int) -> list[list[tuple[str, ...]]]:
    """For every meeting all its seat rotations."""
    if players == 1:
        return [[(bot,)] for bot in bots]
    if players == 2:
        return [[(one, other), (other, one)] for one, other in combinations(bots, 2)]
    return [
        [(other,) * seat + (one,) + (other,) * (players - 1 - seat) for seat in range(players)]
        for one, other in permutations(bots, 2)
    ]


def fixtures(
    game: str, config: Config, bots: Sequence[str], games: int, seed: int, limit: int = 20_000
) -> list[Fixture]:
    """At least so many games for every meeting, each rotation as often as the others."""
    found = []
    for rotations in lineups(bots, config.players):
        for number in range(-(-games // len(rotations))):
            for rotation in rotations:
                key = f"{seed} {' '.join(rotation)} {number}"
                found.append(Fixture(game, config, rotation, key, limit))
    return found


_seated: dict[tuple[str, str], Bot] = {}
"""Bots of this process, kept because some load a lot before their first move."""


def seated(game: str, name: str) -> Bot:
    if (game, name) not in _seated:
        bot = accept(find_bot(GAMES[game], name))
        bot.prepare()
        _seated[game, name] = bot
    return _seated[game, name]


def play_fixture(fixture: Fixture) -> Result:
    game, players = GAMES[fixture.game], fixture.config.players
    timed = {name: TimedBot(seated(fixture.game, name)) for name in set(fixture.lineup)}
    bots = [timed[name] for name in fixture.lineup]
    match = play_out(game, fixture.config, bots, Random(fixture.seed), fixture.limit)
    outcome = game.outcome(match.state)
    shares: tuple[float, ...] = ()
    if outcome is not None:
        shares = tuple(outcome.share(seat, players) for seat in range(players))
    return Result(
        fixture.lineup,
        shares,
        outcome is not None and 0 < len(outcome.winners) < players,
        outcome.scores if outcome is not None else (),
        sum(entry.actor != CHANCE for entry in match.entries()),
        tuple((name, bot.choices, bot.seconds, bot.longest) for name, bot in timed.items()),
    )

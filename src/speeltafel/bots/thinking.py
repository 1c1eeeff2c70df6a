"""A thought as a value: a task goes to wherever bots think, what they thought comes back.

A task holds a state that was dealt again for the bot's seat; the true one never leaves the table.
"""

from random import Random
from typing import Any

import msgspec

from speeltafel.bots.advice import Advice
from speeltafel.bots.bot import Observation, observe
from speeltafel.bots.registry import advise, find_bot
from speeltafel.core.data import from_data, to_data
from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES


class Task(msgspec.Struct, frozen=True):
    game: str
    variant: str
    options: dict[str, bool | int | str]
    players: int
    seat: int
    dealt: msgspec.Raw
    level: str
    event: str = ""
    """Asks whether the bot agrees to this event, instead of for a move."""
    advice: bool = False
    """Asks for advice in three steps."""
    review: str = ""
    """A record: asks for a part of its review instead, as this seat could have known it."""
    part: int = 0


class Thought(msgspec.Struct, frozen=True):
    move: str = ""
    agrees: bool = False
    error: str = ""
    advice: Any = None
    review: Any = None
    leaves: bool = False
    """Another worker would think better: machine code is ready that this one does without."""


def think(task: Task, generator: Random) -> Thought:
    game = GAMES[task.game]
    config = accept(configure(game, task.variant, task.players, task.options))
    dealt = from_data(game.state_type, msgspec.json.decode(task.dealt))
    moves = game.legal_moves(dealt, task.seat) if task.seat in game.to_act(dealt) else ()
    observation = Observation(game, config, task.seat, game.view(dealt, task.seat), moves, dealt)
    if task.advice:
        return Thought(advice=to_data(Advice, advise(observation, generator)))
    bot = accept(find_bot(game, task.level))
    if task.event:
        return Thought(agrees=bot.agrees(observation, accept(game.parse_move(dealt, task.event))))
    return Thought(game.format_move(bot.choose(observation, generator)))


def task_for(
    match: AnyMatch, seat: Seat, generator: Random, level: str = "", event: str = ""
) -> Task:
    """Without a level it asks for advice."""
    observation = observe(match.game, match.config, match.state, seat, generator)
    dealt = msgspec.json.encode(to_data(match.game.state_type, observation.dealt))
    return Task(
        match.game.name,
        match.config.variant,
        dict(match.config.options),
        match.config.players,
        seat,
        msgspec.Raw(dealt),
        level,
        event,
        advice=not level,
    )

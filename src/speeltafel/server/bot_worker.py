"""A worker process in which bots think: reads one task a line, answers one line.

    python -m speeltafel.server.bot_worker

A task holds a state that was dealt again for the bot's seat; the true one never comes here.
"""

import os
import sys
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from speeltafel.bots import Sight, find_bot
from speeltafel.bots.advice import Advice, advise
from speeltafel.core.data import from_data, to_data
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES

NICE: Final = 10
"""Tables come before thoughts."""


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


class Thought(msgspec.Struct, frozen=True):
    move: str = ""
    agrees: bool = False
    error: str = ""
    advice: Any = None


def think(task: Task, generator: Random) -> Thought:
    game = GAMES[task.game]
    config = accept(configure(game, task.variant, task.players, task.options))
    dealt = from_data(game.state_type, msgspec.json.decode(task.dealt))
    moves = game.legal_moves(dealt, task.seat) if task.seat in game.to_act(dealt) else ()
    sight = Sight(game, config, task.seat, game.view(dealt, task.seat), moves, dealt)
    if task.advice:
        return Thought(advice=to_data(Advice, advise(sight, generator)))
    bot = accept(find_bot(game, task.level))
    if task.event:
        return Thought(agrees=bot.agrees(sight, accept(game.parse_move(dealt, task.event))))
    return Thought(game.format_move(bot.choose(sight, generator)))


def main() -> None:
    os.nice(NICE)
    generator = SystemRandom()
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line), Random(generator.getrandbits(64)))
        except Exception as error:  # told to the server, which asks again or plays at random
            thought = Thought(error=f"{type(error).__name__}: {error}"[:200])
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""Where bots think and puzzles are judged: apart from the tables, so no move waits for them."""

from random import Random, SystemRandom
from typing import Final

import msgspec

from speeltafel.bots.thinking import Task, Thought
from speeltafel.bots.thinking import think as think_about
from speeltafel.local.requests import reckon as reckon_about

_TASK: Final = msgspec.json.Decoder(Task)
_CHANCE: Final = SystemRandom()


def think(text: str) -> bytes:
    try:
        thought = think_about(_TASK.decode(text), Random(_CHANCE.getrandbits(64)))
    except Exception as error:  # told to the table, where a simpler player moves
        thought = Thought(error=f"{type(error).__name__}: {error}"[:200])
    return msgspec.json.encode(thought)


def reckon(text: str) -> bytes:
    return msgspec.json.encode(reckon_about(msgspec.json.decode(text)))

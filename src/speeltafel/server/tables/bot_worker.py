"""A worker process in which bots think: reads one task a line, answers one line.

    python -m speeltafel.server.tables.bot_worker

Where machine code is still being compiled, a worker thinks without it, and leaves when it is ready:
the next one thinks with it.
"""

import os
import sys
from random import Random, SystemRandom
from typing import Final

import msgspec

from speeltafel.bots.compilation import COMPILED_GAMES
from speeltafel.bots.thinking import Task, Thought, think

NICE: Final = 15
"""Tables come before thoughts."""


def main() -> None:
    os.nice(NICE)
    generator = SystemRandom()
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            task = decoder.decode(line)
            if task.review:
                thought = _looked_back(task)
            else:
                thought = think(task, Random(generator.getrandbits(64)))
        except Exception as error:  # told to the server, which asks again
            thought = Thought(error=f"{type(error).__name__}: {error}"[:200])
        if any(each.outdated() for each in COMPILED_GAMES):
            thought = msgspec.structs.replace(thought, leaves=True)
        try:
            sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed meanwhile: there is nobody to tell


def _looked_back(task: Task) -> Thought:
    # Imported when needed: most workers never look back.
    from speeltafel.protocol.learn.review import looked_back

    return looked_back(task)


if __name__ == "__main__":
    main()

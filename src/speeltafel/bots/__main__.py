"""Compiles what opponents think with, so that nobody waits for it.

python -m speeltafel.bots [--background] [GAME …]
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from speeltafel.bots.compilation import BACKGROUND, COMPILED_GAMES
from speeltafel.bots.registry import find_bot, levels_of
from speeltafel.core.refusal import accept
from speeltafel.games import GAMES

NICE: Final = 15
"""Tables and thoughts come before what is compiled in the background."""


def main(arguments: Sequence[str]) -> None:
    games = [argument for argument in arguments if argument != BACKGROUND]
    if BACKGROUND in arguments:
        with suppress(AttributeError):  # not on Windows
            os.nice(NICE)
    for compilation in COMPILED_GAMES:
        if (not games or compilation.game in games) and not compilation.ready():
            game = GAMES[compilation.game]
            accept(find_bot(game, levels_of(game)[-1])).prepare()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Compiles beforehand what opponents think with, so that nobody waits for it at the table.

    python -m speeltafel.bots.warming

Numba compiles a function when it is first called and keeps the result on disk, so a game of each
variant by the strongest opponent, thinking as little as it can, is enough. Without numba there is
nothing to compile.
"""

from importlib.util import find_spec
from random import Random
from typing import Final

from rich.progress import track

from speeltafel.bots.party import play_out
from speeltafel.bots.shelf import find_bot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES

COMPILING: Final = ("kapai", "katoiz")
"""The games whose opponents think in `kernels`."""


def warm(game: str, variant: str) -> None:
    config = accept(configure(GAMES[game], variant))
    bot = accept(find_bot(GAMES[game], "strongest@1"))
    play_out(GAMES[game], config, [bot] * config.players, Random(variant))


def main() -> None:
    if find_spec("numba") is None:
        return
    played = [(game, each.name) for game in COMPILING for each in GAMES[game].variants]
    for game, variant in track(played, "Waking the opponents …", transient=True):
        warm(game, variant)


if __name__ == "__main__":
    main()

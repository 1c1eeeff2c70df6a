"""Compiles beforehand what opponents think with, so that nobody waits for it at the table.

    python -m speeltafel.bots.warming

Numba keeps on disk what it has compiled. Without numba there is nothing to compile.
"""

from importlib.util import find_spec
from typing import Final

from rich.progress import track

from speeltafel.bots.shelf import find_bot, own_levels
from speeltafel.core.refusal import accept
from speeltafel.games import GAMES

COMPILING: Final = ("kapai", "katoiz")
"""The games whose opponents think in `kernels`."""


def warm(name: str) -> None:
    game = GAMES[name]
    accept(find_bot(game, own_levels(game)[-1])).prepare()


def main() -> None:
    if find_spec("numba") is None:
        return
    for game in track(COMPILING, "Waking the opponents …", transient=True):
        warm(game)


if __name__ == "__main__":
    main()

"""What opponents think with is compiled before anybody waits for it."""

from pathlib import Path

from speeltafel.bots import kernels
from speeltafel.bots.warming import COMPILING, warm


def test_every_game_with_kernels_is_woken() -> None:
    files = Path(kernels.__path__[0]).glob("[a-z]*.py")
    assert {file.stem.partition("_")[0] for file in files} == set(COMPILING)


def test_a_woken_game_is_played_to_its_end() -> None:
    warm("katoiz", "stapeltoren-1")

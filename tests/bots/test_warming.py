"""What opponents think with is compiled before anybody waits for it."""

import subprocess
import sys
from pathlib import Path

from speeltafel.bots import kernels
from speeltafel.bots.warming import COMPILING


def test_every_game_with_kernels_is_woken() -> None:
    files = Path(kernels.__path__[0]).glob("[a-z]*.py")
    assert {file.stem.partition("_")[0] for file in files} == set(COMPILING)


def test_what_is_woken_is_compiled() -> None:
    """In a process of its own: here other tests have compiled it."""
    program = (
        "from speeltafel.bots.warming import warm; warm('katoiz');"
        "from speeltafel.bots.kernels import katoiz_tree as kernel;"
        "print(len(kernel.grow.signatures))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.strip() == b"1"

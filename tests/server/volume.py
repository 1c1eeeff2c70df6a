"""How much of a heavy test runs: a little in the ordinary suite, all of it in `scripts/soak`."""

import os

FULL = os.environ.get("SPEELTAFEL_VOLUME") == "full"


def volume(usual: int, full: int) -> int:
    return full if FULL else usual

"""Opponents think with machine code in these tests, compiled first where it is not there."""

from speeltafel.bots.compilation import COMPILED_GAMES

for compilation in COMPILED_GAMES:
    compilation.demand()

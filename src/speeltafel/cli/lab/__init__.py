"""Commands that measure: arena, simulate, perft, playthrough."""

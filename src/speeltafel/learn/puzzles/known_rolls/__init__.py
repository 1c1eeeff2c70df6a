"""Puzzles in which the coming rolls lie open: nothing is left to chance, so all can be searched."""

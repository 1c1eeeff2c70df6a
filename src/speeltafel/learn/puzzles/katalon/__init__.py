"""Katalon's puzzles: one winning first move, and the whole solution of the game as the judge."""

from speeltafel.learn.puzzles.katalon.collection import puzzles
from speeltafel.learn.puzzles.katalon.judge import JUDGE

__all__ = ["JUDGE", "puzzles"]

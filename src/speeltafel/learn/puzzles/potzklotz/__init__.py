"""Potz Klotz's puzzles: which card fits, a card or its mirror image, and chains of cards."""

from speeltafel.learn.puzzles.potzklotz.judge import JUDGE

__all__ = ["JUDGE"]

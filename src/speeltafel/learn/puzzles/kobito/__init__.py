"""Kobito's puzzles: one turn, so many steps, and everything else on the table open."""

from speeltafel.learn.puzzles.kobito.judge import JUDGE

__all__ = ["JUDGE"]

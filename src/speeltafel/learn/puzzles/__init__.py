"""Puzzles: a position, a task, and all that solves it.

`puzzle` says what a puzzle is, `judge` what is said to who tries it, `collection` where they lie,
`days` which one is today's. `<game>/` holds a game's `JUDGE`, and its `MAKER` in a file of its
own: `making`, `measuring` and `proving` serve all makers, and players never load them.
"""

from speeltafel.learn.puzzles.collection import COLLECTIONS, Collection, collection_of, find_puzzle
from speeltafel.learn.puzzles.judge import Answer, Hint, Judge, LineJudge, Sitting, sit
from speeltafel.learn.puzzles.puzzle import GRADES, Puzzle, Temptation

__all__ = [
    "COLLECTIONS",
    "GRADES",
    "Answer",
    "Collection",
    "Hint",
    "Judge",
    "LineJudge",
    "Puzzle",
    "Sitting",
    "Temptation",
    "collection_of",
    "find_puzzle",
    "sit",
]

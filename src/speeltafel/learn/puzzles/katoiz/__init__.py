"""Katoiz's puzzles: towers, sets and walks home that can be searched whole."""

from typing import Final

from speeltafel.games.katoiz import KATOIZ
from speeltafel.learn.puzzles.judge import LineJudge, as_written
from speeltafel.learn.puzzles.katoiz.positions import opened
from speeltafel.learn.puzzles.katoiz.telling import because, look, right, solved, wrong

JUDGE: Final = LineJudge(
    game=KATOIZ,
    opened=opened,
    keyed=as_written(KATOIZ),
    wrong=wrong,
    right=right,
    solved=solved,
    look=look,
    because=because,
)

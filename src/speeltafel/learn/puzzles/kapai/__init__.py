"""Ka Pai's puzzles: the most that a sheet can come to with rolls that are known."""

from typing import Final

from speeltafel.games.kapai import KAPAI
from speeltafel.learn.puzzles.judge import LineJudge, as_written
from speeltafel.learn.puzzles.kapai.positions import opened
from speeltafel.learn.puzzles.kapai.telling import because, look, right, solved, wrong

JUDGE: Final = LineJudge(
    game=KAPAI,
    opened=opened,
    keyed=as_written(KAPAI),
    wrong=wrong,
    right=right,
    solved=solved,
    look=look,
    because=because,
)

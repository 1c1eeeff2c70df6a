"""The proven pack of `solve`, as puzzles like those of the other games."""

from functools import cache
from typing import Final

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON
from speeltafel.learn.puzzles.puzzle import Puzzle, Temptation
from speeltafel.solve.puzzles import Puzzle as Proven
from speeltafel.solve.puzzles import Refutation, shipped_puzzles

KIND: Final = "win-in"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    return tuple(map(from_proven, shipped_puzzles()))


def from_proven(proven: Proven) -> Puzzle:
    """Every winning line begins with the one winning move; what follows the oracle knows."""
    seat = proven.start.turn
    return Puzzle(
        game="katalon",
        number=proven.number,
        grade=proven.grade,
        kind=KIND,
        variant="standard",
        players=2,
        options=(),
        seat=seat,
        position=proven.position,
        script=(),
        task=reason("katalon-puzzle-task", seat=seat_reason(seat), moves=proven.moves),
        solutions=((proven.solution,),),
        temptations=tuple(
            Temptation((), move, (), comes_to(proven, move, refutation))
            for move, refutation in proven.refutations.items()
        ),
        effort=proven.effort,
    )


def comes_to(proven: Proven, move: str, refutation: Refutation) -> Reason:
    if not refutation.reply:
        start = proven.start
        end = KATALON.outcome(
            KATALON.apply(start, start.turn, accept(KATALON.parse_move(start, move)))
        )
        assert end is not None
        return end.reason
    if refutation.value == "draw":
        return reason("katalon-puzzle-draws")
    return reason("katalon-puzzle-loses", moves=(refutation.plies or 0) // 2)

"""Judges by the solution of the game: each own move is answered by the best reply, to the win."""

from typing import Final

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.katalon.state import State
from speeltafel.learn.puzzles.judge import Answer, Hint, Sitting
from speeltafel.learn.puzzles.puzzle import Puzzle
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import Verdict, find_oracle


class Proof:
    game = KATALON

    def start(self, puzzle: Puzzle) -> State:
        return accept(parse_position(puzzle.position))

    def key(self, state: State, move: Move) -> str:
        del state
        return KATALON.format_move(move)

    def answer(self, sitting: Sitting, move: Move) -> Answer:
        state: State = sitting.state
        judged = find_oracle().ask(state)
        verdict = judged.moves[move]
        right = verdict.value == "win"
        after = KATALON.apply(state, state.turn, move)
        end = KATALON.outcome(after)
        if end is not None:
            return Answer(right, right, end.reason)
        best = find_oracle().ask(after).best[0]
        over = KATALON.outcome(KATALON.apply(after, after.turn, best)) is not None
        return Answer(right, right and over, _comes_to(verdict, judged.verdict), (best,))

    def hint(self, sitting: Sitting) -> Hint:
        oracle = find_oracle()
        state: State = sitting.state
        move = oracle.ask(state).best[0]
        why = explain(oracle, state, move)
        ends = KATALON.outcome(KATALON.apply(state, state.turn, move)) is not None
        look = reason("katalon-puzzle-look-end" if ends else "katalon-puzzle-look")
        # Where the other is sent; the other sentences name fields, which nobody sees on the board.
        return Hint(look, move, (*why.long, why.short)[0])


def _comes_to(verdict: Verdict, best: Verdict) -> Reason:
    """What is proven after a move, without the solution."""
    moves = (verdict.plies or 0) // 2
    if verdict.value == "draw":
        return reason("katalon-puzzle-draws")
    if verdict.value == "loss":
        return reason("katalon-puzzle-loses", moves=moves)
    code = "katalon-puzzle-wins" if verdict == best else "katalon-puzzle-slower"
    return reason(code, moves=moves)


JUDGE: Final = Proof()

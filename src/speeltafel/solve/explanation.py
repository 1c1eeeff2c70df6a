"""Why a move is good or bad, from exact values: every sentence is proven.

A short form that a ten-year-old can use, and a long one: where the opponent is sent, the threat
that waits there, the reply that proves it, and how the game goes on with best play.
"""

from typing import Final, NamedTuple

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.games.katalon.components import BOX_MASK
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.naming import box_reason, field_reason
from speeltafel.games.katalon.rules import apply, legal_moves, outcome
from speeltafel.games.katalon.state import State
from speeltafel.solve.oracle import Answer, Oracle, Verdict

LINE_LENGTH: Final = 7
"""Single moves of best play that the long form shows."""


class Explanation(NamedTuple):
    short: Reason
    long: tuple[Reason, ...]


def explain(oracle: Oracle, position: State, move: Move) -> Explanation:
    """For a legal move in a position that is not over."""
    answer = oracle.ask(position)
    after = apply(position, position.turn, move)
    if outcome(after) is not None:
        return Explanation(_ending(position, after, move, answer), ())
    return Explanation(
        _judgement(oracle, position, move, answer),
        (
            _sending(position, after, move),
            *_threats(oracle, after),
            *_better(position, move, answer),
            _line(oracle, after),
        ),
    )


def own_moves(plies: int) -> int:
    """Single moves until the end, counted in moves of the player who is to move."""
    return (plies + 1) // 2


def move_reason(move: Move) -> Reason:
    field = field_reason(move)
    return reason("solve-capture", field=field) if move.capture else field


def _ending(position: State, after: State, move: Move, answer: Answer) -> Reason:
    """The move ends the game: how, and whether there was something better."""
    end = outcome(after)
    assert end is not None
    mover = position.turn
    told = {"move": move_reason(move), "end": end.reason, "mover": seat_reason(mover)}
    if mover in end.winners:
        return reason("solve-ends-won", **told)
    if answer.moves[move] == answer.verdict:
        return reason("solve-ends-forced", **told)
    best = move_reason(answer.best[0])
    return reason(f"solve-ends-instead-of-{answer.verdict.value}", best=best, **told)


def _judgement(oracle: Oracle, position: State, move: Move, answer: Answer) -> Reason:
    """What the move keeps or gives away, in how many moves, and the reply that proves it."""
    before, now = answer.verdict, answer.moves[move]
    reply = oracle.ask(apply(position, position.turn, move)).best[0]
    told: dict[str, Reason | int] = {
        "move": move_reason(move),
        "mover": seat_reason(position.turn),
        "other": seat_reason(1 - position.turn),
        "best": move_reason(answer.best[0]),
        "reply": move_reason(reply),
        **_counts(before, now),
    }
    if before.value != now.value:
        return reason(f"solve-from-{before.value}-to-{now.value}", **told)
    kept = "best" if before == now else "slower" if now.value == "win" else "sooner"
    only = len([each for each in answer.moves.values() if each.value == before.value]) == 1
    if only and now.value != "loss" and len(answer.moves) > 1:
        kept = "only"
    return reason(f"solve-keeps-{now.value}-{kept}", **told)


def _counts(before: Verdict, now: Verdict) -> dict[str, int]:
    """Moves of whoever wins, with this move and with the best one."""
    counts = {"moves": 0, "least": 0}
    for name, verdict in (("moves", now), ("least", before)):
        if verdict.plies is not None:
            winner_starts = verdict.value == "win"
            counts[name] = own_moves(verdict.plies) if winner_starts else verdict.plies // 2
    return counts


def _sending(position: State, after: State, move: Move) -> Reason:
    """The forced box behind the move."""
    mask = BOX_MASK[move.letter]
    told: dict[str, Reason | int] = {
        "mover": seat_reason(position.turn),
        "other": seat_reason(after.turn),
        "box": box_reason(move.letter),
        "stones": (after.other & mask).bit_count(),
    }
    choices = legal_moves(after, after.turn)
    told["choices"] = len(choices)
    free = mask & ~(after.own | after.other)
    return reason("solve-sends-to-place" if free else "solve-sends-to-capture", **told)


def _threats(oracle: Oracle, after: State) -> tuple[Reason, ...]:
    """Replies that lose at once, or the reply that wins at once."""
    mover, other = 1 - after.turn, after.turn
    answer = oracle.ask(after)
    winning = [move for move, verdict in answer.moves.items() if verdict.plies == 1]
    winning = [move for move in winning if answer.moves[move].value == "win"]
    if winning:
        end = outcome(apply(after, other, winning[0]))
        assert end is not None
        return (reason("solve-threat-now", reply=move_reason(winning[0]), end=end.reason),)
    answers: list[Reason] = []
    for reply in answer.moves:
        finish = _finish(oracle, after, reply)
        if finish is not None:
            answers.append(finish)
    if answers and len(answers) == len(answer.moves):
        return (
            reason("solve-every-reply-loses", mover=seat_reason(mover), other=seat_reason(other)),
            *answers,
        )
    return tuple(answers)


def _finish(oracle: Oracle, after: State, reply: Move) -> Reason | None:
    """How the mover ends the game right after this reply, when that is so."""
    there = apply(after, after.turn, reply)
    end = outcome(there)
    if end is not None:
        winners = end.winners
        return (
            reason("solve-reply-ends", reply=move_reason(reply), end=end.reason)
            if winners == (there.turn,)
            else None
        )
    for move, verdict in oracle.ask(there).moves.items():
        if verdict.value == "win" and verdict.plies == 1:
            last = outcome(apply(there, there.turn, move))
            assert last is not None
            return reason(
                "solve-reply-loses",
                reply=move_reason(reply),
                move=move_reason(move),
                end=last.reason,
            )
    return None


def _better(position: State, move: Move, answer: Answer) -> tuple[Reason, ...]:
    """All moves that would have been best, when this one is not."""
    if answer.moves[move] == answer.verdict:
        return ()
    best = tuple(move_reason(each) for each in answer.best)
    told = {"moves": best, "mover": seat_reason(position.turn)}
    return (reason(f"solve-better-{answer.verdict.value}", **told),)


def _line(oracle: Oracle, after: State) -> Reason:
    """How it goes on when both play their best."""
    line: list[Reason] = []
    position = after
    while outcome(position) is None and len(line) < LINE_LENGTH:
        move = oracle.ask(position).best[0]
        line.append(move_reason(move))
        position = apply(position, position.turn, move)
    more = "on" if outcome(position) is None else "end"
    return reason(f"solve-line-{more}", line=tuple(line))

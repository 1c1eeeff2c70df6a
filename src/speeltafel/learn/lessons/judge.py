"""Judges a move in a lesson: done, on the way, not what was asked, or not allowed."""

from random import Random
from typing import Literal, NamedTuple, TypeAlias

from speeltafel.core.match import AnyMatch, play_text, settle_chance
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import Seat
from speeltafel.learn.lessons.lesson import Task, Turn
from speeltafel.learn.lessons.opening import acting, opened

Verdict: TypeAlias = Literal["right", "on-the-way", "missed", "refused"]


class Judgement(NamedTuple):
    verdict: Verdict
    match: AnyMatch
    """As it stands after the move; a move that was refused changes nothing."""
    told: Reason | None = None
    """What the move did."""
    refusal: Refusal | None = None


class Progress(NamedTuple):
    """How far somebody has come in a task."""

    match: AnyMatch
    seat: Seat
    left: int
    """Own moves that may still be made."""


def begun(game: str, task: Task) -> Progress:
    match = opened(game, task.start)
    seat = acting(match)
    assert seat is not None, "a task begins with a move of somebody"
    return Progress(match, seat, task.moves)


def after(game: str, task: Task, line: tuple[str, ...]) -> Progress:
    """Where one stands after moves that were on the way."""
    progress = begun(game, task)
    for text in line:
        judgement = judged(task, progress, text)
        if judgement.verdict != "on-the-way":
            raise Refused(Refusal(Kind.OVER, reason("lessons-task-done")))
        progress = Progress(judgement.match, progress.seat, progress.left - 1)
    return progress


def judged(task: Task, progress: Progress, text: str) -> Judgement:
    match, seat, left = progress
    if acting(match) != seat:
        raise Refused(Refusal(Kind.OVER, reason("lessons-task-done")))
    played = play_text(match, seat, text)
    if isinstance(played, Refusal):
        return Judgement("refused", match, refusal=played)
    assert played.last is not None
    told = match.game.tell(match.state, seat, played.last.move)
    settled = settle_chance(played, Random(task.start.seed + played.length))
    if task.goal(Turn(match.game, seat, match.state, played.last.move, played.state)):
        return Judgement("right", settled, told)
    goes_on = way(task, Progress(settled, seat, left - 1)) is not None
    return Judgement("on-the-way" if goes_on else "missed", settled, told)


def way(task: Task, progress: Progress) -> tuple[str, ...] | None:
    """The shortest moves to the goal; None where it is out of reach."""
    for most in range(1, progress.left + 1):
        found = _way(task, progress, most)
        if found is not None:
            return found
    return None


def _way(task: Task, progress: Progress, most: int) -> tuple[str, ...] | None:
    match, seat, _ = progress
    if acting(match) != seat:
        return None
    game, state = match.game, match.state
    for move in game.legal_moves(state, seat):
        text = game.format_move(move)
        if most == 1:
            if task.goal(Turn(game, seat, state, move, game.apply(state, seat, move))):
                return (text,)
            continue
        played = play_text(match, seat, text)
        assert not isinstance(played, Refusal)
        settled = settle_chance(played, Random(task.start.seed + played.length))
        rest = _way(task, Progress(settled, seat, most - 1), most - 1)
        if rest is not None:
            return (text, *rest)
    return None


def accepted(task: Task, progress: Progress) -> list[str]:
    """Every move that is right here or on the way."""
    game, state = progress.match.game, progress.match.state
    texts = [game.format_move(move) for move in game.legal_moves(state, progress.seat)]
    return [
        text for text in texts if judged(task, progress, text).verdict in ("right", "on-the-way")
    ]

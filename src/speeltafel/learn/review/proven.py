"""The review of a match of Katalon: every drop of value, from the solution."""

from collections.abc import Callable, Sequence
from typing import Final

from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.seats import Seat
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.rules import apply, outcome
from speeltafel.games.katalon.state import State
from speeltafel.learn.review.findings import MOST_MOMENTS, Choice, Kept, Point, Review
from speeltafel.solve.oracle import Answer, Oracle
from speeltafel.solve.scores import Value

WORTH: Final[dict[Value, float]] = {"win": 1.0, "draw": 0.0, "loss": -1.0}
LINE_LENGTH: Final = 7
"""Single moves of best play that show why."""

Progress = Callable[[int, int], None]
"""So many of so many choices are judged."""


def review_proven(match: AnyMatch, seat: Seat, oracle: Oracle, progress: Progress) -> Review:
    choices = []
    shown = start(match.game, match.config, match.names)
    for step, entry in enumerate(match.entries(), 1):
        if entry.actor >= 0:
            choices.append(_judged(oracle, shown.state, entry.move, step))
        progress(step, match.length)
        shown = advance(shown, entry.actor, entry.move)
    drops = [choice for choice in choices if choice.mistaken]
    seats = range(match.config.players)
    return Review(
        seat,
        True,
        "outcome",
        tuple(choices),
        _course(match, choices, seat),
        tuple(drops[-MOST_MOMENTS:]),
        tuple(kept_by(each, choices) for each in seats),
    )


def _judged(oracle: Oracle, position: State, move: Move, step: int) -> Choice:
    answer = oracle.ask(position)
    best, now = WORTH[answer.verdict.value], WORTH[answer.moves[move].value]
    cost = best - now
    better = keeping(answer) if cost else ()
    line = best_play(oracle, position, better[0]) if better else ()
    ways = tuple((each,) for each in better)
    return Choice(step, (step,), position.turn, best, cost, 0.0, ways, line)


def keeping(answer: Answer) -> tuple[Move, ...]:
    """Moves that keep the value of the position, the quickest win or longest defence first."""
    value = answer.verdict.value
    found = [move for move, verdict in answer.moves.items() if verdict.value == value]
    return tuple(sorted(found, key=lambda move: -answer.moves[move].score))


def best_play(oracle: Oracle, position: State, move: Move) -> tuple[Move, ...]:
    """What follows on this move when both play their best."""
    line: list[Move] = []
    position = apply(position, position.turn, move)
    while outcome(position) is None and len(line) < LINE_LENGTH:
        reply = oracle.ask(position).best[0]
        line.append(reply)
        position = apply(position, position.turn, reply)
    return tuple(line)


def kept_by(seat: Seat, choices: Sequence[Choice]) -> Kept:
    """Of the moves that could keep the most this seat ever had, those that did."""
    own = [choice for choice in choices if choice.seat == seat]
    most = max((choice.best for choice in own), default=-1.0)
    chances = [choice for choice in own if choice.best == most]
    values: dict[float, Value] = {worth: value for value, worth in WORTH.items()}
    return Kept(
        seat,
        values[most],
        len(chances),
        sum(1 for choice in chances if not choice.cost),
        sum(1 for choice in own if choice.cost),
    )


def _course(match: AnyMatch, choices: Sequence[Choice], seat: Seat) -> tuple[Point, ...]:
    """Before each move, and after the last."""
    points = [
        Point(choice.step - 1, _for(seat, choice.seat, choice.best), 0.0) for choice in choices
    ]
    end = match.game.outcome(match.state)
    if choices:
        last = choices[-1]
        after = _for(seat, last.seat, last.best - last.cost)
        if end is not None:
            after = 0.0 if not end.winners else 1.0 if seat in end.winners else -1.0
        points.append(Point(match.length, after, 0.0))
    return tuple(points)


def _for(seat: Seat, mover: Seat, value: float) -> float:
    return value if mover == seat else -value

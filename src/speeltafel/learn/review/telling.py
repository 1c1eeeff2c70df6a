"""What a review says, as reasons."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.learn.review.findings import Choice, Review
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.scores import Value

VALUES: Final[dict[float, Value]] = {1.0: "win", 0.0: "draw", -1.0: "loss"}


class Number(NamedTuple):
    """One of the numbers that add up."""

    sign: str
    """`+`, `-` or `=`; empty for the first."""
    label: Reason
    value: float
    margin: float


class Step(NamedTuple):
    """One move of the better line."""

    move: Any
    told: Reason
    after: Any
    """The state it leads to."""


def summary(match: AnyMatch, review: Review) -> list[Reason]:
    if not review.proven:
        return [_mistakes(review)]
    told: list[Reason] = []
    for kept in review.kept:
        seat = seat_reason(kept.seat)
        counts = {"moves": kept.moves, "kept": kept.kept}
        told.append(reason("review-kept", seat=seat, value=kept.value, **counts))
        if kept.slips or kept.value != "loss":
            told.append(reason("review-slips", seat=seat, slips=kept.slips))
    slips = [choice for choice in review.choices if choice.mistaken]
    if slips:
        last = slips[-1]
        told.append(reason("review-last-slip", seat=seat_reason(last.seat), step=last.step))
    del match
    return told


def _mistakes(review: Review) -> Reason:
    seat = seat_reason(review.seat)
    if not review.choices:
        return reason("review-no-choice", seat=seat)
    count = sum(1 for choice in review.choices if choice.mistaken and choice.better)
    return reason("review-sure-mistakes", seat=seat, count=count, choices=len(review.choices))


def what_was_done(match: AnyMatch, states: Sequence[Any], choice: Choice) -> list[Reason]:
    """What was played instead, and in a solved game what it gave away."""
    entries = match.entries()
    told = []
    for step in choice.steps:
        entry = entries[step - 1]
        told.append(match.game.tell(states[step - 1], entry.actor, entry.move))
    return told


def why(match: AnyMatch, review: Review, states: Sequence[Any], choice: Choice) -> list[Reason]:
    """What is better and how much it matters."""
    state, better = states[choice.step - 1], choice.better[0]
    tell = match.game.foretell or match.game.tell
    told = [reason("review-better", told=tell(state, choice.seat, better[0]))]
    if review.proven:
        now = VALUES[choice.best - choice.cost]
        keeps = "only" if len(choice.better) == 1 else "too"
        seat, other = seat_reason(choice.seat), seat_reason(1 - choice.seat)
        return [
            reason(f"review-gave-{VALUES[choice.best]}-to-{now}", seat=seat, other=other),
            *told,
            reason(f"review-keeps-{VALUES[choice.best]}-{keeps}"),
        ]
    cost = shown(review.unit, choice.cost)
    if review.unit == "share":
        return [*told, reason("review-cost-share", cost=cost)]
    return [*told, reason("review-cost-points", cost=cost, one=int(cost == "1"))]


def better_line(match: AnyMatch, choice: Choice, state: Any) -> list[Step]:
    """What was better, and how it goes on."""
    game, steps = match.game, []
    for move in (*choice.better[0], *choice.line):
        acting = list(game.to_act(state))
        actor = choice.seat if choice.seat in acting else acting[0] if acting else CHANCE
        if actor < 0:
            break
        told = game.tell(state, actor, move)
        state = game.apply(state, actor, move)
        steps.append(Step(move, told, state))
    return steps


def refuted(state: Any, seat: Seat, move: Any) -> Reason:
    """What another move that does not keep the value leads to, proven."""
    value = find_oracle().ask(state).moves[move].value
    return reason(f"review-leads-to-{value}", other=seat_reason(1 - seat))


def badge(review: Review, choice: Choice) -> Reason:
    if review.proven:
        return reason("review-proven")
    return reason("review-estimate", margin=shown(review.unit, choice.margin))


def shown(unit: str, value: float) -> str:
    """Points with a tenth, shares as games of a hundred."""
    if unit == "share":
        return str(round(100 * value))
    text = f"{value:.1f}"
    return text.removesuffix(".0") if abs(value) >= 1 else text


def numbers(match: AnyMatch, review: Review) -> list[Number]:
    """They add up as they are shown: what rounding takes, the first or the others give back."""
    division, game = review.division, match.game.name
    if division is None:
        return []
    scale, places = (100.0, 0) if review.unit == "share" else (1.0, 1)

    def rounded(value: float) -> float:
        return round(scale * value, places)

    luck, cost, result = rounded(division.luck), rounded(division.cost), rounded(division.result)
    alone = division.others == 0.0
    base = round(result - luck + cost, places) if alone else rounded(division.base)
    told = [
        Number("", reason(f"review-base-{game}"), base, 0.0),
        Number("+", reason(f"review-luck-{game}"), luck, rounded(division.luck_margin)),
        Number("-", reason("review-cost"), cost, rounded(division.cost_margin)),
    ]
    if not alone:
        others = round(result - base - luck + cost, places)
        told.append(Number("+", reason("review-others"), others, 0.0))
    return [*told, Number("=", reason(f"review-result-{game}"), result, 0.0)]

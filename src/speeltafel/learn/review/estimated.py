"""The review of a match that nobody has solved: estimates with their intervals, for one seat.

Every choice is judged by itself and from what the seat could know then; seeds come from what it
saw, so a match whose hidden parts are dealt again gets the same review.
"""

import json
from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.bots.bot import observe
from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.learn.review.findings import (
    MOST_MOMENTS,
    Choice,
    Division,
    Luck,
    Point,
    Review,
)
from speeltafel.learn.review.judging import Care, Judge, Way

SURE: Final = 2.576
"""Standard errors on either side: an interval of 99 %, because many choices are looked at."""
BETTER_SHOWN: Final = 3


class Found(NamedTuple):
    """What looking at one choice, or at one stroke of chance, found."""

    choice: Choice | None = None
    point: Point | None = None
    luck: Luck | None = None


class Look(NamedTuple):
    """Something to look at: entries of the record, from the first to before the last."""

    first: int
    last: int
    chance: bool


States: TypeAlias = Sequence[Any]


def states_of(match: AnyMatch) -> list[Any]:
    """Before each entry, and after the last."""
    states = [match.game.setup(match.config)]
    for entry in match.entries():
        states.append(match.game.apply(states[-1], entry.actor, entry.move))
    return states


def looks(match: AnyMatch, seat: Seat, judge: Judge) -> list[Look]:
    """Everything in the match that this seat chose, or that chance brought it to see."""
    entries, states, found = match.entries(), states_of(match), []
    at = 0
    while at < len(entries):
        actor, last = entries[at].actor, at + 1
        together = actor == CHANCE or (actor == seat and judge.whole_turns)
        while together and last < len(entries) and entries[last].actor == actor:
            last += 1
        if actor == CHANCE:
            if _sees(match, states, range(at, last), seat):
                found.append(Look(at, last, chance=True))
        elif actor == seat:
            found.append(Look(at, last, chance=False))
        at = last
    return found


def _sees(match: AnyMatch, states: States, numbers: range, seat: Seat) -> bool:
    """Whether this seat saw any of what chance did."""
    seen_move, entries = match.game.seen_move, match.entries()
    moves = ((number, entries[number].move) for number in numbers)
    return any(seen_move(states[number], CHANCE, move, seat) == move for number, move in moves)


def look_at(
    match: AnyMatch, seat: Seat, judge: Judge, wanted: Sequence[Look], care: Care | None = None
) -> Iterator[Found]:
    care, states, entries = care or judge.care(), states_of(match), match.entries()
    for look in wanted:
        if look.chance:
            yield Found(luck=luck_of(match, seat, judge, look, states, care))
            continue
        way = tuple(entry.move for entry in entries[look.first : look.last])
        yield choice_of(match, seat, judge, look.first, states[look.first], way, care)


def choice_of(
    match: AnyMatch, seat: Seat, judge: Judge, first: int, state: Any, way: Way, care: Care
) -> Found:
    known = _known(match, seat, first, state)
    observation = observe(match.game, match.config, state, seat, _generator("see", known))
    if len(observation.moves) < 2:
        return Found()
    best = list(judge.best(observation, care, _generator("search", known)))
    if not best:
        return Found()
    own = judge.chosen(observation, way)
    rivals = [each for each in best if each != own][:BETTER_SHOWN]
    seeds = _seeds("try", known, care.tries)
    values, *others = judge.results(observation, [own, *rivals], seeds)
    step, steps = first + 1, tuple(range(first + 1, first + 1 + len(way)))
    if best[0] == own:
        point = _point(first, values)
        return Found(Choice(step, steps, seat, point.value, 0.0, 0.0, ()), point)
    lost, unsure = _difference(others[0], values)
    cost, margin = judge.remains * lost, judge.remains * unsure
    surely = []
    for rival, results in zip(rivals, others, strict=True):
        gain, unsure = _difference(results, values)
        if gain > unsure:
            surely.append(rival)
    point = _point(first, others[0])
    return Found(Choice(step, steps, seat, point.value, cost, margin, tuple(surely)), point)


def luck_of(
    match: AnyMatch, seat: Seat, judge: Judge, look: Look, states: States, care: Care
) -> Luck:
    """How much better it stands than it would on average: the same is asked of what came and of
    what could have come."""
    game, config = match.game, match.config
    before = states[look.first]
    known = _known(match, seat, look.first, before)
    seeds = _seeds("luck", known, care.luck)

    def worth(state: Any) -> list[float]:
        outcome = game.outcome(state)
        if outcome is not None:
            return [judge.result(match._replace(state=state), seat)] * len(seeds)
        seen = observe(game, config, state, seat, _generator("deal", known))
        return judge.standing(seen, seeds)

    now = worth(states[look.last])
    listed = game.chance(before).outcomes if look.last == look.first + 1 else None
    if listed is not None and len(listed) <= 2 * care.chances:
        weights = [weight for _, weight in listed]
        instead = [worth(game.apply(before, CHANCE, move)) for move, _ in listed]
        sampled = 0.0
    else:
        # The beginning is the same in every match, but not what came.
        chance = _generator("chance", _known(match, seat, look.last, states[look.last]))
        instead = [worth(each) for each in dealt_instead(match, seat, before, chance, care.chances)]
        weights = [1] * len(instead)
        sampled = _unsure([fmean(values) for values in instead])
    means = [
        sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
        for values in zip(*instead, strict=True)
    ]
    gains = [each - mean for each, mean in zip(now, means, strict=True)]
    return Luck(look.first + 1, fmean(gains), hypot(_unsure(gains), sampled))


def dealt_instead(
    match: AnyMatch, seat: Seat, before: Any, generator: Random, count: int
) -> Iterator[Any]:
    """What chance could have brought."""
    game = match.game
    for _ in range(count):
        state = game.resample(before, seat, generator)
        while CHANCE in game.to_act(state):
            state = game.apply(state, CHANCE, game.chance(state).sample(generator))
        yield state


def review_estimated(match: AnyMatch, seat: Seat, judge: Judge, found: Sequence[Found]) -> Review:
    """Puts together what was found."""
    choices = tuple(each.choice for each in found if each.choice)
    luck = tuple(each.luck for each in found if each.luck)
    points = tuple(each.point for each in found if each.point)
    over = match.game.outcome(match.state) is not None
    result = judge.result(match, seat) if over else None
    if result is not None:
        points = (*points, Point(match.length, result, 0.0))
    sure = [each for each in choices if each.mistaken and each.better]
    dearest = sorted(sure, key=lambda each: -each.cost)[:MOST_MOMENTS]
    moments = [each for each in dearest if each.cost >= judge.matters]
    division = None if result is None else divided(match, judge, choices, luck, result)
    return Review(
        seat,
        False,
        judge.unit,
        choices,
        points,
        tuple(sorted(moments, key=lambda each: each.step)),
        luck=luck,
        division=division,
    )


def divided(
    match: AnyMatch,
    judge: Judge,
    choices: Sequence[Choice],
    luck: Sequence[Luck],
    result: float,
) -> Division:
    fell, cost = sum(each.value for each in luck), sum(each.cost for each in choices)
    base = judge.base(match.config)
    if base is None:
        base, others = result - fell + cost, 0.0
    else:
        others = result - base - fell + cost
    return Division(
        base,
        fell,
        sqrt(sum(each.margin**2 for each in luck)),
        cost,
        sqrt(sum(each.margin**2 for each in choices)),
        others,
        result,
    )


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much more, and half its interval. A difference of zero is added to what was tried, so
    that a few tries that came out alike do not pass for certainty."""
    gains = [each - less for each, less in zip(one, other, strict=True)]
    return fmean(gains), SURE * sqrt(variance([*gains, 0.0]) / len(gains))


def _point(step: int, values: Sequence[float]) -> Point:
    return Point(step, fmean(values), _unsure(values))


def _unsure(values: Sequence[float]) -> float:
    """Half the interval of their mean."""
    return SURE * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def _known(match: AnyMatch, seat: Seat, step: int, state: Any) -> str:
    """What dice and deals are drawn from: the same for all states this seat cannot tell apart, and
    different in every match. With the same dice everywhere a small sample would err the same way
    everywhere."""
    seen = writer_of(match.game.view)(match.game.view(state, seat))
    return f"{seat} {step} {json.dumps(seen, sort_keys=True)}"


def _generator(what: str, known: str) -> Random:
    return Random(f"{what} {known}")


def _seeds(what: str, known: str, count: int) -> list[int]:
    generator = _generator(what, known)
    return [generator.randrange(1 << 31) for _ in range(count)]

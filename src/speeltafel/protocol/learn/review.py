"""The review of a match in words, made in parts: whoever asks keeps what each part found and sends
all of it back for the page. So a server keeps nothing, progress is seen, and who stops asking has
stopped the work."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final

import msgspec

from speeltafel.bots.bot import Observation
from speeltafel.bots.thinking import Task, Thought
from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import Seat
from speeltafel.games import GAMES
from speeltafel.learn.review.estimated import Found, look_at, looks, review_estimated, states_of
from speeltafel.learn.review.findings import Choice, Luck, Point, Review
from speeltafel.learn.review.judging import Way
from speeltafel.learn.review.proven import review_proven
from speeltafel.learn.review.reviewing import accepted_judge, is_proven, quietly
from speeltafel.learn.review.telling import (
    badge,
    better_line,
    numbers,
    refuted,
    summary,
    what_was_done,
    why,
)
from speeltafel.protocol.learn.review_documents import (
    FoundPart,
    ReviewMoment,
    ReviewNumber,
    ReviewPage,
    ReviewPart,
    ReviewPoint,
    ReviewSlip,
    ReviewStep,
)
from speeltafel.solve.oracle import find_oracle
from speeltafel.table.state import TableState
from speeltafel.words import Voice

SECONDS: Final = 0.7
"""Of processor time, after which a part ends."""


def reviewable(state: TableState, seat: Seat) -> AnyMatch:
    """The match of this table, once it is over."""
    if state.match is None or not state.over:
        raise Refused(Refusal(Kind.CONFIG, reason("review-not-over")))
    return _looked_into(state.match, seat)


def reviewable_record(text: str, seat: Seat) -> AnyMatch:
    match = accept(replay(accept(parse_record(text)), GAMES))
    if match.game.to_act(match.state):
        raise Refused(Refusal(Kind.CONFIG, reason("review-not-over")))
    return _looked_into(match, seat)


def _looked_into(match: AnyMatch, seat: Seat) -> AnyMatch:
    if not 0 <= seat < match.config.players:
        raise Refused(Refusal(Kind.UNKNOWN, reason("table-no-such-seat")))
    if not is_proven(match):
        accepted_judge(match, seat)
    return match


# ── in parts


def review_part(
    match: AnyMatch, seat: Seat, part: int, clock: Callable[[], float] = process_time
) -> ReviewPart:
    """As much as can be looked at in a moment, from this part on. What is proven needs no parts:
    its page is made at once."""
    if is_proven(match):
        return ReviewPart(1, 1, [])
    judge, end = accepted_judge(match, seat), clock() + SECONDS
    wanted = looks(match, seat, judge)
    found: list[FoundPart] = []
    for look, each in zip(wanted[part:], look_at(match, seat, judge, wanted[part:]), strict=True):
        part += 1
        if any(each):
            found.append(_written(match, look.first, each))
        if clock() >= end:
            break
    return ReviewPart(part, len(wanted), found)


def review_task(match: AnyMatch, seat: Seat, part: int) -> Task:
    """A part of a review, to be looked at where bots think."""
    config = match.config
    return Task(
        match.game.name,
        config.variant,
        dict(config.options),
        config.players,
        seat,
        msgspec.Raw(b"null"),
        "",
        review=format_record(record_of(match)),
        part=part,
    )


def looked_back(task: Task) -> Thought:
    match = accept(replay(accept(parse_record(task.review)), GAMES))
    return Thought(review=msgspec.to_builtins(review_part(match, task.seat, task.part)))


def _written(match: AnyMatch, first: int, found: Found) -> FoundPart:
    if found.luck:
        return FoundPart(first + 1, found.luck.value, found.luck.margin, chance=True)
    choice, point = found.choice, found.point
    assert choice is not None
    assert point is not None
    better = [[match.game.format_move(move) for move in way] for way in choice.better]
    return FoundPart(
        choice.step,
        point.value,
        point.margin,
        many=len(choice.steps),
        cost=choice.cost,
        unsure=choice.margin,
        better=better,
    )


def _read(match: AnyMatch, seat: Seat, states: Sequence[Any], part: FoundPart) -> Found:
    if part.step + part.many > len(states):
        raise Refused(Refusal(Kind.CONFIG, reason("review-bad-part")))
    if part.chance:
        return Found(luck=Luck(part.step, part.value, part.margin))
    state = states[part.step - 1]
    if seat not in match.game.to_act(state):
        raise Refused(Refusal(Kind.CONFIG, reason("review-bad-part")))
    better = tuple(_way(match, state, seat, texts) for texts in part.better)
    steps = tuple(range(part.step, part.step + part.many))
    choice = Choice(part.step, steps, seat, part.value, part.cost, part.unsure, better)
    return Found(choice, Point(part.step - 1, part.value, part.margin))


def _way(match: AnyMatch, state: Any, seat: Seat, texts: Sequence[str]) -> Way:
    """As far as it can be played before chance has its say; every move is checked."""
    game, way = match.game, []
    for text in texts:
        if seat not in game.to_act(state):
            break
        move = accept(game.parse_move(state, text))
        if game.why_not(state, seat, move) is not None:
            break
        way.append(move)
        state = game.apply(state, seat, move)
    if not way:
        raise Refused(Refusal(Kind.CONFIG, reason("review-bad-part")))
    return tuple(way)


# ── as a page


def page_of(match: AnyMatch, seat: Seat, parts: Sequence[FoundPart], voice: Voice) -> ReviewPage:
    return review_page(match, whole_review(match, seat, parts), voice)


def whole_review(match: AnyMatch, seat: Seat, parts: Sequence[FoundPart]) -> Review:
    """What the parts found, put together."""
    if is_proven(match):
        return review_proven(match, seat, find_oracle(), quietly)
    judge, states = accepted_judge(match, seat), states_of(match)
    return review_estimated(
        match, seat, judge, [_read(match, seat, states, part) for part in parts]
    )


def review_page(match: AnyMatch, review: Review, voice: Voice) -> ReviewPage:
    outcome = match.game.outcome(match.state)
    states = states_of(match)
    return ReviewPage(
        match.game.name,
        match.config.variant,
        list(voice.seats),
        review.seat,
        review.proven,
        review.unit,
        match.length,
        [voice.sentence(told) for told in summary(match, review)],
        "" if outcome is None else voice.sentence(outcome.reason),
        [
            ReviewNumber(
                number.sign,
                voice.say(number.label),
                voice.number(number.value),
                number.value,
                voice.number(number.margin) if number.margin else "",
            )
            for number in numbers(match, review)
        ],
        [ReviewPoint(*point) for point in review.course],
        [entry.actor for entry in match.entries()],
        [
            ReviewSlip(choice.step, choice.seat, choice.cost, choice.margin)
            for choice in review.choices
            if choice.mistaken and choice.better
        ],
        [
            _moment(match, review, states, choice, number, voice)
            for number, choice in enumerate(review.moments, 1)
        ],
    )


def _moment(
    match: AnyMatch,
    review: Review,
    states: Sequence[Any],
    choice: Choice,
    number: int,
    voice: Voice,
) -> ReviewMoment:
    game, state = match.game, states[choice.step - 1]
    moves = game.legal_moves(state, choice.seat)
    better = better_moves(match, review, state, choice)
    others = [move for move in moves if move not in better]
    played = match.entries()[choice.step - 1].move
    found = "review-found-only" if review.proven and len(better) == 1 else "review-found"
    turn = 1 if review.proven else len(choice.better[0])
    return ReviewMoment(
        choice.step,
        choice.seat,
        voice.word("review-moment", number=number, all=len(review.moments)),
        voice.word("review-at-move", step=choice.step),
        voice.say(badge(review, choice)),
        [voice.sentence(told) for told in what_was_done(match, states, choice)],
        voice.word("review-task", moves=turn),
        game.format_move(played),
        [game.format_move(move) for move in better],
        _refuted(match, review, state, others, choice.seat, voice),
        voice.word(found),
        [voice.sentence(told) for told in why(match, review, states, choice)],
        writer_of(game.view)(game.view(state, choice.seat)),
        voice.sentence(game.prompt(state, choice.seat)),
        [game.format_move(move) for move in moves],
        _line(match, choice, state, voice),
        choice.cost,
        choice.margin,
        writer_of(game.view)(game.view(states[choice.steps[-1]], choice.seat)),
    )


def better_moves(match: AnyMatch, review: Review, state: Any, choice: Choice) -> list[Any]:
    """All that come to the same as what is surely better; of a turn any move that is part of it."""
    moves = match.game.legal_moves(state, choice.seat)
    if review.proven:
        wanted = [way[0] for way in choice.better]
        return [move for move in moves if move in wanted]
    judge = accepted_judge(match, choice.seat)
    if judge.whole_turns:
        parts = [move for way in choice.better for move in way]
        return [move for move in moves if move in parts]
    seen = Observation(
        match.game, match.config, choice.seat, match.game.view(state, choice.seat), moves, state
    )
    ways = {way[0] for way in choice.better}
    return [move for move in moves if judge.chosen(seen, (move,))[0] in ways]


def _refuted(
    match: AnyMatch, review: Review, state: Any, moves: Sequence[Any], seat: Seat, voice: Voice
) -> dict[str, str]:
    if not review.proven:
        return {}
    write = match.game.format_move
    return {write(move): voice.sentence(refuted(state, seat, move)) for move in moves}


def _line(match: AnyMatch, choice: Choice, state: Any, voice: Voice) -> list[ReviewStep]:
    game = match.game
    return [
        ReviewStep(
            game.format_move(step.move),
            voice.sentence(step.told),
            writer_of(game.view)(game.view(step.after, choice.seat)),
        )
        for step in better_line(match, choice, state)
    ]


__all__ = [
    "is_proven",
    "looked_back",
    "page_of",
    "review_page",
    "review_part",
    "review_task",
    "reviewable",
    "reviewable_record",
    "whole_review",
]

"""One door to the review of any match, in one piece or in parts."""

from collections.abc import Callable
from typing import Final, TypeAlias

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import Seat
from speeltafel.games.katalon import KATALON
from speeltafel.learn.review.estimated import Found, look_at, looks, review_estimated
from speeltafel.learn.review.findings import Review
from speeltafel.learn.review.judges import judge_of
from speeltafel.learn.review.judging import Care, Judge
from speeltafel.learn.review.proven import review_proven
from speeltafel.solve.oracle import find_oracle

Progress: TypeAlias = Callable[[int, int], None]
"""So many of so many things are looked at."""
MOST_PLAYERS: Final = 50
"""A hall is no match that one person decided."""


def quietly(done: int, everything: int) -> None:
    del done, everything


def review(
    match: AnyMatch, seat: Seat = 0, progress: Progress = quietly, care: Care | None = None
) -> Review:
    """What decided this match, as this seat could have known it; raises `Refused` where there is
    nothing to say."""
    if is_proven(match):
        return review_proven(match, seat, find_oracle(), progress)
    judge = accepted_judge(match, seat)
    wanted = looks(match, seat, judge)
    found: list[Found] = []
    for each in look_at(match, seat, judge, wanted, care):
        found.append(each)
        progress(len(found), len(wanted))
    return review_estimated(match, seat, judge, found)


def is_proven(match: AnyMatch) -> bool:
    return match.game is KATALON


def accepted_judge(match: AnyMatch, seat: Seat) -> Judge:
    judge = judge_of(match.game.name)
    if judge is None:
        raise Refused(Refusal(Kind.CONFIG, reason("review-no-judge")))
    if not 0 <= seat < match.config.players or match.config.players > MOST_PLAYERS:
        raise Refused(Refusal(Kind.UNKNOWN, reason("table-no-such-seat")))
    if not judge.reviewable(match):
        raise Refused(Refusal(Kind.CONFIG, reason("review-names-no-winner")))
    return judge

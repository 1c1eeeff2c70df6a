"""The review of Katalon finds every drop of value and invents none."""

import os
from time import process_time

import pytest

from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.refusal import accept
from speeltafel.games.katalon.rules import outcome
from speeltafel.learn.review import review
from speeltafel.solve.node import node_of
from speeltafel.solve.oracle import Oracle, find_oracle, open_book
from speeltafel.solve.scores import backed_up, value_of
from tests.learn.review.matches import played

GAMES = 1_000 if os.environ.get("SPEELTAFEL_VOLUME") == "full" else 24
LEVELS = ("random", "beginner", "pupil", "player", "ahead")
SECONDS = 2.0


def match_number(seed: int) -> AnyMatch:
    names = (LEVELS[seed % len(LEVELS)], LEVELS[seed // len(LEVELS) % len(LEVELS)])
    return played("katalon", names, seed)


def drops_of(match: AnyMatch, oracle: Oracle) -> list[int]:
    """From the rules and the scores of single positions: not as the review asks."""
    found, shown = [], start(match.game, match.config, match.names)
    for number, entry in enumerate(match.entries(), 1):
        before = value_of(oracle.score(node_of(shown.state)))
        shown = advance(shown, entry.actor, entry.move)
        end = outcome(shown.state)
        if end is None:
            after = value_of(backed_up(oracle.score(node_of(shown.state))))
        else:
            won = entry.actor in end.winners
            after = "draw" if not end.winners else "win" if won else "loss"
        if before != after:
            found.append(number)
    return found


def test_every_drop_of_value_is_flagged_and_nothing_else() -> None:
    oracle, flagged = Oracle(accept(open_book())), 0
    for seed in range(GAMES):
        match = match_number(seed)
        found = [choice.step for choice in review(match).choices if choice.mistaken]
        assert found == drops_of(match, oracle), seed
        flagged += len(found)
    assert flagged > GAMES


def test_a_review_takes_less_than_two_seconds() -> None:
    find_oracle()
    for seed in range(100, 104):
        match, began = match_number(seed), process_time()
        review(match)
        assert process_time() - began < SECONDS


@pytest.mark.parametrize("seed", range(4))
def test_the_moments_are_the_last_drops_and_each_names_all_that_was_better(seed: int) -> None:
    match = match_number(seed)
    found = review(match)
    drops = [choice for choice in found.choices if choice.mistaken]
    assert found.moments == tuple(drops[-3:])
    states = [start(match.game, match.config).state]
    for entry in match.entries():
        states.append(match.game.apply(states[-1], entry.actor, entry.move))
    for moment in found.moments:
        answer = find_oracle().ask(states[moment.step - 1])
        value = answer.verdict.value
        best = {move for move, verdict in answer.moves.items() if verdict.value == value}
        assert {way[0] for way in moment.better} == best
        assert match.entries()[moment.step - 1].move not in best


@pytest.mark.parametrize("seed", range(4))
def test_what_was_kept_and_what_slipped_add_up(seed: int) -> None:
    found = review(match_number(seed))
    for kept in found.kept:
        own = [choice for choice in found.choices if choice.seat == kept.seat]
        assert kept.slips == sum(1 for choice in own if choice.cost)
        assert kept.kept <= kept.moves <= len(own)
    assert sum(kept.slips for kept in found.kept) == sum(c.mistaken for c in found.choices)


def test_the_course_ends_with_the_result_and_turns_round_for_the_other_seat() -> None:
    match = match_number(1)
    end = match.game.outcome(match.state)
    assert end is not None
    mine, theirs = review(match, 0), review(match, 1)
    assert [-point.value for point in mine.course] == [point.value for point in theirs.course]
    last = mine.course[-1].value
    assert last == (0 if not end.winners else 1 if 0 in end.winners else -1)

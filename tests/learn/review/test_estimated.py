"""Estimates look at nothing a seat could not know, add up, and tell good play from bad."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

import pytest

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import Refused
from speeltafel.core.seats import CHANCE
from speeltafel.learn.review import estimated, review
from speeltafel.learn.review.estimated import choice_of, looks, luck_of, states_of
from speeltafel.learn.review.judges import judge_of
from speeltafel.learn.review.judging import Care, Judge
from tests.learn.review.matches import played

LITTLE = Care(search=8, tries=8, chances=3, luck=3)
TABLES = [
    ("kapai", None, "strongest"),
    ("potzklotz", None, "expert"),
    ("potzklotz", "expert", "expert"),
    ("kobito", None, "thinker"),
    ("katoiz", "3-stel-1", "player"),
    ("katoiz", "stapeltje-1", "player"),
    ("katoiz", "stapeltoren-3", "player"),
]


def judge_for(match: AnyMatch) -> Judge:
    judge = judge_of(match.game.name)
    assert judge is not None
    return judge


@pytest.fixture(scope="module", params=TABLES, ids=lambda each: f"{each[0]}-{each[1] or ''}")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    game, variant, _ = request.param
    return played(game, ("beginner", "beginner"), 5, variant)


def test_hidden_parts_dealt_again_give_the_same_review(match: AnyMatch) -> None:
    """Each choice and each stroke of chance, from states that the seat cannot tell apart."""
    judge, seat = judge_for(match), 0
    states, entries = states_of(match), match.entries()
    looked = [look for look in looks(match, seat, judge) if look.first % 3 == 0][:12]
    assert looked
    for look in looked:
        again = list(states)
        for step in (look.first, look.last):
            again[step] = match.game.resample(states[step], seat, Random(f"again {step}"))
        if look.chance:
            luck = luck_of(match, seat, judge, look, states, LITTLE)
            assert luck_of(match, seat, judge, look, again, LITTLE) == luck
        else:
            way = tuple(entry.move for entry in entries[look.first : look.last])
            first, second = (
                choice_of(match, seat, judge, look.first, each[look.first], way, LITTLE)
                for each in (states, again)
            )
            assert first == second


def test_luck_skill_and_the_others_add_up_to_the_result(match: AnyMatch) -> None:
    found = review(match, 1, care=LITTLE)
    division = found.division
    assert division is not None
    assert division.result == judge_for(match).result(match, 1)
    assert division.base + division.luck - division.cost + division.others == pytest.approx(
        division.result
    )
    assert division.luck == pytest.approx(sum(each.value for each in found.luck))
    assert division.cost == pytest.approx(sum(each.cost for each in found.choices))


def test_what_could_have_come_is_drawn_anew_in_every_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the same few dice at the same step of every match they would be unlucky together."""
    drawn: list[tuple[str, ...]] = []
    deal = estimated.dealt_instead

    def watched(*given: Any) -> Iterator[Any]:
        states = list(deal(*given))
        drawn.append(tuple(state.roll for state in states))
        return iter(states)

    monkeypatch.setattr(estimated, "dealt_instead", watched)
    for seed in range(8):
        match = played("katoiz", ("beginner", "beginner"), seed, "3-stel-1")
        judge, states = judge_for(match), states_of(match)
        first = next(look for look in looks(match, 0, judge) if look.chance)
        luck_of(match, 0, judge, first, states, LITTLE)
    assert len(drawn) == 8
    assert len(set(drawn)) >= 7


def test_luck_averages_zero_over_all_that_could_have_come(match: AnyMatch) -> None:
    """Exactly, wherever chance has so few outcomes that all are looked at: the estimate may be as
    rough as it likes."""
    judge, game, seat = judge_for(match), match.game, 0
    states, care, seen = states_of(match), LITTLE._replace(chances=40, luck=1), False
    for look in reversed(looks(match, seat, judge)):  # at the end playouts are short
        before = states[look.first]
        outcomes = game.chance(before).outcomes if look.chance else None
        if outcomes is None or look.last != look.first + 1 or not 1 < len(outcomes) <= 80:
            continue
        instead, total = list(states), 0.0
        for move, weight in outcomes:
            instead[look.last] = game.apply(before, CHANCE, move)
            total += weight * luck_of(match, seat, judge, look, instead, care).value
        assert total / sum(weight for _, weight in outcomes) == pytest.approx(0, abs=1e-9)
        seen = True
        break
    assert seen


def test_a_moment_is_shown_only_where_its_interval_leaves_out_zero(match: AnyMatch) -> None:
    found = review(match, 0, care=LITTLE)
    assert len(found.moments) <= 3
    for moment in found.moments:
        assert moment.cost > moment.margin > 0
        assert moment.better


def test_the_best_choice_costs_nothing() -> None:
    match = played("kapai", ("strongest",), 2)
    found = review(match, 0, care=LITTLE)
    beginner = review(played("kapai", ("beginner",), 2), 0, care=LITTLE)
    assert fmean(each.cost for each in found.choices) < fmean(
        each.cost for each in beginner.choices
    )


def test_coming_dice_change_nothing_about_a_choice() -> None:
    match = played("kapai", ("beginner",), 3)
    judge, states = judge_for(match), states_of(match)
    look = next(each for each in looks(match, 0, judge) if not each.chance and each.first > 6)
    way = (match.entries()[look.first].move,)
    shorter = match
    while shorter.length > look.last:
        assert shorter.last is not None
        entry = shorter.last.before
        shorter = shorter._replace(last=entry, length=shorter.length - 1)
    found = choice_of(match, 0, judge, look.first, states[look.first], way, LITTLE)
    assert choice_of(shorter, 0, judge, look.first, states[look.first], way, LITTLE) == found


def test_a_table_that_names_no_winner_has_no_review() -> None:
    match = played("katoiz", ("ahead", "ahead"), 1, "stapeltoren-1")
    with pytest.raises(Refused):
        review(match)


def test_luck_is_told_only_of_chance_that_the_seat_sees() -> None:
    match = played("kobito", ("beginner", "beginner"), 5)
    judge, states, entries = judge_for(match), states_of(match), match.entries()
    for look in looks(match, 0, judge):
        if look.chance:
            assert entries[look.first].actor == CHANCE
            assert any(
                match.game.seen_move(states[at], CHANCE, entries[at].move, 0) == entries[at].move
                for at in range(look.first, look.last)
            )

"""Fourteen levels and what can be chosen in them (KZ-10 … KZ-41)."""

from typing import Any

import pytest

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.variants import configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.variants import TOWER_LEVELS, TRIO_LEVELS, VARIANTS
from speeltafel.words import LANGUAGES, Voice


def test_there_are_fourteen_levels_for_growing_ages() -> None:
    names = [variant.name for variant in VARIANTS]
    assert names == [
        *(f"stapeltoren-{level}" for level in range(1, 6)),
        *(f"3-stel-{level}" for level in range(1, 5)),
        *(f"stapeltje-{level}" for level in range(1, 6)),
    ]
    ages = [variant.age for variant in VARIANTS]
    assert ages == [3, 3, 3, 4, 4, 5, 6, 7, 7, 8, 9, 9, 10, 10]


def test_a_level_is_a_small_difference_from_the_one_below() -> None:
    def changed(one: tuple[object, ...], other: tuple[object, ...]) -> int:
        return sum(a != b for a, b in zip(one, other, strict=True))

    assert changed(TOWER_LEVELS[1], TOWER_LEVELS[2]) == 1
    assert changed(TOWER_LEVELS[3], TOWER_LEVELS[4]) == 1
    assert changed(TOWER_LEVELS[3], TOWER_LEVELS[5]) == 1
    for level in (2, 3, 4):
        assert changed(TRIO_LEVELS[1], TRIO_LEVELS[level]) == 1


@pytest.mark.parametrize(
    ("variant", "players", "options", "code"),
    [
        ("stapeltje-2", 4, {"target": 6}, "katoiz-target-players"),
        ("stapeltje-2", 3, {"target": 7}, "katoiz-target-players"),
        ("stapeltje-4", 4, {"target": 7}, "katoiz-target-players"),
        ("stapeltje-3", 2, {"minutes": "none", "turns": "none"}, "katoiz-limit-needed"),
        ("stapeltje-4", 1, {"minutes": 10}, "katoiz-alone-minutes"),
        ("stapeltje-5", 1, {}, "katoiz-alone-level-four"),
        ("stapeltje-5", 2, {"target": 5}, "katoiz-target-of-level"),
        ("stapeltje-5", 2, {"level": 2, "target": 4}, "katoiz-target-of-level"),
        ("stapeltje-5", 2, {"level": 3, "target": 4}, "katoiz-no-target-here"),
        ("stapeltje-5", 2, {"minutes": 5}, "katoiz-no-clock-here"),
        ("stapeltje-5", 2, {"turns": 60}, "katoiz-no-turn-limit-here"),
        ("stapeltje-5", 2, {"level": 4, "minutes": "none"}, "katoiz-clock-needed"),
        ("stapeltje-5", 4, {"level": 2, "target": 6}, "katoiz-target-players"),
        ("3-stel-4", 2, {"shared-values": 2}, "katoiz-no-pile-to-score"),
        ("stapeltje-1", 1, {}, "core-players-between"),
        ("stapeltoren-1", 5, {}, "core-players-between"),
        ("stapeltoren-1", 2, {"tiles": 19}, "core-unknown-value"),
        ("stapeltoren-3", 2, {"tiles": 20}, "core-unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    variant: str, players: int, options: dict[str, Any], code: str
) -> None:
    """KZ-10, KZ-24, KZ-38 … KZ-41."""
    answer = configure(KATOIZ, variant, players, options)
    assert isinstance(answer, Refusal)
    assert answer.why.code == code
    for language in LANGUAGES:
        assert Voice(language).refusal(answer)


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("stapeltje-2", 3, {"target": 6}),
        ("stapeltje-2", 2, {"target": 7}),
        ("stapeltje-3", 2, {"minutes": "none"}),
        ("stapeltje-3", 2, {"turns": "none"}),
        ("stapeltje-4", 1, {"minutes": 3}),
        ("stapeltje-5", 1, {"level": 4}),
        ("stapeltje-5", 3, {"level": 3, "minutes": 30}),
        ("3-stel-4", 4, {"scoring": 2, "shared-values": 2}),
    ],
)
def test_what_the_rulebook_allows_can_be_chosen(
    variant: str, players: int, options: dict[str, Any]
) -> None:
    assert not isinstance(configure(KATOIZ, variant, players, options), Refusal)


def test_refusals_of_a_choice_are_of_that_kind() -> None:
    answer = configure(KATOIZ, "stapeltje-2", 4, {"target": 7})
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.CONFIG

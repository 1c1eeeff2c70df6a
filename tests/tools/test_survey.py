"""Every variant of a game measured, and somebody who knows the dice as a ceiling."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from speeltafel.arena.arena import Fixture, Result
from speeltafel.bots import find_bot
from speeltafel.bots.effort import Effort
from speeltafel.core.chance import Weighted
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import DICE_ROLLS
from tests.games.katoiz.drawing import config
from tools.opponents import clairvoyant_katoiz
from tools.opponents.clairvoyant_bound import ceiling
from tools.opponents.clairvoyant_katoiz import clairvoyant_outcome, fallen, sides
from tools.opponents.measurement import Data
from tools.opponents.page import foreknowledge, learned, survey
from tools.opponents.survey import surveyed
from tools.opponents.tables import SHOWN, shown_tables

AHEAD = accept(find_bot(KATOIZ, "ahead"))


def won_by_the_strongest(planned: Sequence[Fixture]) -> Iterator[Result]:
    for fixture in planned:
        shares = tuple(float(name == "expert") for name in fixture.lineup)
        thinking = tuple((name, 1, 0.001, 0.001) for name in fixture.lineup)
        yield Result(fixture.lineup, shares, True, (), 10, thinking)


def test_every_variant_is_met_once_and_what_was_measured_stays() -> None:
    asked: list[str] = []

    def play(planned: Sequence[Fixture]) -> Iterator[Result]:
        asked.append(planned[0].config.variant)
        return won_by_the_strongest(planned)

    steps = surveyed(KATOIZ, 2, 0, 5, play)
    first = next(steps)
    assert [row["variant"] for row in first["survey"]] == ["stapeltoren-1"]
    whole = list(steps)[-1]
    assert asked == [variant.name for variant in KATOIZ.variants]
    assert all(row["shown"] and row["ceiling"] is None for row in whole["survey"])
    asked.clear()
    assert list(surveyed(KATOIZ, 2, 0, 5, play, whole))[-1] == whole
    assert asked == []
    next(surveyed(KATOIZ, 2, 0, 6, play, whole))
    assert asked == ["stapeltoren-1"]


def test_the_page_tells_every_variant_with_its_ceiling() -> None:
    row = {"variant": "3-stel-1", "games": 9, "won": 6, "even": 1, "lost": 2, "shown": False}
    known = {"games": 12, "share_of_decided": 0.9, "interval": [0.8, 1.0]}
    rows = [
        {**row, "share_of_decided": 0.75, "interval": [0.5, 0.9], "ceiling": known},
        {**row, "share_of_decided": None, "interval": [0.0, 1.0], "ceiling": None},
    ]
    told = "\n".join(survey({"game": "katoiz", "seed": 3, "survey": rows}))
    assert "| 75.0% | 50.0% … 90.0% | 90.0% (12) | 80.0% … 100.0% | **not met** |" in told
    assert "| – | – | – | – | nobody wins |" in told


def test_the_page_tells_what_somebody_wins_at_a_full_table_who_knows_the_dice() -> None:
    known = {"games": 30, "share_of_decided": 0.6, "interval": [0.5, 0.7]}
    rows: list[Data] = [
        {"players": 3, "ceiling": known},
        {"players": 4, "ceiling": None},
        {"players": 4},
    ]
    told = [line for line in foreknowledge(rows) if line]
    assert told == [
        "At a table of 3 a player who knows all future dice wins 60.0% (50.0% … 70.0%) of 30 games."
    ]


def test_the_page_tells_how_far_somebody_comes_who_learned_to_win() -> None:
    at_sight = {"games": 90, "share_of_decided": 0.7, "interval": [0.6, 0.8]}
    deeper = {"games": 80, "share_of_decided": 0.75, "interval": [0.65, 0.85]}
    table = {"game": "katoiz", "variant": "stapeltoren-4"}
    row = {**table, "lessons": 1000, "wanted": 0.8, "at_sight": at_sight}
    told = list(
        learned(
            [{**row, "players": 2, "two_turns": None}, {**row, "players": 3, "two_turns": deeper}]
        )
    )
    assert "| Stapeltoren 4 | 2 | 1000 games | 70.0% | 60.0% … 80.0% | 90 | 80% |" in told
    assert "| Stapeltoren 4 | 3 | 1000 games | 75.0% | 65.0% … 85.0% | 80 | 80% |" in told


def test_a_game_of_many_variants_shows_those_that_stand_for_it() -> None:
    assert shown_tables(KATOIZ) == list(SHOWN["katoiz"])
    assert {name.split()[0].rpartition("-")[0] for name in SHOWN["katoiz"]} == {
        "stapeltoren",
        "3-stel",
        "stapeltje",
    }
    assert shown_tables(GAMES["kobito"]) == [each.name for each in GAMES["kobito"].variants]


# ── Who knows the dice


@pytest.mark.parametrize(
    ("variant", "rolls"),
    [
        ("stapeltoren-1", 0),
        ("stapeltoren-3", 6),
        ("stapeltoren-5", 36),
        ("3-stel-4", 36),
        ("stapeltje-1", 36),
        ("stapeltje-5", 0),
    ],
)
def test_what_can_be_foreseen_are_the_rolls_of_the_table(variant: str, rolls: int) -> None:
    assert sides(config(variant)) == rolls


def test_rolls_fall_as_foreseen_and_then_by_chance() -> None:
    fate = [7, 3]
    rolls = [fallen(Weighted(DICE_ROLLS), fate, Random(1)) for _ in range(3)]
    assert rolls[:2] == [DICE_ROLLS[7][0], DICE_ROLLS[3][0]]
    assert fate == []
    assert rolls[2] == Weighted(DICE_ROLLS).sample(Random(1))


def test_who_knows_the_dice_wins_nearly_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clairvoyant_katoiz, "EFFORT", Effort(20, seconds=60.0))
    table = config("stapeltoren-4")
    found = ceiling(KATOIZ, table, 16, 4)
    assert found is not None
    assert found["won"] >= 11
    assert clairvoyant_outcome(table, AHEAD, 1, "x") == clairvoyant_outcome(table, AHEAD, 1, "x")


def test_without_dice_or_without_anybody_who_foresees_there_is_no_ceiling() -> None:
    assert ceiling(KATOIZ, config("stapeltje-5"), 4, 1) is None
    kobito = GAMES["kobito"]
    assert ceiling(kobito, accept(configure(kobito)), 4, 1) is None

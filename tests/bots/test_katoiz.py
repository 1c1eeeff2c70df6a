"""The bot that looks one move ahead at Katoiz: by what then lies there for everybody to see."""

from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot, observe
from speeltafel.bots.katoiz.one_ply import QUIET_TURNS
from speeltafel.core.refusal import accept
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.piles.moves import STOP, Event
from speeltafel.games.katoiz.state import State
from tests.games.katoiz.drawing import config, piles, towers, trios

AHEAD = accept(find_bot(KATOIZ, "ahead"))
RANDOM = accept(find_bot(KATOIZ, "random"))
EMPTY_ROW = "\n· · · · · ·\n"


def share(variant: str, games: int) -> float:
    """What the bot wins against random play, half of the games as second seat."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [AHEAD, RANDOM] if seat == 0 else [RANDOM, AHEAD]
        match = play_out(KATOIZ, config(variant), bots, Random(number))
        outcome = KATOIZ.outcome(match.state)
        assert outcome is not None
        won += outcome.share(seat, 2)
    return won / games


@pytest.mark.parametrize(
    ("variant", "at_least"),
    [
        ("stapeltoren-4", 0.55),
        ("3-stel-1", 0.8),
        ("3-stel-2", 0.8),
        ("3-stel-3", 0.8),
        ("3-stel-4", 0.8),
        ("stapeltje-1", 0.9),
        ("stapeltje-5", 0.9),
    ],
)
def test_it_beats_random_play(variant: str, at_least: float) -> None:
    assert share(variant, 20) >= at_least


def test_it_builds_on_its_highest_tower() -> None:
    state = towers(
        "B○ W■", ("R●R○", "B△"), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False
    )
    assert choices(state) == {"B○"}


def test_it_does_not_count_what_will_fit_later() -> None:
    state = towers("B○ B● R● R○", ("G○",), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False)
    assert choices(state) == {"B○", "B●"}


def test_it_takes_a_set() -> None:
    state = trios("R●0 R○0 R■ R△ B□ G□ " + "· " * 30, roll="P□")
    assert choices(state) == {"c1"}


def test_it_likes_discs_that_have_something_in_common_and_does_not_reckon_with_the_dice() -> None:
    state = trios("R●0 R△ B▲ G□ W□ Y□ Y△ " + "· " * 29, roll="P·")
    assert choices(state) == {"b1", "c1"}


@pytest.mark.parametrize(("sets", "ends"), [((0, 1), False), ((1, 0), True)])
def test_it_ends_a_game_that_it_wins_and_not_one_that_it_loses(
    sets: tuple[int, int], ends: bool
) -> None:
    """KZ-23: with the third quiet turn in a row. Behind, it even breaks up what is alike."""
    taken = tuple("W□W○W△" * number for number in sets)
    state = trios("R●0 R○0 B△0 B● Y■ Y□ Y▲ " + "· " * 29, roll="Y·", taken=taken)
    left = choices(state._replace(quiet=2)) == {"pas"}
    assert left is ends


def test_it_goes_home_when_that_wins() -> None:
    drawing = "W●Y▲ · B△ · · ·\nY■ · · · · ·" + EMPTY_ROW * 4
    assert choices(piles(drawing, homes=("B△B△Y□", "G■"))) == {"a2-h"}


def test_it_walks_as_near_home_as_it_can() -> None:
    drawing = "R● R○ R■ · · ·\n· · · · · ·" + EMPTY_ROW * 4
    assert choices(piles(drawing, homes=("B△", "G■"), roll="R□")) == {"c1-a1"}


def choices(state: State) -> set[str]:
    """All that it chooses from, with several seeds."""
    observation = observe(KATOIZ, config("stapeltje-1"), state, 0, Random(1))
    return {KATOIZ.format_move(AHEAD.choose(observation, Random(seed))) for seed in range(20)}


def test_it_agrees_to_stop_only_after_three_hundred_quiet_turns() -> None:
    """KZ-42."""
    state = piles("R● " * 36, roll="R○")
    for quiet, agrees in ((0, False), (QUIET_TURNS - 1, False), (QUIET_TURNS, True)):
        observation = observe(
            KATOIZ, config("stapeltje-1"), state._replace(quiet=quiet), 0, Random(1)
        )
        assert AHEAD.agrees(observation, STOP) is agrees
        assert not AHEAD.agrees(observation, Event("time-up", 0))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_to_seven_ends_at_the_target_or_by_agreement(seed: int) -> None:
    """KZ-38, KZ-42."""
    match = play_out(
        KATOIZ, config("stapeltje-2", target=7), [AHEAD, AHEAD], Random(seed), limit=6000
    )
    assert match.state.ending in ("target", "agreed")

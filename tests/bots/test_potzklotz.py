"""Potz Klotz's own bots: two numbers make a person, and the planner sees all."""

from itertools import pairwise
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Bot, advise, find_bot, observe
from speeltafel.bots.effort import Effort
from speeltafel.bots.potzklotz.graph import REACH, Situation, longest_run, playout_points
from speeltafel.bots.potzklotz.players import (
    PersonLikeBot,
    PlanningBot,
    right_moves,
    stands_as_pictured,
)
from speeltafel.core.match import start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.buildings import BUILDINGS, with_number
from speeltafel.games.potzklotz.moves import PASS, Claim
from speeltafel.games.potzklotz.placement import reachable
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.verdict import Judgement
from tests.games.potzklotz.tables import a_table, cards

BASIC = accept(configure(POTZKLOTZ, "basic", 2))
PLANNER = PlanningBot(Effort(2, 60.0))


def choice(bot: Bot, *hands: str, seed: int = 1, variant: str = "basic") -> object:
    table = a_table(*hands, variant=variant)
    config = accept(configure(POTZKLOTZ, variant, len(hands)))
    return bot.choose(observe(POTZKLOTZ, config, table, 0, Random(seed)), Random(seed))


def test_the_baseline_is_the_person_with_two_numbers() -> None:
    assert isinstance(accept(find_bot(POTZKLOTZ, "ahead")), PersonLikeBot)
    assert isinstance(accept(find_bot(POTZKLOTZ, "strongest")), PlanningBot)


def test_the_planner_lays_whenever_a_card_fits_and_is_never_wrong() -> None:
    match = play_out(POTZKLOTZ, BASIC, [PLANNER] * 2, Random(5))
    shown = start(POTZKLOTZ, BASIC)
    state = shown.state
    for entry in match.entries():
        if entry.actor != CHANCE:
            fitting = right_moves(state, POTZKLOTZ.legal_moves(state, entry.actor))
            assert entry.move in (fitting or [PASS])
        state = POTZKLOTZ.apply(state, entry.actor, entry.move)


def test_who_sees_nothing_and_never_errs_passes() -> None:
    for seed in range(20):
        assert choice(PersonLikeBot(0, 0), "13a 2a", "1a", seed=seed) == PASS


def test_who_sees_everything_lays_what_fits() -> None:
    for seed in range(20):
        move = choice(PersonLikeBot(1, 1), "13a 1a", "5a", seed=seed)
        assert isinstance(move, Claim)
        assert move.card == cards("13a")[0]
        assert verdict_on(a_table("13a 1a", "5a"), move).judgement is Judgement.RIGHT


def test_who_errs_takes_a_mirror_image_first() -> None:
    for seed in range(20):
        move = choice(PersonLikeBot(0, 1), "13a 1a", "5a", seed=seed)
        assert isinstance(move, Claim)
        assert verdict_on(a_table("13a 1a", "5a"), move).judgement is Judgement.MIRROR


def test_the_two_numbers_are_rates() -> None:
    laid = [choice(PersonLikeBot(0.6, 0), "13a", "5a", seed=s) != PASS for s in range(400)]
    assert 0.52 < sum(laid) / 400 < 0.68
    wrong = [choice(PersonLikeBot(1, 0.1), "1a", "5a", seed=s) != PASS for s in range(400)]
    assert 0.05 < sum(wrong) / 400 < 0.16


@pytest.mark.parametrize("name", ["ahead"])  # who samples: see test_levels
def test_a_bot_chooses_alike_when_the_hidden_cards_are_dealt_again(name: str) -> None:
    bot = accept(find_bot(POTZKLOTZ, name))
    table = a_table("13a 2a 9b 22a", "5a 6a 7a", "8a 8b 9a")
    config = accept(configure(POTZKLOTZ, "basic", 3))
    for seed in range(15):
        dealt = POTZKLOTZ.resample(table, 0, Random(seed))
        choices = {
            bot.choose(observe(POTZKLOTZ, config, state, 0, Random(seed)), Random(seed))
            for state in (table, dealt)
        }
        assert len(choices) == 1


def test_the_longest_run_lays_each_card_after_the_one_before() -> None:
    run = longest_run(1, [*range(2, 9), 9])
    assert len(run) == len(set(run)) >= 3
    assert all(REACH[one] >> other & 1 for one, other in pairwise([1, *run]))


def test_even_the_whole_deck_in_one_hand_is_planned_in_time() -> None:
    """Looking into every run would take longer than anybody lives."""
    assert len(longest_run(1, list(range(2, 29)))) > 10


def wins(config: Config, games: int, *bots: Bot) -> float:
    won = 0.0
    for seed in range(games):
        match = play_out(POTZKLOTZ, config, bots, Random(seed))
        final = POTZKLOTZ.outcome(match.state)
        assert final is not None
        won += final.share(0, config.players)
    return won / games


def test_seeing_beats_overlooking_and_overlooking_beats_chance() -> None:
    quick = accept(configure(POTZKLOTZ, "basic", 2, {"games": 3}))
    assert wins(quick, 20, PLANNER, PersonLikeBot()) > 0.7
    assert wins(quick, 5, PersonLikeBot(), accept(find_bot(POTZKLOTZ, "random"))) > 0.9


def test_turned_buildings_are_missed_by_who_cannot_turn_them() -> None:
    """13a fits, and stands turned: only who turns it in the mind sees it."""
    table = a_table("13a 1a", "5a")
    fitting = right_moves(table, POTZKLOTZ.legal_moves(table, 0))
    straight = any(stands_as_pictured(table, move) for move in fitting)
    seeing = PersonLikeBot(1.0, 0.0, 0.0)
    blind = PersonLikeBot(0.0, 0.0, 1.0)
    assert (choice(seeing, "13a 1a", "5a") != PASS) == straight
    assert (choice(blind, "13a 1a", "5a") == PASS) == straight


def test_the_graph_knows_what_one_cube_makes() -> None:
    """Without a border the graph and the moves agree, whatever stands."""
    for number in range(1, len(BUILDINGS) + 1):
        shape = with_number(number)
        reached = {other for other in range(1, 51) if REACH[number] >> other & 1}
        assert reached == set(reachable(shape, False)) - {0}


def test_an_imagined_game_gives_a_point_to_who_lays_the_last_card() -> None:
    """Seat 1 sits last in the round, lays its only card, and seat 0 is not out."""
    there = next(n for n in range(1, 29) if REACH[1] >> n & 1)
    now = Situation(1, ((2, 3, 4), (there,)), (), turn=1, start=0, hand=5, expert=False)
    assert playout_points(now, there, Random(1)) == [0.0, 1.0]


def test_the_planner_is_repeatable_and_stops_in_time() -> None:
    ticks = iter(range(10_000))
    table = a_table("13a 7a 8a 2a", "5a 6a 9a")
    observation = observe(POTZKLOTZ, BASIC, table, 0, Random(1))
    right = right_moves(table, observation.moves)
    hurried = PlanningBot(Effort(1000, 4), clock=lambda: float(next(ticks)))
    found = hurried.ranked_moves(observation, right, Random(1))
    assert all(each.tries <= 4 for each in found)
    calm = PlanningBot(Effort(20, 60.0))
    assert calm.choose(observation, Random(5)) == calm.choose(observation, Random(5))


def test_advice_says_what_can_follow() -> None:
    table = a_table("13a 1a", "5a")
    observation = observe(POTZKLOTZ, BASIC, table, 0, Random(1))
    advice = advise(observation, Random(1))
    assert [each.code for each in advice.because][:2] == [
        "bots-potzklotz-turned",
        "bots-potzklotz-outs",
    ]
    assert not advice.proven
    assert verdict_on(table, accept(POTZKLOTZ.parse_move(table, advice.move))).judgement is (  # type: ignore[arg-type] # a claim
        Judgement.RIGHT
    )

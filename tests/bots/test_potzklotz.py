"""Potz Klotz's own bots: two numbers make a person, and the spotter sees all."""

from random import Random

import pytest

from speeltafel.bots import Bot, find_bot, look
from speeltafel.bots.advice import advise
from speeltafel.bots.effort import Effort
from speeltafel.bots.party import play_out
from speeltafel.bots.potzklotz_graph import REACH, Situation, imagined_points
from speeltafel.bots.potzklotz_players import (
    PersonLikeBot,
    PlanningBot,
    SpotterBot,
    longest_chain,
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
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.standing import reachable
from speeltafel.games.potzklotz.verdict import Judgement
from tests.games.potzklotz.tables import a_table, cards

BASIC = accept(configure(POTZKLOTZ, "basic", 2))


def choice(bot: Bot, *hands: str, seed: int = 1, variant: str = "basic") -> object:
    table = a_table(*hands, variant=variant)
    config = accept(configure(POTZKLOTZ, variant, len(hands)))
    return bot.choose(look(POTZKLOTZ, config, table, 0, Random(seed)), Random(seed))


def test_the_baseline_is_the_person_with_two_numbers() -> None:
    assert isinstance(accept(find_bot(POTZKLOTZ, "ahead")), PersonLikeBot)
    assert isinstance(accept(find_bot(POTZKLOTZ, "strongest")), PlanningBot)


def test_the_spotter_lays_whenever_a_card_fits_and_is_never_wrong() -> None:
    match = play_out(POTZKLOTZ, BASIC, [SpotterBot()] * 2, Random(5))
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
            bot.choose(look(POTZKLOTZ, config, state, 0, Random(seed)), Random(seed))
            for state in (table, dealt)
        }
        assert len(choices) == 1


def test_the_spotter_begins_the_longest_chain() -> None:
    table = a_table("13a 12a 1a 2a 3a", "5a", variant="expert")
    hand = frozenset(table.hands[0])
    longest = longest_chain(table.building, hand, stay_on_base=False)
    move = choice(SpotterBot(), "13a 12a 1a 2a 3a", "5a", variant="expert")
    assert isinstance(move, Claim)
    after = POTZKLOTZ.apply(table, 0, move)
    rest = longest_chain(after.building, frozenset(after.hands[0]), stay_on_base=False)
    assert rest == longest - 1 >= 2


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
    assert wins(quick, 20, SpotterBot(), PersonLikeBot()) > 0.7
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
    assert imagined_points(now, there, Random(1)) == [0.0, 1.0]


def test_the_planner_is_repeatable_and_stops_in_time() -> None:
    ticks = iter(range(10_000))
    table = a_table("13a 7a 8a 2a", "5a 6a 9a")
    sight = look(POTZKLOTZ, BASIC, table, 0, Random(1))
    right = right_moves(table, sight.moves)
    hurried = PlanningBot(Effort(1000, 4), clock=lambda: float(next(ticks)))
    found = hurried.findings(sight, right, Random(1))
    assert all(each.tries <= 4 for each in found)
    calm = PlanningBot(Effort(20, 60.0))
    assert calm.choose(sight, Random(5)) == calm.choose(sight, Random(5))


def test_advice_says_what_can_follow() -> None:
    table = a_table("13a 1a", "5a")
    sight = look(POTZKLOTZ, BASIC, table, 0, Random(1))
    advice = advise(sight, Random(1))
    assert [each.code for each in advice.because][:2] == [
        "bots-potzklotz-turned",
        "bots-potzklotz-outs",
    ]
    assert not advice.proven
    assert verdict_on(table, accept(POTZKLOTZ.parse_move(table, advice.move))).judgement is (  # type: ignore[arg-type] # a claim
        Judgement.RIGHT
    )

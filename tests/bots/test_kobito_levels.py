"""Kobito's levels: what they think of, and that they think with their own eyes."""

from itertools import count
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot, observe
from speeltafel.bots.bot import Observation
from speeltafel.bots.effort import Effort
from speeltafel.bots.kobito.counting import Expectation
from speeltafel.bots.kobito.levels import LEVELS
from speeltafel.bots.kobito.plan import Style, best_plans, noticed
from speeltafel.bots.kobito.players import CountingBot
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import Gold
from speeltafel.games.kobito.rules import legal_moves, score
from speeltafel.games.kobito.state import State
from tests.games.kobito.positions import table

CONFIG: Config = accept(configure(KOBITO, players=2))


def opening(seed: int) -> State:
    state = settle_chance(start(KOBITO, CONFIG), Random(seed)).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("name", [level.name for level in LEVELS])
def test_every_level_plays_a_whole_game_by_the_rules(name: str) -> None:
    bot = accept(find_bot(KOBITO, name))
    match = play_out(KOBITO, CONFIG, [bot, bot], Random(4))
    assert KOBITO.outcome(match.state) is not None


def test_a_beginner_thinks_of_the_pots_only() -> None:
    bot = accept(find_bot(KOBITO, "beginner"))
    for seed in range(20):
        state = opening(seed)
        moves = legal_moves(state, 0)
        if any(move.verb == "lay" for move in moves):
            observation = observe(KOBITO, CONFIG, state, 0, Random(1))
            seen = noticed(moves, Style(unaware=frozenset({"start"})), None)
            assert {move.verb for move in seen} == {move.verb for move in moves} - {"start"}
            assert bot.choose(observation, Random(1)) in moves


def test_dealing_the_hidden_cards_again_changes_no_plan() -> None:
    for seed in range(10):
        state = opening(seed)
        plans = {
            best_plans(KOBITO.resample(state, 0, Random(deal)), 0, Style())[0].moves
            for deal in range(5)
        }
        assert len(plans) == 1


def test_a_seed_gives_the_same_choice() -> None:
    bot = CountingBot(Effort(rounds=20, seconds=60))
    observation = observe(KOBITO, CONFIG, opening(5), 0, Random(1))
    assert bot.choose(observation, Random(2)) == bot.choose(observation, Random(2))


def test_out_of_time_the_best_plan_so_far_is_followed() -> None:
    """One hand is sampled and one small move planned, however late it is."""
    observation = observe(KOBITO, CONFIG, opening(5), 0, Random(1))
    ticks = count()
    late = CountingBot(Effort(rounds=10_000, seconds=0), clock=lambda: float(next(ticks)))
    assert late.choose(observation, Random(2)) in observation.moves
    assert next(ticks) < 12


def test_the_baseline_looks_one_small_move_ahead() -> None:
    """A card that completes a pot is laid, though the turn could be ended."""
    ahead = accept(find_bot(KOBITO, "ahead"))
    state = table(
        """
        A 4:5  5 6 7
        B 9:9  1
        C 9:10  12
        1: 8 3 | 10 11
        2: 3 3 3 3 3
        """
    )._replace(played=2)
    move = ahead.choose(observe(KOBITO, CONFIG, state, 0, Random(1)), Random(1))
    assert KOBITO.apply(state, 0, move).won[0] == (Gold(4, 5),)


def test_no_two_levels_are_the_same_player() -> None:
    players = [accept(find_bot(KOBITO, name)) for name in ("ahead", *(each[0] for each in LEVELS))]
    told = {str((type(each).__name__, sorted(vars(each).items(), key=str))) for each in players}
    assert len(told) == len(players)


def test_the_strongest_takes_far_more_gold_than_the_baseline() -> None:
    """On average 34 more in a game; it was 19 with weights that were guessed."""
    bots = [accept(find_bot(KOBITO, name)) for name in ("strongest", "ahead")]
    lead = 0
    for seed in range(4):
        seat = seed % 2
        state = play_out(KOBITO, CONFIG, bots[::-1] if seat else bots, Random(seed)).state
        lead += score(state, seat) - score(state, 1 - seat)
    assert lead > 60


def expectation(state: State, hands: int = 400) -> Expectation:
    return Expectation(state, 0, Random(1), Effort(hands, 60))


def test_a_card_that_is_gone_is_not_hoped_for() -> None:
    """3 and 8 complete the pot; in one of two hands lie five of the seven 3s."""
    rows = "A 5:5  4 5 6 7\nB 9:9  8\nC 9:10  8\n1: {} | 8 9\n2: 2 2 2 2 2 | 8 9"
    rare, common = (table(rows.format(" ".join(card * 5))) for card in "31")
    pot = rare.pots[0]
    assert pot is not None
    chances = [expectation(state).chances((pot,), (), (), 5)[0] for state in (rare, common)]
    assert chances[0].any < chances[1].any - 0.1


def test_a_workshop_that_reaches_the_pot_completes_it_for_certain() -> None:
    state = table("A 6:7  5 6\nB 9:9  1\nC 9:10  12\n1: 3 4 9 10 11 | 7 8\n2: 3 3 3 3 3")
    pot = state.pots[0]
    assert pot is not None
    judge = expectation(state)
    assert judge.chances((pot,), state.workshops[0], state.hands[0], 5)[0].any == 1
    assert 0 < judge.chances((pot,), (), (), 5)[0].any < 0.5


def test_a_kobito_in_the_hand_stands_for_any_number() -> None:
    state = table("A 4:5  5 6 7\nB 9:9  1\nC 9:10  12\n1: 1 1 1 1 1\n2: 3 3 3 3 3")
    pot = state.pots[0]
    assert pot is not None
    assert expectation(state).chances((pot,), (), (0,), 5)[0].any == 1


def test_cards_that_complete_one_of_two_pots_are_counted_once() -> None:
    state = table("A 4:5  5 6 7\nB 4:3  5 6 7\nC 9:10  12\n1: 1 1 1 1 1\n2: 3 3 3 3 3")
    dear, cheap, _ = state.pots
    assert dear is not None
    assert cheap is not None
    chances = expectation(state).chances((dear, cheap), (), (), 5)
    assert 0 < chances[0].foremost == chances[1].beside
    assert chances[0].beside == chances[1].foremost == 0


def test_hands_are_sampled_from_what_is_not_seen() -> None:
    """Another deal of the hidden cards gives the same chances."""
    state = opening(7)
    pots = tuple(pot for pot in state.pots if pot)
    told = {
        tuple(expectation(KOBITO.resample(state, 0, Random(deal))).chances(pots, (), (), 5))
        for deal in range(4)
    }
    assert len(told) == 1


def test_the_view_of_another_seat_is_refused() -> None:
    state = opening(6)
    with pytest.raises(Refused):
        Observation(KOBITO, CONFIG, 0, KOBITO.view(state, 1), (), state)

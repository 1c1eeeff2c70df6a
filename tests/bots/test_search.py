"""Search in any game: legal, repeatable, blind to secrets, and done when the time is up."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import AnyObservation, Observation, observe
from speeltafel.bots.effort import Deadline, Effort, rounds
from speeltafel.bots.levels import OverlookingBot
from speeltafel.bots.search.random_bot import RandomBot
from speeltafel.bots.search.ranked_moves import RankedMove, best_move
from speeltafel.bots.search.tree import TreeBot, TreeSearch
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from tests.conformance import VARIANTS, config_for
from tests.games.katalon.drawing import position

ONE_MOVE_WINS = """
   y
  yyy
 r . r
.r...r.
 . . .
  ...
   .
"""
STANDARD = config_for("katalon", "standard")


def won_in_one() -> AnyObservation:
    """Yellow is sent to the middle; on Mn it completes the north box."""
    return observe(KATALON, STANDARD, position(ONE_MOVE_WINS, "y", "Wm"), 0, Random(1))


def first_sight(name: str, variant: str, seed: int = 1) -> AnyObservation:
    game, config = GAMES[name], config_for(name, variant)
    match = settle_chance(start(game, config), Random(seed))
    seat = next(iter(game.to_act(match.state)))
    return observe(game, config, match.state, seat, Random(seed))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_tree_search_finds_legal_moves_in_every_game(name: str, variant: str) -> None:
    observation = first_sight(name, variant)
    found = TreeSearch(Effort(12, 60.0), limit=10).ranked_moves(observation, Random(1))
    assert sum(each.tries for each in found) == 12
    assert {each.move for each in found} <= set(observation.moves)
    assert all(0 <= each.value <= 1 for each in found)


def test_tree_search_takes_the_win() -> None:
    bot = TreeBot(TreeSearch(Effort(200, 60.0)))
    assert KATALON.format_move(bot.choose(won_in_one(), Random(3))) == "Mn"


def test_tree_search_beats_random_play() -> None:
    bot = TreeBot(TreeSearch(Effort(60, 60.0)))
    won = 0
    for number in range(6):
        bots = [bot, RandomBot()] if number % 2 == 0 else [RandomBot(), bot]
        outcome = KATALON.outcome(play_out(KATALON, STANDARD, bots, Random(number)).state)
        assert outcome is not None
        won += outcome.winners == (number % 2,)
    assert won >= 5


def test_a_seed_gives_the_same_ranking_again() -> None:
    search = TreeSearch(Effort(40, 60.0))
    observation = first_sight("katalon", "standard")
    assert search.ranked_moves(observation, Random(5)) == search.ranked_moves(
        observation, Random(5)
    )


class Ticks:
    """A clock that moves on by one each time it is looked at."""

    def __init__(self) -> None:
        self.ticks: Iterator[int] = count()

    def __call__(self) -> float:
        return next(self.ticks)


def test_when_the_time_is_up_the_best_so_far_counts() -> None:
    """KATALON: after seven looks at the clock the tree has seven games in it."""
    observation = first_sight("katalon", "standard")
    found = TreeSearch(Effort(1000, 7), clock=Ticks()).ranked_moves(observation, Random(1))
    assert sum(each.tries for each in found) == 7


def test_without_any_time_one_round_is_made() -> None:
    assert list(rounds(Effort(5, 0.0))) == [0]
    assert Deadline(0.0).passed


def test_the_move_tried_most_is_the_best() -> None:
    found = [RankedMove("a", 0.9, 2), RankedMove("b", 0.6, 50), RankedMove("c", 0.5, 50)]
    assert best_move(found, Random(1)) == "b"


def test_what_is_overlooked_is_not_played() -> None:
    observation = won_in_one()
    blind = OverlookingBot(
        TreeBot(TreeSearch(Effort(50, 60.0))),
        lambda _, move: float(KATALON.format_move(move) == "Mn"),
    )
    assert all(
        KATALON.format_move(blind.choose(observation, Random(seed))) != "Mn" for seed in range(3)
    )


def test_a_bot_that_overlooks_everything_still_plays() -> None:
    observation = won_in_one()
    assert (
        OverlookingBot(RandomBot(), lambda *_: 1.0).choose(observation, Random(1))
        in observation.moves
    )


def test_nobody_thinks_with_the_eyes_of_another_seat() -> None:
    game, config = GAMES["kapai"], config_for("kapai", "standard", 2)
    match = settle_chance(start(game, config), Random(1))
    state = game.apply(match.state, 0, game.legal_moves(match.state, 0)[0])
    observation = observe(game, config, state, 1, Random(1))
    with pytest.raises(Refused) as refused:
        Observation(game, config, 0, observation.view, observation.moves, observation.dealt)
    assert refused.value.refusal.why.code == "bots-wrong-seat"

"""Kobito's levels: what they think of, and that they think with their own eyes."""

from random import Random

import pytest

from speeltafel.bots import find_bot, look
from speeltafel.bots.bot import Sight
from speeltafel.bots.effort import Effort
from speeltafel.bots.kobito import LEVELS, ForesightBot
from speeltafel.bots.kobito_plan import Style, best_plans, noticed
from speeltafel.bots.party import play_out
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.offers import legal_moves
from speeltafel.games.kobito.state import Table

CONFIG: Config = accept(configure(KOBITO, players=2))
QUICK = [level.name for level in LEVELS if level.name != "strongest"]


def opening(seed: int) -> Table:
    table = settle_chance(start(KOBITO, CONFIG), Random(seed)).state
    assert isinstance(table, Table)
    return table


@pytest.mark.parametrize("name", QUICK)
def test_every_level_plays_a_whole_game_by_the_rules(name: str) -> None:
    bot = accept(find_bot(KOBITO, name))
    match = play_out(KOBITO, CONFIG, [bot, bot], Random(4))
    assert KOBITO.outcome(match.state) is not None


def test_a_beginner_thinks_of_the_pots_only() -> None:
    bot = accept(find_bot(KOBITO, "beginner"))
    for seed in range(20):
        table = opening(seed)
        moves = legal_moves(table, 0)
        if any(move.verb == "lay" for move in moves):
            sight = look(KOBITO, CONFIG, table, 0, Random(1))
            seen = noticed(moves, Style(unaware=frozenset({"start"})), None)
            assert {move.verb for move in seen} == {move.verb for move in moves} - {"start"}
            assert bot.choose(sight, Random(1)) in moves


def test_dealing_the_hidden_cards_again_changes_no_plan() -> None:
    for seed in range(10):
        table = opening(seed)
        plans = {
            best_plans(KOBITO.resample(table, 0, Random(deal)), 0, Style())[0].moves
            for deal in range(5)
        }
        assert len(plans) == 1


def test_the_strongest_chooses_alike_whatever_the_others_hold() -> None:
    """No peeking: for every seed the same choice, whichever hidden cards are the true ones."""
    bot = ForesightBot(Effort(rounds=2, seconds=60))
    table = opening(3)
    other = KOBITO.resample(table, 0, Random(77))
    assert other.hands[1] != table.hands[1]
    for seed in range(4):
        first, second = (
            bot.choose(look(KOBITO, CONFIG, true, 0, Random(9 + seed)), Random(seed))
            for true in (table, other)
        )
        assert first == second


def test_a_seed_gives_the_same_choice() -> None:
    bot = ForesightBot(Effort(rounds=2, seconds=60))
    sight = look(KOBITO, CONFIG, opening(5), 0, Random(1))
    assert bot.choose(sight, Random(2)) == bot.choose(sight, Random(2))


def test_the_view_of_another_seat_is_refused() -> None:
    table = opening(6)
    with pytest.raises(Refused):
        Sight(KOBITO, CONFIG, 0, KOBITO.view(table, 1), (), table)

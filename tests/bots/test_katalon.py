"""Katalon's levels: what lies in plain sight is seen, and the perfect one gives nothing away."""

from itertools import pairwise
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Bot, bot_names, find_bot, levels_of, observe
from speeltafel.bots.katalon.levels import PerfectBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import State
from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.node import Node, follow, node_of, steps_of
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.scores import WIN_NOW, backed_up
from tests.solve import running_positions

CONFIG = accept(configure(KATALON))
LEVELS = levels_of(KATALON)


def choice(bot: Bot, position: State, seed: int) -> Move:
    generator = Random(seed)
    observation = observe(KATALON, CONFIG, position, position.turn, generator)
    chosen = bot.choose(observation, generator)
    assert isinstance(chosen, Move)
    return chosen


def wins_at_once(position: State) -> bool:
    node = node_of(position)
    return any(follow(node, step) == WIN_NOW for step in steps_of(node))


def test_the_levels_are_registered_weakest_first() -> None:
    assert LEVELS == ("beginner", "pupil", "player", "thinker", "expert", "perfect")
    assert bot_names(KATALON) == ("random", "ahead", "search", *LEVELS)


@pytest.mark.parametrize("name", LEVELS[1:])
def test_a_win_in_plain_sight_is_taken(name: str) -> None:
    bot = accept(find_bot(KATALON, name))
    positions = [each for each in running_positions(21, games=60) if wins_at_once(each)]
    assert len(positions) > 30
    for seed, position in enumerate(positions):
        end = outcome(apply(position, position.turn, choice(bot, position, seed)))
        assert end is not None
        assert end.winners == (position.turn,)


@pytest.mark.parametrize("name", LEVELS[2:])
def test_no_level_that_sees_the_reply_walks_into_a_loss_at_once(name: str) -> None:
    bot = accept(find_bot(KATALON, name))
    for seed, position in enumerate(running_positions(22, games=25)):
        afters = [apply(position, position.turn, m) for m in legal_moves(position, position.turn)]
        safe = [each for each in afters if not is_over(each) and not wins_at_once(each)]
        if safe and not wins_at_once(position):
            after = apply(position, position.turn, choice(bot, position, seed))
            assert is_over(after) or not wins_at_once(after)


def test_the_beginner_overlooks_wins_now_and_then_but_not_most_of_them() -> None:
    bot = accept(find_bot(KATALON, "beginner"))
    positions = [each for each in running_positions(23, games=150) if wins_at_once(each)]
    taken = sum(
        is_over(apply(position, position.turn, choice(bot, position, seed)))
        for seed, position in enumerate(positions)
    )
    assert 0.5 < taken / len(positions) < 0.98


def test_the_perfect_one_never_loses_value_or_time() -> None:
    """A small part of `scripts/bench katalon_levels`, judged by the second method."""
    judge, bot = AlphaBeta(), PerfectBot(find_oracle())
    for seed, position in enumerate(running_positions(24, games=25)):
        if node_of(position).stones < 4:
            continue
        after = apply(position, position.turn, choice(bot, position, seed))
        if not is_over(after):
            assert backed_up(judge.solve(node_of(after))) == judge.solve(node_of(position))


def test_among_equal_moves_the_perfect_one_sets_the_longest_trap() -> None:
    bot = PerfectBot(find_oracle())
    compared = 0
    for seed, position in enumerate(running_positions(25, games=30)):
        node = node_of(position)
        answer = find_oracle().ask(position)
        if answer.verdict.plies == 1 or len(answer.best) < 2:
            continue
        compared += 1
        chosen = choice(bot, position, seed)
        traps = {
            (step.box, step.letter): bot.trap(node, step)
            for step in steps_of(node)
            if any(move[:2] == (step.box, step.letter) for move in answer.best)
        }
        assert traps[chosen.box, chosen.letter] == max(traps.values())
    assert compared > 20


def test_a_trap_is_a_reply_that_gives_something_away() -> None:
    bot = PerfectBot(find_oracle())
    for position in running_positions(26, games=10):
        node = node_of(position)
        for step in steps_of(node):
            after = follow(node, step)
            if isinstance(after, Node):
                length, share = bot.trap(node, step)
                assert (length == 0) or 0 < share < 1


def test_each_level_beats_the_one_below() -> None:
    """Few games here; the ladder with its 65 % is `scripts/bench katalon_levels`."""
    for lower, higher in pairwise(LEVELS[:4]):
        won = lost = 0
        bots = accept(find_bot(KATALON, higher)), accept(find_bot(KATALON, lower))
        for number in range(60):
            turned = number % 2
            seats = bots[::-1] if turned else bots
            match = play_out(KATALON, CONFIG, seats, Random(f"{lower} {number}"))
            end = outcome(match.state)
            assert end is not None
            if end.winners:
                won += end.winners[0] == turned
                lost += end.winners[0] != turned
        assert won > lost

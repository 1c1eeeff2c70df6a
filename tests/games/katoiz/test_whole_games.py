"""What always holds, in whole games of every level (property tests).

Drawn with hypothesis: level, players, options and seed. Stapeltje is played by the bot, for random
walks take long to come home; `scripts/bench katoiz` plays a thousand games of each level.
"""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.bots import Bot, find_bot, observe
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import TILES, VALUES, common_values
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.heights import heights_of, lie_of
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.paths import path
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.variants import VARIANTS


@st.composite
def tables(draw: st.DrawFn, family: str) -> Config:
    variant = draw(st.sampled_from([each for each in VARIANTS if each.name.startswith(family)]))
    options: dict[str, Any] = {
        option.name: draw(st.sampled_from(option.values)) for option in variant.options
    }
    players = draw(st.sampled_from(list(variant.players)))
    config = configure(KATOIZ, variant.name, players, options)
    return accept(configure(KATOIZ, variant.name, 2)) if isinstance(config, Refusal) else config


def in_play(state: State) -> Counter[int]:
    """All tiles on the table."""
    if isinstance(state, Towers):
        stacked = [kind for own in state.towers for tower in own for kind in tower]
        return Counter([*state.supply, *stacked])
    if isinstance(state, Trios):
        lying = [kind for kind in state.tiles if kind >= 0]
        return Counter([*lying, *(kind for own in state.taken for kind in own)])
    return Counter(kind for pile in (*state.piles, *state.homes) for kind in pile)


def check_step(before: State, move: Move, after: State) -> None:
    if CHANCE not in KATOIZ.to_act(before):
        assert in_play(before) == in_play(after), "tiles are conserved"
    assert in_play(after) <= Counter(TILES)
    if isinstance(before, Piles) and isinstance(after, Piles) and isinstance(move, Walk):
        check_walk(before, move, after)
    if isinstance(before, Trios) and isinstance(after, Trios):
        for was, now in zip(before.taken, after.taken, strict=True):
            if len(now) > len(was):
                assert common_values(now[-3:]), "a taken set shares a value"
    if isinstance(after, Towers):
        for tower in (tower for own in after.towers for tower in own):
            for below, above in pairwise(tower):
                shared = sum(a == b for a, b in zip(VALUES[below], VALUES[above], strict=True))
                assert shared >= after.rules.matches


def check_walk(before: Piles, move: Walk, after: Piles) -> None:
    seat = before.turn
    way = path(before, seat, move)
    assert way is not None
    assert all(before.piles[place] for place in way[1:-1]), "no walk through an empty place"
    for one, other in pairwise(way):
        if other != HOME:
            assert max(abs(one // 6 - other // 6), abs(one % 6 - other % 6)) == 1
    was, now = heights_of(before), heights_of(after)
    assert sum(was) == sum(now) == 36 + len(before.homes), "heights add up"
    where = lie_of(before)
    for pair in where.pairs:
        then, here = (abs(heights[pair[0]] - heights[pair[1]]) for heights in (was, now))
        if here > 2 and here > then:  # KZ-34
            assert then <= 2
            assert pair in where.exempt[seat]


def play_whole_game(config: Config, bot: Bot, seed: int, limit: int) -> State:
    generator = Random(seed)
    state: State = KATOIZ.setup(config)
    for _ in range(limit):
        acting = KATOIZ.to_act(state)
        if not acting:
            return state
        if CHANCE in acting:
            move: Move = KATOIZ.chance(state).sample(generator)
            after = KATOIZ.apply(state, CHANCE, move)
        else:
            move = bot.choose(observe(KATOIZ, config, state, state.turn, generator), generator)
            after = KATOIZ.apply(state, state.turn, move)
        check_step(state, move, after)
        state = after
    return state


SEEDS = st.integers(0, 2**32)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables("stapeltoren"), SEEDS)
def test_towers_are_built_to_a_proper_end(config: Config, seed: int) -> None:
    end = play_whole_game(config, accept(find_bot(KATOIZ, "random")), seed, 2000)
    assert isinstance(end, Towers)
    outcome = KATOIZ.outcome(end)
    assert outcome is not None
    assert bool(outcome.winners) == (end.rules.colour_die and config.players > 1)
    assert sum(map(len, (tower for own in end.towers for tower in own))) <= end.rules.tiles


@settings(max_examples=50, deadline=None, derandomize=True)
@given(tables("3-stel"), SEEDS)
def test_sets_are_collected_to_a_proper_end(config: Config, seed: int) -> None:
    end = play_whole_game(config, accept(find_bot(KATOIZ, "random")), seed, 5000)
    assert isinstance(end, Trios)
    assert end.ending
    for own in end.taken:
        for at in range(0, len(own), 3):
            assert common_values(own[at : at + 3])


@settings(max_examples=25, deadline=None, derandomize=True)
@given(tables("stapeltje"), SEEDS)
def test_home_piles_grow_to_a_proper_end(config: Config, seed: int) -> None:
    end = play_whole_game(config, accept(find_bot(KATOIZ, "ahead")), seed, 700)
    assert isinstance(end, Piles)
    if end.rules.target in (4, 5) or 0 < end.rules.turns <= 300:
        assert end.ending  # six and seven may take long; the bots agree to stop then (KZ-42)
    if end.ending == "target":
        assert end.winner is not None
        assert len(end.homes[end.winner]) >= end.rules.target

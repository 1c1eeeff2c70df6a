"""Holds the rules in tensors, and the baseline there, against the engine and its own."""

from collections import Counter
from random import Random
from typing import Any, Final

import torch

from learning.position import joined
from learning.table import Table
from speeltafel.bots.bot import Sight, look
from speeltafel.bots.katoiz_ahead import KatoizBot
from speeltafel.bots.random_bot import RandomBot
from speeltafel.core.match import advance, settle_chance, start
from speeltafel.core.variants import Config
from speeltafel.games.katoiz import KATOIZ

BASELINE: Final = KatoizBot()
GAMES: Final = 10
"""Of each bot."""
TABLES: Final = 100
CLOSE: Final = 0.01
"""Single precision differs by less."""


def hold_against_engine(table: Table[Any], config: Config) -> int:
    """Games of the engine, random ones and the baseline's: what may be done there may be done
    here, comes to the same and looks the same to the baseline. How many positions were compared."""
    generator, compared = Random(0), 0
    for bot in (RandomBot(), BASELINE) * GAMES:
        match = settle_chance(start(KATOIZ, config), generator)
        compare_deal(table, match.state)
        while KATOIZ.to_act(match.state):
            sight = look(KATOIZ, config, match.state, match.state.turn, generator)
            compared += compare_moves(table, sight)
            move = bot.choose(sight, generator)
            match = settle_chance(advance(match, match.state.turn, move), generator)
        position = table.position_of(match.state)
        assert bool(table.over(position)), f"not over: {match.state}"
    return compared


def compare_deal(table: Table[Any], state: Any) -> None:
    """As many of everything at every table, wherever they may lie."""
    expected = table.position_of(state).tensors()
    for name, dealt in table.dealt(TABLES).tensors().items():
        counted = dealt.flatten(1).sum(1) if dealt.dim() > 1 else dealt.long()
        assert bool((counted == expected[name].sum()).all()), f"dealt otherwise: {name}"


def compare_moves(table: Table[Any], sight: Sight) -> int:
    """And the positions after them: how many these were."""
    state, seat, device = sight.dealt, sight.seat, table.device
    legal = [(table.choice_of(state, move), move) for move in sight.moves]
    ways, moves = Counter(choice for choice, _ in legal), dict(legal)
    choices = torch.tensor(sorted(moves), device=device)
    position = table.position_of(state)
    rolls = torch.tensor([0 if state.roll is None else table.dice.index(state.roll)], device=device)
    allowed = table.choices(position, seat, rolls)[0].nonzero()[:, 0]
    assert torch.equal(choices, allowed), f"moves differ: {state}"
    if not table.exact(state):
        return 0
    before = position.at(torch.zeros_like(choices))
    counted = table.ways(before, choices, seat).tolist()
    assert counted == [ways[each] for each in sorted(ways)], f"counted otherwise: {state}"
    there = [KATOIZ.apply(state, seat, moves[each]) for each in sorted(moves)]
    here = table.after(before, seat, choices)
    values = [BASELINE.value(KATOIZ, each, sight) for each in there]
    found = table.visible(here, seat).tolist()
    close = [abs(one - other) < CLOSE for one, other in zip(found, values, strict=True)]
    assert all(close), f"looks otherwise: {state}"
    exact = torch.tensor([table.exact(each) for each in there], device=device)
    expected = joined([table.position_of(each) for each in there])
    other = expected.at(exact).tensors()
    same = [torch.equal(one, other[name]) for name, one in here.at(exact).tensors().items()]
    assert all(same), f"comes to another: {state}"
    return len(choices)

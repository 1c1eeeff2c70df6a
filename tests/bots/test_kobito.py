"""Kobito's planner: a whole turn ahead, from what its seat may know."""

from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot, observe
from speeltafel.bots.kobito.players import PlanningBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import Gold
from speeltafel.games.kobito.state import Stage, State
from tests.games.kobito.positions import table


def config_for(state: State) -> Config:
    return accept(configure(KOBITO, players=len(state.hands)))


def end_of(state: State) -> State:
    """The table when the planner's turn is over or a pot is won."""
    bot = PlanningBot()
    generator = Random(1)
    while state.stage is Stage.PLAY and state.turn == 0:
        move = bot.choose(observe(KOBITO, config_for(state), state, 0, generator), generator)
        state = KOBITO.apply(state, 0, move)
    return state


def test_it_completes_a_pot_from_workshop_and_hand_together() -> None:
    state = table(
        """
        A 6:7  5 6
        B 9:9  1
        C 9:10  12
        1: 3 4 9 10 11 | 7 8
        2: 3 3 3 3 3
        """
    )
    assert end_of(state).won[0] == (Gold(6, 7),)


def test_it_swaps_a_kobito_to_complete_a_pot() -> None:
    state = table(
        """
        A 5:6  5 6 k7 8
        B 9:9  1
        C 9:10  12
        1: 7 3
        2: 3 3 3 3 3
        """
    )
    assert end_of(state).won[0] == (Gold(5, 6),)


@pytest.mark.parametrize("players", [2, 4])
def test_it_chooses_the_same_whatever_the_others_hold(players: int) -> None:
    config = accept(configure(KOBITO, players=players))
    bot = PlanningBot()
    state = play_out(KOBITO, config, [bot] * players, Random(3), limit=70).state
    while KOBITO.to_act(state)[0] < 0:  # type: ignore[index] # a tuple in Kobito
        state = KOBITO.apply(state, -1, KOBITO.chance(state).sample(Random(1)))
    seat = state.turn
    choices = {
        bot.choose(observe(KOBITO, config, state, seat, Random(seed)), Random(seed))
        for seed in range(8)
    }
    assert len(choices) == 1


def test_it_beats_random_players() -> None:
    config = accept(configure(KOBITO, players=3))
    ahead, other = accept(find_bot(KOBITO, "ahead")), accept(find_bot(KOBITO, "random"))
    wins = 0.0
    for seed in range(3):
        bots = [other, other, other]
        bots[seed] = ahead
        outcome = KOBITO.outcome(play_out(KOBITO, config, bots, Random(seed)).state)
        assert outcome is not None
        wins += outcome.share(seed, 3)
    assert wins == 3

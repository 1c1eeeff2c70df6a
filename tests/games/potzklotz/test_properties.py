"""What must hold in every game of Potz Klotz, whatever the table has agreed on."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.arena.policy import policy_of
from speeltafel.bots.potzklotz.players import PersonLikeBot
from speeltafel.core.kit import Policy, next_move, random_move
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import BASE, DECKS
from speeltafel.games.potzklotz.placement import FALLS_APART, number_standing
from speeltafel.games.potzklotz.rules import outcome
from speeltafel.games.potzklotz.state import State
from tests.games.potzklotz.tables import all_cards

ENOUGH = 20_000


@st.composite
def agreements(draw: st.DrawFn) -> Config:
    variant = draw(st.sampled_from(POTZKLOTZ.variants))
    options = {option.name: draw(st.sampled_from(option.values)) for option in variant.options}
    if "games" in options:
        options["games"] = draw(st.integers(1, 2))
    players = draw(st.sampled_from(variant.players))
    return accept(configure(POTZKLOTZ, variant.name, players, options))


def states(config: Config, generator: Random, policy: Policy) -> Iterator[State]:
    """Every state of one match, to its end."""
    state: State = POTZKLOTZ.setup(config)
    yield state
    for _ in range(ENOUGH):
        if not POTZKLOTZ.to_act(state):
            return
        actor, move = next_move(POTZKLOTZ, state, generator, policy)
        state = POTZKLOTZ.apply(state, actor, move)
        yield state
    raise AssertionError(f"not over after {ENOUGH} moves: {config}")


def check(state: State) -> None:
    deck = DECKS[state.agreed.deck]
    assert all_cards(state) == list(deck), "cards are conserved"
    for hand, shown in zip(state.hands, state.shown, strict=True):
        assert set(shown) <= set(hand)
        assert list(hand) == sorted(hand)
    if state.building:
        assert number_standing(state.building) != FALLS_APART
        assert all(0 <= x < BASE and 0 <= y < BASE for x, y, _ in state.building)
    assert state.passes < state.agreed.players


@settings(max_examples=25, deadline=None)
@given(agreements(), st.integers(0, 1_000_000))
def test_cards_and_cubes_are_conserved_and_every_match_ends(config: Config, seed: int) -> None:
    """PK-9, PK-10, PK-13: even when everybody plays at random."""
    for state in states(config, Random(seed), random_move):
        check(state)
    assert outcome(state) is not None


@pytest.mark.parametrize(
    ("variant", "players"),
    [(variant.name, players) for variant in POTZKLOTZ.variants for players in variant.players],
)
def test_games_of_people_come_to_a_proper_end(variant: str, players: int) -> None:
    """A few of the thousand of each that were run once; somebody scores in nearly all."""
    config = accept(configure(POTZKLOTZ, variant, players))
    policy = policy_of(PersonLikeBot(), config)
    for seed in range(3):
        for state in states(config, Random(f"{variant} {players} {seed}"), policy):
            check(state)
        final = outcome(state)
        assert final is not None
        assert final.winners
        assert len(state.results) == state.agreed.games

"""The engine's walks are those of a literal second reading of the rulings, on many positions."""

from random import Random

import pytest

from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Value
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.moves import LAPSE, PASS, Move
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from tests.games.katoiz import reference
from tests.games.katoiz.drawing import config


def spot(place: int, state: Piles) -> reference.Spot:
    if place == HOME:
        return reference.HOMES[len(state.homes)][state.turn]
    return place // 6 + 1, place % 6 + 1


def as_reference(state: Piles, move: Move) -> object:
    if isinstance(move, Walk):
        return spot(move.start, state), spot(move.end, state)
    return {PASS: "pass", LAPSE: "lapse"}[move]  # type: ignore[index] # choices only


@pytest.mark.parametrize(
    ("variant", "players", "options", "positions"),
    [
        ("stapeltje-1", 2, {}, 60),
        ("stapeltje-1", 4, {"empty_straight": True}, 60),
        ("stapeltje-2", 3, {"target": 6}, 70),
        ("stapeltje-2", 2, {"target": 7}, 70),
        ("stapeltje-4", 1, {}, 40),
        ("stapeltje-5", 3, {"level": 3}, 40),
    ],
)
def test_walks_are_those_of_a_second_reading(
    variant: str, players: int, options: dict[str, Value], positions: int
) -> None:
    """KZ-31 … KZ-37."""
    generator = Random(f"{variant} {players}")
    state = KATOIZ.setup(config(variant, players, **options))
    looked_at = repairs = 0
    while looked_at < positions:
        if not (acting := KATOIZ.to_act(state)):
            state = KATOIZ.setup(config(variant, players, **options))
            continue
        if CHANCE in acting:
            state = KATOIZ.apply(state, CHANCE, KATOIZ.chance(state).sample(generator))
            continue
        assert isinstance(state, Piles)
        moves = KATOIZ.legal_moves(state, state.turn)
        expected = reference.legal(state, state.turn)
        assert {as_reference(state, move) for move in moves} == expected
        looked_at += 1
        repairs += PASS not in moves and LAPSE not in moves
        state = KATOIZ.apply(state, state.turn, steepest(state, moves, generator))
    if players > 1 and variant != "stapeltje-5":
        assert repairs > 0, "the repair duty came up"


def steepest(state: Piles, moves: object, generator: Random) -> Move:
    """Mostly builds on high piles, so that heights matter soon."""
    assert isinstance(moves, list)
    some = [generator.choice(moves) for _ in range(6)]

    def height(move: Move) -> int:
        if not isinstance(move, Walk):
            return -1
        return len(state.homes[state.turn] if move.end == HOME else state.piles[move.end])

    chosen: Move = max(some, key=height)
    return chosen

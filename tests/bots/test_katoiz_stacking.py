"""Stapeltoren's quick games against the rules, and imagined players against the baseline."""

from typing import Any

import pytest

from speeltafel.bots.katoiz import towers
from speeltafel.bots.katoiz.kernels import towers as stacking
from speeltafel.bots.katoiz.kernels.dice import chance_of, row, scattered
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import tile
from speeltafel.games.katoiz.moves import LAPSE
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.rules import open_tiles
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.variants import tower_rules
from tests.bots.test_katoiz_kernels import best_by_eye, numbers, positions
from tests.games.katoiz.drawing import config
from tests.games.katoiz.drawing import towers as drawn_towers


def chosen_number(state: Towers, seat: int, move: Any) -> int:
    """A move as a choice of the kernel."""
    tower = move.tower if isinstance(move, Stack) else len(state.towers[seat])
    return int(64 * tower + move.tile)


def quick_move(state: Towers, seat: int, chosen: int) -> Begin | Stack:
    """A choice of the kernel as a move, without a name."""
    tower, kind = int(chosen) >> 6, int(chosen) & 63
    return Begin(kind) if tower == len(state.towers[seat]) else Stack(kind, tower, None)


def described(state: Towers, seat: int, move: Any) -> tuple[int, tuple[int, int] | None]:
    """The tile, and how high the tower is and what it ends in: equal towers cannot be told
    apart."""
    if not isinstance(move, Stack):
        return move.tile, None
    own = state.towers[seat][move.tower]
    return move.tile, (len(own), own[-1])


def asked_for(state: Towers) -> int:
    return sum(1 << kind for kind in open_tiles(state))


def quick_choices(state: Towers, seat: int) -> set[tuple[int, tuple[int, int] | None]]:
    """What the kernel lists, each once."""
    table, tables = towers.packed(state), towers.tables(state.rules)
    found = row([0] * stacking.MOST_CHOICES)
    count = stacking.choices(table, seat, asked_for(state), tables, found)
    listed = [described(state, seat, quick_move(state, seat, each)) for each in found[:count]]
    assert len(listed) == len(set(listed))
    return set(listed)


@pytest.mark.parametrize(
    "variant", ["stapeltoren-1", "stapeltoren-3", "stapeltoren-4", "stapeltoren-5"]
)
def test_quick_towers_take_what_the_rules_allow(variant: str) -> None:
    checked = 0
    for seed in range(4):
        for state, seat, moves in positions(config(variant, 2 + seed % 3), seed):
            assert isinstance(state, Towers)
            taking = [move for move in moves if isinstance(move, Begin | Stack)]
            assert quick_choices(state, seat) == {described(state, seat, move) for move in taking}
            for move in taking[:3]:
                table = towers.packed(state)
                stacking.end_turn(table, 0, chosen_number(state, seat, move))
                after = KATOIZ.apply(state, seat, move)
                assert isinstance(after, Towers)
                assert numbers(table) == numbers(towers.packed(after))
                checked += 1
    assert checked > 50


@pytest.mark.parametrize("variant", ["stapeltoren-1", "stapeltoren-4", "stapeltoren-5"])
def test_what_may_follow_on_a_tile_is_how_likely_a_roll_asks_for_one_that_fits(
    variant: str,
) -> None:
    for state, _, _ in positions(config(variant), 3, most=12):
        tables = towers.tables(state.rules)
        left = stacking.present_kinds(towers.packed(state).counts)
        once, twice = (stacking.growth(left, tables, turns) for turns in (1, 2))
        for top in range(30):
            fitting = left & int(tables.fits[top])
            assert once[top] == pytest.approx(chance_of(fitting, tables.rolls))
            assert once[top] <= twice[top] <= 2.0
            assert (twice[top] > 0) == (fitting > 0)


def chosen_by_eye(state: Towers, seat: int, times: int) -> set[Any]:
    """What an imagined player who looks one move ahead chooses, with so many lucks."""
    table, tables = towers.packed(state), towers.tables(state.rules)
    present, found = stacking.present_kinds(table.counts), row([0] * stacking.MOST_CHOICES)
    chosen = {
        stacking.by_eye(table, seat, asked_for(state), present, tables, scattered(luck), found)
        for luck in range(times)
    }
    return {described(state, seat, quick_move(state, seat, each)) for each in chosen}


@pytest.mark.parametrize("variant", ["stapeltoren-3", "stapeltoren-4", "stapeltoren-5"])
def test_imagined_stackers_by_eye_choose_what_the_baseline_chooses(variant: str) -> None:
    """Among all that look equally good to it, and nothing else."""
    several = 0
    for seed in range(4):
        table = config(variant, 2 + seed % 3)
        for state, seat, moves in positions(table, seed):
            assert isinstance(state, Towers)
            if moves != [LAPSE]:
                best = best_by_eye(table, state, seat, moves)
                wanted = {described(state, seat, move) for move in best}
                assert chosen_by_eye(state, seat, 20 * len(wanted)) == wanted
                several += len(wanted) > 1
    assert several > 20


@pytest.mark.parametrize(("rival", "equal"), [("Y▲", 2), ("Y▲Y△", 1), ("Y▲Y△Y■Y□", 2)])
def test_with_the_last_tile_imagined_stackers_look_at_the_victory_only(
    rival: str, equal: int
) -> None:
    """Before, behind, or even by the tile: only then it matters where it goes."""
    table = config("stapeltoren-3")
    state = drawn_towers("B○", ("R●R○", "B△"), (rival,), roll="B", variant="stapeltoren-3")
    best = best_by_eye(table, state, 0, list(KATOIZ.legal_moves(state, 0)))
    wanted = {described(state, 0, move) for move in best}
    assert len(wanted) == equal
    assert chosen_by_eye(state, 0, 40) == wanted


def test_nothing_follows_where_nothing_lies() -> None:
    tables = towers.tables(tower_rules(config("stapeltoren-4")))
    assert list(stacking.growth(0, tables, 3)) == [0.0] * 30


def test_a_tower_promises_more_on_a_tile_that_more_tiles_fit_on() -> None:
    """Both fit now; on the small circle only its like may follow, on the big one two more."""
    state = drawn_towers(
        "R● R○ B○ G○", ("R△",), ("Y▲",), roll="R", variant="stapeltoren-4", naming=False
    )
    moves = [Begin(tile("R●")), Begin(tile("R○"))]
    small, big = towers.candidates(state, 0, moves).priors
    assert big > small

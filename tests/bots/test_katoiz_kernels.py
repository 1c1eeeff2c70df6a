"""Katoiz's quick games against the rules: the same choices, and the same tables after them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import observe
from speeltafel.bots.katoiz import piles as katoiz_piles
from speeltafel.bots.katoiz import trios as katoiz_trios
from speeltafel.bots.katoiz.kernels import discs as placing
from speeltafel.bots.katoiz.kernels import one_ply as eye
from speeltafel.bots.katoiz.kernels import piles as piling
from speeltafel.bots.katoiz.kernels import trios as trios
from speeltafel.bots.katoiz.kernels import walks as walking
from speeltafel.bots.katoiz.kernels.dice import row, scattered
from speeltafel.bots.katoiz.one_ply import KatoizOnePly
from speeltafel.bots.search.random_bot import RandomBot
from speeltafel.core.variants import Config
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import DEMANDED
from speeltafel.games.katoiz.moves import LAPSE, PASS, Choice
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.rules import demand
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.state import Trios
from tests.games.katoiz.drawing import config
from tests.games.katoiz.drawing import piles as drawn_piles
from tests.games.katoiz.drawing import trios as drawn_trios


def positions(table: Config, seed: int, most: int = 100) -> Iterator[tuple[Any, int, list[Any]]]:
    """What a seat faces in a game of any legal moves, sooner walks than passes."""
    generator, state = Random(seed), KATOIZ.setup(table)
    for _ in range(most):
        while (acting := KATOIZ.to_act(state)) and acting[0] < 0:  # type: ignore[index]  # a tuple here
            state = KATOIZ.apply(state, -1, KATOIZ.chance(state).sample(generator))
        if not acting:
            return
        seat = next(iter(acting))
        moves = list(KATOIZ.legal_moves(state, seat))
        yield state, seat, moves
        walks = [move for move in moves if isinstance(move, Walk)]
        state = KATOIZ.apply(state, seat, generator.choice(walks or moves))


def numbers(rows: Any) -> list[list[int]]:
    return [[int(number) for number in each] for each in rows]


def copied(rows: Any) -> list[Any]:
    return [each.copy() for each in rows]


AHEAD = KatoizOnePly()


def best_by_eye(table: Config, state: Any, seat: int, moves: list[Any]) -> set[Any]:
    """All moves that look equally good to the baseline, and better than the others."""
    observation = observe(KATOIZ, table, state, seat, Random(0))
    values = [AHEAD.value(KATOIZ, KATOIZ.apply(state, seat, move), observation) for move in moves]
    return {move for move, value in zip(moves, values, strict=True) if value == max(values)}


# ── 3-stel

TRIO_TABLES = [
    ("3-stel-1", {}),
    ("3-stel-2", {"shared-values": 2}),
    ("3-stel-3", {"quiet-rounds": True}),
    ("3-stel-4", {}),
    ("3-stel-4", {"scoring": 2, "sending-ends": True}),
]


def lying(state: Trios) -> list[list[int]]:
    return in_order(katoiz_trios.packed(state))


def in_order(packed: Any) -> list[list[int]]:
    """The discs of a seat cannot be told apart."""
    rows = numbers(packed)
    places = rows[2]
    rows[2] = [
        place for seat in range(0, len(places), 3) for place in sorted(places[seat : seat + 3])
    ]
    return rows


@pytest.mark.parametrize(("variant", "options"), TRIO_TABLES)
def test_quick_discs_do_what_the_rules_say(variant: str, options: dict[str, Any]) -> None:
    checked = 0
    for seed in range(4):
        table = config(variant, 2 + seed % 3, **options)
        for state, seat, moves in positions(table, seed):
            assert isinstance(state, Trios)
            if state.bonus:
                continue
            packed, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
            rules = katoiz_trios.packed_rules(state.rules, table.players)
            chosen = trios.choose(*packed, rules, tables, katoiz_trios.weights_of(state), seed)
            assert chosen < 0 or Disc(chosen // 36 - 1, chosen % 36) in moves
            for move in moves:
                if not isinstance(move, Disc) or move.end == HAND:
                    continue
                rows = copied(packed)
                again = state.rules.bold and placing.next_to_own(rows[2], seat, *move, tables)
                placing.put(*rows, *move, tables)
                if not (again and placing.set_possible(rows[0], tables)):
                    placing.end_turn(rows[0], rows[1], rows[4], rules, tables, table.players)
                after = KATOIZ.apply(state, seat, move)
                assert isinstance(after, Trios)
                assert in_order(rows) == lying(after)
                checked += 1
    assert checked > 500


def test_a_quick_disc_is_sent_back_by_the_rules() -> None:
    """KZ-25."""
    sent = 0
    for seed in range(4):
        for state, seat, moves in positions(config("3-stel-4", 2 + seed % 3), seed):
            assert isinstance(state, Trios)
            if state.bonus or state.sent:
                continue
            rows, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
            before = numbers(rows)[1]
            rules = katoiz_trios.packed_rules(state.rules, len(state.discs))
            if trios.send_back(*rows, rules, tables):
                (place,) = (each for each in range(36) if before[each] >= 0 > rows[1][each])
                assert Disc(place, HAND) in moves
                after = KATOIZ.apply(state, seat, Disc(place, HAND))
                assert isinstance(after, Trios)
                assert in_order(rows) == lying(after)
                sent += 1
            else:
                assert not any(isinstance(move, Disc) and move.end == HAND for move in moves)
    assert sent > 20


def disc_of(code: int) -> Disc | Choice:
    """A choice of the kernel as a move."""
    if code == placing.NONE:
        return PASS
    if code < 0:
        return Disc(eye.SENDING - code, HAND)
    return Disc(code // 36 - 1, code % 36)


@pytest.mark.parametrize(("variant", "options"), TRIO_TABLES)
def test_imagined_players_by_eye_choose_what_the_baseline_chooses(
    variant: str, options: dict[str, Any]
) -> None:
    """Among all that look equally good to it, and nothing else."""
    several = 0
    for seed in range(3):
        table = config(variant, 2 + seed % 3, **options)
        for state, seat, moves in positions(table, seed):
            assert isinstance(state, Trios)
            if state.bonus or moves == [LAPSE]:
                continue
            best = best_by_eye(table, state, seat, moves)
            packed, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
            rules = katoiz_trios.packed_rules(state.rules, table.players)
            chosen = {
                disc_of(int(eye.by_eye(*packed, rules, tables, scattered(luck))))
                for luck in range(20 * len(best))
            }
            assert chosen == best
            several += len(best) > 1
    assert several > 20


@pytest.mark.parametrize(("variant", "options"), TRIO_TABLES)
def test_quick_scores_are_the_scores(variant: str, options: dict[str, Any]) -> None:
    """KZ-24."""
    match = play_out(KATOIZ, config(variant, 2, **options), [RandomBot()] * 2, Random(7))
    state, outcome = match.state, KATOIZ.outcome(match.state)
    assert outcome is not None
    assert isinstance(state, Trios)
    counts = katoiz_trios.packed(state)[3]
    scoring = katoiz_trios.packed_rules(state.rules, 2)[placing.SCORING]
    scores = tuple(placing.score(counts, placing.CLASSES * each, scoring) for each in range(2))
    assert scores == outcome.scores


@pytest.mark.parametrize(("sets", "leaves"), [((1, 0), True), ((0, 1), False)])
def test_who_is_ahead_lets_a_quiet_game_end_and_who_is_behind_does_not(
    sets: tuple[int, int], leaves: bool
) -> None:
    """KZ-23: the third turn in a row without a disc touched ends the game."""
    taken = tuple("W□W○W△" * number for number in sets)
    state = drawn_trios("R●0 B○0 G△0 R○ B● Y■ Y□ Y▲ " + "· " * 28, roll="Y·", taken=taken)
    state = state._replace(quiet=2)
    packed, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
    rules = katoiz_trios.packed_rules(state.rules, 2)
    chosen = trios.choose(*packed, rules, tables, katoiz_trios.weights_of(state), 1)
    assert (chosen < 0) == leaves


@pytest.mark.parametrize(("tiles", "leaves"), [("W□W○W△", True), ("", False)])
def test_who_is_well_ahead_at_piles_leaves_a_disc_to_keep_the_game_quiet(
    tiles: str, leaves: bool
) -> None:
    """KZ-23, KZ-24: after the second quiet turn in a row one more ends it."""
    table = "R●0 B□0 G△0 R○ B● Y■ W■ Y▲ " + "· " * 28
    state = drawn_trios(table, roll="Y·", taken=(tiles, ""), variant="3-stel-2")
    state = state._replace(quiet=1)
    packed, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
    rules = katoiz_trios.packed_rules(state.rules, 2)
    chosen = trios.choose(*packed, rules, tables, katoiz_trios.weights_of(state), 1)
    assert (chosen < 0) == leaves


def test_classes_promise_what_is_left_of_them_but_for_tiles_under_discs_of_others() -> None:
    state = drawn_trios("R●0 R○1 R△ B△ " + "· " * 32, roll="Y·", variant="3-stel-2")
    tiles, owner, *_ = katoiz_trios.packed(state)
    tables, weights = katoiz_trios.tables_of(state), katoiz_trios.weights_of(state)
    class_values = trios.class_values_of(tiles, owner, 0, tables, weights)
    left = [round(promise / weights[trios.LEFT]) for promise in class_values[: tables.number]]
    assert left == [1, 2, 0, 0, 0, 0, 1, 2, 2, 1]  # colours, shapes, big and small


@pytest.mark.parametrize("plain", [0b000, 0b010, 0b111])
@pytest.mark.parametrize(("variant", "options"), TRIO_TABLES)
def test_imagined_games_end_with_every_tile_taken_or_lying(
    variant: str, options: dict[str, Any], plain: int
) -> None:
    """Whoever plans in them, and whoever only looks one move ahead."""
    table = config(variant, 3, **options)
    state, *_ = next(positions(table, 5))
    packed, tables = katoiz_trios.packed(state), katoiz_trios.tables_of(state)
    rules, weights = katoiz_trios.packed_rules(state.rules, 3), katoiz_trios.weights_of(state)
    for seed in range(5):
        rows = copied(packed)
        trios.play(*rows, rules, tables, weights, row([]), seed, katoiz_trios.TO_THE_END, plain)
        tiles, owner, places, counts, now = numbers(rows)
        assert now[placing.OVER]
        assert sum(kind >= 0 for kind in tiles) + sum(counts) // 3 == 36
        assert sorted(place for place in places if place >= 0) == [
            place for place in range(36) if owner[place] >= 0
        ]


# ── Stapeltje


PILE_TABLES: list[tuple[str, dict[str, Any]]] = [
    ("stapeltje-1", {}),
    ("stapeltje-1", {"empty-straight": True}),
    ("stapeltje-2", {"target": 6}),
    ("stapeltje-3", {}),
    ("stapeltje-5", {}),
]


@pytest.mark.parametrize(("variant", "options"), PILE_TABLES)
def test_quick_walks_are_the_legal_walks(variant: str, options: dict[str, Any]) -> None:
    checked = repairs = 0
    for seed in range(3):
        table = config(variant, 2 + seed % 2, **options)
        for state, seat, moves in positions(table, seed):
            assert isinstance(state, Piles)
            packed, tables = katoiz_piles.packed(state), katoiz_piles.tables_of(state)
            rules = katoiz_piles.packed_rules(state.rules)
            found = row([0] * walking.MOST_WALKS)
            count, forced = walking.all_walks(*packed, rules, tables, found)
            walks = [Walk(int(code) >> 6, int(code) & 63) for code in found[:count]]
            legal = [move for move in moves if isinstance(move, Walk)]
            assert sorted(walks) == sorted(legal)
            assert forced == (bool(legal) and PASS not in moves)
            assert walking.demand(packed[3], rules, tables) == DEMANDED[demand(state)]  # type: ignore[index]  # it is asked
            for walk in legal[:: max(1, len(legal) // 3)]:
                rows = copied(packed)
                walking.walk_on(rows[0], rows[1], rows[3], rules, tables, *walk)
                after = KATOIZ.apply(state, seat, walk)
                assert isinstance(after, Piles)
                assert standing_tiles(rows) == standing_tiles(katoiz_piles.packed(after))
            checked += 1
            repairs += forced
    assert checked > 100
    if variant == "stapeltje-3":
        assert repairs


def walked_by_eye(state: Piles, tries: int) -> set[Any]:
    packed, tables = katoiz_piles.packed(state), katoiz_piles.tables_of(state)
    rules, found = katoiz_piles.packed_rules(state.rules), row([0] * walking.MOST_WALKS)
    walks = found, *walking.all_walks(*packed, rules, tables, found)
    _, heights, _, now = packed
    codes = {
        int(piling.walk_by_eye(heights, *walks, now, rules, tables, scattered(luck)))
        for luck in range(tries)
    }
    return {
        PASS if code < 0 else Walk(int(found[code]) >> 6, int(found[code]) & 63) for code in codes
    }


@pytest.mark.parametrize(
    ("roll", "chosen"),
    [("Y·", {Walk(2, 3), Walk(2, 8)}), ("B·", {PASS})],
    ids=["walks elsewhere", "passes where every walk would"],
)
def test_imagined_walkers_by_eye_let_nobody_else_win(roll: str, chosen: set[Any]) -> None:
    """KZ-37: a tile on b1, or one less on a1, would end what holds the other's win up."""
    drawing = "W●W●B○ · Y△ · · ·" + " ·" * 30
    homes = ("B△B△B△B△", "G■")
    state = drawn_piles(drawing, homes=homes, turn=1, roll=roll, empty_straight=True)
    moves = list(KATOIZ.legal_moves(state, 1))
    assert best_by_eye(config("stapeltje-1"), state, 1, moves) == chosen
    assert walked_by_eye(state, tries=20) == chosen


@pytest.mark.parametrize(("variant", "options"), PILE_TABLES)
def test_imagined_walkers_by_eye_choose_what_the_baseline_chooses(
    variant: str, options: dict[str, Any]
) -> None:
    several = homeward = 0
    for seed in range(3):
        table = config(variant, 2 + seed % 2, **options)
        for state, seat, moves in positions(table, seed, most=40):
            walks = [move for move in moves if isinstance(move, Walk)]
            if not walks:
                continue
            best = best_by_eye(table, state, seat, moves)
            assert walked_by_eye(state, tries=20 * len(best)) == best
            several += len(best) > 1
            homeward += any(walk.end == HOME for walk in best)
    assert several > 20
    assert homeward > 10


def standing_tiles(packed: Any) -> tuple[list[list[int]], list[int], list[int]]:
    """Without what is left of tiles that walked away."""
    tiles, heights, _, now = numbers(packed)
    piles = [
        tiles[walking.DEEP * place : walking.DEEP * place + height]
        for place, height in enumerate(heights)
    ]
    return piles, heights, now


def test_where_the_highest_pile_wins_a_tile_home_is_always_a_gain() -> None:
    """KZ-39: whatever steps the higher pile wants below it."""
    state = next(positions(config("stapeltje-3"), 1))[0]
    rules, tables = katoiz_piles.packed_rules(state.rules), katoiz_piles.tables_of(state)
    heights = katoiz_piles.packed(state)[1]
    wanted = []
    for home in range(1, 10):
        heights[36] = home
        wanted.append(piling.lacks(heights, 0, rules, tables))
    assert wanted == sorted(wanted, reverse=True)
    assert len(set(wanted)) == len(wanted)

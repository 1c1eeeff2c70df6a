"""Stapeltoren's tree of own choices: held against the rules, within its room, and what it finds."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from speeltafel.bots import observe
from speeltafel.bots.effort import Effort
from speeltafel.bots.katoiz import towers as katoiz_towers
from speeltafel.bots.katoiz.expert import SEARCH_WIDTH, ThinkingBot, compile_kernels
from speeltafel.bots.katoiz.kernels import towers as stacking
from speeltafel.bots.katoiz.kernels import tree as kernel
from speeltafel.bots.katoiz.kernels.dice import COMPILED, fractions, row
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.core.seats import CHANCE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import tile
from speeltafel.games.katoiz.towers.moves import Stack
from speeltafel.games.katoiz.towers.state import Towers
from tests.bots.test_katoiz_kernels import numbers, positions
from tests.bots.test_katoiz_search import Clock
from tests.games.katoiz.drawing import config, towers

VARIANTS = ["stapeltoren-1", "stapeltoren-2", "stapeltoren-3", "stapeltoren-4", "stapeltoren-5"]
PLAYERS = 3
SEVERAL = towers(
    "G○ G▲ G■ G● W○ Y▲ B○ R●",
    ("G●", "G□"),
    ("B■B□",),
    roll="G",
    variant="stapeltoren-4",
    naming=False,
)
"""Four tiles can be taken, some to two towers."""


def opened(variant: str, players: int, generator: Random) -> Towers:
    state: Any = KATOIZ.setup(config(variant, players))
    if not state.laid:
        state = KATOIZ.apply(state, CHANCE, KATOIZ.chance(state).sample(generator))
    assert isinstance(state, Towers)
    return state


def begun() -> Towers:
    """The first seat has taken a tile."""
    state = opened("stapeltoren-4", 2, Random(1))
    after = KATOIZ.apply(state, 0, KATOIZ.legal_moves(state, 0)[0])
    assert isinstance(after, Towers)
    return after


def grown(tree: kernel.Tree, state: Towers, first: int, games: int, seed: int = 1) -> Any:
    """For the seat that has just chosen."""
    seat, table = (state.turn - 1) % len(state.towers), katoiz_towers.packed(state)
    rules, observation = (
        katoiz_towers.tables(state.rules),
        katoiz_towers.weights(state.rules.matches),
    )
    return kernel.grow(tree, table, seat, first, rules, observation, row([]), seed, games)


def ranked_moves(
    state: Towers, variant: str, games: int = 40, coming: Sequence[int] = ()
) -> list[RankedMove]:
    bot = ThinkingBot(Effort(games, seconds=60.0))
    bot.coming = coming
    observation = observe(KATOIZ, config(variant, len(state.towers)), state, state.turn, Random(1))
    return bot.ranked_moves(observation, Random(1))


# ── By the rules


@pytest.mark.parametrize("plain", [0b000, 0b101, 0b111])
@pytest.mark.parametrize("variant", ["stapeltoren-1", "stapeltoren-3", "stapeltoren-5"])
def test_imagined_turns_are_turns_by_the_rules_with_the_dice_to_come(
    variant: str, plain: int
) -> None:
    """Turn by turn to the end, beside a game in which the same dice fall."""
    generator = Random(plain)
    state: Any = opened(variant, PLAYERS, generator)
    table, tables = katoiz_towers.packed(state), katoiz_towers.tables(state.rules)
    dice, rolls = [generator.randrange(len(tables.rolls)) for _ in range(400)], 0
    scratch = row([0] * stacking.MOST_CHOICES), fractions([0.0] * stacking.MOST_CHOICES)
    while acting := KATOIZ.to_act(state):
        before = rolls
        if tuple(acting) == (CHANCE,):
            outcomes = KATOIZ.chance(state).outcomes
            assert outcomes is not None
            state = KATOIZ.apply(state, CHANCE, outcomes[dice[rolls]][0])
            rolls += 1
        elif not state.rules.colour_die:
            rolls += len(state.towers[state.turn]) > 0  # one that asks for nothing
        seat, after = state.turn, (state.turn + 1) % PLAYERS
        weights = katoiz_towers.weights(state.rules.matches)
        stacking.play(table, tables, weights, plain, row(dice), before, 7, after, 0, *scratch)
        moves = KATOIZ.legal_moves(state, seat)
        followers: list[Any] = [KATOIZ.apply(state, seat, move) for move in moves]
        wanted = numbers(table)
        state = next(each for each in followers if numbers(katoiz_towers.packed(each)) == wanted)
    outcome = KATOIZ.outcome(state)
    assert outcome is not None
    if outcome.winners:
        shares = [stacking.share(table, seat)[0] for seat in range(PLAYERS)]
        assert shares == [outcome.share(seat, PLAYERS) for seat in range(PLAYERS)]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_shares_of_legal_choices_are_found_at_every_table(variant: str, players: int) -> None:
    imagined = 0
    for state, _, moves in positions(config(variant, players), players, most=30):
        if len(moves) > 1:
            found = ranked_moves(state, variant, games=2)
            assert {each.move for each in found} <= set(moves)
            assert all(0.0 <= each.value <= 1.0 for each in found)
            imagined += sum(each.tries for each in found)
    assert imagined > 500


# ── Its room


def test_every_game_adds_the_choices_of_one_situation() -> None:
    state = begun()
    tree, sizes = kernel.planted(1 << 14), [0]
    for game in range(200):
        before = sum(tree.tries)
        grown(tree, state, 0, 1, seed=game)
        sizes.append(int(tree.size[0]))
        assert sum(tree.tries) > before
    steps = [later - sooner for sooner, later in pairwise(sizes)]
    assert 2 <= min(steps) < max(steps) <= 30
    assert sizes[-1] == sum(key != 0 for key in tree.keys)


def test_beliefs_of_the_choices_of_a_situation_add_up_to_one() -> None:
    state = begun()
    tree = kernel.planted(1 << 10)
    grown(tree, state, 0, 1)
    assert sum(tree.prior) == pytest.approx(1.0)


def test_without_room_games_are_imagined_on_and_nothing_is_added() -> None:
    state = begun()
    tree = kernel.planted(64)
    grown(tree, state, 0, 100)
    keys = list(tree.keys)
    won, _ = grown(tree, state, 0, 400, seed=9)
    assert list(tree.keys) == keys
    assert kernel.FULL * 64 < tree.size[0] < 64
    assert 0 < won < 400


def test_what_is_known_of_one_first_choice_says_nothing_of_another() -> None:
    state = begun()
    alone, shared = kernel.planted(1 << 14), kernel.planted(1 << 14)
    grown(shared, state, 1, 100, seed=3)
    assert grown(alone, state, 0, 100) == grown(shared, state, 0, 100)


# ── Within its time, and repeatable


@pytest.mark.parametrize(("seconds", "games"), [(0.5, 0), (5.0, 4), (40.0, 39)])
def test_out_of_time_no_more_games_are_imagined(seconds: float, games: int) -> None:
    """Every look at the clock is a second, and the first one starts it."""
    bot, table = ThinkingBot(Effort(1000, seconds), Clock()), config("stapeltoren-4")
    found = bot.ranked_moves(observe(KATOIZ, table, SEVERAL, 0, Random(1)), Random(1))
    assert len(found) > 2
    assert sum(each.tries for each in found) == games * SEARCH_WIDTH[Towers].portion


def test_all_that_is_imagined_is_told_and_no_more_than_was_meant() -> None:
    found = ranked_moves(SEVERAL, "stapeltoren-4", games=25)
    meant = 25 * SEARCH_WIDTH[Towers].games
    assert 0.9 * meant < sum(each.tries for each in found) <= meant
    assert [each.tries for each in found] == sorted((each.tries for each in found), reverse=True)


def test_a_seed_gives_the_same_numbers_at_towers_too() -> None:
    first, second = (ranked_moves(SEVERAL, "stapeltoren-4") for _ in range(2))
    assert first == second
    assert min(each.tries for each in first) > 0


# ── What it finds


def test_the_last_tile_goes_where_it_wins() -> None:
    """On the higher tower it wins for sure, on the lower one the victory is shared."""
    state = towers("B○", ("R●R○", "B△"), ("Y▲Y△",), roll="B", variant="stapeltoren-3", naming=False)
    best, other = ranked_moves(state, "stapeltoren-3")
    assert (best.move, best.value) == (Stack(tile("B○"), 0, None), 1.0)
    assert other.value == 0.5


def test_games_are_imagined_better_the_longer_the_tree_grows() -> None:
    """What own choices bring is learned on the way: with the same luck later games bring more."""
    table = config("stapeltoren-4")
    state, seat, moves = list(positions(table, 3))[20]
    after = KATOIZ.apply(state, seat, moves[0])
    assert isinstance(after, Towers)
    tree = kernel.planted(1 << 17)
    _, first = grown(tree, after, 0, 2000, seed=1)
    grown(tree, after, 0, 8000, seed=2)
    _, again = grown(tree, after, 0, 2000, seed=1)
    assert again > first


def test_who_knows_the_dice_makes_use_of_it() -> None:
    """Nothing blue lies there for the next seat; what fits afterwards depends on what is taken."""
    state = towers(
        "G○ G▲ W○ Y▲", ("G●",), ("B■B□",), roll="G", variant="stapeltoren-4", naming=False
    )
    blue, yellow, white = 0, 3, 4
    for colour, taken in ((white, "G○"), (yellow, "G▲")):
        best = ranked_moves(state, "stapeltoren-4", coming=[blue, colour, blue, colour])[0]
        assert (best.move, best.value) == (Stack(tile(taken), 0, None), 1.0)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled without numba")
def test_everything_is_compiled_before_the_first_choice() -> None:
    compile_kernels()
    before = [len(each.signatures) for each in (kernel.grow, stacking.prospect)]  # type: ignore[attr-defined]  # of numba
    for variant in VARIANTS:
        for players in (1, 4):
            state = next(
                state
                for state, _, moves in positions(config(variant, players), 1)
                if len(moves) > 2
            )
            ranked_moves(state, variant, games=1)
            ranked_moves(state, variant, games=1, coming=[0, 0])
    after = [len(each.signatures) for each in (kernel.grow, stacking.prospect)]  # type: ignore[attr-defined]  # of numba
    assert before == after == [1, 1]

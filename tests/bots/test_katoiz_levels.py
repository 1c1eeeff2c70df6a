"""Katoiz's levels: what they see, the mistakes they make, and that all play by the rules."""

from collections import Counter
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot, observe
from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.katoiz.levels import LEVELS
from speeltafel.bots.katoiz.skill import Skill, SkilledBot, without_second_die
from speeltafel.core.refusal import accept
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME, SIDE
from speeltafel.games.katoiz.components import BLANK
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.towers.moves import Stack
from tests.games.katoiz.drawing import config, piles, towers, trios

NAMES = [level.name for level in LEVELS]
EMPTY_ROW = "\n· · · · · ·\n"
GOOD = Skill()


def seen(state: object, variant: str) -> AnyObservation:
    return observe(KATOIZ, config(variant), state, 0, Random(1))


def choice(name: str, state: object, variant: str, seed: int = 1) -> str:
    bot = accept(find_bot(KATOIZ, name))
    return KATOIZ.format_move(bot.choose(seen(state, variant), Random(seed)))


def at_trios(skill: Skill) -> SkilledBot:
    return SkilledBot(GOOD, skill, GOOD)


@pytest.mark.parametrize("variant", ["stapeltoren-1", "stapeltoren-5", "3-stel-4", "stapeltje-5"])
@pytest.mark.parametrize("name", NAMES[:-1])
def test_every_level_plays_whole_games_by_the_rules(name: str, variant: str) -> None:
    bot = accept(find_bot(KATOIZ, name))
    match = play_out(KATOIZ, config(variant, 3), [bot] * 3, Random(5), limit=200)
    assert match.length == 200 or KATOIZ.outcome(match.state) is not None


@pytest.mark.parametrize("name", ["pupil", "thinker"])
def test_a_seed_gives_the_same_game(name: str) -> None:
    bot = accept(find_bot(KATOIZ, name))
    first, second = (
        play_out(KATOIZ, config("stapeltoren-4"), [bot, bot], Random(3)).state for _ in range(2)
    )
    assert first == second


def test_the_beginner_builds_evenly_and_the_thinker_upward() -> None:
    state = towers(
        "B○ W■", ("R●R○", "B△"), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False
    )
    observation = seen(state, "stapeltoren-3")
    built = {
        name: Counter(
            accept(find_bot(KATOIZ, name)).choose(observation, Random(seed)).tower
            for seed in range(20)
        )
        for name in ("beginner", "thinker")
    }
    assert built["beginner"][1] > built["beginner"][0]
    assert built["thinker"][0] > built["thinker"][1]


SET_IN_SIGHT = "R●0 R○0 R■ G■ B□ G□ W□ Y△ " + "· " * 28


def test_who_forgets_the_second_die_does_not_see_the_set_it_points_at() -> None:
    """The dice ask for a red square; whoever looks at the colour only wants any red tile. Corrected
    by the table, it does something that may be done."""
    state = trios("R●0 R○0 R■ R△ R▲ G□ W□ Y△ " + "· " * 28, roll="R□")
    observation = seen(state, "3-stel-1")
    forgetful, careful = at_trios(Skill(one_die=1.0)), at_trios(GOOD)
    chosen = [KATOIZ.format_move(forgetful.choose(observation, Random(seed))) for seed in range(60)]
    assert {
        KATOIZ.format_move(careful.choose(observation, Random(seed))) for seed in range(20)
    } == {"c1"}
    assert set(chosen) == {"c1", "pas"}


def test_without_the_second_die_only_the_colour_counts() -> None:
    for state in (trios(SET_IN_SIGHT, roll="R□"), piles("R● " * 36, roll="R★")):
        forgotten = without_second_die(state)
        assert forgotten.roll == state.roll._replace(picture=BLANK)  # type: ignore[union-attr]  # rolled
    one_die = towers("B○", ("R●",), ("Y▲",), roll="B", variant="stapeltoren-3")
    assert without_second_die(one_die) == one_die


def test_the_beginner_forgets_the_second_die_and_overlooks_sets() -> None:
    state = trios(SET_IN_SIGHT, roll="R□")
    spread = Counter(choice("beginner", state, "3-stel-1", seed) for seed in range(60))
    assert 0 < spread["c1"] < 60
    assert choice("thinker", state, "3-stel-1", 2) == "c1"


def test_the_beginner_never_plans_a_diagonal_walk() -> None:
    bot = SkilledBot(GOOD, GOOD, Skill(diagonals=False))
    generator, state = Random(4), KATOIZ.setup(config("stapeltje-1"))
    walked = 0
    for _ in range(30):
        while KATOIZ.to_act(state) == (-1,):
            state = KATOIZ.apply(state, -1, KATOIZ.chance(state).sample(generator))
        if not KATOIZ.to_act(state):
            break
        (seat,) = KATOIZ.to_act(state)
        observation = observe(KATOIZ, config("stapeltje-1"), state, seat, generator)
        straight = [move for move in observation.moves if not slanting(move)]
        move = bot.choose(observation, generator)
        walked += isinstance(move, Walk)
        assert not straight or not slanting(move)
        state = KATOIZ.apply(state, seat, move)
    assert walked


def slanting(move: object) -> bool:
    """Ends in another row and another column."""
    if not isinstance(move, Walk) or move.end == HOME:
        return False
    (row, column), (end_row, end_column) = divmod(move.start, SIDE), divmod(move.end, SIDE)
    return row != end_row and column != end_column


def test_every_second_move_is_overlooked() -> None:
    state = towers(
        "B○ B● B□ W■", ("R●R○", "B△"), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False
    )
    observation = seen(state, "stapeltoren-3")
    bot = SkilledBot(Skill(overlooks=0.5), GOOD, GOOD)
    chosen = [bot.choose(observation, Random(seed)) for seed in range(200)]
    low = sum(isinstance(move, Stack) and move.tower == 1 for move in chosen)
    assert 5 < low < 100

"""Katoiz's expert: what it finds, within its time, the same from the same seed, without peeking."""

import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import advise, find_bot, observe
from speeltafel.bots.bot import AnyObservation, Bot, Observation
from speeltafel.bots.effort import Deadline, Effort
from speeltafel.bots.katoiz.expert import EXPERT, ThinkingBot, candidates
from speeltafel.bots.katoiz.levels import LEVELS
from speeltafel.bots.katoiz.trios import completing, roll_chance
from speeltafel.core.chance import Weighted
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import BLANK, DEMANDED, DICE_ROLLS, Roll, tile
from speeltafel.games.katoiz.moves import PASS
from tests.bots.homogeneity import alike
from tests.games.katoiz.drawing import config, piles, towers, trios

EMPTY_ROW = "\n· · · · · ·\n"
TYPES = ["stapeltoren-4", "3-stel-4", "stapeltje-1"]


def middle(variant: str, length: int = 14, players: int = 2) -> Any:
    bot = accept(find_bot(KATOIZ, "player"))
    table = config(variant, players)
    match = play_out(KATOIZ, table, [bot] * players, Random(2), limit=length)
    return settle_chance(match, Random(2)).state


def seen(state: Any, variant: str = "stapeltje-1") -> AnyObservation:
    return observe(KATOIZ, config(variant), state, next(iter(KATOIZ.to_act(state))), Random(1))


class Clock:
    """Goes on by a second at every look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


# ── In time


@pytest.mark.parametrize("variant", TYPES)
def test_a_bot_without_time_still_makes_a_good_legal_choice(variant: str) -> None:
    observation = seen(middle(variant), variant)
    clock = Clock()
    move = ThinkingBot(Effort(10_000, seconds=20.0), clock).choose(observation, Random(1))
    assert move in observation.moves
    assert clock.looks < 10_000


def test_at_stapeltje_the_time_holds_for_looking_at_walks_too_and_home_comes_first() -> None:
    """With two plain faces nearly every tile may walk: hundreds of walks."""
    state = middle("stapeltje-1")._replace(roll=Roll(BLANK, BLANK))
    observation = seen(state)
    clock = Clock()
    found = ThinkingBot(Effort(10_000, seconds=20.0), clock).ranked_moves(observation, Random(1))
    assert len(observation.moves) > 100
    assert clock.looks < 30
    few = candidates(state, observation.seat, observation.moves, deadline=Deadline(20.0, Clock()))
    first = [move for move in observation.moves if move == PASS or move.end == HOME]
    assert len(first) > 10
    assert set(first) <= set(few.moves)
    assert len(few.moves) <= 20
    assert {each.move for each in found} <= set(few.moves)


def test_the_expert_keeps_within_a_second() -> None:
    assert all(level.effort.seconds <= 1.0 for level in LEVELS)


# ── Repeatable, honest


@pytest.mark.parametrize("variant", TYPES)
def test_a_seed_gives_the_same_choice_and_the_same_numbers(variant: str) -> None:
    observation = seen(middle(variant), variant)
    bot = ThinkingBot(Effort(60, seconds=60.0))
    assert bot.ranked_moves(observation, Random(5)) == bot.ranked_moves(observation, Random(5))


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else found(name, *rest)
from tests.bots.test_katoiz_search import ranked_everywhere
print(ranked_everywhere())
"""


def ranked_everywhere() -> list[tuple[str, str, int, float]]:
    found = []
    for variant in TYPES:
        observation = seen(middle(variant), variant)
        bot = ThinkingBot(Effort(12, seconds=600.0))
        for each in bot.ranked_moves(observation, Random(5)):
            told = KATOIZ.format_move(each.move)
            found.append((variant, told, each.tries, round(each.value, 6)))
    return found


def test_without_numba_the_expert_finds_the_same() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == str(ranked_everywhere())


class PeekingBot(Bot):
    """Looks into the generator to see the next roll: what the test below must catch."""

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        return observation.moves[0 if lucky(generator) else -1]


def lucky(generator: Random) -> bool:
    """Whether the next roll shows one of the first three colours."""
    copy = Random()
    copy.setstate(generator.getstate())
    return Weighted(DICE_ROLLS).sample(copy).colour < 3


def spreads(bot: Bot, variant: str, games: int = 120) -> list[Counter[object]]:
    """The choices at one table, those before lucky dice and those before others."""
    state = middle(variant)
    found: list[Counter[object]] = [Counter(), Counter()]
    for seed in range(games):
        generator = Random(seed)
        found[lucky(generator)][bot.choose(seen(state, variant), generator)] += 1
    return found


@pytest.mark.parametrize("variant", ["stapeltoren-5", "3-stel-1", "stapeltje-1"])
def test_dice_to_come_do_not_change_the_choice(variant: str) -> None:
    """No peeking: everything lies open in Katoiz but the dice to come. Whatever they will be, the
    choices are spread the same way (homogeneity, 0.1 % for an honest bot; the seeds are fixed)."""
    assert alike(*spreads(ThinkingBot(Effort(24, seconds=60.0)), variant))


def test_a_bot_that_looked_at_the_dice_to_come_would_be_caught() -> None:
    assert not alike(*spreads(PeekingBot(), "3-stel-1"))


def test_the_view_of_another_seat_is_refused() -> None:
    """Everybody sees the same at Katoiz, so what is refused is another table's view."""
    state, other = middle("3-stel-1"), middle("3-stel-1", length=20)
    table = config("3-stel-1")
    with pytest.raises(Refused):
        Observation(KATOIZ, table, 0, KATOIZ.view(other, 0), KATOIZ.legal_moves(state, 0), state)


# ── What it finds


def test_the_expert_takes_a_set() -> None:
    state = trios("R●0 R○0 R■ R△ B□ G□ " + "· " * 30, roll="P□")
    assert chosen(state, "3-stel-1") == "c1"


def test_the_expert_goes_home_when_that_wins() -> None:
    drawing = "W●Y▲ · B△ · · ·\nY■ · · · · ·" + EMPTY_ROW * 4
    assert chosen(piles(drawing, homes=("B△B△Y□", "G■")), "stapeltje-1") == "a2-h"


def test_the_expert_builds_on_its_highest_tower() -> None:
    state = towers(
        "B○ W■ R□ G△", ("R●R○", "B△"), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False
    )
    assert chosen(state, "stapeltoren-3") == "B○"


def chosen(state: Any, variant: str) -> str:
    return KATOIZ.format_move(
        accept(find_bot(KATOIZ, "strongest@60")).choose(seen(state, variant), Random(1))
    )


@pytest.mark.parametrize("variant", TYPES)
def test_more_players_are_thought_about_too(variant: str) -> None:
    state = middle(variant, players=4)
    seat = next(iter(KATOIZ.to_act(state)))
    observation = observe(KATOIZ, config(variant, 4), state, seat, Random(1))
    assert (
        accept(find_bot(KATOIZ, "strongest@24")).choose(observation, Random(1)) in observation.moves
    )


def test_a_chance_is_the_share_of_the_rolls() -> None:
    tiles = 1 << tile("R●") | 1 << tile("B□")
    rolls = [DEMANDED[roll] for roll, _ in DICE_ROLLS]
    assert roll_chance(tiles) == sum(bool(roll & tiles) for roll in rolls) / 36
    assert completing([tile("R●"), tile("R○")], tiles) == 1 << tile("R●")


# ── What it advises


@pytest.mark.parametrize("variant", ["stapeltoren-3", "3-stel-4", "stapeltje-1"])
def test_advice_tells_the_numbers_of_the_search_as_an_estimate(variant: str) -> None:
    observation = seen(middle(variant), variant)
    advice = advise(observation, Random(3))
    best = ThinkingBot(EXPERT).ranked_moves(observation, Random(3))[0]
    assert advice.move == KATOIZ.format_move(best.move)
    assert not advice.proven
    won = next(each for each in advice.because if each.code == "bots-because-won")
    told = dict(won.arguments)
    assert told["games"] == best.tries > 0
    assert told["percent"] == round(100 * best.value)


@pytest.mark.parametrize(("variant", "players"), [("stapeltoren-1", 2), ("stapeltje-4", 1)])
def test_where_nobody_wins_no_victory_is_promised(variant: str, players: int) -> None:
    """KZ-12, KZ-40."""
    table = config(variant, players)
    state = settle_chance(start(KATOIZ, table), Random(1)).state
    advice = advise(observe(KATOIZ, table, state, 0, Random(1)), Random(1))
    assert advice.because
    assert all(each.code != "bots-because-won" for each in advice.because)

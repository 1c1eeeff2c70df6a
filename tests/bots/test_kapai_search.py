"""Ka Pai's searching players: in time, without numba too, and under a clairvoyant's ceiling."""

from itertools import count
from random import Random

import pytest

from speeltafel.bots import AnyObservation, advise, observe
from speeltafel.bots.effort import Effort
from speeltafel.bots.kapai.evaluation import SKILLED
from speeltafel.bots.kapai.levels import KaPaiOnePly
from speeltafel.bots.kapai.playout import playouts_of, rolls_to_come
from speeltafel.bots.kapai.search import SearchingBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.state import BLANK, State
from speeltafel.words import LANGUAGES, Voice
from tests.games.kapai.drawing import NEARLY_FULL, sheet, table
from tools.opponents.clairvoyant_kapai import clairvoyant_score

LAST_LINK = """
    T ○ ○ ○ ○ ○ T
    . . . # . . ○
    . . . . . △ .
    . # . T . # ○
    . . . . ○ ○ ○
    . . . # ○ . ○
    T ○ ○ ○ ○ ○ T
"""
"""Four totems hang together, g3 joins the fifth (KP-9)."""


def seen(state: State) -> AnyObservation:
    config = accept(configure(KAPAI, players=len(state.sheets)))
    return observe(KAPAI, config, state, 0, Random(1))


def test_the_search_takes_the_last_link() -> None:
    bot = SearchingBot(Effort(60, 60.0))
    draw = bot.choose(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert KAPAI.format_move(draw).startswith("○ g3")


def test_without_numba_the_same_draw_is_chosen() -> None:
    pytest.importorskip("numba")
    observation = seen(table(sheet(LAST_LINK), roll="○△"))
    compiled, plain = (
        SearchingBot(Effort(12, 60.0), width=3, compiled=way).ranked_moves(observation, Random(2))
        for way in (True, False)
    )
    assert compiled == plain


def test_out_of_time_no_more_sheets_are_played_out() -> None:
    """Every look at the clock is a second, and the first one starts it."""
    ticks = count()
    search = SearchingBot(Effort(100_000, 5), clock=lambda: float(next(ticks)))
    found = search.ranked_moves(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert sum(each.tries for each in found) == 4


def test_without_numba_a_sheet_that_would_last_too_long_is_broken_off() -> None:
    """An empty sheet takes some thirty draws, and the time is up after ten: it is not played out,
    and there is a choice all the same."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    search = SearchingBot(Effort(100_000, 10), compiled=False, clock=clock)
    blank = seen(table(BLANK, roll="○△"))
    found = search.ranked_moves(blank, Random(1))
    assert {each.tries for each in found} == {0}
    assert found[0].move in blank.moves
    assert looks < 20


def test_who_knows_the_dice_scores_no_less_than_who_does_not() -> None:
    pytest.importorskip("numba")
    rolls = rolls_to_come(Random(3))
    blind = playouts_of("corners", [BLANK], SKILLED).scores([0], rolls)[0]
    assert clairvoyant_score("corners", rolls, width=1) >= blind


def test_advice_names_the_certain_gain_and_calls_the_rest_an_estimate() -> None:
    pytest.importorskip("numba")
    advice = advise(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert advice.move.startswith("○ g3")
    assert not advice.proven
    assert advice.look.code == "bots-kapai-look"
    assert advice.look.arguments == (("across", "right"), ("upright", "middle"))
    codes = [each.code for each in advice.because]
    assert "bots-kapai-link" in codes
    assert "bots-kapai-expected" in codes
    for language in LANGUAGES:
        voice = Voice(language)
        assert all(voice.sentence(each) for each in (advice.look, advice.what, *advice.because))


def test_the_only_draw_is_proven() -> None:
    advice = advise(seen(table(sheet(NEARLY_FULL, "b1-d1 a3-a5"), roll="○○")), Random(1))
    assert advice.proven
    assert advice.look.code == "bots-look-only"


def test_a_hasty_player_is_a_weaker_one() -> None:
    """The baseline with a tenth of its sight scores less on the same dice."""
    from speeltafel.arena.self_play import play_out
    from speeltafel.bots.kapai.evaluation import WEIGHTS
    from speeltafel.bots.kapai.levels import hasty

    config = accept(configure(KAPAI, players=2))
    won = 0
    for seed in range(6):
        match = play_out(KAPAI, config, [hasty(WEIGHTS, 0.9), KaPaiOnePly()], Random(seed))
        outcome = KAPAI.outcome(match.state)
        assert outcome is not None
        won += outcome.winners == (1,)
    assert won >= 5

"""Ka Pai's searching players: in time, without numba too, and under a clairvoyant's ceiling."""

from itertools import count
from random import Random

import pytest

from speeltafel.bots import Sight, find_bot, kapai_rollouts, look
from speeltafel.bots.advice import advise
from speeltafel.bots.effort import Effort
from speeltafel.bots.kapai import KaPaiAhead
from speeltafel.bots.kapai_clairvoyant import clairvoyant_score
from speeltafel.bots.kapai_imagination import COMPILED, imagination, rolls_to_come
from speeltafel.bots.kapai_rollouts import SKILLED, RolloutBot, RolloutSearch
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.state import BLANK, Table
from speeltafel.words import LANGUAGES, Voice
from tests.games.kapai.drawing import NEARLY_FULL, sheet, table

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


def seen(state: Table) -> Sight:
    config = accept(configure(KAPAI, players=len(state.sheets)))
    return look(KAPAI, config, state, 0, Random(1))


def test_imagination_takes_the_last_link() -> None:
    bot = RolloutBot(RolloutSearch(Effort(60, 60.0)))
    draw = bot.choose(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert KAPAI.format_move(draw).startswith("○ g3")


def test_without_numba_the_same_draw_is_chosen() -> None:
    pytest.importorskip("numba")
    sight = seen(table(sheet(LAST_LINK), roll="○△"))
    compiled, plain = (
        RolloutSearch(Effort(12, 60.0), width=3, compiled=way).findings(sight, Random(2))
        for way in (True, False)
    )
    assert compiled == plain


def test_out_of_time_every_draw_compared_was_tried_once() -> None:
    ticks = count()
    search = RolloutSearch(Effort(100_000, 5), clock=lambda: float(next(ticks)))
    found = search.findings(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert min(each.tries for each in found) >= 1
    assert sum(each.tries for each in found) <= 5 * len(found)


def test_who_knows_the_dice_scores_no_less_than_who_does_not() -> None:
    pytest.importorskip("numba")
    rolls = rolls_to_come(Random(3))
    blind = imagination("corners", [BLANK], SKILLED).scores([0], rolls)[0]
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
    from speeltafel.bots.kapai import hasty
    from speeltafel.bots.kapai_promise import OUTLOOK
    from speeltafel.bots.party import play_out

    config = accept(configure(KAPAI, players=2))
    won = 0
    for seed in range(6):
        match = play_out(KAPAI, config, [hasty(OUTLOOK, 0.9), KaPaiAhead()], Random(seed))
        outcome = KAPAI.outcome(match.state)
        assert outcome is not None
        won += outcome.winners == (1,)
    assert won >= 5


def test_to_seat_a_player_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is set up in the server's own process, which must not stand still."""
    asked: list[str] = []
    monkeypatch.setattr(kapai_rollouts, "compile_kernel", lambda: asked.append("compile"))
    bot = accept(find_bot(KAPAI, "strongest"))
    assert asked == []
    bot.choose(seen(table(sheet(LAST_LINK), roll="○/")), Random(1))
    assert asked == (["compile"] if COMPILED else [])

"""Ka Pai's baseline looks one draw ahead on its own sheet."""

from random import Random

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Observation, find_bot, observe
from speeltafel.bots.kapai.evaluation import evaluate
from speeltafel.bots.kapai.levels import KaPaiOnePly
from speeltafel.bots.search.random_bot import RandomBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.core.vector import Vector
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.notation import format_move
from speeltafel.games.kapai.scoring import tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet, State
from tests.games.kapai.drawing import NEARLY_FULL, sheet, table
from tests.games.kapai.test_scoring import EXAMPLE, EXAMPLE_FRAMES

CORNERS = SHEETS["corners"]


def chosen(state: State, seat: int = 0) -> str:
    config = accept(configure(KAPAI, players=len(state.sheets)))
    observation = observe(KAPAI, config, state, seat, Random(1))
    return format_move(KaPaiOnePly().choose(observation, Random(1)))


def test_it_is_the_ahead_bot_of_this_game() -> None:
    assert isinstance(accept(find_bot(KAPAI, "ahead")), KaPaiOnePly)


def test_it_always_beats_random_play() -> None:
    config = accept(configure(KAPAI, players=2))
    for seed in range(8):
        match = play_out(KAPAI, config, [RandomBot(), KaPaiOnePly()], Random(seed))
        outcome = KAPAI.outcome(match.state)
        assert outcome is not None
        assert outcome.winners == (1,)


def test_a_full_sheet_is_worth_exactly_its_score() -> None:
    """KP-8, KP-12"""
    full = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")
    assert evaluate(CORNERS, full) == tally(CORNERS, full).total == 26


def test_it_takes_the_last_link() -> None:
    """KP-9: four totems hang together, g3 joins the fifth."""
    picture = """
        T ○ ○ ○ ○ ○ T
        . . . # . . ○
        . . . . . △ .
        . # . T . # ○
        . . . . ○ ○ ○
        . . . # ○ . ○
        T ○ ○ ○ ○ ○ T
    """
    assert chosen(table(sheet(picture), roll="○/")).startswith("○ g3")


def test_it_puts_its_cross_where_it_counts() -> None:
    """KP-7: two groups of squares, none of anything else, and nothing more to come."""
    assert chosen(table(sheet(NEARLY_FULL, "b1-d1 a3-a5"), roll="○/")) == "/ b7 +□"


def test_it_looks_at_no_sheet_but_its_own() -> None:
    asked: set[int] = set()

    class Watched(Vector[Sheet]):
        def __getitem__(self, index: int) -> Sheet:
            asked.add(index)
            return super().__getitem__(index)

    config = accept(configure(KAPAI, players=4))
    state = table(*[BLANK] * 4, roll="△○")
    observation = observe(KAPAI, config, state, 2, Random(1))
    watched = Watched([BLANK] * 4)
    hidden = Observation(
        KAPAI,
        config,
        2,
        observation.view,
        observation.moves,
        state._replace(sheets=watched, drawing=watched),
    )
    asked.clear()  # a sight compares its view once
    KaPaiOnePly().choose(hidden, Random(1))
    assert asked == {2}

"""Ka Pai's baseline looks one draw ahead on its own sheet."""

from random import Random

from speeltafel.bots import Sight, find_bot, look
from speeltafel.bots.kapai import KaPaiAhead, promise
from speeltafel.bots.party import play_out
from speeltafel.bots.random_bot import RandomBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.core.vector import Vector
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.notation import format_move
from speeltafel.games.kapai.scoring import tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet, Table
from tests.games.kapai.drawing import NEARLY_FULL, sheet, table
from tests.games.kapai.test_scoring import EXAMPLE, EXAMPLE_FRAMES

CORNERS = SHEETS["corners"]


def chosen(state: Table, seat: int = 0) -> str:
    config = accept(configure(KAPAI, players=len(state.sheets)))
    sight = look(KAPAI, config, state, seat, Random(1))
    return format_move(KaPaiAhead().choose(sight, Random(1)))


def test_it_is_the_ahead_bot_of_this_game() -> None:
    assert isinstance(accept(find_bot(KAPAI, "ahead")), KaPaiAhead)


def test_it_always_beats_random_play() -> None:
    config = accept(configure(KAPAI, players=2))
    for seed in range(8):
        match = play_out(KAPAI, config, [RandomBot(), KaPaiAhead()], Random(seed))
        outcome = KAPAI.outcome(match.state)
        assert outcome is not None
        assert outcome.winners == (1,)


def test_a_full_sheet_promises_exactly_its_score() -> None:
    """KP-8, KP-12"""
    full = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")
    assert promise(CORNERS, full) == tally(CORNERS, full).total == 26


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
    sight = look(KAPAI, config, state, 2, Random(1))
    watched = Watched([BLANK] * 4)
    hidden = Sight(
        KAPAI, config, 2, sight.view, sight.moves, state._replace(sheets=watched, drawing=watched)
    )
    asked.clear()  # a sight compares its view once
    KaPaiAhead().choose(hidden, Random(1))
    assert asked == {2}

"""Katoiz's levels: what they see, and that all of them play by the rules."""

from random import Random

import pytest

from speeltafel.bots import find_bot, look
from speeltafel.bots.katoiz import LEVELS
from speeltafel.bots.katoiz_piles import homeward
from speeltafel.bots.katoiz_towers import fitting_tiles, weighed
from speeltafel.bots.katoiz_trios import chance_of, completing, promise
from speeltafel.bots.party import play_out
from speeltafel.core.refusal import accept
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import DEMANDED, DICE_ROLLS, MATCHES, tile
from speeltafel.games.katoiz.heights import broken, heights_of, lie_of
from speeltafel.games.katoiz.moves import Walk
from speeltafel.games.katoiz.stapeltje import legal_moves
from speeltafel.games.katoiz.state import Piles
from speeltafel.games.katoiz.walks import survey
from tests.games.katoiz.drawing import config, piles, towers, trios

NAMES = [level.name for level in LEVELS]
EMPTY_ROW = "\n· · · · · ·\n"


def choice(name: str, state: object, variant: str, seed: int = 1) -> str:
    sight = look(KATOIZ, config(variant), state, 0, Random(seed))
    return KATOIZ.format_move(accept(find_bot(KATOIZ, name)).choose(sight, Random(seed)))


@pytest.mark.parametrize("variant", ["stapeltoren-1", "stapeltoren-5", "3-stel-4", "stapeltje-5"])
@pytest.mark.parametrize("name", NAMES[:-1])
def test_every_level_plays_whole_games_by_the_rules(name: str, variant: str) -> None:
    bot = accept(find_bot(KATOIZ, name))
    match = play_out(KATOIZ, config(variant, 3), [bot] * 3, Random(5), limit=400)
    assert match.length == 400 or KATOIZ.outcome(match.state) is not None


@pytest.mark.parametrize("name", ["pupil", "thinker"])
def test_a_seed_gives_the_same_game(name: str) -> None:
    bot = accept(find_bot(KATOIZ, name))
    first, second = (
        play_out(KATOIZ, config("stapeltoren-4"), [bot, bot], Random(3)).state for _ in range(2)
    )
    assert first == second


def test_the_beginner_builds_evenly_and_the_player_upward() -> None:
    state = towers("B○", ("R●R○", "B△"), ("Y▲",), roll="B", variant="stapeltoren-3", naming=False)
    sight = look(KATOIZ, config("stapeltoren-3"), state, 0, Random(1))
    heights = {
        name: accept(find_bot(KATOIZ, name)).choose(sight, Random(1)).tower
        for name in ("beginner", "player")
    }
    assert heights == {"beginner": 1, "player": 0}


def test_the_expert_takes_a_set() -> None:
    state = trios("R●0 R○0 R■ R△ B□ G□ " + "· " * 30, roll="P□")
    assert choice("expert", state, "3-stel-1") == "c1"


def test_the_expert_goes_home_when_that_wins() -> None:
    drawing = "W●Y▲ · B△ · · ·\nY■ · · · · ·" + EMPTY_ROW * 4
    assert choice("expert", piles(drawing, homes=("B△B△Y□", "G■")), "stapeltje-1") == "a2-h"


def test_fitting_tiles_are_those_with_matches_enough() -> None:
    fits = fitting_tiles(2)
    assert all(
        bool(fits[one] >> other & 1) == (MATCHES[one][other] >= 2)
        for one in range(30)
        for other in range(30)
    )


def test_a_round_more_of_imagination_never_loses_a_choice() -> None:
    state = towers("B○ R○ G■", ("R●",), ("Y▲",), roll="P", variant="stapeltoren-3", naming=False)
    moves = KATOIZ.legal_moves(state, 0)
    assert {each.move for each in weighed(state, 0, moves, 10, Random(1))} == set(moves)


def test_a_chance_is_the_share_of_the_rolls() -> None:
    tiles = 1 << tile("R●") | 1 << tile("B□")
    rolls = [DEMANDED[roll] for roll, _ in DICE_ROLLS]
    assert chance_of(tiles) == sum(bool(roll & tiles) for roll in rolls) / 36
    assert completing([tile("R●"), tile("R○")], tiles) == 1 << tile("R●")


def test_two_discs_promise_more_than_one() -> None:
    free = (1 << 30) - 1
    assert promise((tile("R●"), tile("R▲")), free) > promise((tile("R●"),), free)


def test_every_legal_walk_home_is_foreseen() -> None:
    """Against the rules themselves, for every roll; only the duty to repair allows fewer."""
    generator = Random(11)
    state = KATOIZ.setup(config("stapeltje-1", 2))
    checked = 0
    for _ in range(60):
        (actor,) = KATOIZ.to_act(state) or (None,)
        if actor is None:
            break
        if actor >= 0:
            assert isinstance(state, Piles)
            found = homeward(state, actor, survey(state.piles), heights_of(state))
            legal = {
                walk.start
                for roll, _ in DICE_ROLLS
                for walk in _walks(state._replace(roll=roll), actor)
                if walk.end == HOME
            }
            assert legal <= set(found)
            if not broken(heights_of(state), lie_of(state).touching[actor]):
                assert legal == set(found)
            checked += len(legal)
            moves = KATOIZ.legal_moves(state, actor)
            state = KATOIZ.apply(state, actor, generator.choice(list(moves)))
        else:
            state = KATOIZ.apply(state, actor, KATOIZ.chance(state).sample(generator))
    assert checked


def _walks(state: Piles, seat: int) -> list[Walk]:
    return [move for move in legal_moves(state, seat) if isinstance(move, Walk)]

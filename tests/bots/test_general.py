"""Bots that play any game: legal moves only, from a sight and nothing else."""

from dataclasses import fields
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Observation, bot_names, find_bot, observe
from speeltafel.bots.search.one_ply import OnePlyBot
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from tests.conformance import VARIANTS, config_for
from tests.games.katalon.drawing import position


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
@pytest.mark.parametrize(("bot", "moves"), [("random", 60), ("ahead", 60), ("search@2", 3)])
def test_a_bot_chooses_a_legal_move_in_every_game(
    name: str, variant: str, bot: str, moves: int
) -> None:
    game, config = GAMES[name], config_for(name, variant)
    player = accept(find_bot(game, bot))
    match = play_out(game, config, [player] * config.players, Random(1), limit=moves)
    generator = Random(2)
    for seat in [seat for seat in game.to_act(match.state) if seat >= 0]:
        observation = observe(game, config, match.state, seat, generator)
        assert player.choose(observation, generator) in game.legal_moves(match.state, seat)


def test_a_sight_holds_no_true_state() -> None:
    assert {field.name for field in fields(Observation)} == {
        "game",
        "config",
        "seat",
        "view",
        "moves",
        "dealt",
    }


def test_who_is_not_to_act_sees_no_moves() -> None:
    state = KATALON.setup(config_for("katalon", "standard"))
    observation = observe(KATALON, config_for("katalon", "standard"), state, 1, Random(1))
    assert observation.moves == ()


def test_one_move_ahead_completes_a_box() -> None:
    """Yellow is sent to the middle; on Mn it completes the north box."""
    state = position(
        """
           y
          yyy
         r . r
        .r...r.
         . . .
          ...
           .
        """,
        "y",
        "Wm",
    )
    observation = observe(KATALON, config_for("katalon", "standard"), state, 0, Random(1))
    assert len(observation.moves) == 5
    for seed in range(20):
        assert KATALON.format_move(OnePlyBot().choose(observation, Random(seed))) == "Mn"


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    answer = find_bot(KATALON, "genius")
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.UNKNOWN
    assert answer.instead is not None
    assert dict(answer.instead.arguments)["known"] == bot_names(KATALON)


def test_a_match_between_bots_repeats_from_its_seed() -> None:
    config = config_for("katalon", "standard")
    bots = [accept(find_bot(KATALON, "random")), accept(find_bot(KATALON, "ahead"))]
    first, second = (play_out(KATALON, config, bots, Random(7)) for _ in range(2))
    assert first == second

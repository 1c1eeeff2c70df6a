"""OpenSpiel's own tests and algorithms on every registered game."""

from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

from speeltafel.games import GAMES
from speeltafel.research.openspiel import REGISTERED, Registered
from speeltafel.solve.oracle import find_oracle

every_game = pytest.mark.parametrize("entry", REGISTERED, ids=lambda entry: entry.name)


def test_every_game_and_variant_is_registered() -> None:
    wanted = {(game.name, each.name) for game in GAMES.values() for each in game.variants}
    assert {(entry.game, entry.variant) for entry in REGISTERED} == wanted
    assert {entry.name for entry in REGISTERED} <= set(pyspiel.registered_names())


@every_game
def test_random_sim_test_with_serialisation(entry: Registered) -> None:
    game = pyspiel.load_game(entry.name, {"limit": 40})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@every_game
def test_a_game_is_loaded_again_from_its_text(entry: Registered) -> None:
    game = pyspiel.load_game(entry.name, {"limit": 50})
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("speeltafel_kobito", {"players": 4, "gold": "gold_3-8"})
    assert game.encoding.config.option("gold") == "3-8"
    assert game.num_players() == 4


@pytest.mark.parametrize("name", ["speeltafel_katalon", "speeltafel_kapai", "speeltafel_kobito"])
def test_a_playthrough_in_openspiels_format_is_the_same_each_time(name: str) -> None:
    texts = {playthrough(name + "(limit=6)", None, seed=3) for _ in range(2)}
    (text,) = texts
    assert "ObservationString(0)" in text
    assert "InformationStateString(1)" in text


def test_mcts_plays_katalon_and_beats_random() -> None:
    game = pyspiel.load_game("speeltafel_katalon")
    generator = np.random.RandomState(4)
    wins: Counter[float] = Counter()
    for seat in (0, 1, 0, 1):
        bot = mcts.MCTSBot(
            game, 1.4, 60, mcts.RandomRolloutEvaluator(1, generator), random_state=generator
        )
        state = game.new_initial_state()
        while not state.is_terminal():
            mine = state.current_player() == seat
            legal = state.legal_actions()
            state.apply_action(bot.step(state) if mine else legal[generator.randint(len(legal))])
        wins[state.returns()[seat]] += 1
    assert wins[1.0] >= 3


def test_mcts_finds_the_proven_value_of_a_katalon_ending() -> None:
    game = pyspiel.load_game("speeltafel_katalon", {"opening": 24, "opening_seed": 5})
    state = game.new_initial_state()
    answer = find_oracle().ask(state.episode.state)
    generator = np.random.RandomState(0)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    bot = mcts.MCTSBot(game, 1.4, 400, evaluator, solve=True, random_state=generator)
    text = state.action_to_string(bot.step(state))
    chosen = next(m for m in answer.moves if GAMES["katalon"].format_move(m) == text)
    assert answer.moves[chosen].value == answer.verdict.value


def test_cfr_solves_the_last_rounds_of_ka_pai() -> None:
    """Two players draw at once and unseen: OpenSpiel's CFR finds play nobody can exploit."""
    game = pyspiel.load_game("speeltafel_kapai", {"opening": 88, "opening_seed": 2})
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05


def test_cfr_agrees_with_the_proven_value_of_a_katalon_ending() -> None:
    game = pyspiel.load_game("speeltafel_katalon", {"opening": 24, "opening_seed": 5})
    state = game.new_initial_state()
    verdict = find_oracle().ask(state.episode.state).verdict
    solver = cfr.CFRSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = expected_game_score.policy_value(state, [average, average])
    proven = {"win": 1.0, "draw": 0.0, "loss": -1.0}[verdict.value]
    assert values[state.current_player()] == pytest.approx(proven, abs=0.2)


def test_what_others_drew_in_this_round_is_not_in_the_information_state() -> None:
    game = pyspiel.load_game("speeltafel_kapai", {"players": 2})
    texts = set()
    for choice in (0, 5):
        state = game.new_initial_state()
        state.apply_action(1)
        state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1
        texts.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(texts) == 1

"""PettingZoo's own tests, by name, on every game."""

from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from speeltafel.games import GAMES
from speeltafel.research import pettingzoo
from speeltafel.research.pettingzoo import Version, kapai_v0, katalon_v0

VERSIONS = {name: getattr(pettingzoo, f"{name}_v0") for name in GAMES}

pytestmark = [
    # PettingZoo says so of every observation with a mask, its own games included.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
every_game = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
every_variant = pytest.mark.parametrize(
    ("version", "variant"),
    [(VERSIONS[game.name], each.name) for game in GAMES.values() for each in game.variants],
    ids=lambda value: value if isinstance(value, str) else value.game,
)


@every_variant
def test_api_test(version: Version, variant: str) -> None:
    api_test(version.env(variant=variant), num_cycles=60, verbose_progress=False)


@every_game
def test_api_test_with_more_players(version: Version) -> None:
    players = 2 if version.game == "katalon" else 4
    api_test(version.env(players=players), num_cycles=60, verbose_progress=False)


@every_game
def test_seed_test(version: Version) -> None:
    seed_test(version.env, num_cycles=50)


@every_game
def test_render_test(version: Version, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str | None = None) -> Any:
        return version.env(render_mode=render_mode)

    render_test(made)
    assert capsys.readouterr().out != ""


def test_parallel_api_test() -> None:
    parallel_api_test(kapai_v0.parallel_env(), num_cycles=400)
    parallel_api_test(kapai_v0.parallel_env(players=5), num_cycles=150)


def test_parallel_seed_test() -> None:
    parallel_seed_test(kapai_v0.parallel_env)


def test_a_game_that_is_not_simultaneous_has_no_parallel_form() -> None:
    with pytest.raises(AssertionError, match="not played at once"):
        katalon_v0.parallel_env()


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    env = katalon_v0.raw_env()
    paid = set()
    for seed in range(20):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, over, cut_off, _ = env.last()
            if over or cut_off:
                paid.add(tuple(env.rewards.values()))
                break
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert (1.0, -1.0) in paid
    assert (-1.0, 1.0) in paid


def test_both_forms_of_ka_pai_end_with_the_same_scores() -> None:
    """The same rolls and the same choices: who is asked when makes no difference."""
    turns = kapai_v0.raw_env(players=3, reward="score")
    rounds = kapai_v0.parallel_env(players=3, reward="score")
    turns.reset(seed=11)
    observations, _ = rounds.reset(seed=11)
    while rounds.agents:
        chosen = {agent: _first(seen) for agent, seen in observations.items()}
        for agent in rounds.agents:
            if chosen[agent] != rounds.wait:
                _catch_up(turns, agent, chosen[agent])
        observations, paid, *_ = rounds.step(chosen)
    assert turns.rewards == paid
    assert min(paid.values()) > 0


def _first(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].nonzero()[0][-1])


def _catch_up(turns: Any, agent: str, action: int) -> None:
    turns.agent_selection = agent
    turns.step(action)

"""Gymnasium's checker, by name, on every registered environment."""

from random import Random

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import speeltafel.research.gymnasium
from speeltafel.games import GAMES

IDS = sorted(name for name in gymnasium.registry if name.startswith("speeltafel/"))


def test_every_game_and_variant_is_registered() -> None:
    assert len(IDS) == sum(len(game.variants) for game in GAMES.values())
    assert "speeltafel/KaPai-v0" in IDS


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_whole_game_within_the_mask_ends_with_its_pay(name: str) -> None:
    env = gymnasium.make(name, limit=300)
    generator = Random(1)
    _, info = env.reset(seed=3)
    while True:
        legal = info["action_mask"].nonzero()[0]
        seen, reward, over, cut_off, info = env.step(int(generator.choice(legal)))
        assert "illegal" not in info
        assert env.observation_space.contains(seen)
        if over or cut_off:
            break
        assert reward == 0
    assert not info["action_mask"].any()


def test_an_illegal_number_ends_the_episode_with_minus_one() -> None:
    env = gymnasium.make("speeltafel/Katalon-v0")
    env.reset(seed=0)
    _, reward, over, cut_off, info = env.step(49)
    assert (reward, over, cut_off, info["illegal"]) == (-1, True, False, True)


def test_ka_pai_alone_pays_its_score() -> None:
    env = gymnasium.make("speeltafel/KaPai-v0")
    _, info = env.reset(seed=5)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    episode = env.unwrapped.episode  # type: ignore[attr-defined]  # ours
    assert reward == episode.outcome().scores[0] > 0


def test_a_level_may_be_the_opponent_and_the_learner_may_sit_anywhere() -> None:
    env = gymnasium.make("speeltafel/Katalon-v0", opponent="perfect", seat=None)
    seats, lost = set(), 0
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, generator = False, Random(seed)
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, reward, over, _, info = env.step(int(generator.choice(legal)))
        lost += reward == -1
    assert seats == {0, 1}
    assert lost >= 5


def test_the_module_may_be_named_in_make() -> None:
    assert speeltafel.research.gymnasium.id_of("kobito", GAMES["kobito"].variants[0]) in IDS
    gymnasium.make("speeltafel.research.gymnasium:speeltafel/Kobito-v0").reset(seed=1)

"""Baselines on Katalon, measured by exact regret: random, every level, MCTS, masked PPO.

`speeltafel research baselines docs/research` learns, measures and writes the page, the curves and
the numbers. Learning needs `speeltafel[baselines]` (sb3-contrib, PyTorch); with `--steps 0` nothing
learns. Everything follows its seed, on one thread.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import State
from speeltafel.research.actions.katalon import move_with
from speeltafel.research.encoding import encoding
from speeltafel.research.episode import Episode
from speeltafel.research.pages import table
from speeltafel.research.pettingzoo import masked
from speeltafel.research.regret import (
    MeanRegret,
    Policy,
    bot_policy,
    mean_regret,
    standard_positions,
)

LEVELS: Final = ("random", "beginner", "pupil", "player", "thinker", "expert", "perfect")
SIMULATIONS: Final = (20, 100)
MEASUREMENTS: Final = 8
"""Points of a learning curve."""
STEPS: Final = 2048
"""Steps between two updates of PPO, at so many tables together."""
TABLES: Final = 16
NAME: Final = "baselines"


class Point(NamedTuple):
    steps: int
    regret: MeanRegret


class Curve(NamedTuple):
    name: str
    seed: int
    points: list[Point]


def mcts_policy(simulations: int) -> Policy:
    """OpenSpiel's MCTS with random rollouts, from the position given."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import speeltafel.research.openspiel  # noqa: F401 - registers the game

    game = pyspiel.load_game("speeltafel_katalon")

    def choose(position: State, generator: Random) -> Move:
        luck = np.random.RandomState(generator.randrange(1 << 32))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck)
        state = game.new_initial_state()
        state.episode.state = position
        return move_with(int(bot.step(state)))

    return choose


def network_policy(model: Any) -> Policy:
    """What a model of sb3-contrib thinks best."""
    coded = encoding("katalon")

    def choose(position: State, generator: Random) -> Move:
        del generator
        episode = Episode(coded, position)
        mask = masked(coded, episode.choices(position.turn))
        seen = {"observation": episode.observe(position.turn), "action_mask": mask}
        action, _ = model.predict(seen, action_masks=mask.astype(bool), deterministic=True)
        return move_with(int(action))

    return choose


def learn_ppo(
    seed: int, steps: int, positions: Sequence[State], told: Callable[[str], object]
) -> Curve:
    """Masked PPO against a random opponent, in either seat."""
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    import speeltafel.research.gymnasium  # noqa: F401 - registers the environment

    torch.set_num_threads(1)
    env = DummyVecEnv([lambda: gymnasium.make("speeltafel/Katalon-v0", seat=None)] * TABLES)
    model: Any = MaskablePPO(
        "MultiInputPolicy",
        env,
        seed=seed,
        n_steps=STEPS // TABLES,
        batch_size=256,
        device="cpu",
    )
    points = [Point(0, mean_regret(network_policy(model), positions))]
    part = -(-steps // MEASUREMENTS)
    while points[-1].steps < steps:
        model.learn(part, reset_num_timesteps=False)
        points.append(Point(model.num_timesteps, mean_regret(network_policy(model), positions)))
        told(f"PPO {seed}: {points[-1].steps} steps, mean regret {points[-1].regret.value:.3f}")
    return Curve("masked PPO", seed, points)


def write_baselines(
    folder: Path, steps: int, seeds: int, told: Callable[[str], object] = print
) -> Path:
    positions = standard_positions()
    few = positions[::4]
    found: dict[str, list[MeanRegret]] = {}
    for name in LEVELS:
        found[name] = [mean_regret(bot_policy(name), positions, seed) for seed in range(seeds)]
        told(f"{name}: mean regret {mean(m.value for m in found[name]):.3f}")
    for simulations in SIMULATIONS:
        name = f"MCTS, {simulations} simulations"
        found[name] = [mean_regret(mcts_policy(simulations), few)]
        told(f"{name}: mean regret {found[name][0].value:.3f}")
    curves = [learn_ppo(seed, steps, few, told) for seed in range(seeds)] if steps else []
    if curves:
        name = f"masked PPO, {curves[0].points[-1].steps} steps against random"
        found[name] = [curve.points[-1].regret for curve in curves]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.json").write_text(
        json.dumps(_data(found, curves), indent=1) + "\n", encoding="utf-8"
    )
    if curves:
        draw(curves, found, folder / f"{NAME}.svg")
    path = folder / f"{NAME}.md"
    path.write_text(page(found, bool(curves)), encoding="utf-8")
    return path


def _data(found: dict[str, list[MeanRegret]], curves: list[Curve]) -> dict[str, Any]:
    return {
        "players": {name: [each._asdict() for each in all_] for name, all_ in found.items()},
        "curves": [
            {
                "name": curve.name,
                "seed": curve.seed,
                "points": [[point.steps, point.regret.value] for point in curve.points],
            }
            for curve in curves
        ],
    }


def page(found: dict[str, list[MeanRegret]], learnt: bool) -> str:
    rows = [
        (
            name,
            str(len(measured)),
            str(measured[0].positions),
            f"{mean(each.value for each in measured):.3f}",
            f"{1.96 * mean(each.error for each in measured):.3f}",
            f"{mean(each.critical_value for each in measured):.3f}",
            f"{100 * mean(each.mistakes for each in measured):.1f} %",
        )
        for name, measured in found.items()
    ]
    picture = ["", "![Mean regret while learning](baselines.svg)"] if learnt else []
    head = (
        "player",
        "seeds",
        "positions",
        "mean regret",
        "± 95 %",
        "where it matters",
        "mistakes there",
    )
    return "\n".join(
        [
            "# Baselines on Katalon",
            "",
            "Made by `speeltafel research baselines`; do not edit.",
            "",
            "Mean regret on the standard positions (`regret.standard_positions`), or every fourth",
            "of them: how much of the value, 1 for a win and −1 for a loss, a choice gives away,",
            "by the proven solution. “Where it matters” are the positions in which some move",
            "gives value away. The interval is that of the positions.",
            "",
            *table(head, rows),
            *picture,
            "",
        ]
    )


def draw(curves: list[Curve], found: dict[str, list[MeanRegret]], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = NAME
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for curve in curves:
        axes.plot(
            [point.steps for point in curve.points],
            [point.regret.value for point in curve.points],
            label=f"{curve.name}, seed {curve.seed}",
        )
    for name in ("random", "player", "expert"):
        axes.axhline(mean(each.value for each in found[name]), color="grey", linewidth=0.8)
        axes.annotate(name, (0, mean(each.value for each in found[name])), fontsize=8)
    axes.set_xlabel("steps learnt")
    axes.set_ylabel("mean regret")
    axes.set_ylim(bottom=0)
    axes.legend()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)

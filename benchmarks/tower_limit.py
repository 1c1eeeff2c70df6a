"""How far anybody can come at Stapeltoren: a player that learns nothing but to beat the baseline.

    scripts/bench tower_limit [--variant stapeltoren-4] [--players 2] [--lessons 1200000]
                              [--games 20000] [--deep 20000] [--seed 2032]
                              [--network FILE] [--out docs/opponents]

A network learns, in games against `ahead` only, what its moves promise; then it plays by what it
learned, and once more looking two own turns ahead, knowing how the others choose. No honest player
of every opponent has so much to go by: what this one does not win is luck, as far as we can find.
The last line is what it wins ÷ what is wanted of the strongest.

Needs PyTorch (`.venv/bin/pip install torch`) and a graphics card: minutes there, days without. The
rules in tensors are held against the engine first. Writes a file that `speeltafel opponents-report`
tells about.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

try:
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch: .venv/bin/pip install torch")

from learning.lessons import lessons, one_learner
from learning.lookahead import two_turns
from learning.network import Network
from learning.table import NEW, Judge, Position, Rules, after, choices, party, rules_of

from speeltafel.bots.ladder import rungs
from speeltafel.bots.standings import Encounter
from speeltafel.core.match import advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.katoiz import KATOIZ, stapeltoren
from speeltafel.games.katoiz.components import COLOUR_ROLLS, DICE_ROLLS, KINDS
from speeltafel.games.katoiz.moves import Begin, Move, Stack
from speeltafel.games.katoiz.state import Towers

ROOT = Path(__file__).parent.parent
VARIANTS = ("stapeltoren-3", "stapeltoren-4", "stapeltoren-5")
"""Those with a winner."""
WIDTH, LAYERS = 32, 3
TABLES = 2000
"""Measured side by side."""
TOLD_EVERY = 20
"""Lessons."""
CHECKED_GAMES = 10


def hold_against_rules(rules: Rules, config: Config, device: str) -> int:
    """Random games of the engine: what may be done there may be done here, and comes to the same.
    How many positions were compared."""
    generator, compared = Random(0), 0
    for _ in range(CHECKED_GAMES):
        match = settle_chance(start(KATOIZ, config), generator)
        while KATOIZ.to_act(match.state):
            state, moves = match.state, KATOIZ.legal_moves(match.state, match.state.turn)
            expected = {number for move in moves if (number := choice_of(state, move)) is not None}
            position = position_of(state, device)
            allowed = choices(rules, position, state.turn, roll_of(state, device))[0]
            assert expected == set(allowed.nonzero()[:, 0].tolist()), f"moves differ: {state}"
            move = generator.choice(moves)
            match = settle_chance(advance(match, state.turn, move), generator)
            number = choice_of(state, move)
            if number is not None and not twins(state):
                there = stapeltoren.apply(state, state.turn, move)
                taken = torch.tensor([True], device=device)
                here = after(position, state.turn, torch.tensor([number], device=device), taken)
                same = zip(here, position_of(there, device), strict=True)
                assert twins(there) or all(map(torch.equal, *zip(*same, strict=True)))
            compared += 1
    return compared


def twins(state: Towers) -> bool:
    """Whether somebody has two towers with the same tile on top: here they are one."""
    tops = [[tower[-1] for tower in own] for own in state.towers]
    return any(len(set(own)) < len(own) for own in tops)


def choice_of(state: Towers, move: Move) -> int | None:
    if isinstance(move, Begin):
        return NEW * KINDS + move.tile
    if isinstance(move, Stack):
        return state.towers[state.turn][move.tower][-1] * KINDS + move.tile
    return None


def position_of(state: Towers, device: str) -> Position:
    towers = torch.zeros(1, len(state.towers), KINDS, dtype=torch.int8, device=device)
    for seat, own in enumerate(state.towers):
        for tower in own:
            height = int(towers[0, seat, tower[-1]])
            towers[0, seat, tower[-1]] = max(height, len(tower))
    supply = [[state.supply.count(kind) for kind in range(KINDS)]]
    return Position(torch.tensor(supply, dtype=torch.int8, device=device), towers)


def roll_of(state: Towers, device: str) -> Any:
    rolls = DICE_ROLLS if state.rules.picture_die else COLOUR_ROLLS
    number = 0 if state.roll is None else [roll for roll, _ in rolls].index(state.roll)
    return torch.tensor([number], device=device)


def measured(rules: Rules, players: int, judge: Judge, games: int) -> dict[str, Any]:
    """The learner alone against the baseline, on all seats in turn."""
    encounter = Encounter()
    while encounter.games < games:
        learner = one_learner(rules, TABLES, players)
        with torch.no_grad():
            won = party(rules, learner, judge)
        decided = won.amin(1) == 0
        share = won[learner][decided]
        encounter.games += TABLES
        encounter.won += float(share.sum())
        encounter.lost += float((1 - share).sum())
        encounter.even += TABLES - len(share)
    return encounter.data(1 / players)


def learn(network: Network, rules: Rules, players: int, games: int) -> None:
    for number, played in enumerate(lessons(network, rules, players, games), 1):
        if number % TOLD_EVERY == 0:
            found = measured(rules, players, network.share, TABLES)
            told(f"after {played:,} of {games:,} games", found)


def told(name: str, found: dict[str, Any]) -> None:
    low, high = found["interval"]
    print(
        f"{name}: {found['share_of_decided']:.1%} ({low:.1%} … {high:.1%}) of "
        f"{found['games'] - found['even']} decided games",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--variant", choices=VARIANTS, default="stapeltoren-4")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--lessons", type=int, default=1_200_000, help="games to learn from")
    parser.add_argument("--games", type=int, default=20_000, help="games by what it learned")
    parser.add_argument("--deep", type=int, default=20_000, help="games looking two turns ahead")
    parser.add_argument("--network", type=Path, help="where what it learned is kept, or comes from")
    parser.add_argument("--seed", type=int, default=2032)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "opponents")
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    machine = torch.cuda.get_device_name() if device == "cuda" else "processor"
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(asked.seed)
    config = accept(configure(KATOIZ, asked.variant, asked.players))
    rules = rules_of(asked.variant, device)
    compared = hold_against_rules(rules, config, device)
    print(f"{asked.variant}, {asked.players} players, on {machine}")
    print(f"the same as the engine in {compared} positions", flush=True)

    network = Network(asked.players, WIDTH, LAYERS, device)
    if asked.network and asked.network.exists():
        network.recall(asked.network)
        print(f"as learned before: {asked.network}", flush=True)
    else:
        learn(network, rules, asked.players, asked.lessons)
        if asked.network:
            network.keep(asked.network)

    def deep(position: Position, seat: int) -> Any:
        return two_turns(network, rules, position, seat)

    at_sight = measured(rules, asked.players, network.share, asked.games)
    told("by what it learned", at_sight)
    ahead = measured(rules, asked.players, deep, asked.deep) if asked.deep else None
    if ahead:
        told("looking two turns ahead", ahead)
    rung = rungs(KATOIZ, config)[-1]
    data = {
        "limit": True,
        "game": KATOIZ.name,
        "variant": asked.variant,
        "players": asked.players,
        "lessons": network.games,
        "seed": asked.seed,
        "wanted": rung.wanted,
        "at_sight": at_sight,
        "two_turns": ahead,
    }
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"katoiz-{asked.variant}-limit-{asked.players}.json"
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"written: {path}")
    best = max(each["share_of_decided"] for each in (at_sight, ahead) if each)
    print(f"won by who learned to beat {rung.weaker} ÷ wanted: {best / rung.wanted:.3f}")


if __name__ == "__main__":
    main()

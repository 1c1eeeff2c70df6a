"""How far anybody can come at Katoiz: a player that learns nothing but to beat the baseline.

    scripts/bench katoiz_limit [--variant stapeltoren-4] [--players 2] [--lessons 1200000]
                               [--self 0] [--games 20000] [--deep 0] [--tables 8192] [--seed 2032]
                               [--network FILE] [--out docs/opponents]

A network learns what its moves promise at Stapeltoren or at 3-stel, in games against `ahead`, and
in a share of them against itself; then it plays by what it learned. With `--deep` it plays once
more, looking two own turns ahead and knowing how the others choose. No honest player of every
opponent has so much to go by: what this one does not win is luck, as far as we can find. The last
line is what it wins ÷ what is wanted of the strongest.

Needs PyTorch (`.venv/bin/pip install torch`) and a graphics card: minutes there, days without. The
rules in tensors are held against the engine first. Writes a file that `speeltafel opponents-report`
tells about.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

try:
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch: .venv/bin/pip install torch")

from learning.comparison import hold_against_engine
from learning.lessons import Course, lessons
from learning.lookahead import two_turns
from learning.network import Network, Unfit
from learning.party import Judge, one_learner, party
from learning.table import Table
from learning.towers import TowerTable
from learning.trios import TrioTable

from speeltafel.bots.ladder import rungs
from speeltafel.bots.standings import Encounter
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.katoiz import KATOIZ

ROOT = Path(__file__).parent.parent
TABLES: dict[str, Callable[[Config, str], Table[Any]]] = {
    **{f"stapeltoren-{level}": TowerTable for level in (3, 4, 5)},
    **{f"3-stel-{level}": TrioTable for level in (1, 2, 3)},
}
"""Those with a winner; the bold level of 3-stel is another game."""
WIDTH, LAYERS = 32, 3
TOLD_EVERY = 20
"""Lessons."""


def measured(table: Table[Any], judge: Judge, games: int, tables: int) -> dict[str, Any]:
    """The learner alone against the baseline, on all seats in turn."""
    encounter = Encounter()
    while encounter.games < games:
        learner = one_learner(table, min(tables, games - encounter.games))
        with torch.no_grad():
            won = party(table, learner, judge)
        decided = won.amin(1) == 0
        share = won[learner][decided]
        encounter.games += len(won)
        encounter.won += float(share.sum())
        encounter.lost += float((1 - share).sum())
        encounter.even += len(won) - len(share)
    return encounter.data(1 / table.players)


def learn(network: Network, course: Course) -> None:
    for number, played in enumerate(lessons(network, course), 1):
        if number % TOLD_EVERY == 0:
            found = measured(network.table, network.share, course.tables, course.tables)
            told(f"after {played:,} of {course.games:,} games", found)


def told(name: str, found: dict[str, Any]) -> None:
    (low, high), decided = found["interval"], found["games"] - found["even"]
    share = f"{found['won'] / decided:.1%} ({low:.1%} … {high:.1%})" if decided else "–"
    print(f"{name}: {share} of {decided} decided games", flush=True)


def share_of_games(text: str) -> float:
    share = float(text)
    if not 0 <= share < 0.5:
        raise argparse.ArgumentTypeError("from 0 up to 0.5: most games are against the baseline")
    return share


def amount(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--variant", choices=TABLES, default="stapeltoren-4")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--lessons", type=amount, default=1_200_000, help="games to learn from")
    parser.add_argument(
        "--self",
        type=share_of_games,
        default=0.0,
        dest="among_itself",
        metavar="SHARE",
        help="of the games to learn from in which everybody learns",
    )
    parser.add_argument("--games", type=amount, default=20_000, help="games by what it learned")
    parser.add_argument(
        "--deep", type=int, default=0, help="games looking two turns ahead: slow, above all 3-stel"
    )
    parser.add_argument("--tables", type=amount, default=8192, help="games side by side")
    parser.add_argument("--network", type=Path, help="where what it learned is kept, or comes from")
    parser.add_argument("--seed", type=int, default=2032)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "opponents")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    for folder in (asked.out, asked.network.parent if asked.network else asked.out):
        folder.mkdir(parents=True, exist_ok=True)  # before hours of learning, not after
    device = "cuda" if torch.cuda.is_available() else "cpu"
    machine = torch.cuda.get_device_name() if device == "cuda" else "processor"
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(asked.seed)
    config = accept(configure(KATOIZ, asked.variant, asked.players))
    table = TABLES[asked.variant](config, device)
    purpose = f"{asked.variant}, {asked.players} players"
    print(f"{purpose}, on {machine}")
    print(f"the same as the engine in {hold_against_engine(table, config)} positions", flush=True)

    network = Network(table, WIDTH, LAYERS)
    if asked.network and asked.network.exists():
        try:
            network.recall(asked.network, purpose)
        except Unfit as unfit:
            sys.exit(str(unfit))
        print(f"as learned before: {asked.network}", flush=True)
    else:
        learn(network, Course(asked.lessons, asked.tables, asked.among_itself))
        if asked.network:
            network.keep(asked.network, purpose)

    def deep(position: Any, seat: int) -> Any:
        return two_turns(network, position, seat)

    at_sight = measured(table, network.share, asked.games, asked.tables)
    told("by what it learned", at_sight)
    ahead = measured(table, deep, asked.deep, asked.tables) if asked.deep else None
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
    path = asked.out / f"katoiz-{asked.variant}-limit-{asked.players}.json"
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"written: {path}")
    best = max(each["share_of_decided"] or 0.0 for each in (at_sight, ahead) if each)
    print(f"won by who learned to beat {rung.weaker} ÷ wanted: {best / rung.wanted:.3f}")


if __name__ == "__main__":
    main()

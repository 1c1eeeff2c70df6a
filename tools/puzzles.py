"""Makes the puzzles of a game, or proves all of them again.

    python -m tools.puzzles make kobito [--count 120] [--seed 2026] [--out FILE]
    python -m tools.puzzles prove [kobito …]

`make` writes `src/speeltafel/learn/puzzles/data/<game>.json`, for Katalon the pack of `solve`,
which `tests/solve/test_puzzles.py` proves.
"""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from speeltafel.learn.puzzles.collection import shipped
from speeltafel.learn.puzzles.making import Maker, made
from speeltafel.learn.puzzles.proving import faults
from speeltafel.learn.puzzles.puzzle import Puzzle, written
from speeltafel.solve.make.puzzle_maker import LENGTHS, make_pack
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.puzzles import PACK, puzzle_data

SOURCE: Final = Path(__file__).parent.parent / "src/speeltafel"
DATA: Final = SOURCE / "learn/puzzles/data"
MAKERS: Final = ("kapai", "katoiz", "kobito", "potzklotz")


def maker_of(game: str) -> Maker:
    maker: Maker = import_module(f"speeltafel.learn.puzzles.{game}.maker").MAKER
    return maker


def make(game: str, count: int, seed: int, path: Path) -> None:
    if game == "katalon":
        make_katalon(count, seed, path)
        return
    done = 0

    def told(puzzle: Puzzle) -> None:
        nonlocal done
        done += 1
        found = " ".join(str(share) for _, share in puzzle.found)
        print(f"{done}/{count} {puzzle.kind}: {len(puzzle.solutions)} solutions, found {found}")

    puzzles = made(maker_of(game), count, seed, told)
    path.write_text(written(puzzles), encoding="utf-8")


def make_katalon(count: int, seed: int, path: Path) -> None:
    pack = make_pack(
        find_oracle(), -(-count // len(LENGTHS)), seed, lambda number: print(f"{number}/{count}")
    )
    lines = [
        json.dumps(puzzle_data(each), ensure_ascii=False, separators=(",", ":")) for each in pack
    ]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def place_of(game: str) -> Path:
    return SOURCE / "solve/data" / PACK if game == "katalon" else DATA / f"{game}.json"


def prove(game: str) -> bool:
    maker, proven = maker_of(game), True
    puzzles = shipped(game)
    for puzzle in puzzles:
        for fault in faults(maker, puzzle):
            print(f"{game} {puzzle.number}: {fault}")
            proven = False
    print(f"{game}: {len(puzzles)} puzzles {'proven' if proven else 'NOT all proven'}")
    return proven


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    making = verbs.add_parser("make")
    making.add_argument("game", choices=("katalon", *MAKERS))
    making.add_argument("--count", type=int, default=120)
    making.add_argument("--seed", type=int, default=2026)
    making.add_argument("--out", type=Path)
    proving = verbs.add_parser("prove")
    proving.add_argument("games", nargs="*", choices=[[], *MAKERS], default=[])
    asked = parser.parse_args(arguments)
    if asked.verb == "make":
        make(asked.game, asked.count, asked.seed, asked.out or place_of(asked.game))
        return 0
    held = [game for game in MAKERS if (DATA / f"{game}.json").exists()]
    proofs = [prove(game) for game in asked.games or held]
    return 0 if all(proofs) else 1


if __name__ == "__main__":
    sys.exit(main())

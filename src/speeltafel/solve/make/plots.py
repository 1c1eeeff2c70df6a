"""The solution as pictures: what people would rather look at."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl

mpl.use("svg")

import matplotlib.pyplot as plt
from matplotlib.patches import Circle, Polygon

from speeltafel.games.katalon.components import FIELD, MIDDLE, NAMES, name
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import START
from speeltafel.solve.oracle import Oracle, Verdict
from speeltafel.solve.scores import Value

COLOURS: Final[dict[Value, str]] = {"win": "#2a9d4a", "draw": "#d9b310", "loss": "#c8553d"}
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0))
"""From the middle of a box to its fields n, o, z, w, m; the boxes lie two such steps apart."""


def write_plots(folder: Path, oracle: Oracle, counts: list[dict[str, Any]]) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    mpl.rcParams["svg.hashsalt"] = "speeltafel"  # the same solution gives the same files
    pictures = {
        "layers.svg": layers(counts),
        "distances.svg": distances(counts),
        "first-moves.svg": first_moves(oracle.ask(START).moves),
    }
    for file, picture in pictures.items():
        picture.savefig(folder / file, bbox_inches="tight", metadata={"Date": None})
        plt.close(picture)
    return [folder / file for file in pictures]


def layers(counts: list[dict[str, Any]]) -> Any:
    """Positions per number of stones, for the player to move."""
    figure, (top, bottom) = plt.subplots(2, 1, figsize=(8, 7), sharex=True)
    stones = [layer["stones"] for layer in counts]
    base = [0.0] * len(counts)
    for value, key in (("win", "wins"), ("draw", "draws"), ("loss", "losses")):
        shares = [100 * layer[key] / layer["positions"] for layer in counts]
        top.bar(stones, shares, bottom=base, color=COLOURS[value], label=value)  # type: ignore[index]  # the key is a plain text here
        base = [below + share for below, share in zip(base, shares, strict=True)]
    top.set_ylabel("% of positions")
    top.legend(loc="lower left")
    top.set_title("Katalon, for the player to move")
    bottom.bar(stones, [layer["positions"] for layer in counts], color="#888888")
    bottom.set_yscale("log")
    bottom.set_ylabel("positions")
    bottom.set_xlabel("stones on the board")
    bottom.set_xticks(stones)
    return figure


def distances(counts: list[dict[str, Any]]) -> Any:
    """How many decided positions are how far from the end."""
    figure, axes = plt.subplots(figsize=(8, 4))
    total: Counter[int] = Counter()
    for layer in counts:
        total.update({int(plies): count for plies, count in layer["plies"].items()})
    plies = sorted(total)
    axes.bar(plies, [total[each] for each in plies], color="#4477aa")
    axes.set_yscale("log")
    axes.set_xlabel("single moves to the end, with best play")
    axes.set_ylabel("decided positions")
    axes.set_title("How long decided positions take")
    return figure


def first_moves(moves: dict[Move, Verdict]) -> Any:
    """Every first move on the board; a shared field shows both of its names."""
    figure, axes = plt.subplots(figsize=(7, 7))
    for box in range(5):
        middle = _place(box, MIDDLE)
        tips = [_place(box, letter) for letter in range(4)]
        axes.add_patch(Polygon(tips, fill=False, edgecolor="#bbbbbb", linewidth=1.5))
        axes.plot(*middle, alpha=0)
    for names in NAMES:
        for index, (box, letter) in enumerate(names):
            verdict = moves[Move(box, letter)]
            across, up = _place(box, letter)
            shift = 0.2 * (2 * index - 1) if len(names) == 2 else 0.0
            radius = 0.2 if len(names) == 2 else 0.28
            sideways = FIELD[box][letter] // 5 in (1, 3) and len(names) == 2
            spot = (across, up + shift) if sideways else (across + shift, up)
            axes.add_patch(Circle(spot, radius, color=COLOURS[verdict.value]))
            plies = "=" if verdict.plies is None else str(verdict.plies)
            label = f"{name(box, letter)}\n{plies}"
            axes.text(*spot, label, ha="center", va="center", fontsize=7, color="white")
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.set_title("Yellow's first move: wins (green), draws (=), loses (red), in single moves")
    return figure


def _place(box: int, letter: int) -> tuple[float, float]:
    across = 2 * STEPS[box][0] + STEPS[letter][0]
    up = 2 * STEPS[box][1] + STEPS[letter][1]
    return float(across), float(up)

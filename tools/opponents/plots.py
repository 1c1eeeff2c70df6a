"""The pictures of docs/opponents.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from tools.opponents.tables import stem, table_of

GREEN: Final = "#2f7f79"
WARM: Final = "#c8553d"


def draw_plots(measurements: Sequence[dict[str, Any]], folder: Path) -> None:
    try:
        from matplotlib import rc_context
    except ImportError:
        instead = reason("cli-install-matplotlib")
        raise Refused(Refusal(Kind.CONFIG, reason("cli-no-matplotlib"), instead)) from None
    # The same numbers give the same file.
    with rc_context({"svg.hashsalt": "speeltafel"}):
        for data in measurements:
            if data.get("alone"):
                _alone(data, folder / f"{data['game']}-alone.svg")
            if "rungs" not in data:
                continue
            name = stem(data["game"], table_of(data))
            _ladder(data, folder / f"{name}-ladder.svg")
            if data["growth"]:
                _growth(data, folder / f"{name}-growth.svg")


def _figure(height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, height), layout="constrained")
    axes = figure.add_subplot()
    axes.grid(alpha=0.3)
    axes.set_axisbelow(True)
    return figure, axes


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})


def _shares(rows: Sequence[dict[str, Any]]) -> tuple[list[float], list[list[float]]]:
    """Shares of decided games, and how far their intervals reach down and up."""
    shares = [row["share_of_decided"] or 0.0 for row in rows]
    pairs = list(zip(shares, (row["interval"] for row in rows), strict=True))
    down = [max(0.0, share - low) for share, (low, _) in pairs]
    up = [max(0.0, high - share) for share, (_, high) in pairs]
    return shares, [down, up]


def _ladder(data: dict[str, Any], path: Path) -> None:
    """Win rates with their intervals, and what was wanted."""
    rungs = data["rungs"]
    names = [f"{rung['stronger']} – {rung['weaker']}" for rung in rungs]
    shares, reach = _shares(rungs)
    figure, axes = _figure(0.5 * len(rungs) + 1.2)
    places = range(len(rungs))
    axes.errorbar(
        shares,
        places,
        xerr=reach,
        fmt="o",
        color=GREEN,
        capsize=4,
    )
    axes.scatter([rung["wanted"] for rung in rungs], places, marker="|", s=300, color=WARM)
    axes.axvline(1 / data["players"], color="grey", linestyle=":")
    axes.set_yticks(list(places), names)
    axes.set_xlim(0, 1.02)
    axes.set_xlabel("share of decided games with 95 % interval; red: target")
    _save(figure, path)


def _growth(data: dict[str, Any], path: Path) -> None:
    rows = data["growth"]
    figure, axes = _figure(3.2)
    shares, reach = _shares(rows)
    times = [row["thinking"][row["stronger"]]["mean_ms"] for row in rows]
    axes.errorbar(times, shares, yerr=reach, fmt="o-", color=GREEN, capsize=4)
    axes.set_xscale("log")
    axes.set_xticks(times, [f"{time:.2g}" for time in times])
    axes.set_xticks([], minor=True)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel("processor time per move, ms")
    axes.set_ylabel("won against ahead, of decided")
    _save(figure, path)


def _alone(data: dict[str, Any], path: Path) -> None:
    """The spread of scores for each player, and where the bands of the solo table begin."""
    players = data["players"]
    figure, axes = _figure(0.5 * len(players) + 1.2)
    for border in data["borders"]:
        axes.axvline(border, color=WARM, linestyle=":")
    axes.boxplot([row["scores"] for row in players.values()], orientation="horizontal")
    axes.set_yticks(range(1, len(players) + 1), list(players))
    axes.set_xlabel("score; dotted: where a band of the solo table begins")
    _save(figure, path)

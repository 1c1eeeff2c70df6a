"""The picture of an arena: ratings, and how long each bot thinks for them."""

from pathlib import Path

from speeltafel.arena.results import Standings
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import Voice


def draw_ratings(standings: Standings, path: Path, game: AnyGame, voice: Voice) -> None:
    """Bars of ratings; alone at a table, of mean scores with their spread."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        instead = reason("cli-install-matplotlib")
        raise Refused(Refusal(Kind.CONFIG, reason("cli-no-matplotlib"), instead)) from None
    data = standings.data()
    table = data["ratings"]
    strength = table or {name: score["mean"] for name, score in data["scores"].items()}
    shown = sorted(standings.bots, key=lambda name: strength.get(name, 0))
    figure = Figure(figsize=(7, 0.5 * len(shown) + 1.2), layout="constrained")
    axes = figure.add_subplot()
    if table:
        axes.barh(shown, [table[name] for name in shown], color="#2f7f79")
        axes.set_xlabel(voice.word("cli-arena-rating"))
    else:
        scores = data["scores"]
        means = [scores[name]["mean"] for name in shown]
        spread = [scores[name]["deviation"] for name in shown]
        axes.barh(shown, means, xerr=spread, color="#2f7f79")
        axes.set_xlabel(voice.word("cli-arena-score"))
    axes.set_title(voice.word(f"{game.name}-title"))
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        why = reason("cli-cannot-write", path=str(path), why=str(error).splitlines()[0])
        raise Refused(Refusal(Kind.CONFIG, why)) from None

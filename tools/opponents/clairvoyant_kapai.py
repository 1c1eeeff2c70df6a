"""Ka Pai with all dice known beforehand: a ceiling for what can be scored, best found."""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots.kapai.evaluation import SKILLED, Weights
from speeltafel.bots.kapai.playout import playouts_of
from speeltafel.bots.kapai.search import compile_kernels
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet

WIDTH: Final = 6
TRIED: Final = 60
"""Sheets played out in each round."""


def clairvoyant_score(
    layout_name: str, rolls: Sequence[Roll], width: int = WIDTH, weights: Weights = SKILLED
) -> int:
    """The best score a beam search finds that knows every roll: each sheet is judged by what it
    comes to when these very rolls follow. A bound from below on the clairvoyant optimum."""
    compile_kernels()
    layout = SHEETS[layout_name]
    beam: list[Sheet] = [BLANK]
    best = 0.0
    for number, roll in enumerate(rolls):
        if is_full(layout, beam[0]):
            break
        after: dict[Sheet, None] = {}
        for sheet in beam:
            options = [drawn(sheet, draw)._replace(last=0) for draw in draws(layout, sheet, roll)]
            after.update(dict.fromkeys(options))
        sheets = list(after)
        playouts = playouts_of(layout_name, sheets, weights)
        priors = playouts.evaluations()
        tried = sorted(range(len(sheets)), key=lambda place: -priors[place])[:TRIED]
        scores = dict(zip(tried, playouts.scores(tried, rolls[number + 1 :]), strict=True))
        best = max(best, *scores.values())
        tried.sort(key=lambda place: (-scores[place], -priors[place]))
        beam = [sheets[place] for place in tried[:width]]
    return round(best)

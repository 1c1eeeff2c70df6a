"""Ka Pai with all dice known beforehand: a ceiling for what can be scored, best found."""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots.kapai_imagination import imagined_scores, promises
from speeltafel.bots.kapai_promise import Outlook
from speeltafel.bots.kapai_rollouts import SKILLED
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet

WIDTH: Final = 6
TRIED: Final = 60
"""Sheets imagined to their end in each round."""


def clairvoyant_score(
    layout_name: str, rolls: Sequence[Roll], width: int = WIDTH, outlook: Outlook = SKILLED
) -> int:
    """The best score a beam search finds that knows every roll: each sheet is judged by what it
    comes to when these very rolls follow. A bound from below on the clairvoyant optimum."""
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
        hopes = promises(layout_name, sheets, outlook)
        order = sorted(range(len(sheets)), key=lambda place: -hopes[place])[:TRIED]
        sheets = [sheets[place] for place in order]
        scores = imagined_scores(layout_name, sheets, rolls[number + 1 :], outlook)
        best = max(best, *scores)
        ranking = sorted(
            range(len(sheets)), key=lambda place: (-scores[place], -hopes[order[place]])
        )
        beam = [sheets[place] for place in ranking[:width]]
    return round(best)

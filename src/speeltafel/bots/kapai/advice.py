"""Advice for Ka Pai: where on the sheet, which draw, and the points it brought in playouts."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.effort import Effort
from speeltafel.bots.kapai.observation import Observation
from speeltafel.bots.kapai.search import SearchingBot
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.core.reason import Reason, reason
from speeltafel.games.kapai.components import (
    FIELD_NAMES,
    GROUP_POINTS,
    LINE,
    SIZE,
    SYMBOL_NAMES,
)
from speeltafel.games.kapai.drawing import drawn, framing_of
from speeltafel.games.kapai.moves import Draw
from speeltafel.games.kapai.scoring import largest_network
from speeltafel.games.kapai.sheets import SHEETS

EFFORT: Final = Effort(rounds=600, seconds=0.9)
CLOSE: Final = 0.3
"""Points: two draws nearer to each other than this are called equally good."""


def advise(observation: Observation, generator: Random) -> Advice:
    if len(observation.moves) == 1:
        return only_move(observation)
    found = SearchingBot(EFFORT).ranked_moves(observation, generator)
    draw: Draw = found[0].move
    because = (*_gains(observation, draw), *_numbers(found, draw))
    text = observation.game.format_move(draw)
    return Advice(text, _where(draw), told(observation, draw), because, proven=False)


def _where(draw: Draw) -> Reason:
    """The part of the sheet, told by the field in it that is drawn on first."""
    row, column = divmod(draw.fields[0], SIZE)
    upright = "top" if row < 2 else "bottom" if row > 4 else "middle"
    across = "left" if column < 2 else "right" if column > 4 else "middle"
    return reason("bots-kapai-look", upright=upright, across=across)


def _gains(observation: Observation, draw: Draw) -> list[Reason]:
    """What the draw does at once, which is certain."""
    layout, before = SHEETS[observation.dealt.layout], observation.dealt.sheets[observation.seat]
    after = drawn(before, draw)
    gains = []
    for _ in framing_of(before, draw):
        if draw.symbol == LINE:
            gains.append(reason("bots-kapai-cross", symbol=SYMBOL_NAMES[draw.crosses[0]]))
        else:
            points = GROUP_POINTS[draw.symbol] + after.crosses[draw.symbol]
            symbol = SYMBOL_NAMES[draw.symbol]
            gains.append(reason("bots-kapai-group", symbol=symbol, points=points))
    linked = largest_network(layout, after)
    if linked > largest_network(layout, before):
        gains.append(reason("bots-kapai-link", totems=linked))
    if not gains:
        field = FIELD_NAMES[draw.fields[0]]
        gains.append(reason("bots-kapai-builds", field=field, symbol=SYMBOL_NAMES[draw.symbol]))
    return gains


def _numbers(found: list[RankedMove], draw: Draw) -> list[Reason]:
    """What the search found: points in tenths, for words that know no fractions."""
    best = next(each for each in found if each.move == draw)
    others = [each for each in found if each.move != draw]
    told = [reason("bots-kapai-expected", points=f"{best.value:.1f}", games=best.tries)]
    if others:
        rival = max(others, key=lambda each: (each.tries, each.value))
        near = "near" if best.value - rival.value < CLOSE else "behind"
        told.append(
            reason(
                "bots-kapai-rival",
                near=near,
                symbol=SYMBOL_NAMES[rival.move.symbol],
                fields=tuple(FIELD_NAMES[field] for field in rival.move.fields),
                points=f"{rival.value:.1f}",
            )
        )
    return told

"""What was drawn on a sheet of Ka Pai, round by round, and where it was hard."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.reason import Reason
from speeltafel.games.kapai.moves import Draw, Roll
from speeltafel.games.kapai.rules import count
from speeltafel.protocol.afterwards.documents import HardRound
from speeltafel.words import Voice

OWN: Final = 0
"""A sheet of one's own has one seat."""
SHOWN: Final = 3


class Drawn(NamedTuple):
    round: int
    dice: str
    symbol: int
    told: Reason
    points: int
    total: int


def drawn_on(match: AnyMatch) -> Iterator[Drawn]:
    """Every round that was drawn, with what the sheet counted after it."""
    game = match.game
    shown = start(game, match.config, match.names)
    total, round_, dice = 0, 0, ""
    for entry in match.entries():
        told = game.tell(shown.state, entry.actor, entry.move)
        shown = advance(shown, entry.actor, entry.move)
        if isinstance(entry.move, Roll):
            round_, dice = round_ + 1, game.format_move(entry.move)
        elif isinstance(entry.move, Draw):
            score = score_of(shown)
            yield Drawn(round_, dice, entry.move.symbol, told, score - total, score)
            total = score


def score_of(match: AnyMatch) -> int:
    """What the sheet counts as it is."""
    state: Any = match.state
    return count(state).scores[OWN]


def hardest(
    model: AnyMatch, sheets: Sequence[tuple[AnyMatch, Sequence[int]]], voice: Voice
) -> tuple[HardRound, ...]:
    """The rounds in which the others fell behind the strongest player most, on the same dice. Each
    sheet comes with the rounds that the computer drew on it: they do not count."""
    drawn: dict[int, list[Drawn]] = {}
    for match, missed in sheets:
        for each in drawn_on(match):
            if each.round not in missed:
                drawn.setdefault(each.round, []).append(each)
    found = []
    for best in drawn_on(model):
        others = [each for each in drawn.get(best.round, ()) if each.dice == best.dice]
        if not others:
            continue
        average = Fraction(sum(each.points for each in others), len(others))
        otherwise = sum(each.symbol != best.symbol for each in others)
        found.append(
            (
                (best.points - average, Fraction(otherwise, len(others))),
                HardRound(
                    best.round,
                    best.dice,
                    voice.sentence(best.told),
                    best.points,
                    round(float(average), 2),
                    otherwise,
                    len(others),
                ),
            )
        )
    behind = [each for each in found if each[0][0] > 0]
    behind.sort(key=lambda each: each[0], reverse=True)
    return tuple(hard for _, hard in behind[:SHOWN])

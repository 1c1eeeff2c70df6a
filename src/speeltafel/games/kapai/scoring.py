"""What a sheet is worth (KP-8, KP-9), who wins (KP-10), and what a solo player hears (KP-11)."""

from collections.abc import Sequence
from heapq import nsmallest
from typing import Final, NamedTuple

from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.kapai.components import (
    GROUP_POINTS,
    LINE,
    NETWORK_POINTS,
    SYMBOL_NAMES,
    area_around,
)
from speeltafel.games.kapai.sheets import DEFAULT_SHEET, Layout
from speeltafel.games.kapai.state import Sheet

SOLO_BANDS: Final = ((56, "ka-pai"), (50, "close"), (40, "strong"), (30, "growing"), (0, "begun"))
"""KP-11: the least score of each."""

COUNTED: Final = 6
"""At a larger table only the best sheets are counted out aloud; every score is in `scores`."""


class Tally(NamedTuple):
    """A score taken apart as on the paper sheet."""

    groups: tuple[int, ...]
    """Points for the groups of each symbol."""
    bonus: tuple[int, ...]
    """Points for the crosses of each symbol."""
    totems: int
    """How many the largest network links."""
    network: int
    total: int
    crosses: int
    """All of them, which decide between equal scores (KP-10)."""


def tally(layout: Layout, sheet: Sheet) -> Tally:
    """KP-8."""
    groups = tuple(count * points for count, points in zip(sheet.groups, GROUP_POINTS, strict=True))
    bonus = tuple(
        count * crosses for count, crosses in zip(sheet.groups, sheet.crosses, strict=True)
    )
    totems = largest_network(layout, sheet)
    network = NETWORK_POINTS[totems]
    total = sum(groups) + sum(bonus) + network
    return Tally(groups, bonus, totems, network, total, sum(sheet.crosses))


def networks(layout: Layout, sheet: Sheet) -> list[int]:
    """KP-9: the sets of totems that are linked, as bits: numbers in `layout.totems`."""
    found: list[int] = []
    for mark in sheet.marks:
        seeds = mark & layout.beside_totems
        while seeds:
            area = area_around(seeds & -seeds, mark)
            seeds &= ~area
            touched = 0
            bit = 1
            for sides in layout.sides:
                if sides & area:
                    touched |= bit
                bit <<= 1
            if touched & (touched - 1):
                found = _joined(found, touched)
    return found


def _joined(networks: list[int], link: int) -> list[int]:
    apart = [network for network in networks if not network & link]
    for network in networks:
        if network & link:
            link |= network
    return [*apart, link]


def largest_network(layout: Layout, sheet: Sheet) -> int:
    """How many totems it links; 0 when none are linked."""
    return max((network.bit_count() for network in networks(layout, sheet)), default=0)


def leading_seats(layout: Layout, sheets: Sequence[Sheet], count: int) -> tuple[Seat, ...]:
    """The best seats so far, in the order of KP-10."""
    standing = [_standing_of(layout, sheet) for sheet in sheets]
    return tuple(nsmallest(count, range(len(standing)), key=standing.__getitem__))


def _standing_of(layout: Layout, sheet: Sheet) -> tuple[int, int]:
    """As `_standing(tally(…))`, without taking the score apart: it is asked of everybody in each
    round."""
    (a, b, c, d), (e, f, g, h) = sheet.groups, sheet.crosses
    triangle, square, circle, line = GROUP_POINTS
    score = a * (triangle + e) + b * (square + f) + c * (circle + g) + d * (line + h)
    return -score - NETWORK_POINTS[largest_network(layout, sheet)], -(e + f + g + h)


def _standing(tally: Tally) -> tuple[int, int]:
    return -tally.total, -tally.crosses


def outcome_of(layout: Layout, sheets: Sequence[Sheet]) -> Outcome:
    """KP-10: highest score, then most crosses, then shared."""
    tallies = [tally(layout, sheet) for sheet in sheets]
    scores = tuple(each.total for each in tallies)
    ranked = nsmallest(
        COUNTED, range(len(tallies)), key=lambda seat: (*_standing(tallies[seat]), seat)
    )
    counting = tuple(
        line for seat in sorted(ranked) for line in counted(seat, sheets[seat], tallies[seat])
    )
    if len(sheets) == 1:
        return Outcome(_solo(layout, scores[0]), (), scores, counting)
    best = _standing(tallies[ranked[0]])
    winners = tuple(seat for seat, each in enumerate(tallies) if _standing(each) == best)
    return Outcome(_victory(winners, tallies), winners, scores, counting)


def _victory(winners: tuple[Seat, ...], tallies: Sequence[Tally]) -> Reason:
    best = tallies[winners[0]]
    if len(winners) > COUNTED:
        return reason("kapai-shared-by-many", count=len(winners), score=best.total)
    if len(winners) > 1:
        return reason("kapai-shared", winners=tuple(map(seat_reason, winners)), score=best.total)
    winner = seat_reason(winners[0])
    if sum(each.total == best.total for each in tallies) > 1:
        return reason(
            "kapai-wins-by-crosses", winner=winner, score=best.total, crosses=best.crosses
        )
    return reason("kapai-wins", winner=winner, score=best.total)


def _solo(layout: Layout, score: int) -> Reason:
    """KP-11: the bands belong to the default sheet; another one scores higher or lower."""
    if layout.name != DEFAULT_SHEET:
        return reason("kapai-solo-other-sheet", score=score)
    return reason("kapai-solo", score=score, band=solo_band(score))


def solo_band(score: int) -> str:
    return next(band for least, band in SOLO_BANDS if score >= least)


def counted(seat: Seat, sheet: Sheet, tally: Tally) -> list[Reason]:
    """The paper sheet, line by line: groups, totems, bonuses, together."""
    who = seat_reason(seat)
    lines = [
        reason(
            "kapai-count-groups",
            seat=who,
            symbol=SYMBOL_NAMES[symbol],
            groups=sheet.groups[symbol],
            each=GROUP_POINTS[symbol],
            points=tally.groups[symbol],
        )
        for symbol in range(LINE)
    ]
    lines.append(reason("kapai-count-totems", seat=who, totems=tally.totems, points=tally.network))
    lines += [
        reason(
            "kapai-count-bonus",
            seat=who,
            symbol=SYMBOL_NAMES[symbol],
            groups=sheet.groups[symbol],
            crosses=sheet.crosses[symbol],
            points=tally.bonus[symbol],
        )
        for symbol in range(4)
        if sheet.crosses[symbol]
    ]
    return [*lines, reason("kapai-count-total", seat=who, points=tally.total)]

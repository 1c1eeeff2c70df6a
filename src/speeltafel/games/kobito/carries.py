"""From the workshop to gold: every way to divide one rainbow over the pots (KO-8).

A side of a pot asks for one number, and that number stands in one place of the rainbow. So a
block for the right side of a pot can only begin there, and one for its left side only end there.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from speeltafel.games.kobito.components import LARGEST, NUMBERS
from speeltafel.games.kobito.moves import Block, Carry
from speeltafel.games.kobito.rainbow import LEFT, RIGHT, Rainbow, Side, follows, may_stay
from speeltafel.games.kobito.state import Pot


class Opening(NamedTuple):
    """A side of a pot that some card of the rainbow fits."""

    pot: int
    side: Side
    anchor: int
    """Where in the rainbow that card lies."""
    room: int


class Piece(NamedTuple):
    """Cards `start` up to `stop` of the rainbow, for an opening."""

    opening: Opening
    start: int
    stop: int


Pieces = tuple[Piece, ...]


@lru_cache(maxsize=1 << 15)
def carries(slot: int, rainbow: Rainbow, pots: tuple[Pot | None, ...]) -> tuple[Carry, ...]:
    """Remembered, because most moves of a turn leave a workshop rainbow and the pots alone."""
    openings = openings_for(rainbow, pots)
    if not openings:
        return ()
    length = len(rainbow.places)
    from_left = list(_from_left((), 0, length, openings))
    divisions = [pieces for pieces, stop in from_left if stop == length]
    for right, stop in _from_right((), length, openings):
        for left, start in from_left:
            if (left or right) and may_stay(rainbow.places[start:stop]) and fits(left + right):
                divisions.append(left + right)
    return tuple(_carry(slot, rainbow, pieces) for pieces in divisions)


def openings_for(rainbow: Rainbow, pots: Sequence[Pot | None]) -> list[Opening]:
    openings = []
    for number, pot in enumerate(pots):
        if pot is None:
            continue
        for side in (LEFT, RIGHT):
            anchor = (follows(pot.rainbow, side) - rainbow.first) % LARGEST
            if anchor < len(rainbow.places):
                openings.append(Opening(number, side, anchor, pot.room))
    return openings


def fits(pieces: Pieces) -> bool:
    """No side is used twice, and no pot gets more than it asks (KO-6)."""
    if len(pieces) == 1:
        return True
    if len({piece.opening for piece in pieces}) < len(pieces):
        return False
    laid: dict[int, int] = {}
    for piece in pieces:
        pot = piece.opening.pot
        laid[pot] = laid.get(pot, 0) + piece.stop - piece.start
        if laid[pot] > piece.opening.room:
            return False
    return True


def _from_left(
    pieces: Pieces, start: int, length: int, openings: list[Opening]
) -> Iterator[tuple[Pieces, int]]:
    """All ways to lift pieces from the left end, and where the rest begins."""
    yield pieces, start
    for opening in openings:
        if opening.side == RIGHT and opening.anchor == start:
            stops: Sequence[int] = range(start + 1, min(length, start + opening.room) + 1)
        elif opening.side == LEFT and start <= opening.anchor < start + opening.room:
            stops = (opening.anchor + 1,)
        else:
            continue
        for stop in stops:
            more = (*pieces, Piece(opening, start, stop))
            if fits(more):
                yield from _from_left(more, stop, length, openings)


def _from_right(pieces: Pieces, stop: int, openings: list[Opening]) -> Iterator[tuple[Pieces, int]]:
    """All ways to lift pieces from the right end, and where the rest ends."""
    yield pieces, stop
    for opening in openings:
        if opening.side == LEFT and opening.anchor == stop - 1:
            starts: Sequence[int] = range(stop - 1, max(0, stop - opening.room) - 1, -1)
        elif opening.side == RIGHT and stop - opening.room <= opening.anchor < stop:
            starts = (opening.anchor,)
        else:
            continue
        for start in starts:
            more = (Piece(opening, start, stop), *pieces)
            if fits(more):
                yield from _from_right(more, start, openings)


def _carry(slot: int, rainbow: Rainbow, pieces: Pieces) -> Carry:
    numbers = rainbow.numbers
    return Carry(
        slot,
        tuple(
            Block(opening.pot, opening.side, numbers[start], numbers[stop - 1])
            for opening, start, stop in pieces
        ),
    )


def stretch(rainbow: Rainbow, block: Block) -> tuple[int, int]:
    """From where up to where the block lies in the rainbow."""
    start = (block.first - rainbow.first) % len(NUMBERS)
    return start, start + (block.last - block.first) % len(NUMBERS) + 1

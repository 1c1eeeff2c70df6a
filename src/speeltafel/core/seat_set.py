"""A set of seats that never changes, for games in which all act at once: taking one seat out,
asking for one and finding the first stay cheap when there are ten thousand."""

from collections.abc import Iterable, Iterator, Set
from functools import cache
from typing import Any, Final

from speeltafel.core.data import Data, Reader, Writer
from speeltafel.core.seats import Seat

WORD: Final = 32
"""Bits to a number in the data: JSON readers do not agree on larger ones."""


class SeatSet(Set[Seat]):
    """One integer with a bit for each seat."""

    __slots__ = ("_bits",)

    def __init__(self, bits: int) -> None:
        self._bits = bits

    @staticmethod
    @cache
    def all_of(players: int) -> "SeatSet":
        """Every seat of a table."""
        return SeatSet((1 << players) - 1)

    @classmethod
    def _from_iterable(cls, seats: Iterable[Any]) -> Any:
        """What `|` and `-` give is small and short-lived: an ordinary set will do."""
        return frozenset(seats)

    def without(self, seat: Seat) -> "SeatSet":
        """The set after one of its seats has left."""
        return SeatSet(self._bits ^ 1 << seat)

    def __contains__(self, seat: object) -> bool:
        return isinstance(seat, int) and seat >= 0 and self._bits >> seat & 1 == 1

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __bool__(self) -> bool:
        return self._bits != 0

    def __iter__(self) -> Iterator[Seat]:
        """The first by arithmetic, because it alone is often asked for; the others by text, because
        arithmetic would walk over the whole number for each."""
        if self._bits:
            first = (self._bits & -self._bits).bit_length() - 1
            yield first
            text = f"{self._bits:b}"[::-1]
            while (first := text.find("1", first + 1)) >= 0:
                yield first

    def __eq__(self, other: object) -> bool:
        return self._bits == other._bits if isinstance(other, SeatSet) else Set.__eq__(self, other)

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"SeatSet({list(self)!r})"

    def to_data(self, item: Writer) -> Data:
        """A word, or a list of words from the lowest seats up."""
        del item
        if self._bits < 1 << WORD:
            return {"depth": 0, "tree": self._bits}
        starts = range(0, self._bits.bit_length(), WORD)
        return {"depth": 1, "tree": [self._bits >> start & (1 << WORD) - 1 for start in starts]}

    @classmethod
    def from_data(cls, data: Data, item: Reader) -> "SeatSet":
        del item
        words = data["tree"] if data["depth"] else [data["tree"]]
        return SeatSet(sum(word << WORD * place for place, word in enumerate(words)))

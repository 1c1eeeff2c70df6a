"""A set of seats that never changes, for games in which all act at once: taking one seat out,
asking for one and finding the first stay cheap when there are ten thousand."""

from collections.abc import Iterable, Iterator, Set
from functools import cache
from typing import Any, Final

from speeltafel.core.data import Data, Reader, Writer
from speeltafel.core.seats import Seat

BITS: Final = 5
WIDTH: Final = 1 << BITS
LAST: Final = WIDTH - 1


class SeatSet(Set[Seat]):
    """A tree: the leaves are 32 seats as bits of a number, the other nodes tuples of children;
    an empty node is 0."""

    __slots__ = ("_length", "_root", "_shift")

    _root: Any
    _shift: int
    _length: int

    @staticmethod
    @cache
    def all_of(players: int) -> "SeatSet":
        """Every seat of a table."""
        full, rest = divmod(players, WIDTH)
        nodes: list[Any] = [(1 << WIDTH) - 1] * full + ([(1 << rest) - 1] if rest else [])
        shift = 0
        while len(nodes) > 1:
            nodes = [tuple(nodes[first : first + WIDTH]) for first in range(0, len(nodes), WIDTH)]
            shift += BITS
        return _made(nodes[0] if nodes else 0, shift, players)

    @classmethod
    def _from_iterable(cls, seats: Iterable[Any]) -> Any:
        """What `|` and `-` give is small and short-lived: an ordinary set will do."""
        return frozenset(seats)

    def without(self, seat: Seat) -> "SeatSet":
        """The set after one of its seats has left."""
        return _made(_cleared(self._root, self._shift, seat), self._shift, self._length - 1)

    def __contains__(self, seat: object) -> bool:
        if not isinstance(seat, int) or seat < 0 or seat >> self._shift + BITS:
            return False
        node = self._root
        for shift in range(self._shift, 0, -BITS):
            place = seat >> shift & LAST
            if node == 0 or place >= len(node):
                return False
            node = node[place]
        return bool(node >> (seat & LAST) & 1)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Seat]:
        return _seats(self._root, self._shift, 0)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, SeatSet) and self._shift == other._shift:
            return bool(self._root == other._root)
        return Set.__eq__(self, other)

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"SeatSet({list(self)!r})"

    def to_data(self, item: Writer) -> Data:
        del item
        return {"depth": self._shift // BITS, "tree": _as_lists(self._root)}

    @classmethod
    def from_data(cls, data: Data, item: Reader) -> "SeatSet":
        del item
        shift = data["depth"] * BITS
        root = _as_tuples(data["tree"])
        return _made(root, shift, sum(1 for _ in _seats(root, shift, 0)))


def _made(root: Any, shift: int, length: int) -> SeatSet:
    made = SeatSet.__new__(SeatSet)
    made._root, made._shift, made._length = root, shift, length
    return made


def _cleared(node: Any, shift: int, seat: Seat) -> Any:
    if shift == 0:
        return node & ~(1 << (seat & LAST))
    place = seat >> shift & LAST
    child = _cleared(node[place], shift - BITS, seat)
    if child == 0 and not any(node[:place]) and not any(node[place + 1 :]):
        return 0
    return (*node[:place], child, *node[place + 1 :])


def _seats(node: Any, shift: int, first: Seat) -> Iterator[Seat]:
    if shift:
        for place, child in enumerate(node or ()):
            if child:
                yield from _seats(child, shift - BITS, first + (place << shift))
        return
    while node:
        lowest = node & -node
        yield first + lowest.bit_length() - 1
        node ^= lowest


def _as_lists(node: Any) -> Data:
    return node if isinstance(node, int) else [_as_lists(child) for child in node]


def _as_tuples(data: Data) -> Any:
    return data if isinstance(data, int) else tuple(map(_as_tuples, data))

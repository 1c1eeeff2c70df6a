"""A list that never changes: `replace` gives a new one that shares all but a few nodes with the
old, so one item out of ten thousand costs about as much as one out of ten."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, TypeVar

from speeltafel.core.data import Data, Reader, Writer

T = TypeVar("T")

BITS: Final = 5
WIDTH: Final = 1 << BITS
LAST: Final = WIDTH - 1


class Vector(Generic[T]):
    """A tree of tuples, each with at most 32 children; the leaves hold the items."""

    __slots__ = ("_length", "_root", "_shift")

    def __init__(self, items: Iterable[T] = ()) -> None:
        nodes: tuple[Any, ...] = tuple(items)
        self._length = len(nodes)
        self._shift = 0
        while len(nodes) > WIDTH:
            nodes = tuple(nodes[first : first + WIDTH] for first in range(0, len(nodes), WIDTH))
            self._shift += BITS
        self._root = nodes

    def replace(self, index: int, item: T) -> "Vector[T]":
        if not 0 <= index < self._length:
            raise IndexError(index)
        other: Vector[T] = Vector.__new__(Vector)
        other._length = self._length
        other._shift = self._shift
        other._root = _replaced(self._root, self._shift, index, item)
        return other

    def __getitem__(self, index: int) -> T:
        if not 0 <= index < self._length:
            raise IndexError(index)
        node = self._root
        for shift in range(self._shift, 0, -BITS):
            node = node[index >> shift & LAST]
        item: T = node[index & LAST]
        return item

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return _items(self._root, self._shift)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vector) and self._root == other._root

    def __hash__(self) -> int:
        return hash(self._root)

    def __repr__(self) -> str:
        return f"Vector({list(self)!r})"

    def to_data(self, item: Writer) -> Data:
        return [item(each) for each in self]

    @classmethod
    def from_data(cls, data: Data, item: Reader) -> "Vector[Any]":
        return Vector(item(each) for each in data)


def _replaced(node: tuple[Any, ...], shift: int, index: int, item: Any) -> tuple[Any, ...]:
    place = index >> shift & LAST
    child = item if shift == 0 else _replaced(node[place], shift - BITS, index, item)
    return (*node[:place], child, *node[place + 1 :])


def _items(node: tuple[Any, ...], shift: int) -> Iterator[Any]:
    if shift == 0:
        yield from node
    else:
        for child in node:
            yield from _items(child, shift - BITS)

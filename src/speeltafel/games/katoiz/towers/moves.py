"""What can be done at Stapeltoren: a tile is taken; chance lays tiles open."""

from typing import NamedTuple


class Begin(NamedTuple):
    """Stapeltoren: the first tile of a new tower."""

    tile: int


class Stack(NamedTuple):
    """Stapeltoren: a tile on the own tower, with the shared property named (KZ-11); None where
    the table has agreed not to name."""

    tile: int
    tower: int
    named: int | None


class Open(NamedTuple):
    """The tiles that lie open at Stapeltoren (KZ-10)."""

    tiles: tuple[int, ...]

"""Positions drawn as on the table: the middle box in the centre, north at the top.

   .
  ...
 . . .
.......
 . . .
  ...
   .
"""

from textwrap import dedent
from typing import Final

from speeltafel.core.refusal import accept
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.katalon.state import State

ROWS: Final = (
    "Nn",
    "Nw Nm No",
    "Wn Nz On",
    "Ww Wm Wo Mm Ow Om Oo",
    "Wz Zn Oz",
    "Zw Zm Zo",
    "Zz",
)
ORDER: Final = [box + letter for box in "NOZW" for letter in "nozwm"] + ["Mm"]


def position(drawing: str, turn: str, last: str, captures: int = 0) -> State:
    """The position drawn, with `turn` (y or r) to move after `last` was played."""
    rows = [row.replace(" ", "") for row in dedent(drawing).strip("\n").splitlines()]
    stones: dict[str, str] = {}
    for names, row in zip(ROWS, rows, strict=True):
        stones.update(zip(names.split(), row, strict=True))
    text = "".join(stones[name] for name in ORDER)
    groups = " ".join(text[start : start + 5] for start in range(0, 21, 5))
    return accept(parse_position(f"{groups} {turn} {last[1].upper()} {last} {captures}"))

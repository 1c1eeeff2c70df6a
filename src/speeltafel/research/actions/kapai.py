"""Ka Pai: 320 numbers. A draw is spelled symbol and field, second field, frames, crosses; only
what there is to choose is asked.

    0 … 195    symbol × 49 + field      `△ c4`
    196 … 244  the second field         `& c5`
    245 … 314  a frame, by its ends     `b4-d4`
    315 … 318  a cross in a bonus row   `+□`
    319        wait for the others      `wait` (simultaneous form only)
"""

from typing import Final

from speeltafel.core.variants import Config
from speeltafel.games.kapai.components import FIELD_NAMES, FIELDS, SYMBOLS, TRIPLE_NAMES
from speeltafel.games.kapai.moves import ROLLS, Draw
from speeltafel.games.kapai.notation import format_move
from speeltafel.games.kapai.rules import chance
from speeltafel.research.actions.alphabet import Alphabet, Path, listed_lots

SECOND: Final = 4 * FIELDS
FRAME: Final = SECOND + FIELDS
CROSS: Final = FRAME + len(TRIPLE_NAMES)
WAIT: Final = CROSS + 4


def spell(move: Draw) -> Path:
    symbol, fields, frames, crosses = move
    return (
        symbol * FIELDS + fields[0],
        *(SECOND + field for field in fields[1:]),
        *(FRAME + frame for frame in frames),
        *(CROSS + row for row in crosses),
    )


_ROLL_NUMBERS: Final = {roll: number for number, (roll, _) in enumerate(ROLLS)}

ALPHABET: Final = Alphabet(
    (
        *(f"{symbol} {field}" for symbol in SYMBOLS for field in FIELD_NAMES),
        *(f"& {field}" for field in FIELD_NAMES),
        *TRIPLE_NAMES,
        *(f"+{symbol}" for symbol in SYMBOLS),
        "wait",
    ),
    spell,
    listed_lots(chance, tuple(format_move(roll) for roll, _ in ROLLS), _ROLL_NUMBERS.__getitem__),
    longest=6,
    wait=WAIT,
)


def alphabet(config: Config) -> Alphabet:
    del config
    return ALPHABET

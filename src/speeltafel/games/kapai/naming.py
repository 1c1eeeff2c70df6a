"""How symbols, rolls and frames are named in reasons; the words are made at the edge."""

from speeltafel.core.reason import Reason, reason
from speeltafel.games.kapai.components import FIELD_NAMES, SYMBOL_NAMES, TRIPLES
from speeltafel.games.kapai.drawing import Framing


def symbol_reason(symbol: int) -> Reason:
    return reason("kapai-symbol", symbol=SYMBOL_NAMES[symbol])


def frame_reason(triple: int) -> Reason:
    """A frame by its two ends: from b4 to d4."""
    first, _, last = TRIPLES[triple]
    return reason("kapai-frame", first=FIELD_NAMES[first], last=FIELD_NAMES[last])


def frame_reasons(way: Framing) -> tuple[Reason, ...]:
    return tuple(map(frame_reason, way))

"""What cannot be done, why, and what could be done instead. A value: nothing is lost by it."""

from enum import Enum
from typing import NamedTuple, TypeVar

from speeltafel.core.reason import Reason

T = TypeVar("T")


class Kind(Enum):
    """At which door somebody was turned away."""

    UNKNOWN = "unknown"  # there is no such game, variant, option or bot
    CONFIG = "config"  # these options or players do not go together
    NOTATION = "notation"  # this text is not a move
    OVER = "over"  # the game has ended
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"  # something has happened that the player had not seen
    ILLEGAL = "illegal"  # the rules forbid it
    RECORD = "record"  # this text is not a record
    POSITION = "position"  # this text is not a position that can arise
    AWAY = "away"  # something needed does not answer now; the same may do in a moment


class Refusal(NamedTuple):
    kind: Kind
    why: Reason
    instead: Reason | None = None


class Refused(Exception):
    """A refusal for callers who prefer an exception; see `accept`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        why = self.refusal.why
        arguments = ", ".join(f"{name}={value!r}" for name, value in why.arguments)
        return f"{self.refusal.kind.value}: {why.code}({arguments})"


def accept(answer: T | Refusal) -> T:
    """The answer itself, or `Refused` raised with the refusal."""
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return answer

"""A reason is a code with arguments; the words are made at the edge (`speeltafel.words`)."""

from functools import cache
from typing import NamedTuple, TypeAlias, Union

from speeltafel.core.seats import Seat

Argument: TypeAlias = Union[int, str, "Reason", tuple["Argument", ...]]


class Reason(NamedTuple):
    """`Reason("katalon-other-box", (("box", "N"),))`; an argument may be a reason, or a list."""

    code: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def argument(self, name: str) -> Argument:
        return dict(self.arguments)[name]


def reason(code: str, /, **arguments: Argument) -> Reason:
    return Reason(code, tuple(sorted(arguments.items())))


@cache
def seat_reason(seat: Seat) -> Reason:
    """A seat to be named; the voice that speaks knows who sits there."""
    return reason("core-seat", number=seat + 1)

"""Who sits at a table: chairs, and who may be asked."""

from typing import NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.table.log import TableSetup

COMPUTER = "bot:"
"""Before the level, in the name of a computer's seat in a record."""


class Chair(NamedTuple):
    kind: str
    name: str
    guest: str = ""
    level: str = ""
    """Of the computer that belongs here."""
    stand_in: str = ""
    """Level of the computer that plays while the guest is away."""
    left_at: float | None = None

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.level)

    @property
    def bot(self) -> str:
        return self.level or self.stand_in

    @property
    def record_name(self) -> str:
        """As a record calls who sits here, so that a match can be resumed from it."""
        return self.name or (COMPUTER + self.level if self.level else "")


def planned_chairs(setup: TableSetup) -> tuple[Chair, ...]:
    return tuple(
        Chair(plan.kind, plan.name, level=plan.level if plan.kind == "computer" else "")
        for plan in setup.plan
    )


def free_seats(chairs: tuple[Chair, ...]) -> list[Seat]:
    return [seat for seat, chair in enumerate(chairs) if not chair.taken]


def seats_of(chairs: tuple[Chair, ...], guest: str) -> tuple[Seat, ...]:
    if not guest:
        return ()
    return tuple(seat for seat, chair in enumerate(chairs) if chair.guest == guest)


def seats_by_guest(chairs: tuple[Chair, ...]) -> dict[str, tuple[Seat, ...]]:
    found: dict[str, tuple[Seat, ...]] = {}
    for seat, chair in enumerate(chairs):
        if chair.guest:
            found[chair.guest] = (*found.get(chair.guest, ()), seat)
    return found


def people(chairs: tuple[Chair, ...]) -> frozenset[Seat]:
    """Seats with somebody who can be asked."""
    return frozenset(
        seat for seat, chair in enumerate(chairs) if chair.guest and not chair.stand_in
    )

"""What lies where: the rainbow at a pot, in the own workshop, in another's."""

from collections.abc import Iterator

from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import with_item
from speeltafel.games.kobito.moves import AT_HOME, AT_OTHERS, AT_POTS, GOLD, OWN, Spot
from speeltafel.games.kobito.rainbow import Rainbow
from speeltafel.games.kobito.state import Pot, State


def rainbow_at(table: State, spot: Spot) -> Rainbow:
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        assert pot is not None
        return pot.rainbow
    return table.workshops[table.turn if owner == OWN else owner][index]


def find_rainbow(table: State, spot: Spot) -> Rainbow | None:
    """What lies there, for a spot that somebody has only named."""
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        return None if pot is None else pot.rainbow
    seat = table.turn if owner == OWN else owner
    if seat >= len(table.workshops) or index >= len(table.workshops[seat]):
        return None
    return table.workshops[seat][index]


def changed(table: State, spot: Spot, rainbow: Rainbow) -> State:
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        assert pot is not None
        return table._replace(pots=with_item(table.pots, index, Pot(pot.gold, rainbow)))
    seat = table.turn if owner == OWN else owner
    workshop = with_item(table.workshops[seat], index, rainbow)
    return table._replace(workshops=with_item(table.workshops, seat, workshop))


def rainbows_for(table: State, seat: Seat) -> Iterator[tuple[Spot, Rainbow]]:
    """Every rainbow on the table, by the name it has for this player."""
    for spot, pot in zip(AT_POTS, table.pots, strict=True):
        if pot is not None:
            yield spot, pot.rainbow
    yield from zip(AT_HOME, table.workshops[seat], strict=False)
    for owner, workshop in enumerate(table.workshops):
        if owner != seat and workshop:
            yield from zip(AT_OTHERS[owner], workshop, strict=False)

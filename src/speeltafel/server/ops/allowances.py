"""What one guest and one address may have: messages, sockets, hints, tables, bytes on disk.

Each counts by what it costs, not by how often it is asked for.
"""

from typing import Final

from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.ops.limits import Limit
from speeltafel.server.settings import Settings

MINUTE: Final = 60
ENTRY_COST: Final = 5.0
"""A new socket, in messages: it is told everything."""
WELCOME_BYTES: Final = 16_384
"""So many bytes of a welcome cost as much as a message."""
HINTS_AT_ONCE: Final = 10
TABLES_AT_ONCE: Final = 30
MANY: Final = 10
"""So many guests' worth of costly things may come from one address."""
BYTES_BURST_SECONDS: Final = 1000
SEATS_A_TABLE: Final = 100
"""So many chairs more cost as much as one more table."""


class Allowances:
    def __init__(self, settings: Settings) -> None:
        hints, tables = settings.guest_hints / MINUTE, settings.guest_setups / MINUTE
        self._messages = Limit(settings.guest_messages)
        self._address_messages = Limit(settings.address_messages)
        self._hints = Limit(hints, max(HINTS_AT_ONCE, hints))
        self._address_hints = Limit(MANY * hints, MANY * max(HINTS_AT_ONCE, hints))
        self._tables = Limit(tables, max(TABLES_AT_ONCE, tables))
        self._address_tables = Limit(MANY * tables, MANY * max(TABLES_AT_ONCE, tables))
        self._bytes = Limit(settings.guest_bytes, settings.guest_bytes * BYTES_BURST_SECONDS)

    def message(self, name: str, address: str) -> bool:
        """`name` is the guest, or the address of whoever has none."""
        return self._messages.take(name) and self._address_messages.take(address)

    def entry(self, who: Who) -> bool:
        """A class that only watches has no names, and comes from one address."""
        own = not who.guest or self._messages.take(who.guest, ENTRY_COST)
        return own and self._address_messages.take(who.address, ENTRY_COST)

    def told(self, name: str, length: int) -> None:
        """A welcome of so many bytes was made."""
        self._messages.charge(name, length / WELCOME_BYTES)

    def hint(self, who: Who) -> bool:
        own = self._hints.take(who.guest or who.address)
        return own and self._address_hints.take(who.address)

    def table(self, who: Who, seats: int) -> bool:
        cost = 1 + seats / SEATS_A_TABLE
        return self._tables.take(who.guest, cost) and self._address_tables.take(who.address, cost)

    def evening(self, who: Who, seats: int) -> bool:
        """Whoever sets one up needs no name, so it may be the address alone that counts."""
        cost = 1 + seats / SEATS_A_TABLE
        own = self._tables.take(who.guest or who.address, cost)
        return own and self._address_tables.take(who.address, cost)

    def may_write(self, guest: str) -> bool:
        return not self._bytes.spent(guest)

    def wrote(self, guest: str, length: int) -> None:
        self._bytes.charge(guest, length)

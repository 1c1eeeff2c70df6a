"""The database: charters, the log, and a few small lists; `migrations` keep it up to date."""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

CHARTERS: Final = Table(
    "charters",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("charter", Text, nullable=False),
    Column("touched", Float, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),
    Column("doomed", Float, nullable=True),
    Column("evening", String(32), nullable=False, server_default=""),
    Index("charters_touched", "touched"),
    Index("charters_host", "host"),
    Index("charters_evening", "evening"),
)
"""An evening is kept as a table is: it has a charter and a log, and is its own `evening`, which its
tables name too; a table on its own has none.

`doomed` is when a table was first seen to be old; it goes when it still is a day later."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("charters.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("happening", String(12), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("ticket", String(60), nullable=False),
    sqlite_with_rowid=False,
)
"""The primary key refuses a second writer of the same sequence number."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("charters.id", ondelete="CASCADE"), primary_key=True),
    Index("sitters_table", "table_id"),
)
"""Who sits where, for the list of running tables."""

PASSAGES: Final = Table(
    "passages",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("guest", Text, nullable=False),
    Column("until", Float, nullable=False),
)
"""Codes that bring a guest to another device, each good for once."""

ENDED: Final = Table(
    "ended",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Guests who have asked to be forgotten: their cookies are no longer good anywhere."""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes must share, such as the key that signs cookies."""

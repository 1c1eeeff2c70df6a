"""Everything about a server that can be set. `speeltafel serve` offers each of these as an option
and as an environment variable (`SPEELTAFEL_PORT`); the words for `--port` are `server-port`."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

LEAST: Final = "least"
KNOWN: Final = "known"
STARTS: Final = "starts"


def at_least(least: float, usual: Any) -> Any:
    return field(default=usual, metadata={LEAST: least})


def one_of(*known: str) -> Any:
    """The first is the usual one."""
    return field(default=known[0], metadata={KNOWN: known})


def address(*starts: str) -> Any:
    """Empty, or beginning with one of these."""
    return field(default="", metadata={STARTS: starts})


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = at_least(0, 8000)
    public_url: str = address("http://", "https://")
    """The address other devices use, for links and QR codes; empty: as each request came in."""
    database: str = address("sqlite:", "postgresql:", "postgres:")
    """Empty: a SQLite file in the user's data folder."""
    redis: str = address("redis:", "rediss:", "unix:")
    """Empty: announcements stay within this process."""
    key_file: str = ""
    """The keys that sign cookies, the newest on the first line. Empty: beside the SQLite file; with
    PostgreSQL in the database."""
    metrics_token: str = ""
    """Who may read /metrics. Empty: only this machine."""
    origins: str = ""
    """Pages that may talk to this server besides its own, with commas between them."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-For is believed."""

    bot_workers: int = at_least(1, 2)
    """With two, one address never has all of them."""
    bot_seconds: float = at_least(0.01, 5.0)
    bot_pause: float = at_least(0, 0.6)
    """A computer that answers at once is no pleasure to play against."""

    grace_seconds: float = at_least(0, 60.0)
    keep_days: float = at_least(0, 90.0)
    evening_hours: float = at_least(0, 24.0)
    """How long an evening in which nothing happens is kept; one that is over goes sooner."""
    idle_seconds: float = at_least(0, 60.0)
    """How long a table nobody looks at stays in memory."""

    head_bytes: int = at_least(1024, 16_384)
    """The address and the headers of a request."""
    request_seconds: float = at_least(0.1, 20.0)
    """From opening a connection to having sent the whole request."""
    address_waiting: int = at_least(1, 256)
    """Connections without a request, or with half of one."""
    message_bytes: int = at_least(512, 4096)
    guest_messages: float = at_least(1, 20.0)
    """Messages a second; twice as many may come in one burst."""
    guest_hints: float = at_least(0.1, 30.0)
    """A minute; ten at once."""
    guest_setups: float = at_least(0.1, 30.0)
    """Tables a minute, large ones counting for several; thirty at once."""
    guest_tables: int = at_least(1, 1000)
    """That are kept."""
    guest_bytes: float = at_least(1, 4000.0)
    """A second, on disk; a quarter of an hour's worth at once."""
    address_messages: float = at_least(1, 2000.0)
    """A school comes from one address."""
    address_requests: int = at_least(1, 6000)
    """HTTP requests a minute from one address."""
    address_sockets: int = at_least(1, 2000)
    seats: int = at_least(1, 2000)
    """The largest table that may be set up."""
    device_seats: int = at_least(1, 24)
    """People who share the device that sets a table up: each needs a view of their own."""
    computers: int = at_least(0, 50)
    """At one table."""

    log_level: str = one_of("info", "debug", "warning", "error")
    log_format: str = one_of("json", "plain")
    stop_seconds: float = at_least(0, 10.0)

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        return tuple(part.strip() for part in self.origins.split(",") if part.strip())

    def keys(self) -> Path | None:
        """The file of the keys; None: they are in the database."""
        if self.key_file:
            return Path(self.key_file)
        url = self.database_url()
        if not url.startswith("sqlite"):
            return None
        database = Path(url.partition(":///")[2])
        return database.with_name(database.name + ".keys") if database.name else None

    def database_url(self) -> str:
        """As SQLAlchemy wants it: the driver named."""
        given = self.database or f"sqlite:///{default_file()}"
        for plain, driven in (
            ("sqlite:", "sqlite+aiosqlite:"),
            ("postgresql:", "postgresql+asyncpg:"),
            ("postgres:", "postgresql+asyncpg:"),
        ):
            if given.startswith(plain):
                return driven + given.removeprefix(plain)
        return given


def default_file() -> Path:
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "speeltafel" / "tables.sqlite"

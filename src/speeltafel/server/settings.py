"""Everything about a server that can be set; `speeltafel serve --help` explains each."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address other devices use, for links and QR codes; empty: as each request came in."""
    database: str = ""
    """Empty: a SQLite file in the user's data folder."""
    redis: str = ""
    """Empty: announcements stay within this process."""
    origins: tuple[str, ...] = ()
    """Pages that may talk to this server besides its own."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-For is believed."""

    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_pause: float = 0.6
    """A computer that answers at once is no pleasure to play against."""

    grace_seconds: float = 60.0
    keep_days: float = 90.0
    idle_seconds: float = 60.0
    """How long a table nobody looks at stays in memory."""

    message_bytes: int = 4096
    guest_messages: float = 20.0
    """Messages a second; twice as many may come in one burst."""
    address_messages: float = 2000.0
    """A school comes from one address."""
    address_requests: int = 6000
    """HTTP requests a minute from one address."""
    address_sockets: int = 2000
    seats: int = 2000
    """The largest table that may be set up."""

    log_level: str = "info"
    log_format: str = "json"
    stop_seconds: float = 10.0

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

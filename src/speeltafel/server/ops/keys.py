"""The keys that sign cookies, in a file only its owner can read: one a line, the newest first.

The first signs; all of them are believed, so a new one can be put on top without sending anybody
away. Whoever comes back gets a cookie signed by the newest.
"""

import os
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

import structlog

OWNER_ONLY: Final = 0o600
LEAST_LENGTH: Final = 32

journal = structlog.get_logger()


class BadKeys(Exception):
    """The file holds something that is no key."""


def read_keys(path: Path, first: str = "") -> list[str]:
    """The newest first. A file that is not there is made, with this key or a new one."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        pass
    else:
        with os.fdopen(handle, "w") as file:
            file.write((first or token_urlsafe(32)) + "\n")
    if path.stat().st_mode & 0o077:
        journal.warning("others could read the keys; now they cannot", file=str(path))
        path.chmod(OWNER_ONLY)
    keys = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    if not keys or any(len(key) < LEAST_LENGTH for key in keys):
        raise BadKeys(f"{path}: a key has at least {LEAST_LENGTH} characters")
    return keys

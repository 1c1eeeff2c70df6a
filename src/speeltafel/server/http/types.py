"""What only the HTTP API says, typed."""

from typing import Final, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from speeltafel.protocol.documents import Problem

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "Not understood"),
        (401, "Say a nickname first"),
        (403, "Not allowed"),
        (404, "Not there"),
        (409, "Cannot be done so"),
        (413, "Too large"),
        (429, "Too fast"),
        (503, "The database is away, try again"),
    )
}
"""How any call can be answered instead."""


class Health(msgspec.Struct):
    status: Literal["ok", "degraded", "stopping"]
    database: bool
    """It answers."""
    writing: bool
    """Moves reach the disk."""
    disk: bool
    """There is room on it."""
    announcements: bool
    """Word from other processes arrives."""
    tables: int
    version: str

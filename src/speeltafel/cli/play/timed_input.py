"""Reads a line somebody types, for as long as their clock allows."""

import os
import select
import sys
import time


class OutOfTime(Exception):
    """The clock ran out while waiting."""


_typed_ahead = bytearray()
"""What arrived together with an earlier line: waiting cannot see it in a buffer of Python's own."""


def read_line(prompt: str, seconds: float | None = None) -> str:
    """The line without its end; EOFError when there are no more."""
    if seconds is None and not _typed_ahead:
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    late = None if seconds is None else time.monotonic() + seconds
    while b"\n" not in _typed_ahead:
        left = None if late is None else max(0.0, late - time.monotonic())
        ready, _, _ = select.select([sys.stdin], [], [], left)
        if not ready:
            sys.stdout.write("\n")
            raise OutOfTime
        arrived = os.read(sys.stdin.fileno(), 4096)
        if not arrived and not _typed_ahead:
            raise EOFError
        _typed_ahead.extend(arrived or b"\n")
    line, _, rest = bytes(_typed_ahead).partition(b"\n")
    _typed_ahead[:] = rest
    return line.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r")

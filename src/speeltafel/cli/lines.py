"""Reads a line somebody types, for as long as their clock allows."""

import select
import sys


class OutOfTime(Exception):
    """The clock ran out while waiting; `event` is what the table must announce."""

    def __init__(self, event: object) -> None:
        super().__init__(event)
        self.event = event


def read_line(prompt: str, seconds: float | None = None, event: object = None) -> str:
    """The line without its end; EOFError when there are no more."""
    if seconds is None:
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
    if not ready:
        sys.stdout.write("\n")
        raise OutOfTime(event)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")

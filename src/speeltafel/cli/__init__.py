"""The command line: `speeltafel games | play | replay | check | simulate | …`."""

from speeltafel.cli.app import main

__all__ = ["main"]

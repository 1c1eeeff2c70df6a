"""Boards drawn in the terminal: `boards/<game>.py` has `draw(view, voice, seat)`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat
from speeltafel.words import Voice


def draw(game: AnyGame, state: Any, voice: Voice, seat: Seat | None) -> RenderableType:
    """The board as this seat sees it."""
    view = game.view(state, seat)
    module = f"speeltafel.cli.play.boards.{game.name}"
    if find_spec(module) is None:
        return listed(view)
    drawn: RenderableType = import_module(module).draw(view, voice, seat)
    return drawn


def listed(view: Any) -> RenderableType:
    """A view of a game that has no drawing: its fields, one on each line."""
    table = Table.grid(padding=(0, 2))
    for name in getattr(view, "_fields", ()):
        value = getattr(view, name)
        shown = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        table.add_row(Text(name.replace("_", " ")), Text("–" if value is None else shown))
    return table

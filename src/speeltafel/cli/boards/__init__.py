"""Boards drawn in the terminal: `boards/<game>.py` has `draw(view, voice, seat)`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat
from speeltafel.words import Voice


def draw(game: AnyGame, state: Any, voice: Voice, seat: Seat | None) -> RenderableType:
    """The board as this seat sees it."""
    view = game.view(state, seat)
    module = f"speeltafel.cli.boards.{game.name}"
    if find_spec(module) is None:
        return Pretty(view)
    drawn: RenderableType = import_module(module).draw(view, voice, seat)
    return drawn

"""A view as text: one line for each thing a seat sees."""

from typing import Any

from speeltafel.core.seats import Seat
from speeltafel.research.episode import Episode


def rendered(episode: Episode, seat: Seat | None = None) -> str:
    view: Any = episode.encoding.game.view(episode.state, seat)
    lines = [f"{name}: {value}" for name, value in zip(view._fields, view, strict=True)]
    return "\n".join(lines)

"""Breaks one thing in a game that keeps all promises, and hears what the kit says of it."""

from dataclasses import replace
from typing import Any

import pytest

from speeltafel.core.game import AnyGame
from speeltafel.core.kit import Nonconformance
from speeltafel.core.kit.conformance import check_game
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure


def rejection(game: AnyGame, variant: str | None = None, players: int | None = None) -> str:
    with pytest.raises(Nonconformance) as found:
        check_game(game, accept(configure(game, variant, players)), games=2, limit=1000)
    return str(found.value)


def broken(game: AnyGame, **changes: Any) -> AnyGame:
    return replace(game, **changes)

"""Learn one, know five: each door of the contract lives in the same file in every game."""

from dataclasses import fields
from importlib import import_module

import pytest

from speeltafel.core import game as contract
from speeltafel.core.game import AnyGame, Game
from speeltafel.games import GAMES

ROOMS = {
    "rules": (
        "setup",
        "to_act",
        "legal_moves",
        "apply",
        "outcome",
        "count",
        "chance",
        "events",
        "clocks",
    ),
    "refusals": ("why_not", "why_wait"),
    "telling": ("tell", "foretell", "prompt"),
    "view": ("view", "seen_move", "reveals", "resample"),
    "notation": ("parse_move", "format_move"),
    "variants": ("forbids",),
}
DOORS = [(room, door) for room, doors in ROOMS.items() for door in doors]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize(("room", "door"), DOORS, ids=lambda name: name)
def test_a_door_lives_in_the_same_file_in_every_game(game: AnyGame, room: str, door: str) -> None:
    opened = getattr(game, door)
    if opened is None or opened.__module__ == contract.__name__:
        return  # the game has nothing to add to what the contract says
    assert opened.__module__ == f"speeltafel.games.{game.name}.{room}"
    assert opened.__name__ == door


def test_no_door_of_the_contract_is_forgotten() -> None:
    callables = {field.name for field in fields(Game) if "Callable" in str(field.type)}
    assert callables == {door for _, door in DOORS}


@each_game
def test_a_state_is_called_state_in_every_game(game: AnyGame) -> None:
    state = import_module(f"speeltafel.games.{game.name}.state").State
    assert game.state_type is state

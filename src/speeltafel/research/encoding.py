"""For a game and a configuration: its alphabet and its observer."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, Value, configure
from speeltafel.games import find_game
from speeltafel.research.actions.alphabet import Alphabet
from speeltafel.research.observations.layout import Observer


@dataclass(frozen=True)
class Encoding:
    game: AnyGame
    config: Config
    alphabet: Alphabet
    observer: Observer

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: functions do not travel."""
        return _encoding_named, (self.game.name, self.config)

    def __deepcopy__(self, memo: Any) -> "Encoding":
        return self


def encoding_of(game: AnyGame, config: Config) -> Encoding:
    package = "speeltafel.research"
    actions = import_module(f"{package}.actions.{game.name}")
    observations = import_module(f"{package}.observations.{game.name}")
    return Encoding(game, config, actions.alphabet(config), observations.observer(config))


def _encoding_named(name: str, config: Config) -> Encoding:
    return encoding_of(accept(find_game(name)), config)


def encoding(
    game: str,
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value | str] | None = None,
) -> Encoding:
    """By names, checked: `Refused` tells what cannot be played."""
    found = accept(find_game(game))
    return encoding_of(found, accept(configure(found, variant, players, options)))

"""The arguments that many commands share, and what they stand for."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.record import Record, parse_record
from speeltafel.core.record import replay as replay_record
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES, find_game

console = Console(highlight=False)


@contextmanager
def installed(extra: str) -> Iterator[None]:
    """What is missing is said with the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        why = reason("cli-not-installed", name=missing.name or "?")
        raise Refused(Refusal(Kind.CONFIG, why, reason("cli-install", extra=extra))) from missing


def chosen_game(name: str) -> AnyGame:
    return accept(find_game(name))


def chosen_config(
    game: AnyGame, variant: str | None, players: int | None, options: Sequence[str] = ()
) -> Config:
    """Options come as `name=value`."""
    values: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            why = reason("cli-option-shape", text=option)
            raise Refused(Refusal(Kind.CONFIG, why))
        values[name.strip()] = value.strip()
    return accept(configure(game, variant, players, values))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        not_text = Refusal(Kind.RECORD, reason("core-not-a-record"), reason("core-record-starts"))
        raise Refused(not_text) from None
    except OSError as error:
        why = reason("cli-cannot-read", path=str(path), why=error.strerror or str(error))
        raise Refused(Refusal(Kind.RECORD, why)) from None


def read_record(path: Path) -> Record:
    return accept(parse_record(read_text(path)))


def read_match(path: Path) -> AnyMatch:
    return accept(replay_record(read_record(path), GAMES))


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))

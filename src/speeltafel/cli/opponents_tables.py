"""Which tables the report on opponents shows, and what they are called there.

A table is a variant and the options in which it differs from the usual, as they are typed:
`3-stel-2 shared-values=2`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from speeltafel.bots.shelf import own_part
from speeltafel.cli.choices import chosen_config
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import Config
from speeltafel.words import Voice


def shown_tables(game: AnyGame) -> Sequence[str]:
    """Those that stand for a game of many variants, or every variant."""
    chosen: Mapping[str, str] | None = own_part(game.name, "SHOWN")
    return list(chosen) if chosen else [kind.name for kind in game.variants]


def asked_tables(game: AnyGame, variant: str | None, options: Sequence[str]) -> list[Config]:
    """The one that is asked for, or those that are shown."""
    if variant or options:
        return [chosen_config(game, variant, None, options)]
    tables = [table.split() for table in shown_tables(game)]
    return [chosen_config(game, kind, None, rest) for kind, *rest in tables]


def table_of(data: dict[str, Any]) -> str:
    return " ".join((data["variant"], *data.get("options", ())))


def stem(game: str, table: str) -> str:
    """What files about a table are called."""
    return "-".join((game, *table.replace("=", "-").split()))


def title_of(data: dict[str, Any], voice: Voice) -> str:
    title = voice.word(f"{data['game']}-title")
    variant = voice.word(f"{data['game']}-variant-{data['variant']}")
    if variant != title:
        title += f": {variant}"
    for option in data.get("options", ()):
        name, _, value = option.partition("=")
        told = voice.word(f"{data['game']}-option-{name}").lower()
        title += f", {told}: {value}"
    return title

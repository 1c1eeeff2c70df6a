"""Which tables the report on opponents shows, and what they are called there.

A table is a variant and the options in which it differs from the usual, as they are typed:
`3-stel-2 shared-values=2`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from speeltafel.cli.arguments import chosen_config
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import Config
from speeltafel.words import Voice

RECKONS: Final = (
    "The expert assumes that each opponent, with equal probability, plans as it does or looks one "
    "move ahead; part of its lead over `ahead` comes from that assumption"
)

SHOWN: Final[Mapping[str, Mapping[str, str]]] = {
    "katoiz": {
        "stapeltoren-4": f"of the tower variants with a winner it depends least on luck. {RECKONS}",
        "3-stel-2": "it is how that level is usually played; fewer of its games are drawn than at "
        f"level 1, and luck counts for less than at levels 3 and 4. {RECKONS}",
        "3-stel-2 shared-values=2": "it is the rulebook's harder way to count that level (KZ-24), "
        f"and depends less on luck. {RECKONS}",
        "stapeltje-5": f"it is the last level of its type, and has no dice. {RECKONS}",
    }
}
"""For a game of many variants the tables that stand for it, and why: the rest of a sentence, and
what a reader should know besides."""


def shown_tables(game: AnyGame) -> Sequence[str]:
    """Those that stand for a game of many variants, or every variant."""
    return list(SHOWN.get(game.name, ())) or [kind.name for kind in game.variants]


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

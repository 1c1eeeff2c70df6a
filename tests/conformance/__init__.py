"""Every game × variant passes the kit, and has a golden playthrough and exact counts."""

from pathlib import Path
from typing import Final

from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES

TESTS: Final = Path(__file__).parent.parent
PLAYTHROUGHS: Final = TESTS / "playthroughs"
COUNTS: Final = TESTS / "counts"

VARIANTS: Final = [
    (game.name, variant.name) for game in GAMES.values() for variant in game.variants
]

NEEDS_A_BOT: Final[dict[tuple[str, str], str]] = {
    **{("katoiz", f"stapeltje-{level}"): "ahead" for level in range(1, 6)},
    ("potzklotz", "basic"): "ahead",
    ("potzklotz", "beginners"): "ahead",
    ("potzklotz", "expert"): "ahead",
}
"""Variants in which random play takes too long to end, and the bot that plays them instead."""


def player_for(game: str, variant: str) -> str:
    return NEEDS_A_BOT.get((game, variant), "random")


def config_for(game: str, variant: str, players: int | None = None) -> Config:
    return accept(configure(GAMES[game], variant, players))

"""What one ladder cannot tell: how the strongest does in every variant of a game."""

from collections.abc import Iterator

from speeltafel.bots.registry import BASELINE, levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from tools.opponents.clairvoyant_bound import ceiling
from tools.opponents.ladder import rungs
from tools.opponents.measurement import Data, Playing, judged, meeting


def surveyed(
    game: AnyGame, games: int, foreseen: int, seed: int, play: Playing, before: Data | None = None
) -> Iterator[Data]:
    """Every variant, more of them after each meeting; what was measured before, with as many games
    and the same seed, stays."""
    keys = ("variant", "planned", "seed", "foreseen")
    known = {tuple(row[key] for key in keys): row for row in (before or {}).get("survey", ())}
    data: Data = {"game": game.name, "seed": seed, "survey": []}
    for variant in game.variants:
        row = known.get((variant.name, games, seed, foreseen))
        if row is None:
            config = accept(configure(game, variant.name))
            found = meeting(game, config, levels_of(game)[-1], BASELINE, games, seed, play)
            row = {"variant": variant.name, **found, **judged(rungs(game, config)[-1], found)}
            row |= {"foreseen": foreseen, "ceiling": ceiling(game, config, foreseen, seed)}
        data["survey"].append(row)
        yield data

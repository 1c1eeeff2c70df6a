"""Which rules a record or a table of an older version is read under.

A change of behaviour raises `rules_version`. Either the version before it stays in `Game.earlier`,
and what began under it goes on under it; or the change is a `Correction`, and what began under the
wrong rules is read under the next version, with the reason at hand where that does not work out.
"""

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal


def game_under(game: AnyGame, version: int) -> AnyGame | Refusal:
    """The game as its rules were in this version."""
    if version > game.rules_version:
        return Refusal(Kind.RECORD, reason("core-record-newer"), reason("core-update"))
    corrected = {correction.version for correction in game.corrections}
    reached = version
    while reached in corrected:
        reached += 1
    for known in (game, *game.earlier):
        if known.rules_version == reached:
            return known
    return Refusal(Kind.RECORD, reason("core-rules-gone", version=version))


def corrected_since(game: AnyGame, version: int) -> tuple[Reason, ...]:
    """What was wrong in the rules of this version and is corrected in those it is read under."""
    wrong = {correction.version: correction.why for correction in game.corrections}
    found: list[Reason] = []
    while version in wrong:
        found.append(reason("core-rules-corrected", version=version, why=wrong[version]))
        version += 1
    return tuple(found)

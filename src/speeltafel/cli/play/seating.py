"""Who sits at a terminal table: people by their name, computer players as `bot:NAME`."""

from collections.abc import Sequence

from speeltafel.bots import find_bot, levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.variants import Config
from speeltafel.table.records import seat_plan
from speeltafel.table.seating import COMPUTER
from speeltafel.words import Language, Voice
from speeltafel.words.seated import seated_voice


def seat_names(
    game: AnyGame, config: Config, given: Sequence[str], people: int | None
) -> tuple[str, ...]:
    """Who sits where: as named, else people first, else one person against the computer, which
    then plays at a middling level."""
    if len(given) > config.players:
        why = reason("cli-seats-count", given=len(given), players=config.players)
        raise Refused(Refusal(Kind.CONFIG, why))
    levels = levels_of(game)
    usual = COMPUTER + levels[len(levels) // 2]
    rest = config.players - len(given)
    here = min(rest, people) if people is not None else (0 if given else 1)
    return (*given, *[""] * here, *[usual] * (rest - here))


def check_levels(game: AnyGame, names: Sequence[str]) -> None:
    for plan in map(seat_plan, names):
        if plan.level:
            accept(find_bot(game, plan.level))


def record_voice(language: Language, match: AnyMatch) -> Voice:
    """Calls everybody in a record by a name people understand."""
    plans = map(seat_plan, match.names)
    return seated_voice(language, match.game, ((plan.name, plan.level) for plan in plans))

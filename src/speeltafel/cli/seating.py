"""Who sits at a terminal table: people by their name, computer players as `bot:NAME`."""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots import Bot, find_bot, levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.match import Match
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.words import Language, Voice

BOT: Final = "bot:"


def seat_names(
    game: AnyGame, config: Config, given: Sequence[str], people: int | None
) -> tuple[str, ...]:
    """Who sits where: as named, else people first, else one person against a middling computer."""
    if len(given) > config.players:
        why = reason("cli-seats-count", given=len(given), players=config.players)
        raise Refused(Refusal(Kind.CONFIG, why))
    levels = levels_of(game)
    usual = BOT + levels[len(levels) // 2]
    rest = config.players - len(given)
    here = min(rest, people) if people is not None else (0 if given else 1)
    return (*given, *[""] * here, *[usual] * (rest - here))


def seated_bots(match: Match) -> dict[Seat, Bot]:
    return {
        seat: accept(find_bot(match.game, name.removeprefix(BOT)))
        for seat, name in enumerate(match.names)
        if name.startswith(BOT)
    }


def seated_voice(language: Language, match: Match) -> Voice:
    """A voice that calls everybody at this table by a name people understand."""
    plain = Voice(language)
    several = sum(name.startswith(BOT) for name in match.names) > 1
    names = []
    for number, name in enumerate(match.names, 1):
        if not name.startswith(BOT):
            names.append(name)
        elif several:
            bot = name.removeprefix(BOT)
            names.append(plain.word("cli-computer-at", name=bot, number=number))
        else:
            names.append(plain.word("cli-computer", name=name.removeprefix(BOT)))
    return Voice.at(language, match.game, names)

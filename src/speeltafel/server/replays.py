"""A match from its beginning, as one seat saw it, and as a record to keep."""

import asyncio
from typing import Any, Final

from speeltafel.core.data import writer_of
from speeltafel.core.match import Match, advance, start
from speeltafel.core.record import format_record, record_of
from speeltafel.core.seats import Seat
from speeltafel.server.forms import Replay, ReplayStep
from speeltafel.server.log import Entry, Happening
from speeltafel.server.sights import voice_at
from speeltafel.server.standing import Standing
from speeltafel.words import Language

SLICE: Final = 20


async def replay(
    standing: Standing, entries: list[Entry], viewer: Seat | None, language: Language
) -> Replay:
    """What was taken back is not shown; long matches let others have a turn in between."""
    match = standing.match
    assert match is not None
    game, voice = match.game, voice_at(standing, language)
    times = move_times(entries)
    shown = start(game, match.config, match.names)
    steps = []
    for number, entry in enumerate(match.entries(), 1):
        seen = game.seen_move(shown.state, entry.actor, entry.move, viewer)
        told = voice.sentence(game.tell(shown.state, entry.actor, seen))
        shown = advance(shown, entry.actor, entry.move)
        text, at = game.format_move(seen), times[number - 1]
        steps.append(ReplayStep(number, entry.actor, text, told, at, _view(shown, viewer)))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    outcome = game.outcome(match.state)
    return Replay(
        game.name,
        match.config.variant,
        dict(match.config.options),
        list(voice.seats),
        _view(start(game, match.config, match.names), viewer),
        steps,
        None if outcome is None else voice.sentence(outcome.reason),
        [] if outcome is None else [voice.sentence(line) for line in outcome.counting],
    )


def move_times(entries: list[Entry]) -> list[float]:
    """When each move of the match was made, without those taken back."""
    times: list[float] = []
    for entry in entries:
        if entry.happening is Happening.MOVE:
            times.append(entry.at)
        elif entry.happening is Happening.UNDO:
            only, _, length = entry.text.rpartition(" ")
            place = int(length)
            del times[place : place + 1 if only else None]
    return times


def record(standing: Standing) -> str:
    match = standing.match
    assert match is not None
    return format_record(record_of(match))


def may_see(standing: Standing, guest: str, viewer: Seat | None) -> bool:
    """One's own seats and the spectator's place; once the game is over, everybody's cards lie
    open."""
    return viewer is None or standing.over or viewer in standing.seats_of(guest)


def _view(match: Match, viewer: Seat | None) -> Any:
    view = match.game.view(match.state, viewer)
    return writer_of(match.game.view)(view)

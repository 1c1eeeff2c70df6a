"""A match from its beginning, as one seat saw it, and as a record to keep."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.record import format_record, record_of
from speeltafel.core.seats import Seat
from speeltafel.protocol.documents import Replay, ReplayStep
from speeltafel.protocol.seat_frames import is_large, voice_at
from speeltafel.table.log import Entry, EntryKind
from speeltafel.table.state import TableState
from speeltafel.words import Language

SLICE: Final = 20
PIECE: Final = 32_768
"""Bytes that are made before others get a turn and whoever asked has taken them."""


def replaying(
    state: TableState, entries: list[Entry], viewer: Seat | None, language: Language
) -> Iterator[bytes]:
    """A `Replay` as JSON, in pieces: a long one is never whole in memory. An empty piece lets
    others have a turn. What was taken back is not shown; in a hall only what this seat did
    itself."""
    match = state.match
    assert match is not None
    game, voice, large = match.game, voice_at(state, language), is_large(state)
    shown = start(game, match.config, match.names)
    head = {
        "game": game.name,
        "variant": match.config.variant,
        "options": dict(match.config.options),
        "names": list(voice.seats),
        "start": _view(shown, viewer),
    }
    piece = bytearray(msgspec.json.encode(head)[:-1] + b',"steps":[')
    between = b""
    for number, (entry, at) in enumerate(
        zip(match.entries(), move_times(entries), strict=False), 1
    ):
        before, shown = shown, advance(shown, entry.actor, entry.move)
        if not large or entry.actor < 0 or entry.actor == viewer:
            # Once the game is over nothing is secret: steps tell what was done, not that it was.
            seen = entry.move
            if not state.over:
                seen = game.seen_move(before.state, entry.actor, entry.move, viewer)
            told = game.tell(before.state, entry.actor, seen)
            step = ReplayStep(
                number,
                entry.actor,
                game.format_move(seen),
                voice.sentence(told),
                told.code,
                at,
                _view(shown, viewer),
            )
            piece += between + msgspec.json.encode(step)
            between = b","
        if len(piece) >= PIECE:
            yield bytes(piece)
            piece.clear()
        if number % SLICE == 0:
            yield b""
    outcome = state.outcome() if state.closed else game.outcome(match.state)
    tail = {
        "result": None if outcome is None else voice.sentence(outcome.reason),
        "counting": [] if outcome is None else [voice.sentence(line) for line in outcome.counting],
    }
    yield bytes(piece) + b"]," + msgspec.json.encode(tail)[1:]


def whole(pieces: Iterator[bytes]) -> Replay:
    """For who has nobody else to serve."""
    return msgspec.json.decode(b"".join(pieces), type=Replay)


def move_times(entries: list[Entry]) -> list[float]:
    """When each move of the match was made, without those taken back."""
    times: list[float] = []
    for entry in entries:
        if entry.kind is EntryKind.MOVE:
            times.append(entry.at)
        elif entry.kind is EntryKind.UNDO:
            only, _, length = entry.text.rpartition(" ")
            place = int(length)
            del times[place : place + 1 if only else None]
    return times


def record(state: TableState) -> str:
    match = state.match
    assert match is not None
    return format_record(record_of(match))


def may_see(state: TableState, guest: str, viewer: Seat | None) -> bool:
    """One's own seats and the spectator's place; once the game is over, everybody's cards lie
    open."""
    return viewer is None or state.over or viewer in state.seats_of(guest)


def _view(match: AnyMatch, viewer: Seat | None) -> Any:
    view = match.game.view(match.state, viewer)
    return writer_of(match.game.view)(view)

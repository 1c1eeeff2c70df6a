"""Reasons for the wire: code and arguments, with the words in one language. Said once, kept."""

from typing import Any, Final

import msgspec

from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Refusal
from speeltafel.server import wire
from speeltafel.words import Voice

REMEMBERED: Final = 20_000
_plainly: dict[tuple[str, Reason], msgspec.Raw | tuple[int, ...]] = {}
"""What was said; or, where the words depend on who sits there, the seats that are named."""
_by_name: dict[tuple[str, Reason, tuple[str, ...]], msgspec.Raw] = {}


def said(reason: Reason, voice: Voice) -> msgspec.Raw:
    """Sentences come back again and again, and making one costs more than the move it tells."""
    known = _plainly.get((voice.language, reason))
    if known is None:
        numbers: list[int] = []
        _mentioned(reason, numbers)
        if len(_plainly) >= REMEMBERED:
            _plainly.clear()
        known = tuple(numbers) if numbers else _made(reason, voice)
        _plainly[voice.language, reason] = known
    if not isinstance(known, tuple):
        return known
    seats = voice.seats
    named = tuple([seats[number - 1] if number <= len(seats) else "" for number in known])
    key = (voice.language, reason, named)
    raw = _by_name.get(key)
    if raw is None:
        if len(_by_name) >= REMEMBERED:
            _by_name.clear()
        raw = _by_name[key] = _made(reason, voice)
    return raw


def _made(reason: Reason, voice: Voice) -> msgspec.Raw:
    arguments = {name: _plain(value) for name, value in reason.arguments}
    return msgspec.Raw(wire.encode(wire.Said(reason.code, arguments, voice.sentence(reason))))


def refused(
    refusal: Refusal, voice: Voice, ticket: str, sequence: int, again: bool = False
) -> wire.Refused:
    return wire.Refused(
        ticket,
        refusal.kind.value,
        said(refusal.why, voice),
        None if refusal.instead is None else said(refusal.instead, voice),
        voice.refusal(refusal),
        sequence,
        again,
    )


def _mentioned(reason: Reason, numbers: list[int]) -> None:
    """The seats a reason names: the words depend on who sits there."""
    if reason.code == "core-seat":
        number = reason.arguments[0][1]
        if isinstance(number, int):
            numbers.append(number)
    for _, value in reason.arguments:
        _look_into(value, numbers)


def _look_into(value: Argument, numbers: list[int]) -> None:
    if isinstance(value, Reason):
        _mentioned(value, numbers)
    elif isinstance(value, tuple):
        for each in value:
            _look_into(each, numbers)


def _plain(value: Argument) -> Any:
    if isinstance(value, Reason):
        return {
            "code": value.code,
            "arguments": {name: _plain(part) for name, part in value.arguments},
        }
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value

"""Reasons for the wire: code and arguments, with the words in one language. Said once, kept."""

from typing import Any, Final

import msgspec

from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Refusal
from speeltafel.server import wire
from speeltafel.words import Voice

REMEMBERED: Final = 20_000
_seats_in: dict[Reason, tuple[int, ...]] = {}
_said: dict[tuple[str, Reason, tuple[str, ...]], msgspec.Raw] = {}


def said(reason: Reason, voice: Voice) -> msgspec.Raw:
    """Sentences come back again and again, and making one costs more than the move it tells."""
    numbers = _seats_in.get(reason)
    if numbers is None:
        found: list[int] = []
        _mentioned(reason, found)
        numbers = _seats_in[reason] = tuple(found)
    seats = voice.seats
    named = tuple([seats[n - 1] if n <= len(seats) else "" for n in numbers])
    key = (voice.language, reason, named)
    raw = _said.get(key)
    if raw is None:
        if len(_said) >= REMEMBERED:
            _said.clear()
            _seats_in.clear()
        arguments = {name: _plain(value) for name, value in reason.arguments}
        plain = wire.Said(reason.code, arguments, voice.sentence(reason))
        raw = _said[key] = msgspec.Raw(wire.encode(plain))
    return raw


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

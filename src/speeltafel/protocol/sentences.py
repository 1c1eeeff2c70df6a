"""Reasons for the wire: code and arguments, with the words in one language. Said once, kept."""

from typing import Any, Final, NamedTuple

import msgspec

from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Refusal
from speeltafel.protocol import wire
from speeltafel.words import LANGUAGES, Voice

REMEMBERED: Final = 20_000


class Sentence(NamedTuple):
    """What a reason says, for each set of names it was said with."""

    seats: tuple[int, ...]
    """The numbers of the seats it names: the words depend on who sits there."""
    by_names: dict[tuple[str, ...], msgspec.Raw]


class Sayings:
    """Sentences come back again and again, and making one costs more than the move it tells."""

    def __init__(self) -> None:
        self._sentences: dict[str, dict[Reason, Sentence]] = {each: {} for each in LANGUAGES}
        self._count = 0

    def said(self, reason: Reason, voice: Voice) -> msgspec.Raw:
        sentences = self._sentences[voice.language]
        sentence = sentences.get(reason)
        if sentence is None:
            sentence = sentences[reason] = Sentence(_seats_in(reason), {})
        seats, by_names = sentence
        names = voice.seats
        named = tuple([names[n - 1] if n <= len(names) else "" for n in seats]) if seats else ()
        raw = by_names.get(named)
        return self._say(reason, voice, sentence, named) if raw is None else raw

    def _say(
        self, reason: Reason, voice: Voice, sentence: Sentence, named: tuple[str, ...]
    ) -> msgspec.Raw:
        self._count += 1
        if self._count > REMEMBERED:
            for sentences in self._sentences.values():
                sentences.clear()
            self._count = 0
        raw = sentence.by_names[named] = _made(reason, voice)
        return raw


said: Final = Sayings().said


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


def _seats_in(value: Argument) -> tuple[int, ...]:
    """The numbers of all seats a reason names, in its arguments or theirs."""
    if isinstance(value, Reason):
        number = value.arguments[0][1] if value.code == "core-seat" else None
        if isinstance(number, int):
            return (number,)
        return _seats_in(tuple(argument for _, argument in value.arguments))
    if isinstance(value, tuple):
        return tuple(number for each in value for number in _seats_in(each))
    return ()


def _plain(value: Argument) -> Any:
    if isinstance(value, Reason):
        return {
            "code": value.code,
            "arguments": {name: _plain(part) for name, part in value.arguments},
        }
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value

"""Katoiz with a whole class: two tiles lie on the wall, and everybody names what they share: the
colour, the shape, the size, all of it or nothing."""

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katoiz.components import KINDS, PROPERTIES, SHARED, tile, tile_text

NOTHING: Final = "nothing"


class Question(msgspec.Struct, frozen=True):
    one: str
    other: str
    """Two tiles as they are written: `R●`."""

    @property
    def answer(self) -> str:
        """`colour size`, in the order of `PROPERTIES`; `nothing`."""
        shared = SHARED[tile(self.one)][tile(self.other)]
        return " ".join(PROPERTIES[each] for each in shared) or NOTHING


class Named(msgspec.Struct, frozen=True):
    what: str
    """A property, or `nothing`."""
    by: int
    """How many named it."""
    right: bool


def question(draw: Random, before: tuple[Question, ...] = ()) -> Question:
    """How much is shared is drawn first, so that nothing and one, two are asked alike often; no
    question twice while there are others."""
    asked = {frozenset((each.one, each.other)) for each in before}
    shares = list(range(len(PROPERTIES)))
    draw.shuffle(shares)
    for share in shares:
        pairs = [
            (one, other)
            for one in range(KINDS)
            for other in range(KINDS)
            if one != other
            and len(SHARED[one][other]) == share
            and frozenset((tile_text(one), tile_text(other))) not in asked
        ]
        if pairs:
            return Question(*map(tile_text, draw.choice(pairs)))
    return question(draw)


def ballot(text: str) -> str | Refusal:
    """An answer in its one form, or why it is none."""
    words = text.split()
    if words == [NOTHING]:
        return NOTHING
    if not words or len(set(words)) < len(words) or not set(words) <= set(PROPERTIES):
        known = (*PROPERTIES, NOTHING)
        return Refusal(
            Kind.NOTATION,
            reason("rounds-not-an-answer", text=text[:20]),
            reason("core-choose-from", known=known),
        )
    return " ".join(each for each in PROPERTIES if each in words)


def named(asked: Question, votes: Mapping[int, str]) -> tuple[Named, ...]:
    """How often each property was named, and nothing at all."""
    shared = asked.answer.split()
    said = [text.split() for text in votes.values()]
    return tuple(
        Named(what, sum(what in each for each in said), what in shared)
        for what in (*PROPERTIES, NOTHING)
    )


def spoken(text: str) -> Reason:
    """An answer in words."""
    if text == NOTHING:
        return reason("rounds-nothing")
    return reason("rounds-named", what=tuple(property_named(each) for each in text.split()))


def property_named(name: str) -> Reason:
    return reason("katoiz-property", name=name)


def told(asked: Question) -> Reason:
    """What the two tiles share, in one sentence."""
    if asked.answer == NOTHING:
        return reason("rounds-share-nothing")
    return reason("rounds-share", what=spoken(asked.answer))

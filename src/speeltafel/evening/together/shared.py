"""Katoiz with a whole class: two tiles lie on the wall, and everybody names what they share: the
colour, the shape, the size, all of it or nothing."""

from collections import Counter
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


class Answers(msgspec.Struct, frozen=True):
    right: int
    forgotten: dict[str, int]
    """For each property that is shared, how many did not name it."""
    wrongly: dict[str, int]
    """For each property that is not shared, how many named it."""


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


def judged(asked: Question, votes: Mapping[int, str]) -> Answers:
    shared = set(asked.answer.split())
    forgotten: Counter[str] = Counter()
    wrongly: Counter[str] = Counter()
    for text in votes.values():
        named = set(text.split())
        forgotten.update(shared - named - {NOTHING})
        wrongly.update(named - shared - {NOTHING})
    right = sum(text == asked.answer for text in votes.values())
    return Answers(
        right,
        {each: forgotten[each] for each in PROPERTIES if each in shared},
        {each: wrongly[each] for each in PROPERTIES if each not in shared},
    )


def told(asked: Question) -> Reason:
    """What the two tiles share, in one sentence."""
    shared = SHARED[tile(asked.one)][tile(asked.other)]
    if not shared:
        return reason("rounds-share-nothing")
    named = tuple(reason("katoiz-property", name=PROPERTIES[each]) for each in shared)
    return reason("rounds-share", what=named)

"""The class plays one seat: everybody votes for a move, the most votes win, and among equals the
lot, so that nothing is gained by being quick."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from speeltafel.core.match import AnyMatch, refusal_of
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import Seat


class Count(msgspec.Struct, frozen=True):
    answer: str
    votes: int


def ballot(match: AnyMatch, seat: Seat, text: str) -> str | Refusal:
    """A vote in its one form: a move that the seat may make now, or why it cannot."""
    move = match.game.parse_move(match.state, text)
    if isinstance(move, Refusal):
        return move
    refusal = refusal_of(match, seat, move)
    return match.game.format_move(move) if refusal is None else refusal


def counted(votes: Mapping[int, str]) -> tuple[Count, ...]:
    """Most votes first; among equals in the order of the texts, which tells nothing of who voted
    when."""
    found = Counter(votes.values())
    return tuple(Count(*each) for each in sorted(found.items(), key=lambda one: (-one[1], one[0])))


def tied(counts: Sequence[Count]) -> tuple[str, ...]:
    """Those with the most votes."""
    return tuple(each.answer for each in counts if each.votes == counts[0].votes)


def chosen(votes: Mapping[int, str], draw: Random) -> str:
    """What the class plays; empty when nobody has voted."""
    best = tied(counted(votes))
    return draw.choice(best) if best else ""


SHORTER: Final = {
    **dict.fromkeys(
        ("katalon-would-place", "katalon-would-place-wins", "katalon-would-place-ends"),
        "rounds-wants-field",
    ),
    **dict.fromkeys(
        ("katalon-would-capture", "katalon-would-capture-wins", "katalon-would-capture-ends"),
        "rounds-wants-capture",
    ),
    "potzklotz-would-claim": "rounds-wants-claim",
    "potzklotz-would-lay-twin": "rounds-wants-twin",
    "potzklotz-would-pass": "rounds-wants-pass",
}
"""To be read from afar, beside others. What would come of it the class is to think of itself."""


def told(match: AnyMatch, seat: Seat, answer: str) -> Reason:
    """What a vote says, as it may be known before the move is made."""
    move = accept(match.game.parse_move(match.state, answer))
    foretell = match.game.foretell or match.game.tell
    wanted = foretell(match.state, seat, move)
    shorter = SHORTER.get(wanted.code)
    return wanted if shorter is None else wanted._replace(code=shorter)

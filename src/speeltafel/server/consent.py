"""What needs the others: taking back by fair rules, and agreeing to stop."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from speeltafel.core.match import Entry, Match, advance, play, rewind
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.server.log import Wish
from speeltafel.server.standing import Standing

DEALS: Final = 8
"""So often the hidden part is dealt again to see whether a move has shown something."""

MOST_SEATS: Final = 100
"""Taking back replays the match; in a hall that would hold up everybody."""


def undo_wish(standing: Standing, seat: Seat, generator: Random) -> Wish | Refusal:
    """Where this seat's last move is taken back to, and whose consent that needs.

    Never after a die, a card or a secret was shown; somebody else's move only if they agree.
    The computer never minds.
    """
    match = standing.match
    if match is None:
        return Refusal(Kind.ILLEGAL, reason("server-not-started"))
    entries = match.entries()
    own = last_of(entries, seat)
    if own is None:
        return Refusal(Kind.ILLEGAL, reason("server-nothing-to-undo"))
    if match.game.traits.simultaneous and own >= match.settled:
        return _undo_alone(standing, match, entries, own)
    undone = entries[own:]
    if any(entry.actor in (CHANCE, TABLE) for entry in undone):
        return Refusal(Kind.ILLEGAL, reason("server-undo-revealed"))
    if shows_something(match, own, seat, generator):
        return Refusal(Kind.ILLEGAL, reason("server-undo-revealed"))
    mine = set(standing.seats_of(standing.chairs[seat].guest))
    concerned = standing.people() if standing.over else {entry.actor for entry in undone}
    return Wish(tuple(sorted(concerned & standing.people() - mine)), length=own)


def _undo_alone(
    standing: Standing, match: Match, entries: Sequence[Entry], own: int
) -> Wish | Refusal:
    """Where several act at once and nobody has had to wait since, the others' moves stay."""
    if len(standing.chairs) > MOST_SEATS:
        return Refusal(Kind.ILLEGAL, reason("server-undo-hall", most=MOST_SEATS))
    rest: Match | Refusal = rewind(match, own)
    assert isinstance(rest, Match)
    revealed = match.game.reveals(rest.state, entries[own].actor, entries[own].move)
    for entry in entries[own + 1 :]:
        if entry.actor == TABLE or isinstance(rest, Refusal):
            revealed = True
            break
        rest = play(rest, entry.actor, entry.move)
    if revealed or isinstance(rest, Refusal):
        return Refusal(Kind.ILLEGAL, reason("server-undo-revealed"))
    return Wish((), length=own, only=True)


def last_of(entries: Sequence[Entry], seat: Seat) -> int | None:
    for number in range(len(entries) - 1, -1, -1):
        if entries[number].actor == seat:
            return number
    return None


def shows_something(match: Match, length: int, seat: Seat, generator: Random) -> bool:
    """Whether the moves from this length on showed the seat anything it did not know: the game says
    so, or, dealt again, they would have been impossible or would have looked different."""
    game = match.game
    now = rewind(match, length)
    for entry in match.entries()[length:]:
        if game.reveals(now.state, entry.actor, entry.move):
            return True
        if game.traits.perfect_information:
            now = advance(now, entry.actor, entry.move)
            continue
        after = advance(now, entry.actor, entry.move)
        view = game.view(after.state, seat)
        for _ in range(DEALS):
            dealt = game.resample(now.state, seat, generator)
            if entry.actor not in game.to_act(dealt):
                return True
            if game.why_not(dealt, entry.actor, entry.move) is not None:
                return True
            if game.view(game.apply(dealt, entry.actor, entry.move), seat) != view:
                return True
        now = after
    return False


def agreements(match: Match) -> list[Any]:
    """What the players may agree on: events of the table that no clock announces."""
    events = match.game.events(match.state)
    if not events:
        return []
    timed = [clock.event for clock in match.game.clocks(match.state)]
    return [event for event in events if event not in timed]


def event_wish(standing: Standing, seat: Seat, text: str) -> Wish | Refusal:
    match = standing.match
    if match is None:
        return Refusal(Kind.ILLEGAL, reason("server-not-started"))
    texts = [match.game.format_move(event) for event in agreements(match)]
    if text not in texts:
        return Refusal(Kind.ILLEGAL, reason("core-no-such-event", move=text[:40]))
    mine = set(standing.seats_of(standing.chairs[seat].guest))
    return Wish(tuple(sorted(standing.people() - mine)), event=text)

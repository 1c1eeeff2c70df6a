"""Taking back by fair rules."""

from collections.abc import Sequence
from random import Random
from typing import Final

from speeltafel.core.match import AnyMatch, Entry, advance, play, rewind
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.table.log import Proposal
from speeltafel.table.state import TableState

DEALS: Final = 8
"""How often the hidden part is dealt again to see whether a move has shown something."""

MOST_SEATS: Final = 100
"""Taking back replays the match; in a hall that would hold up everybody."""

REVEALED: Final = Refusal(Kind.ILLEGAL, reason("table-undo-revealed"))


def undo_proposal(state: TableState, seat: Seat, dice: Random) -> Proposal | Refusal:
    """Where this seat's last move is taken back to, and whose consent that needs.

    Never after a die, a card or a secret was shown; somebody else's move only if they agree.
    The computer never minds.
    """
    match = state.match
    if match is None:
        return Refusal(Kind.ILLEGAL, reason("table-not-started"))
    if state.over and not match.game.traits.perfect_information:
        return REVEALED  # all hands lie open in the replay
    entries = match.entries()
    own = last_of(entries, seat)
    if own is None:
        return Refusal(Kind.ILLEGAL, reason("table-nothing-to-undo"))
    if match.game.traits.simultaneous and own >= match.settled:
        return _undo_alone(state, match, entries, own)
    undone = entries[own:]
    if any(entry.actor in (CHANCE, TABLE) for entry in undone):
        return REVEALED
    if shows_something(match, own, seat, dice):
        return REVEALED
    concerned = state.people() if state.over else {entry.actor for entry in undone}
    asked = concerned & state.people() - set(state.companions(seat))
    return Proposal(tuple(sorted(asked)), length=own)


def may_undo(state: TableState, seat: Seat) -> bool:
    """Whether asking makes sense, at a glance; `undo_proposal` decides."""
    match = state.match
    entry = None if match is None else match.last
    while entry is not None and entry.actor not in (CHANCE, TABLE):
        if entry.actor == seat:
            return True
        entry = entry.before
    return False


def _undo_alone(
    state: TableState, match: AnyMatch, entries: Sequence[Entry], own: int
) -> Proposal | Refusal:
    """Where several act at once and nobody has had to wait since, the others' moves stay."""
    if len(state.chairs) > MOST_SEATS:
        return Refusal(Kind.ILLEGAL, reason("table-undo-hall", most=MOST_SEATS))
    before = rewind(match, own)
    if match.game.reveals(before.state, entries[own].actor, entries[own].move):
        return REVEALED
    rest: AnyMatch | Refusal = before
    for entry in entries[own + 1 :]:
        if entry.actor == TABLE or isinstance(rest, Refusal):
            return REVEALED
        rest = play(rest, entry.actor, entry.move)
    return REVEALED if isinstance(rest, Refusal) else Proposal((), length=own, only=True)


def last_of(entries: Sequence[Entry], seat: Seat) -> int | None:
    for number in range(len(entries) - 1, -1, -1):
        if entries[number].actor == seat:
            return number
    return None


def shows_something(match: AnyMatch, length: int, seat: Seat, generator: Random) -> bool:
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

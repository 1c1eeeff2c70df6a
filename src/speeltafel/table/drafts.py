"""What is about to happen at a table: entries that are right, but not yet on disk."""

from random import Random
from typing import Any, NamedTuple

from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.table.clocks import next_to_end
from speeltafel.table.log import Entry, EntryKind
from speeltafel.table.state import TableState, after_move, fold


class Change(NamedTuple):
    """An entry of the log with what is needed to tell it: the match before, and the move."""

    entry: Entry
    before: AnyMatch | None = None
    move: Any = None


class Draft:
    """A roll or a card belongs to the move that called for it: both are saved in one piece."""

    def __init__(self, state: TableState, now: float, dice: Random) -> None:
        self.state = state
        self.now = max(now, state.changed_at)
        """Clocks of several machines differ a little; time in a log never runs back."""
        self.dice = dice
        self.changes: list[Change] = []
        self.play_again = False
        """Everybody wants a rematch: a table must be set up for it."""

    def add(self, kind: EntryKind, actor: Actor = TABLE, text: str = "", ticket: str = "") -> None:
        entry = Entry(self.state.sequence + 1, kind, actor, text, self.now, ticket)
        self.state = fold(self.state, entry)
        self.changes.append(Change(entry))

    def move(self, actor: Actor, move: Any, ticket: str = "") -> None:
        """A move that has been admitted, and the chance that follows from it."""
        self._one_move(actor, move, ticket)
        self.settle_chance()

    def settle_chance(self) -> None:
        if self.state.setup.dealt:
            return  # it comes from the evening
        while CHANCE in self.state.acting:
            match = self.state.match
            assert match is not None
            self._one_move(CHANCE, match.game.chance(match.state).sample(self.dice), "")

    def ring(self) -> None:
        """Announces a clock that has run out."""
        clock = next_to_end(self.state, self.now)
        if clock is not None and clock.left <= 0:
            self.move(TABLE, clock.event)

    def _one_move(self, actor: Actor, move: Any, ticket: str) -> None:
        before = self.state.match
        assert before is not None
        text = before.game.format_move(move)
        entry = Entry(self.state.sequence + 1, EntryKind.MOVE, actor, text, self.now, ticket)
        self.state = after_move(self.state, entry, move)
        self.changes.append(Change(entry, before, move))


def followed(state: TableState, entry: Entry) -> tuple[TableState, Change]:
    """An entry read from the log, which somebody else may have written."""
    after = fold(state, entry)
    if entry.kind is EntryKind.MOVE:
        assert after.match is not None
        assert after.match.last is not None
        return after, Change(entry, state.match, after.match.last.move)
    return after, Change(entry)

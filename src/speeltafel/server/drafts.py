"""What is about to happen at a table: entries that are right, but not yet on disk."""

from random import Random, SystemRandom
from typing import Any, Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.server.clocks import next_to_end
from speeltafel.server.log import Entry, Happening
from speeltafel.server.sights import Happened
from speeltafel.server.standing import Standing, after_move, fold

DICE: Final[Random] = SystemRandom()
"""Cryptographic: nobody can foresee a roll."""

LOOK_AGAIN: Final = Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))


class Draft:
    """A roll or a card belongs to the move that called for it: both are saved in one commit."""

    def __init__(self, standing: Standing, now: float) -> None:
        self.standing = standing
        self.now = max(now, standing.changed_at)
        """Clocks of several machines differ a little; time in a log never runs back."""
        self.happened: list[Happened] = []

    def add(
        self, happening: Happening, actor: Actor = TABLE, text: str = "", ticket: str = ""
    ) -> None:
        entry = Entry(self.standing.sequence + 1, happening, actor, text, self.now, ticket)
        self.standing = fold(self.standing, entry)
        self.happened.append(Happened(entry))

    def move(self, actor: Actor, move: Any, ticket: str = "") -> None:
        """A move that has been admitted, and the chance that follows from it."""
        self._one_move(actor, move, ticket)
        self.settle()

    def settle(self) -> None:
        while CHANCE in self.standing.acting:
            match = self.standing.match
            assert match is not None
            self._one_move(CHANCE, match.game.chance(match.state).sample(DICE), "")

    def ring(self) -> bool:
        """Announces a clock that has run out."""
        clock = next_to_end(self.standing, self.now)
        if clock is None or clock.left > 0:
            return False
        self.move(TABLE, clock.event)
        return True

    def _one_move(self, actor: Actor, move: Any, ticket: str) -> None:
        before = self.standing.match
        assert before is not None
        text = before.game.format_move(move)
        entry = Entry(self.standing.sequence + 1, Happening.MOVE, actor, text, self.now, ticket)
        self.standing = after_move(self.standing, entry, move)
        self.happened.append(Happened(entry, before, move))


def happened_next(standing: Standing, entry: Entry) -> tuple[Standing, Happened]:
    """An entry read from the log, which somebody else may have written."""
    after = fold(standing, entry)
    if entry.happening is Happening.MOVE:
        assert after.match is not None
        assert after.match.last is not None
        return after, Happened(entry, standing.match, after.match.last.move)
    return after, Happened(entry)

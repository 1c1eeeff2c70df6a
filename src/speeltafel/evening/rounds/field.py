"""Who takes part, what a round is, and what a game brings."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from typing import Final

import msgspec

from speeltafel.core.outcome import Outcome

POINT: Final = 120
"""A point has so many parts that what a table of up to seven shares stays a whole number."""
DRAW: Final = POINT // 2
BYE: Final = POINT
"""Whoever rests because the number is odd gets what a victory brings."""
MISSED: Final = DRAW
"""For each round before somebody came: coming late puts nobody last."""


class System(StrEnum):
    SWISS = "swiss"  # equals meet equals
    EVERYBODY = "everybody"  # everybody meets everybody once


class Entrant(msgspec.Struct, frozen=True):
    player: int
    joined: int = 1
    """The first round this player could play."""
    present: bool = True


class Round(msgspec.Struct, frozen=True):
    number: int
    tables: tuple[tuple[int, ...], ...]
    """The players at each table by seat: the first one begins."""
    resting: tuple[int, ...] = ()
    again: tuple[tuple[int, int], ...] = ()
    """Who meets again, because there was no way around it."""


class Played(msgspec.Struct, frozen=True):
    round: Round
    points: tuple[tuple[int, ...], ...]
    """At each table what each seat won, in parts of a point; empty: the game was not finished."""


class History:
    """What the rounds so far mean for the next one."""

    def __init__(self, entrants: Sequence[Entrant], played: Sequence[Played]) -> None:
        self.meetings: dict[frozenset[int], int] = {}
        self.rests = {each.player: min(1, each.joined - 1) for each in entrants}
        """Who came late has rested once."""
        self.points = {each.player: MISSED * (each.joined - 1) for each in entrants}
        self.owed = {each.player: 0 for each in entrants}
        """How much oftener somebody should have begun than they did, in parts of a game."""
        self.began = {each.player: 0 for each in entrants}
        """The last round somebody began in."""
        self.lateness = {each.player: 0.0 for each in entrants}
        """How late in turn somebody sat so far: 0 always first, 1 always last, added up."""
        for each in played:
            self._add(each)

    def _add(self, played: Played) -> None:
        for player in played.round.resting:
            if player in self.rests:
                self.rests[player] += 1
                self.points[player] += BYE
        for seats, won in zip(played.round.tables, points_of(played), strict=True):
            for one, other in combinations(seats, 2):
                pair = frozenset((one, other))
                self.meetings[pair] = self.meetings.get(pair, 0) + 1
            for seat, player in enumerate(seats):
                if player not in self.points:
                    continue
                self.points[player] += won[seat]
                self.owed[player] += POINT // len(seats) - (POINT if seat == 0 else 0)
                self.lateness[player] += seat / (len(seats) - 1)
                if seat == 0:
                    self.began[player] = played.round.number

    def met(self, one: int, other: int) -> int:
        return self.meetings.get(frozenset((one, other)), 0)


def points_of(played: Played) -> tuple[tuple[int, ...], ...]:
    """An unfinished game is shared by all who sat at it."""
    return tuple(
        won or (DRAW,) * len(seats)
        for seats, won in zip(played.round.tables, played.points, strict=True)
    )


def points_at_table(outcome: Outcome | None, players: int) -> tuple[int, ...]:
    """The part of the others each seat has beaten; equals share. Who wins the game has beaten all
    who do not; below that the scores decide, where the game counts any."""
    if outcome is None:
        return ()
    scores = outcome.scores if len(outcome.scores) == players else (0,) * players
    worth = [
        (0, score) if outcome.winners and seat not in outcome.winners else (1, 0)
        for seat, score in enumerate(scores)
    ]
    each = POINT // (players - 1)
    return tuple(
        sum(
            each if mine > theirs else each // 2 if mine == theirs else 0
            for other, theirs in enumerate(worth)
            if other != seat
        )
        for seat, mine in enumerate(worth)
    )


def table_sizes(players: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """How so many sit down so that the fewest rest, at tables as near to the first size as can be,
    the largest first. Empty when not even one table fills."""
    wanted = allowed[0]
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for seated in range(1, players + 1):
        for size in allowed:
            if seated - size in best:
                off, sizes = best[seated - size]
                found = (off + abs(size - wanted), tuple(sorted((*sizes, size), reverse=True)))
                best[seated] = min(best.get(seated, found), found)
    return best[max(best)][1]

"""How everybody stands."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import msgspec

from speeltafel.evening.rounds.field import BYE, MISSED, POINT, Entrant, History, Played, points_of


class Standing(msgspec.Struct, frozen=True):
    """One line of the table. Equal points are told apart by the opponents' points (Buchholz), then
    by the points of those one has beaten (Sonneborn-Berger), then by those who have met; who is
    equal in all of it shares the place."""

    place: int
    player: int
    points: int
    """In parts of a point."""
    opponents: float
    """Buchholz, in points: in a round without opponents oneself counts."""
    beaten: float
    """Sonneborn-Berger, in points."""
    rounds: tuple[int | None, ...]
    """What each round brought, in parts of a point; none: the player was away."""
    resting: tuple[int, ...] = ()
    """The rounds in which the player rested."""
    missed: tuple[int, ...] = ()
    """The rounds before the player came."""


def standings(entrants: Sequence[Entrant], played: Sequence[Played]) -> tuple[Standing, ...]:
    """Best first."""
    points = History(entrants, played).points
    lines = [_line(each, played, points) for each in entrants]
    between = _between(played)

    def merit(line: Standing) -> tuple[int, float, float, int]:
        equal = [
            other.player
            for other in lines
            if (other.points, other.opponents, other.beaten)
            == (line.points, line.opponents, line.beaten)
        ]
        met = sum(between.get((line.player, other), 0) for other in equal)
        return line.points, line.opponents, line.beaten, met

    merits = {line.player: merit(line) for line in lines}
    ranked = sorted(lines, key=lambda line: merits[line.player], reverse=True)
    ahead = [merits[line.player] for line in ranked]
    return tuple(
        msgspec.structs.replace(line, place=ahead.index(merits[line.player]) + 1) for line in ranked
    )


def _line(entrant: Entrant, played: Sequence[Played], points: dict[int, int]) -> Standing:
    player = entrant.player
    opponents = beaten = Fraction(0)
    rounds: list[int | None] = []
    resting, missed = [], []
    for each in played:
        number, own = each.round.number, Fraction(points[player], POINT)
        table = _at_table(each, player)
        if table is not None:
            won, others = table
            strength = Fraction(sum(points.get(other, 0) for other in others), POINT * len(others))
            rounds.append(won)
        elif player in each.round.resting:
            won, strength = BYE, own
            rounds.append(won)
            resting.append(number)
        elif number < entrant.joined:
            won, strength = MISSED, own
            rounds.append(won)
            missed.append(number)
        else:
            won, strength = 0, own
            rounds.append(None)
        opponents += strength
        beaten += Fraction(won, POINT) * strength
    return Standing(
        0,
        player,
        points[player],
        float(opponents),
        float(beaten),
        tuple(rounds),
        tuple(resting),
        tuple(missed),
    )


def _at_table(played: Played, player: int) -> tuple[int, tuple[int, ...]] | None:
    for seats, won in zip(played.round.tables, points_of(played), strict=True):
        if player in seats:
            return won[seats.index(player)], tuple(each for each in seats if each != player)
    return None


def _between(played: Sequence[Played]) -> dict[tuple[int, int], int]:
    """What one player won more than the other where both met."""
    found: dict[tuple[int, int], int] = {}
    for each in played:
        for seats, won in zip(each.round.tables, points_of(each), strict=True):
            for (one, mine), (other, theirs) in combinations(zip(seats, won, strict=True), 2):
                found[one, other] = found.get((one, other), 0) + mine - theirs
                found[other, one] = found.get((other, one), 0) + theirs - mine
    return found

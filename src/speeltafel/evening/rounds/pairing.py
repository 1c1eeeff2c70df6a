"""The next round: who sits with whom, who rests, who begins."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.rounds.costs import (
    Costs,
    Wish,
    costs,
    same_side,
    unequal,
)
from speeltafel.evening.rounds.field import Entrant, History, Played, Round, System, table_sizes
from speeltafel.evening.rounds.grouping import cheapest_tables
from speeltafel.evening.rounds.matching import cheapest_pairs


def next_round(
    system: System,
    sizes: Sequence[int],
    entrants: Sequence[Entrant],
    played: Sequence[Played],
    seed: int,
) -> Round | Refusal:
    """The same for the same seed. `sizes`: how many may sit at a table, the best size first."""
    number = len(played) + 1
    draw = Random(f"{seed}:{number}")
    history = History(entrants, played)
    players = _in_order([each.player for each in entrants if each.present], history, draw)
    seated = table_sizes(len(players), sizes)
    if not seated:
        least = min(sizes)
        return Refusal(Kind.CONFIG, reason("rounds-too-few", least=least, given=len(players)))
    wishes = _wishes(system, seated, entrants, history)
    priced = costs(players, history, wishes, max(seated), draw)
    tables, resting = _cheapest(priced, seated, draw)
    return Round(
        number,
        tuple(_seats([players[each] for each in table], history, draw) for table in tables),
        tuple(players[each] for each in resting),
        tuple(
            (players[one], players[other])
            for table in tables
            for one, other in combinations(table, 2)
            if history.met(players[one], players[other])
        ),
    )


def enough_rounds(players: int) -> int:
    """After so many Swiss rounds at tables of two at most one has won them all."""
    return max(1, (players - 1).bit_length())


def advised_system(players: int, rounds: int) -> System:
    """Up to half as many rounds as players there is always a Swiss round in which nobody meets
    again (Dirac); for more rounds a plan made beforehand is better."""
    return System.SWISS if 2 * rounds <= players else System.EVERYBODY


def _in_order(players: list[int], history: History, draw: Random) -> list[int]:
    """Best first, equals by chance: tables come in this order."""
    draw.shuffle(players)
    return sorted(players, key=lambda player: -history.points[player])


def _cheapest(
    priced: Costs, sizes: Sequence[int], draw: Random
) -> tuple[list[tuple[int, ...]], list[int]]:
    if set(sizes) == {2} and len(priced.resting) - 2 * len(sizes) <= 1:
        return cheapest_pairs(priced)
    return cheapest_tables(priced, sizes, draw)


def _wishes(
    system: System,
    sizes: Sequence[int],
    entrants: Sequence[Entrant],
    history: History,
) -> Sequence[Wish]:
    if system is System.EVERYBODY:
        if set(sizes) != {2}:
            return ()
        return (_off_plan(entrants, history), same_side(history))
    return (unequal(history), same_side(history))


def _off_plan(entrants: Sequence[Entrant], history: History) -> Wish:
    """Everybody has a place in a circle, who came first before who came later. Of the circle's
    rounds the one is played in which the fewest meet again; who is not in it fills the gaps."""
    circle: list[int | None] = [each.player for each in entrants]
    if len(circle) % 2:
        circle.append(None)

    def repeated(pairs: frozenset[frozenset[int | None]]) -> int:
        return sum(history.meetings.get(_named(pair), 0) for pair in pairs)

    plan = min(_circle_rounds(circle), key=repeated)
    return lambda one, other: int(frozenset((one, other)) not in plan)


def _named(pair: frozenset[int | None]) -> frozenset[int]:
    return frozenset(each for each in pair if each is not None)


def _circle_rounds(circle: Sequence[int | None]) -> list[frozenset[frozenset[int | None]]]:
    """One stays, all others move on by a place: in one turn everybody meets everybody once."""
    first, *others = circle
    rounds = []
    for turn in range(len(others)):
        row = [first, *others[turn:], *others[:turn]]
        half = len(row) // 2
        facing = zip(row[:half], reversed(row[half:]), strict=True)
        rounds.append(frozenset(frozenset(pair) for pair in facing))
    return rounds


def _seats(table: list[int], history: History, draw: Random) -> tuple[int, ...]:
    """Who has begun too seldom begins; then whoever sat late in turn sits early."""
    draw.shuffle(table)
    first = min(table, key=lambda player: (-history.owed[player], history.began[player]))
    others = [player for player in table if player != first]
    return (first, *sorted(others, key=lambda player: -history.lateness[player]))

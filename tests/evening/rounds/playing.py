"""Evenings played by chance, and all ways to sit, tried one by one."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from speeltafel.core.refusal import accept
from speeltafel.evening.rounds import POINT, Entrant, Played, Round, System, next_round

PAIRS = (2,)
Way = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Tables, and who rests."""


def entrants(players: int) -> list[Entrant]:
    return [Entrant(number) for number in range(1, players + 1)]


def won_by_chance(round_: Round, chance: Random) -> Played:
    """Victories, and a draw now and then."""
    points = []
    for table in round_.tables:
        each, seats = POINT // (len(table) - 1), list(range(len(table)))
        chance.shuffle(seats)
        if chance.random() < 0.2:
            points.append((each * (len(table) - 1) // 2,) * len(table))
        else:
            points.append(tuple(each * place for place in seats))
    return Played(round_, tuple(points))


def play(
    system: System,
    sizes: Sequence[int],
    field: Sequence[Entrant],
    rounds: int,
    seed: int,
    before: Sequence[Played] = (),
) -> list[Played]:
    chance, played = Random(seed), list(before)
    for _ in range(rounds):
        drawn = accept(next_round(system, sizes, field, played, seed))
        played.append(won_by_chance(drawn, chance))
    return played


def all_ways(players: Sequence[int], sizes: Sequence[int]) -> Iterator[Way]:
    """Everything that can be laid out with tables of these sizes, the rest resting."""
    resting = len(players) - sum(sizes)
    for idle in combinations(players, resting):
        left = tuple(player for player in players if player not in idle)
        for tables in _partitions(left, tuple(sizes)):
            yield tables, idle


def _partitions(
    left: tuple[int, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not left:
        yield ()
        return
    for size in set(sizes):
        others = list(sizes)
        others.remove(size)
        for mates in combinations(left[1:], size - 1):
            table = (left[0], *mates)
            after = tuple(player for player in left if player not in table)
            for more in _partitions(after, tuple(others)):
                yield (table, *more)


def meetings(played: Sequence[Played]) -> dict[frozenset[int], int]:
    met: dict[frozenset[int], int] = {}
    for each in played:
        for table in each.round.tables:
            for pair in combinations(table, 2):
                met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    return met


def rests(played: Sequence[Played], player: int) -> int:
    return sum(player in each.round.resting for each in played)

"""The rules of a Stapeltje turn once more, written straight from the rulings: slow, and by
coordinates (row, column) as KZ-30 gives them, to compare the engine with."""

from speeltafel.games.katoiz.components import VALUES, satisfies
from speeltafel.games.katoiz.piles.rules import demand
from speeltafel.games.katoiz.piles.state import Piles

Spot = tuple[int, int]
HOMES: dict[int, list[Spot]] = {
    1: [(1, 0)],
    2: [(1, 0), (6, 7)],
    3: [(1, 0), (0, 6), (6, 7)],
    4: [(1, 0), (0, 6), (6, 7), (7, 1)],
}
CORNERS = {(1, 0): (1, 1), (0, 6): (1, 6), (6, 7): (6, 6), (7, 1): (6, 1)}


def stacks(state: Piles) -> dict[Spot, list[int]]:
    spots = {(at // 6 + 1, at % 6 + 1): list(pile) for at, pile in enumerate(state.piles)}
    homes = zip(HOMES[len(state.homes)], state.homes, strict=True)
    return {**spots, **{spot: list(pile) for spot, pile in homes}}


def matches(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(VALUES[one], VALUES[other], strict=True))


def neighbours(one: Spot, other: Spot) -> bool:
    """Orthogonally; a home pile only with its corner."""
    for home, rest in ((one, other), (other, one)):
        if home in CORNERS:
            return rest == CORNERS[home]
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def reachable(state: Piles, seat: int, start: Spot) -> set[Spot]:
    """KZ-33."""
    board = stacks(state)
    walker = board[start][-1]
    own = HOMES[len(state.homes)][seat]
    found: set[Spot] = set()
    front = [start]
    while front:
        row, column = front.pop()
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                step = (row + down, column + right)
                if step in found or step in (start, (row, column)) or step not in board:
                    continue
                if step in CORNERS and step != own:
                    continue
                diagonal = bool(down and right)
                if not board[step]:
                    if not (diagonal and state.rules.straight):
                        found.add(step)
                elif matches(walker, board[step][-1]) >= (2 if diagonal else 1):
                    found.add(step)
                    if step != own:
                        front.append(step)
    return found


def position(state: Piles, seat: int) -> set[Spot]:
    """KZ-31."""
    home = HOMES[len(state.homes)][seat]
    spots = {CORNERS[home]}
    for _ in range(2 if state.rules.target in (6, 7) else 1):
        spots |= {
            (row, column)
            for row in range(1, 7)
            for column in range(1, 7)
            if any(neighbours((row, column), spot) for spot in spots)
        }
    return spots | {home}


def differences(heights: dict[Spot, int]) -> dict[tuple[Spot, Spot], int]:
    return {
        (one, other): abs(heights[one] - heights[other])
        for one in heights
        for other in heights
        if one < other and neighbours(one, other)
    }


def legal(state: Piles, seat: int) -> set[tuple[Spot, Spot]] | set[str]:
    """KZ-32 … KZ-36: walks from spot to spot, with "pass" among them or "lapse" alone."""
    board = stacks(state)
    heights = {spot: len(pile) for spot, pile in board.items()}
    before = differences(heights)
    own = position(state, seat)
    others = [position(state, each) for each in range(len(state.homes)) if each != seat]
    wanted = demand(state)
    assert wanted is not None
    barred = None
    if state.last is not None and len(state.homes) > 1 and state.last.end < 36:
        barred = (state.last.end // 6 + 1, state.last.end % 6 + 1)
    walks: dict[tuple[Spot, Spot], dict[tuple[Spot, Spot], int]] = {}
    for start, pile in board.items():
        if start in CORNERS or not pile or start == barred or not satisfies(pile[-1], wanted):
            continue
        for end in reachable(state, seat, start):
            moved = {**heights, start: heights[start] - 1}
            moved[end] += 1
            after = differences(moved)
            if all(
                now <= 2 or now <= before[pair] or exempt(pair, before[pair], own, others)
                for pair, now in after.items()
            ):
                walks[start, end] = after
    if not walks:
        return {"lapse"}
    broken = {pair for pair, value in before.items() if value > 2 and own & set(pair)}
    mending = {walk for walk, after in walks.items() if any(after[pair] <= 2 for pair in broken)}
    if mending:
        return mending | {walk for walk, after in walks.items() if wins(state, seat, walk, after)}
    return {*walks, "pass"}  # type: ignore[return-value] # walks beside the word


def exempt(pair: tuple[Spot, Spot], before: int, own: set[Spot], others: list[set[Spot]]) -> bool:
    """KZ-34: brought above two at an opponent's, not at the own position."""
    touches_other = any(set(pair) & other for other in others)
    return before <= 2 and touches_other and not set(pair) & own


def wins(
    state: Piles,
    seat: int,
    walk: tuple[Spot, Spot],
    after: dict[tuple[Spot, Spot], int],
) -> bool:
    """KZ-37."""
    home = HOMES[len(state.homes)][seat]
    height = len(state.homes[seat]) + (walk[1] == home)
    own = position(state, seat)
    return (
        0 < state.rules.target <= height
        and seat not in state.out
        and all(value <= 2 for pair, value in after.items() if set(pair) <= own)
    )

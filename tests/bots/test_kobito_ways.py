"""What a hand must bring to a pot beside a workshop, held against the rules of carrying (KO-8)."""

from collections.abc import Iterator

import pytest

from speeltafel.bots.kobito.ways import LISTED, numbers_in, ways
from speeltafel.games.kobito.carries import carries, stretch
from speeltafel.games.kobito.components import CIRCLE, LARGEST, NUMBERS, Gold
from speeltafel.games.kobito.rainbow import A_NUMBER, LEFT, RIGHT, Rainbow, extended
from speeltafel.games.kobito.state import Pot


def run(first: int, count: int) -> Rainbow:
    return Rainbow(first, (A_NUMBER,) * count)


def meetings() -> Iterator[tuple[Pot, Rainbow]]:
    """Every pot that begins with a 5, and every workshop rainbow beside it."""
    for wanted in range(4, 10):
        for length in range(1, wanted):
            for first in NUMBERS:
                for size in range(2, LARGEST + 1):
                    yield Pot(Gold(wanted, wanted), run(5, length)), run(first, size)


def lifted(pot: Pot, rainbow: Rainbow) -> list[tuple[int, int, int]]:
    """Pieces that the rules allow to be laid at the pot at once: number of pieces, the cards on
    the left, the cards on the right."""
    found = []
    for carry in carries(0, rainbow, (pot,)):
        cards = [0, 0]
        for block in carry.blocks:
            start, stop = stretch(rainbow, block)
            cards[block.side] += stop - start
        found.append((len(carry.blocks), cards[LEFT], cards[RIGHT]))
    return found


def test_a_workshop_completes_a_pot_alone_exactly_where_the_rules_let_it() -> None:
    for pot, rainbow in meetings():
        allowed = any(left + right == pot.room for _, left, right in lifted(pot, rainbow))
        claimed = 0 in ways(pot, (rainbow,))
        if allowed:
            assert claimed, (pot, rainbow)
        elif claimed:
            # The one thing not looked at: what stays when both ends are lifted.
            assert in_both_runs(pot, rainbow), (pot, rainbow)


def in_both_runs(pot: Pot, rainbow: Rainbow) -> bool:
    """Whether the rainbow holds what fits on the left and what fits on the right."""
    first, length = pot.rainbow.first, len(pot.rainbow.places)
    return {CIRCLE[first - 2], CIRCLE[first + length - 1]} <= set(rainbow.numbers)


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_what_a_piece_leaves_open_must_come_from_the_hand(side: int) -> None:
    """After a piece that may be carried, some way asks for no more than the rest of the pot."""
    for pot, rainbow in meetings():
        for pieces, left, right in lifted(pot, rainbow):
            count = (left, right)[side]
            if pieces > 1 or not count or count == pot.room:
                continue
            grown = Pot(pot.gold, extended(pot.rainbow, side, (A_NUMBER,) * count))
            claimed = ways(pot, (rainbow,))
            for rest in ways(grown, ()):
                assert any(numbers & rest == numbers for numbers in claimed), (pot, rainbow)


def test_without_a_workshop_all_must_come_from_the_hand() -> None:
    pot = Pot(Gold(4, 4), run(12, 2))
    assert {LISTED[numbers] for numbers in ways(pot, ())} == {(10, 11), (2, 11), (2, 3)}


def test_the_middle_of_a_rainbow_cannot_be_lifted() -> None:
    """5 6 want 7 8: they lie in the workshop, but neither at an end."""
    pot = Pot(Gold(4, 4), run(5, 2))
    assert {LISTED[numbers] for numbers in ways(pot, (run(6, 4),))} == {(3, 4), (4, 7), (7, 8)}


def test_one_card_does_not_stay_alone() -> None:
    """From 7 8 9 only 7, or all of them, may go; a pot that asks for two gets one."""
    pot = Pot(Gold(4, 4), run(5, 2))
    assert (8,) in {LISTED[numbers] for numbers in ways(pot, (run(7, 3),))}
    assert 0 not in ways(pot, (run(7, 3),))


def test_kobitos_and_replacements_are_no_numbers() -> None:
    assert LISTED[numbers_in((0, 3, 3, 12, 13))] == (3, 12)

"""Which cards can follow each other, by the rules themselves."""

from collections.abc import Iterator

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.components import Card, card_name, number_on
from speeltafel.games.potzklotz.moves import Claim
from speeltafel.games.potzklotz.placement import shifts
from speeltafel.games.potzklotz.rules import apply, verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.learn.puzzles.puzzle import Line


def step(card: Card) -> str:
    """Every way to make the building of a card is the same step: wherever it stands and however it
    is turned, the same buildings can follow."""
    return f"={card_name(card)}"


def is_right(table: State, claim: Claim) -> bool:
    return verdict_on(table, claim).judgement is Judgement.RIGHT


def fitting(table: State, hand: tuple[Card, ...]) -> Iterator[tuple[Card, Claim]]:
    """The cards that one cube can make the building of, each with one way."""
    ways = {shift.number: shift for shift in shifts(table.building, table.agreed.stay_on_base)}
    for card in hand:
        if number_on(card) in ways:
            shift = ways[number_on(card)]
            yield card, Claim(shift.source, shift.target, card)


def orders(table: State, seat: Seat, count: int) -> list[Line]:
    """Every order in which so many cards of this hand can be laid in one turn."""
    if not count:
        return [()]
    return [
        (step(card), *rest)
        for card, claim in fitting(table, table.hands[seat])
        for rest in orders(apply(table, seat, claim), seat, count - 1)
    ]


def longest(table: State, seat: Seat) -> int:
    """The most cards of this hand that can be laid in one turn."""
    return max(
        (
            1 + longest(apply(table, seat, claim), seat)
            for _, claim in fitting(table, table.hands[seat])
        ),
        default=0,
    )


def dead_ends(table: State, seat: Seat, count: int) -> int:
    """How many times a card can be laid after which the others cannot all follow."""
    found = 0
    for _, claim in fitting(table, table.hands[seat]):
        after = apply(table, seat, claim)
        if count > 1 and not orders(after, seat, count - 1):
            found += 1
        elif count > 1:
            found += dead_ends(after, seat, count - 1)
    return found

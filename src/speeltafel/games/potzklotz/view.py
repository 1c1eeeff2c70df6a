"""What a seat sees: the building and everything laid, of hands only what is open to it."""

from random import Random
from typing import NamedTuple

from speeltafel.core.seats import Actor, Seat
from speeltafel.games.potzklotz.components import Card, card_name
from speeltafel.games.potzklotz.moves import Draw, Move, Pass
from speeltafel.games.potzklotz.placement import FALLS_APART, Standing, number_standing
from speeltafel.games.potzklotz.rules import apply
from speeltafel.games.potzklotz.state import START_CARD, Agreement, State, points
from speeltafel.games.potzklotz.turns import can_anybody_lay
from speeltafel.games.potzklotz.verdict import (
    Difference,
    Judgement,
    Verdict,
    first_difference,
    side_shown,
)


class View(NamedTuple):
    agreed: Agreement
    building: Standing
    number: int
    """Number of the building that stands; 0 while there is none."""
    hands: tuple[tuple[str | None, ...], ...]
    """The names of the cards in each hand; None for a card this seat has not seen."""
    shown: tuple[tuple[str, ...], ...]
    """The cards in each hand that everybody has seen, by a mistake or from under the pile."""
    pile: int
    bottom: str | None
    """Expert game: the start card under the pile."""
    discard: tuple[str, ...]
    laid: tuple[tuple[str, ...], ...]
    start: Seat
    turn: Seat | None
    laid_this_turn: int
    passes: int
    announced: bool
    answering: tuple[Seat, ...]
    due: tuple[Seat, ...]
    game: int
    """Which game of the match this is, counted from 1."""
    results: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    last: Verdict | None
    side: int | None
    """The last claim was right: from which side the building looks as on its card."""
    difference: Difference | None
    """The last claim made another building: where it first differs."""


def view(table: State, seat: Seat | None) -> View:
    agreed = table.agreed
    open_to_all = agreed.open_hands or table.is_over
    return View(
        agreed,
        table.building,
        number_standing(table.building) if table.building else FALLS_APART,
        tuple(
            _hand(hand) if open_to_all or owner == seat else _half_seen(hand, table.shown[owner])
            for owner, hand in enumerate(table.hands)
        ),
        tuple(_hand(cards) for cards in table.shown),
        len(table.pile) + (table.bottom is not None),
        None if table.bottom is None else card_name(table.bottom),
        _names(table.discard),
        tuple(_names(cards) for cards in table.laid),
        table.start,
        None if table.is_over else table.turn,
        table.laid_this_turn,
        table.passes,
        table.announced,
        table.answering,
        table.due,
        min(len(table.results) + 1, agreed.games),
        table.results,
        points(table),
        table.last,
        *_why(table.last),
    )


def _why(verdict: Verdict | None) -> tuple[int | None, Difference | None]:
    if verdict is not None and verdict.judgement is Judgement.RIGHT:
        return side_shown(verdict.tried, verdict.card), None
    if verdict is not None and verdict.judgement is Judgement.OTHER:
        return None, first_difference(verdict.tried, verdict.card)
    return None, None


def _names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(card_name, cards))


def _hand(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """By name: in the engine's order twins would lie side by side."""
    return tuple(sorted(_names(cards), key=int))


def _half_seen(hand: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[str | None, ...]:
    return (*_hand(shown), *(None,) * (len(hand) - len(shown)))


def seen_move(table: State, actor: Actor, move: Move, viewer: Seat | None) -> Move:
    """A drawn card is for the one who draws it; the card under the pile everybody knows."""
    del actor
    if not isinstance(move, Draw) or move.seat in (START_CARD, viewer):
        return move
    if table.agreed.open_hands or move.card == table.bottom:
        return move
    return move._replace(card=None)


def resample(table: State, seat: Seat, generator: Random) -> State:
    """The cards nobody has shown dealt again. What is certain stays so: cards seen in a hand,
    with which shuffle a card came into the pile, and that somebody can lay when the table has
    said so. What somebody's pass or claim may betray is left for the bot to guess."""
    if table.agreed.open_hands or table.is_over:
        return table
    while True:
        dealt = _deal_again(table, seat, generator)
        if not table.announced or can_anybody_lay(dealt):
            return dealt


def _deal_again(table: State, seat: Seat, generator: Random) -> State:
    hidden: dict[int, list[Card]] = {}
    kept = [hand if owner == seat else table.shown[owner] for owner, hand in enumerate(table.hands)]
    secret = [
        tuple(card for card in hand if card not in kept[owner])
        for owner, hand in enumerate(table.hands)
    ]
    for cards in (*secret, table.pile):
        for card in cards:
            hidden.setdefault(table.shuffle[card], []).append(card)
    for cards_of_one_shuffle in hidden.values():
        cards_of_one_shuffle.sort()  # so that nothing depends on where they truly are
        generator.shuffle(cards_of_one_shuffle)

    def again(cards: tuple[Card, ...]) -> list[Card]:
        return [hidden[table.shuffle[card]].pop() for card in cards]

    hands = tuple(
        tuple(sorted([*kept[owner], *again(cards)])) for owner, cards in enumerate(secret)
    )
    return table._replace(hands=hands, pile=tuple(sorted(again(table.pile))))


def reveals(table: State, actor: Actor, move: Move) -> bool:
    """A card once laid has been seen, right or wrong; so has what the table announced (PK-7)."""
    return not isinstance(move, Pass) or (
        not table.announced and apply(table, actor, move).announced
    )

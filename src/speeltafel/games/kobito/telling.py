"""What happens and what is due, as reasons to be spoken."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.kobito.carries import stretch
from speeltafel.games.kobito.components import KOBITO, LARGEST, Card
from speeltafel.games.kobito.layings import layings, numbers_in
from speeltafel.games.kobito.moves import (
    END,
    GOLD,
    HIDDEN,
    Carry,
    Draw,
    Lay,
    Move,
    Penalty,
    Replace,
    Start,
    Swap,
    TurnGold,
    TurnStart,
)
from speeltafel.games.kobito.naming import card_reason, listed_card, pot_reason, spot_reason, within
from speeltafel.games.kobito.rainbow import first_of, follows
from speeltafel.games.kobito.rules import legal_moves
from speeltafel.games.kobito.spots import rainbow_at
from speeltafel.games.kobito.state import State


def tell(table: State, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(table.turn if actor < 0 else actor)
    match move:
        case Lay(card, spot, side):
            shown = follows(rainbow_at(table, spot), side)
            laid = reason("kobito-as", number=shown) if card == KOBITO else card_reason(card)
            won = gold_won(table, {spot.slot: 1} if spot.owner == GOLD else {})
            return reason(
                "kobito-lays", seat=seat, card=laid, spot=spot_reason(spot, told=True), gold=won
            )
        case Start(cards):
            return reason("kobito-starts", seat=seat, cards=shown_cards(cards))
        case Carry():
            return _carrying(table, seat, move)
        case Swap(number, spot):
            return reason("kobito-swaps", seat=seat, number=number, spot=within(spot, told=True))
        case Replace(number, spot):
            return reason("kobito-replaces", seat=seat, number=number, spot=within(spot, told=True))
        case Penalty(number):
            return reason("kobito-pays", seat=seat, number=number)
        case TurnGold(gold):
            pot = pot_reason(table.pots.index(None))
            return reason("kobito-turns-gold", pot=pot, length=gold.length, value=gold.value)
        case TurnStart(number):
            slot = next(i for i, pot in enumerate(table.pots) if pot and not pot.rainbow.places)
            return reason("kobito-turns-start", pot=pot_reason(slot), number=number)
        case Draw(card):
            if card == HIDDEN:
                return reason("kobito-draws-hidden", seat=seat)
            return reason("kobito-draws", seat=seat, card=card_reason(card))
    if table.due:
        return reason("kobito-ends-waived", seat=seat)
    return reason("kobito-ends", seat=seat)


def shown_cards(cards: tuple[Card, ...]) -> tuple[Reason, ...]:
    """A new rainbow, every kobito with the number it shows."""
    first = first_of(cards)
    numbers = [(first + i - 1) % LARGEST + 1 for i in range(len(cards))]
    return tuple(
        reason("kobito-as", number=number) if card == KOBITO else listed_card(card)
        for card, number in zip(cards, numbers, strict=True)
    )


def _carrying(table: State, seat: Reason, move: Carry) -> Reason:
    rainbow = table.workshops[table.turn][move.slot]
    laid: dict[int, int] = {}
    blocks = []
    for block in move.blocks:
        start, stop = stretch(rainbow, block)
        laid[block.pot] = laid.get(block.pot, 0) + stop - start
        numbers = tuple(rainbow.numbers[start:stop])
        blocks.append(reason("kobito-block", numbers=numbers, pot=pot_reason(block.pot)))
    return reason(
        "kobito-carries",
        seat=seat,
        blocks=tuple(blocks),
        gold=gold_won(table, laid),
    )


def gold_won(table: State, laid: dict[int, int]) -> int:
    """What is won when so many cards are laid at these pots; the last pot ends the game (KO-9)."""
    values = []
    for index, cards in laid.items():
        pot = table.pots[index]
        if pot is not None and pot.room == cards:
            values.append(pot.gold.value)
    return sum(sorted(values, reverse=True)[: len(table.gold) + 1])


def prompt(table: State, seat: Seat) -> Reason:
    moves = legal_moves(table, seat)
    if table.played >= table.minimum:
        if moves == [END]:
            return reason("kobito-must-end")
        if not table.hands[seat]:
            return reason("kobito-may-end-empty")
        return reason("kobito-may-end", minimum=table.minimum)
    if layings(table, seat):
        return reason("kobito-must-play", due=table.due, minimum=table.minimum)
    if not numbers_in(table.hands[seat]):
        return reason("kobito-waived")  # KO-12
    swapping = any(isinstance(move, Swap) for move in moves)
    carrying = any(isinstance(move, Carry) for move in moves)
    if swapping and carrying:
        return reason("kobito-must-pay-or-help", due=table.due)
    if swapping:
        return reason("kobito-must-pay-or-swap", due=table.due)
    if carrying:
        return reason("kobito-must-pay-or-carry", due=table.due)
    return reason("kobito-must-pay", due=table.due)

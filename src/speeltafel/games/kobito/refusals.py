"""Why a move is not allowed: the rule it breaks, and what it would have needed."""

from collections.abc import Iterable

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.carries import stretch
from speeltafel.games.kobito.components import (
    LARGEST,
    NUMBERS,
    REPLACEMENT,
    WORKSHOP_SIZE,
    Card,
    Hand,
)
from speeltafel.games.kobito.layings import layings
from speeltafel.games.kobito.moves import (
    OWN,
    Block,
    Carry,
    End,
    Lay,
    Move,
    Penalty,
    Replace,
    Spot,
    Start,
    Swap,
)
from speeltafel.games.kobito.naming import (
    SIDE_NAMES,
    block_reason,
    card_reason,
    possible_reason,
    pot_reason,
    spot_reason,
    within,
)
from speeltafel.games.kobito.rainbow import (
    A_KOBITO,
    LEFT,
    RIGHT,
    Rainbow,
    follows,
    index_of,
    is_run,
)
from speeltafel.games.kobito.rules import legal_moves
from speeltafel.games.kobito.spots import find_rainbow
from speeltafel.games.kobito.state import State


def why_not(table: State, seat: Seat, move: Move) -> Reason | None:
    if move in legal_moves(table, seat):
        return None
    hand = table.hands[seat]
    match move:
        case Lay():
            return _cannot_lay(table, hand, move)
        case Start(cards):
            return _cannot_start(table, hand, cards)
        case Carry():
            return _cannot_carry(table, move)
        case Swap() | Replace():
            return _cannot_change(table, hand, move)
        case Penalty(number):
            return _cannot_pay(table, seat, number)
        case End():
            return _cannot_end(table, seat)
    return reason("kobito-chance-deals")


def _cannot_lay(table: State, hand: Hand, move: Lay) -> Reason:
    card, spot, side, _ = move
    if spot.owner >= 0:
        return reason("kobito-not-your-workshop", seat=seat_reason(spot.owner))
    rainbow = find_rainbow(table, spot)
    lacking = _lacking(hand, (card,))
    if card == REPLACEMENT:
        return reason("kobito-replacement-alone")  # KO-11
    if lacking is not None:
        return lacking
    if rainbow is None:
        return reason("kobito-no-such-rainbow", spot=spot_reason(spot))
    if len(rainbow.places) >= LARGEST:
        return reason("kobito-rainbow-complete", spot=within(spot))
    left, right = follows(rainbow, LEFT), follows(rainbow, RIGHT)
    if card == (right if side == LEFT else left):
        return reason(
            "kobito-other-end",
            card=card_reason(card),
            spot=spot_reason(spot),
            side=SIDE_NAMES[1 - side],
        )
    return reason(
        "kobito-does-not-follow",
        card=card_reason(card),
        spot=spot_reason(spot),
        left=left,
        right=right,
    )


def _cannot_start(table: State, hand: Hand, cards: tuple[Card, ...]) -> Reason:
    """KO-7."""
    if len(table.workshops[table.turn]) >= WORKSHOP_SIZE:
        return reason("kobito-workshop-full", most=WORKSHOP_SIZE)
    if REPLACEMENT in cards:
        return reason("kobito-replacement-alone")
    if len(cards) < 2:
        return reason("kobito-start-two")
    if not any(cards):
        return reason("kobito-only-kobitos")
    if not is_run(cards):
        return reason("kobito-not-a-run")
    lacking = _lacking(hand, cards)
    assert lacking is not None
    return lacking


def _cannot_carry(table: State, move: Carry) -> Reason:
    """KO-8."""
    spot = Spot(OWN, move.slot)
    rainbow = find_rainbow(table, spot)
    if rainbow is None:
        return reason("kobito-no-such-rainbow", spot=spot_reason(spot))
    if not move.blocks:
        return reason("kobito-carry-nothing")
    length = len(rainbow.places)
    stretches = [stretch(rainbow, block) for block in move.blocks]
    for block, (_, stop) in zip(move.blocks, stretches, strict=True):
        if stop > length:
            return _not_a_stretch(rainbow, block, spot)
    lifted = [index for start, stop in stretches for index in range(start, stop)]
    if len(set(lifted)) < len(lifted):
        return reason("kobito-blocks-overlap")
    ill_fitting = _does_not_fit(table, move.blocks)
    if ill_fitting is not None:
        return ill_fitting
    rest = [index for index in range(length) if index not in lifted]
    if rest and rest[-1] - rest[0] >= len(rest):
        return reason("kobito-only-from-the-ends", spot=spot_reason(spot))
    if len(rest) == 1:
        return reason("kobito-single-card-stays", spot=spot_reason(spot))
    return reason("kobito-only-kobitos-stay", spot=spot_reason(spot))


def _not_a_stretch(rainbow: Rainbow, block: Block, spot: Spot) -> Reason:
    for number in (block.first, block.last):
        if index_of(rainbow, number) is None:
            return reason("kobito-not-in-rainbow", number=number, spot=within(spot))
    return reason("kobito-block-order", first=block.first, last=block.last)


def _does_not_fit(table: State, blocks: tuple[Block, ...]) -> Reason | None:
    sides = {(block.pot, block.side) for block in blocks}
    if len(sides) < len(blocks):
        return reason("kobito-one-block-a-side")
    for block in blocks:
        pot = table.pots[block.pot]
        assert pot is not None
        left, right = follows(pot.rainbow, LEFT), follows(pot.rainbow, RIGHT)
        fits = {LEFT: block.last == left, RIGHT: block.first == right}
        if fits[block.side]:
            continue
        piece, named = block_reason(block), pot_reason(block.pot)
        if fits[1 - block.side]:
            side = SIDE_NAMES[1 - block.side]
            return reason("kobito-block-other-end", block=piece, pot=named, side=side)
        if block.first == block.last:
            ends = {"left": left, "right": right}
            return reason("kobito-does-not-follow", card=piece, spot=named, **ends)
        return reason("kobito-block-does-not-fit", block=piece, pot=named, left=left, right=right)
    for index, pot in enumerate(table.pots):
        assert pot is not None
        laid = sum(
            (block.last - block.first) % len(NUMBERS) + 1 for block in blocks if block.pot == index
        )
        if laid > pot.room:
            return reason("kobito-pot-overfull", pot=pot_reason(index), room=pot.room, laid=laid)
    return None


def _cannot_change(table: State, hand: Hand, move: Swap | Replace) -> Reason:
    """KO-10, KO-11."""
    number, spot, _ = move
    if spot.owner == table.turn:  # by the name it has for the others
        return reason("kobito-own-workshop", spot=spot_reason(Spot(OWN, spot.slot)))
    rainbow = find_rainbow(table, spot)
    if rainbow is None:
        return reason("kobito-no-such-rainbow", spot=spot_reason(spot))
    index = index_of(rainbow, number)
    kobito = index is not None and rainbow.places[index] == A_KOBITO
    if isinstance(move, Swap):
        if not kobito:
            return reason("kobito-no-kobito", number=number, spot=within(spot))
        lacking = _lacking(hand, (number,))
    else:
        if index is None:
            return reason("kobito-number-not-there", number=number, spot=within(spot))
        if kobito:
            return reason("kobito-replaces-kobito", number=number, spot=within(spot))
        lacking = _lacking(hand, (REPLACEMENT, number))
    assert lacking is not None
    return lacking


def _cannot_pay(table: State, seat: Seat, number: int) -> Reason:
    """KO-12."""
    if not table.due:
        return reason("kobito-penalty-not-due")
    possible = layings(table, seat)
    if possible:
        return reason("kobito-penalty-can-lay", possible=possible_reason(possible[0]))
    if number not in NUMBERS:
        return reason("kobito-penalty-numbers-only")
    lacking = _lacking(table.hands[seat], (number,))
    assert lacking is not None
    return lacking


def _cannot_end(table: State, seat: Seat) -> Reason:
    possible = layings(table, seat)
    if possible:
        return reason("kobito-end-too-soon", due=table.due, possible=possible_reason(possible[0]))
    return reason("kobito-end-without-penalty", due=table.due)


def _lacking(hand: Hand, cards: Iterable[Card]) -> Reason | None:
    """The first of these cards that the hand does not have, or not as often."""
    rest = list(hand)
    for card in cards:
        if card not in rest:
            if card in hand:
                return reason("kobito-not-so-many", card=card_reason(card))
            return reason("kobito-not-in-hand", card=card_reason(card))
        rest.remove(card)
    return None

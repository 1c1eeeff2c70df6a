"""How cards, pots and rainbows are named in reasons; the words are made at the edge."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.games.kobito.components import KOBITO, REPLACEMENT, Card
from speeltafel.games.kobito.moves import GOLD, OWN, Block, Lay, Move, Replace, Spot, Start
from speeltafel.games.kobito.notation import LETTERS


def card_reason(card: Card) -> Reason:
    if card == KOBITO:
        return reason("kobito-a-kobito")
    if card == REPLACEMENT:
        return reason("kobito-a-replacement")
    return reason("kobito-one-number", number=card)


def listed_card(card: Card) -> Reason:
    """A card among others: numbers without an article."""
    return (
        reason("kobito-a-number", number=card) if KOBITO < card < REPLACEMENT else card_reason(card)
    )


def pot_reason(index: int) -> Reason:
    return reason("kobito-pot", letter=LETTERS[index])


def spot_reason(spot: Spot, told: bool = False) -> Reason:
    """Where a rainbow lies, said to the player; or told to all of them."""
    owner, index = spot
    if owner == GOLD:
        return pot_reason(index)
    if owner == OWN:
        code = "kobito-own-rainbow" if told else "kobito-your-rainbow"
        return reason(code, number=index + 1)
    return reason("kobito-their-rainbow", seat=seat_reason(owner), number=index + 1)


def within(spot: Spot, told: bool = False) -> Reason:
    """The rainbow itself, for what lies in it."""
    if spot.owner == GOLD:
        return reason("kobito-pot-rainbow", letter=LETTERS[spot.slot])
    return spot_reason(spot, told)


SIDE_NAMES = ("left", "right")


def block_reason(block: Block) -> Reason:
    if block.first == block.last:
        return reason("kobito-the-number", number=block.first)
    return reason("kobito-cards-from-to", first=block.first, last=block.last)


def possible_reason(move: Move) -> Reason:
    """A move from the hand as something one can do: “lay a 6 at pot A”."""
    match move:
        case Lay(card, spot):
            return reason("kobito-can-lay", card=card_reason(card), spot=spot_reason(spot))
        case Start(cards):
            return reason("kobito-can-start", cards=tuple(map(listed_card, cards)))
        case Replace(number, spot):
            return reason("kobito-can-replace", number=number, spot=within(spot))
    raise AssertionError(f"{move} is not played from the hand")

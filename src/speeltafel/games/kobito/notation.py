"""Moves as text: what stands left is laid left.

    7+A            lays 7 at the left end of pot A's rainbow; `A+7` at the right end
    w2+k           lays a kobito at the right end of your second workshop rainbow
    start 3 k 5    starts a workshop rainbow
    w1 3-4+A C+6   carries 3 4 from your first workshop rainbow to the left of pot A,
                   and 6 to the right of pot C, as one move
    swap 7 2w1     exchanges your 7 for the kobito that shows 7 in the first rainbow of player 2
    replace 7 B    lays a replacement card and a 7 on the 7 at pot B
    penalty 9      puts a 9 on your score pile
    end            ends your turn

Chance turns up `gold 5:6`, turns up a start card `turn 7`, and deals `draw k`.
`reading.py` is the way back.
"""

from typing import Final

from speeltafel.games.kobito.components import KOBITO, POTS, REPLACEMENT, Card
from speeltafel.games.kobito.moves import (
    GOLD,
    HIDDEN,
    OWN,
    Block,
    Carry,
    Draw,
    Lay,
    Move,
    Penalty,
    Replace,
    Spot,
    Start,
    Swap,
    TurnGold,
    TurnStart,
)
from speeltafel.games.kobito.rainbow import LEFT, Side

LETTERS: Final = "ABC"
assert len(LETTERS) == POTS, "every pot has a letter"
CARD_LETTERS: Final = {KOBITO: "k", REPLACEMENT: "r", HIDDEN: "?"}


def format_move(move: Move) -> str:
    match move:
        case Lay():
            return joined(format_card(move.card), format_spot(move.spot), move.side)
        case Start():
            return " ".join(["start", *map(format_card, move.cards)])
        case Carry():
            return " ".join([format_spot(Spot(OWN, move.slot)), *map(_format_block, move.blocks)])
        case Swap() | Replace():
            return f"{move.verb} {move.number} {format_spot(move.spot)}"
        case Penalty() | TurnStart():
            return f"{move.verb} {move.number}"
        case TurnGold():
            return f"gold {move.gold.length}:{move.gold.value}"
        case Draw():
            return f"draw {format_card(move.card)}"
    return "end"


def format_card(card: Card) -> str:
    return CARD_LETTERS.get(card) or str(card)


def format_spot(spot: Spot) -> str:
    owner, index = spot
    if owner == GOLD:
        return LETTERS[index]
    return f"w{index + 1}" if owner == OWN else f"{owner + 1}w{index + 1}"


def _format_block(block: Block) -> str:
    one = block.first == block.last
    numbers = str(block.first) if one else f"{block.first}-{block.last}"
    return joined(numbers, LETTERS[block.pot], block.side)


def joined(cards: str, spot: str, side: Side) -> str:
    return f"{cards}+{spot}" if side == LEFT else f"{spot}+{cards}"

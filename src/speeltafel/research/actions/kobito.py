"""Kobito: 1834 numbers. Lay, swap, replace, penalty and end are one number each; a new workshop
rainbow is spelled card by card, a carry slot by slot and block by block, each closed by `.`.

    0 … 181      lay a card at an end of a rainbow       `7+A`, `w2+k`
    182 … 194    start a workshop rainbow with a card    `start 3`
    195 … 207    and so on, to the right                 `… k`
    208 … 211    carry from an own workshop rainbow      `w1 …`
    212 … 1075   a block to a side of a pot              `3-4+A`
    1076         that is all                             `.`
    1077 … 1448  swap for a kobito                       `swap 7 2w1`
    1449 … 1820  replacement card and number card        `replace 7 B`
    1821 … 1832  penalty                                 `penalty 9`
    1833         end the turn                            `end`
"""

from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.kobito.components import GOLD_TABLES, KINDS, LARGEST, NUMBERS, POTS
from speeltafel.games.kobito.moves import (
    AT_HOME,
    AT_OTHERS,
    AT_POTS,
    DRAWS,
    END,
    Block,
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
from speeltafel.games.kobito.notation import LETTERS, format_card, format_move, format_spot, joined
from speeltafel.games.kobito.rules import chance
from speeltafel.research.actions.alphabet import Alphabet, Path, listed_lots

CARDS: Final = LARGEST + 1
"""What a rainbow is made of: kobitos (0) and numbers."""
OWN_SPOTS: Final = (*AT_POTS, *AT_HOME)
SPOTS: Final = (*OWN_SPOTS, *(spot for spots in AT_OTHERS for spot in spots))
SPOT_NUMBER: Final = {spot: number for number, spot in enumerate(SPOTS)}

LAY: Final = 0
START: Final = LAY + len(OWN_SPOTS) * CARDS * 2
GO_ON: Final = START + CARDS
SLOT: Final = GO_ON + CARDS
BLOCK: Final = SLOT + len(AT_HOME)
DONE: Final = BLOCK + POTS * 2 * LARGEST * LARGEST
SWAP: Final = DONE + 1
REPLACE: Final = SWAP + len(SPOTS) * LARGEST
PENALTY: Final = REPLACE + len(SPOTS) * LARGEST
FINISH: Final = PENALTY + LARGEST

GOLD_CARDS: Final = tuple(sorted({gold for table in GOLD_TABLES.values() for gold in table}))
_TURN_START: Final = len(GOLD_CARDS)
_DRAW: Final = _TURN_START + LARGEST


def _block_number(block: Block) -> int:
    pot, side, first, last = block
    return BLOCK + ((pot * 2 + side) * LARGEST + first - 1) * LARGEST + last - 1


def spell(move: Move) -> Path:
    match move:
        case Lay(card, spot, side):
            return (LAY + (SPOT_NUMBER[spot] * CARDS + card) * 2 + side,)
        case Start(cards):
            return (START + cards[0], *(GO_ON + card for card in cards[1:]), DONE)
        case Carry(slot, blocks):
            return (SLOT + slot, *map(_block_number, blocks), DONE)
        case Swap(number, spot):
            return (SWAP + SPOT_NUMBER[spot] * LARGEST + number - 1,)
        case Replace(number, spot):
            return (REPLACE + SPOT_NUMBER[spot] * LARGEST + number - 1,)
        case Penalty(number):
            return (PENALTY + number - 1,)
    return (FINISH,)


def _block_text(pot: int, side: int, first: int, last: int) -> str:
    numbers = str(first) if first == last else f"{first}-{last}"
    return joined(numbers, LETTERS[pot], side)


def _texts() -> tuple[str, ...]:
    return (
        *(
            joined(format_card(card), format_spot(spot), side)
            for spot in OWN_SPOTS
            for card in range(CARDS)
            for side in (0, 1)
        ),
        *(f"start {format_card(card)}" for card in range(CARDS)),
        *(f"… {format_card(card)}" for card in range(CARDS)),
        *(f"{format_spot(spot)} …" for spot in AT_HOME),
        *(
            "block " + _block_text(pot, side, first, last)
            for pot in range(POTS)
            for side in (0, 1)
            for first in NUMBERS
            for last in NUMBERS
        ),
        ".",
        *(f"swap {number} {format_spot(spot)}" for spot in SPOTS for number in NUMBERS),
        *(f"replace {number} {format_spot(spot)}" for spot in SPOTS for number in NUMBERS),
        *(f"penalty {number}" for number in NUMBERS),
        format_move(END),
    )


def _lot(move: Any) -> int:
    if isinstance(move, TurnGold):
        return GOLD_CARDS.index(move.gold)
    if isinstance(move, TurnStart):
        return _TURN_START + move.number - 1
    assert isinstance(move, Draw)
    return _DRAW + move.card


ALPHABET: Final = Alphabet(
    _texts(),
    spell,
    listed_lots(
        chance,
        (
            *(format_move(TurnGold(gold)) for gold in GOLD_CARDS),
            *(format_move(TurnStart(number)) for number in NUMBERS),
            *(format_move(DRAWS[card]) for card in range(KINDS)),
        ),
        _lot,
    ),
    longest=8,
)


def alphabet(config: Config) -> Alphabet:
    del config
    return ALPHABET

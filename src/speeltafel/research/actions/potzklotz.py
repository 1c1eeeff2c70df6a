"""Potz Klotz: a claim is spelled card, cube, place. The numbers of the cards are those of the deck
in play (56 cards, or all 96).

    0        pass                                       `pass`
    1 …      claim with a card                          `17 …`
    then     a twin out of turn                         `=17`
    then     the cube that is moved, 25 cells           `b2>`
    then     where it goes, 49 cells (one off the base) `>c3`
"""

from functools import cache
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.potzklotz.components import BASE, DECKS, card_name
from speeltafel.games.potzklotz.moves import Claim, Move, Twin
from speeltafel.games.potzklotz.placement import place_name
from speeltafel.games.potzklotz.rules import chance
from speeltafel.research.actions.alphabet import Alphabet, Path, listed_lots

PASS: Final = 0
CLAIM: Final = 1
ON_BASE: Final = tuple((x, y) for x in range(BASE) for y in range(BASE))
AROUND: Final = tuple((x, y) for x in range(-1, BASE + 1) for y in range(-1, BASE + 1))
_SOURCE: Final = {place: number for number, place in enumerate(ON_BASE)}
_TARGET: Final = {place: number for number, place in enumerate(AROUND)}


def alphabet(config: Config) -> Alphabet:
    return _alphabet(config.choice("deck"))


@cache
def _alphabet(deck: str) -> Alphabet:
    cards = DECKS[deck]
    index = {card: number for number, card in enumerate(cards)}
    twin = CLAIM + len(cards)
    source = twin + len(cards)
    target = source + len(ON_BASE)

    def spell(move: Move) -> Path:
        if isinstance(move, Claim):
            return (
                CLAIM + index[move.card],
                source + _SOURCE[move.source],
                target + _TARGET[move.target],
            )
        return (twin + index[move.card],) if isinstance(move, Twin) else (PASS,)

    def lot(move: Any) -> int:
        return index[move.card]

    return Alphabet(
        (
            "pass",
            *(f"{card_name(card)} …" for card in cards),
            *(f"={card_name(card)}" for card in cards),
            *(f"{place_name(place)}>" for place in ON_BASE),
            *(f">{place_name(place)}" for place in AROUND),
        ),
        spell,
        listed_lots(chance, tuple(f"+{card_name(card)}" for card in cards), lot),
        longest=3,
    )

"""Kobito: pots, workshops, piles, the own hand, and what is known of the others'.

A rainbow is thirteen numbers: its first number (0: none), then each place: 0 none, 1 a kobito, 2 a
number card, 3 and more one with that many pairs on it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.kobito.components import (
    DECK,
    GOLD_TABLES,
    HAND_SIZE,
    KINDS,
    LARGEST,
    POTS,
    WORKSHOP_SIZE,
)
from speeltafel.games.kobito.state import Stage
from speeltafel.games.kobito.view import RainbowView, View
from speeltafel.research.actions.kobito import ALPHABET
from speeltafel.research.observations.layout import Observer, Part, count_into, relative

RAINBOW: Final = 1 + LARGEST
NO_CARD, KOBITO, NUMBER = 0, 1, 2
STAGES: Final = tuple(Stage)
CARDS: Final = sum(DECK)


def _fill_rainbow(rainbow: RainbowView, row: Any) -> None:
    if rainbow.cards:
        row[0] = rainbow.cards[0].number
    for at, card in enumerate(rainbow.cards, start=1):
        row[at] = KOBITO if card.kobito else NUMBER + card.pairs


def observer(config: Config) -> Observer:
    return _observer(config.players, config.choice("gold"))


@cache
def _observer(players: int, gold: str) -> Observer:
    table = {card: number for number, card in enumerate(GOLD_TABLES[gold])}

    def fill(view: View, seat: int, parts: Mapping[str, Any]) -> None:
        parts["stage"][STAGES.index(view.stage)] = 1
        parts["turn"][relative(view.turn, seat, players)] = 1
        parts["minimum"][0] = view.minimum
        parts["played"][0] = view.played
        for pot, shown in enumerate(view.pots):
            if shown is not None:
                parts["pots"][pot, :2] = shown.length, shown.value
                _fill_rainbow(shown.rainbow, parts["pots"][pot, 2:])
        count_into(parts["gold"], (table[card] for card in view.gold))
        parts["pile"][0] = view.pile
        parts["discard"][:] = view.discard
        assert view.hand is not None
        count_into(parts["hand"], view.hand)
        for owner, player in enumerate(view.players):
            rank = relative(owner, seat, players)
            parts["hands"][rank] = player.hand
            count_into(parts["known"][rank], player.known)
            for slot, rainbow in enumerate(player.workshop):
                _fill_rainbow(rainbow, parts["workshops"][rank, slot])
            count_into(parts["won"][rank], (table[card] for card in player.won))
            count_into(parts["penalties"][rank], (number - 1 for number in player.penalties))

    return Observer(
        (
            Part(
                "stage",
                (len(STAGES),),
                1,
                "what the table waits for: gold, start card, "
                "first hands, a player, a refill, nothing",
            ),
            Part("turn", (players,), 1, "whose turn, or whose hand is being filled"),
            Part("minimum", (1,), HAND_SIZE, "cards that must be played in this turn"),
            Part("played", (1,), CARDS, "cards played in it"),
            Part("pots", (POTS, 2 + RAINBOW), LARGEST, "each pot: length, value, rainbow"),
            Part("gold", (len(table),), 1, "gold cards still to come"),
            Part("pile", (1,), CARDS, "cards in the pile"),
            Part("discard", (KINDS,), 7, "the discard pile, by kind"),
            Part("hand", (KINDS,), 7, "the observer's hand, by kind"),
            Part("hands", (players,), CARDS, "cards in each hand"),
            Part("known", (players, KINDS), 7, "those everybody knows, by kind"),
            Part(
                "workshops",
                (players, WORKSHOP_SIZE, RAINBOW),
                LARGEST,
                "each workshop rainbow",
            ),
            Part("won", (players, len(table)), 1, "gold each seat has won"),
            Part("penalties", (players, LARGEST), 7, "each score pile's cards, in any order"),
        ),
        fill,
        ALPHABET.longest,
    )

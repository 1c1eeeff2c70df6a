"""What a seat sees: the table, its own hand, and of the other hands only how many cards they are.

Everybody also knows the cards that went to a hand in the open (`known`). What one could work out
by remembering who drew when is left to players and bots.
"""

from random import Random
from typing import NamedTuple

from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.games.kobito.components import (
    LARGEST,
    REPLACEMENT,
    Card,
    Cards,
    Gold,
    Hand,
    counted,
    listed,
    together,
    without,
)
from speeltafel.games.kobito.moves import HIDDEN, Draw, Move
from speeltafel.games.kobito.rainbow import A_KOBITO, LEFT, RIGHT, Rainbow, follows
from speeltafel.games.kobito.rules import score
from speeltafel.games.kobito.state import Pot, Stage, State


class CardView(NamedTuple):
    number: int
    kobito: bool
    pairs: int
    """Pairs of a replacement card and a number card that lie on it (KO-11)."""


class RainbowView(NamedTuple):
    cards: tuple[CardView, ...]
    left: int | None
    """The numbers that fit at either end; None when there is no room."""
    right: int | None


class PotView(NamedTuple):
    length: int
    value: int
    rainbow: RainbowView


class PlayerView(NamedTuple):
    hand: int
    known: tuple[Card, ...]
    """Cards in this hand that everybody has seen; 0 is a kobito, 13 a replacement card."""
    workshop: tuple[RainbowView, ...]
    won: tuple[Gold, ...]
    penalties: tuple[int, ...]
    score: int


class View(NamedTuple):
    stage: Stage
    turn: Seat
    minimum: int
    played: int
    due: int
    pots: tuple[PotView | None, ...]
    gold: tuple[Gold, ...]
    """The gold cards that are still to come, in no order."""
    pile: int
    discard: Cards
    players: tuple[PlayerView, ...]
    hand: Hand | None
    """The own hand; None for a spectator."""


def view(table: State, seat: Seat | None) -> View:
    return View(
        table.stage,
        table.turn,
        table.minimum,
        table.played,
        table.due,
        tuple(pot and _pot(pot) for pot in table.pots),
        table.gold,
        sum(table.pile),
        table.discard,
        tuple(_player(table, each) for each in range(len(table.hands))),
        None if seat is None else table.hands[seat],
    )


def _pot(pot: Pot) -> PotView:
    return PotView(pot.gold.length, pot.gold.value, _rainbow(pot.rainbow, pot.gold.length))


def _rainbow(rainbow: Rainbow, most: int) -> RainbowView:
    cards = tuple(
        CardView(number, place == A_KOBITO, max(0, place))
        for number, place in zip(rainbow.numbers, rainbow.places, strict=True)
    )
    if not 0 < len(cards) < most:
        return RainbowView(cards, None, None)
    return RainbowView(cards, follows(rainbow, LEFT), follows(rainbow, RIGHT))


def _player(table: State, seat: Seat) -> PlayerView:
    return PlayerView(
        len(table.hands[seat]),
        table.known[seat],
        tuple(_rainbow(rainbow, LARGEST) for rainbow in table.workshops[seat]),
        table.won[seat],
        table.penalties[seat],
        score(table, seat),
    )


def seen_move(table: State, actor: Actor, move: Move, viewer: Seat | None) -> Move:
    """Everybody sees that a card is drawn; only who draws it sees which."""
    if actor == CHANCE and isinstance(move, Draw) and viewer != table.turn:
        return Draw(HIDDEN)
    return move


def resample(table: State, seat: Seat, generator: Random) -> State:
    """Deals the other hands again from all that this seat cannot see, but for the cards in them
    that everybody knows."""
    others = [each for each in range(len(table.hands)) if each != seat]
    unseen = table.pile
    for other in others:
        unseen = together(unseen, counted(without(table.hands[other], table.known[other])))
    cards = listed(unseen)
    while True:
        generator.shuffle(cards)
        dealt = _dealt(table, others, cards)
        # Where a start card is due there is one to turn up (KO-3).
        if table.stage is not Stage.START or any(
            together(dealt.pile, dealt.discard)[1:REPLACEMENT]
        ):
            return dealt


def _dealt(table: State, others: list[Seat], cards: list[Card]) -> State:
    hands = list(table.hands)
    start = 0
    for other in others:
        known = table.known[other]
        stop = start + len(hands[other]) - len(known)
        hands[other] = tuple(sorted((*known, *cards[start:stop])))
        start = stop
    return table._replace(hands=tuple(hands), pile=counted(cards[start:]))

"""The table: pots, piles, hands and workshops, and how far the turn has come."""

from enum import Enum
from typing import NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import Card, Cards, Gold, Hand
from speeltafel.games.kobito.rainbow import Rainbow


class Stage(Enum):
    """What the table waits for."""

    GOLD = "a gold card is turned up"
    START = "a start card is turned up"
    DEAL = "the first hands are dealt"
    PLAY = "a player acts"
    REFILL = "a hand is refilled at the end of a turn"
    OVER = "nothing"


class Pot(NamedTuple):
    gold: Gold
    rainbow: Rainbow

    @property
    def room(self) -> int:
        return self.gold.length - len(self.rainbow.places)


class State(NamedTuple):
    stage: Stage
    turn: Seat
    """Who plays, or whose hand is being filled."""
    turns: int
    """How many turns have begun."""
    minimum: int
    """What must be played from the hand in this turn (KO-4), and what has been (KO-5)."""
    played: int
    stirred: bool
    """Whether anything at all has happened in this turn."""
    idle: int
    """How many turns in a row nothing has (KO-13)."""
    pots: tuple[Pot | None, ...]
    gold: tuple[Gold, ...]
    """The gold cards that lie face down; their order is decided when they are turned up."""
    pile: Cards
    discard: Cards
    hands: tuple[Hand, ...]
    known: tuple[Hand, ...]
    """The part of each hand that everybody has seen, such as a kobito swapped from the table."""
    workshops: tuple[tuple[Rainbow, ...], ...]
    won: tuple[tuple[Gold, ...], ...]
    penalties: tuple[tuple[Card, ...], ...]
    """Rainbow cards in the score piles, face up, in the order they came."""

    @property
    def due(self) -> int:
        return max(0, self.minimum - self.played)

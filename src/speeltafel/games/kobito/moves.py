"""The small moves a turn is made of, and what chance does. Each is legal or not by itself.

Named tuples compare by their parts only, so every kind of move carries its verb.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import (
    KINDS,
    KOBITO,
    LARGEST,
    MOST_PLAYERS,
    POTS,
    WORKSHOP_SIZE,
    Card,
    Gold,
)
from speeltafel.games.kobito.rainbow import LEFT, RIGHT, Side

GOLD: Final = -2
OWN: Final = -1
HIDDEN: Final[Card] = -1
"""A card that somebody else drew."""


class Spot(NamedTuple):
    """Where a rainbow lies: beside a pot (`GOLD`), in the `OWN` workshop, or in another's."""

    owner: Seat
    slot: int


AT_POTS: Final = tuple(Spot(GOLD, slot) for slot in range(POTS))
AT_HOME: Final = tuple(Spot(OWN, slot) for slot in range(WORKSHOP_SIZE))
AT_OTHERS: Final = tuple(
    tuple(Spot(owner, slot) for slot in range(WORKSHOP_SIZE)) for owner in range(MOST_PLAYERS)
)


class Lay(NamedTuple):
    """A card from the hand, at an end of a gold rainbow or of one in the own workshop."""

    card: Card
    spot: Spot
    side: Side
    verb: Literal["lay"] = "lay"


class Start(NamedTuple):
    """A new workshop rainbow, its cards from left to right (KO-7)."""

    cards: tuple[Card, ...]
    verb: Literal["start"] = "start"


class Block(NamedTuple):
    """Places `first` to `last` of a workshop rainbow, to one side of a pot's rainbow."""

    pot: int
    side: Side
    first: int
    last: int


class Carry(NamedTuple):
    """From the workshop to gold, declared whole; blocks in the order they lie (KO-8)."""

    slot: int
    blocks: tuple[Block, ...]
    verb: Literal["carry"] = "carry"


class Swap(NamedTuple):
    """A number card from the hand for the kobito that shows that number (KO-10)."""

    number: int
    spot: Spot
    verb: Literal["swap"] = "swap"


class Replace(NamedTuple):
    """A replacement card and a number card on that number (KO-11)."""

    number: int
    spot: Spot
    verb: Literal["replace"] = "replace"


class Penalty(NamedTuple):
    """A rainbow card that cannot be laid goes to the score pile (KO-12)."""

    number: int
    verb: Literal["penalty"] = "penalty"


class End(NamedTuple):
    verb: Literal["end"] = "end"


class TurnGold(NamedTuple):
    gold: Gold
    verb: Literal["gold"] = "gold"


class TurnStart(NamedTuple):
    number: int
    verb: Literal["turn"] = "turn"


class Draw(NamedTuple):
    card: Card
    verb: Literal["draw"] = "draw"


Move: TypeAlias = Lay | Start | Carry | Swap | Replace | Penalty | End | TurnGold | TurnStart | Draw

END: Final = End()
LAYS: Final = {
    spot: tuple(
        (Lay(card, spot, LEFT), Lay(card, spot, RIGHT)) for card in range(KOBITO, LARGEST + 1)
    )
    for spot in (*AT_POTS, *AT_HOME)
}
"""`LAYS[spot][card][side]`, made once and shared."""
DRAWS: Final = tuple(Draw(card) for card in range(KINDS))
START_CARDS: Final = tuple(TurnStart(number) for number in range(LARGEST + 1))
PENALTIES: Final = tuple(Penalty(number) for number in range(LARGEST + 1))

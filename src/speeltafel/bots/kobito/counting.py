"""Kobito by counting cards: what the table is worth at the end of a turn, from how likely each pot
is completed by whom with hands that may come.

How much everything weighs comes from play: a linear fit of how the lead changed over the next turns
(27,000 turns of 850 games between such players), rounded, and then tried against `ahead` and other
weights.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple, TypeAlias

from speeltafel.bots.effort import Effort, Stopwatch
from speeltafel.bots.kobito.hands import MORE, Hands
from speeltafel.bots.kobito.plan import A_CARD_DUE, end_worth
from speeltafel.bots.kobito.ways import numbers_in, ways
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import HAND_SIZE, KOBITO, REPLACEMENT, Hand
from speeltafel.games.kobito.rainbow import Rainbow
from speeltafel.games.kobito.rules import score
from speeltafel.games.kobito.state import Pot, Stage, State

Pots: TypeAlias = tuple[Pot, ...]
Workshop: TypeAlias = tuple[Rainbow, ...]

# Of the gold of a pot, times the chance. Chances are overestimated: cards serve one pot only, and
# what comes in between is not foreseen.
SAFE: Final = 0.55
"""A pot that can be completed in the next turn, as the dearest, if no rival can before."""
SAFE_BESIDE: Final = 0.3
"""The same, when there is a dearer one that can be completed too."""
CONTESTED: Final = 0.35
CONTESTED_BESIDE: Final = 0.2
LATER: Final = 0.15
LOST: Final = 0.45
"""To a rival in the next turn."""
LOST_BESIDE: Final = 0.2

ROOM: Final = 0.1
"""Each card that a pot still asks for: what is laid there serves the rival as well."""
A_POT_TO_COME: Final = 1.5
RAINBOWS: Final = (0.0, 0.8, 1.5, 1.0, -0.5)
"""So many in the own workshop, apart from their cards: cards find a place, but more are due."""
RAINBOW: Final = (0.0, 0.0, 0.8, 1.6, 2.9, 4.0, 4.8, 5.0)
"""One of so many cards in the own workshop; the last for all longer ones."""
A_NUMBER_KEPT: Final = -0.9
"""Compared with a fresh card instead."""
A_REPLACEMENT_KEPT: Final = -0.3
A_KOBITO_KEPT: Final = 0.0


class Chance(NamedTuple):
    """How likely a player completes a pot in one turn."""

    foremost: float
    """As the dearest of all that this player could complete."""
    beside: float
    """When there is a dearer one."""

    @property
    def any(self) -> float:
        return self.foremost + self.beside


class Expectation:
    """Judges tables of one turn for one seat; all of them with the same sampled hands."""

    def __init__(
        self,
        table: State,
        seat: Seat,
        generator: Random,
        effort: Effort,
        clock: Stopwatch = process_time,
    ) -> None:
        """A round of the effort is one sampled hand."""
        self.hands = Hands(table, seat, generator, effort, clock)
        self._chances: dict[tuple[Pots, Workshop, Hand, int], list[Chance]] = {}

    def worth(self, table: State, seat: Seat) -> float:
        """How good it would be for this seat to end its turn like this."""
        if table.stage is Stage.OVER:
            return end_worth(table, seat)
        pots = [pot for pot in table.pots if pot is not None]
        pots.sort(key=lambda pot: -pot.gold.value)
        return (
            score(table, seat)
            - A_CARD_DUE * table.due
            + A_POT_TO_COME * (len(table.pots) - len(pots))
            + self.prospects(table, tuple(pots), seat)
            + prepared(table.workshops[seat])
            + kept(table.hands[seat])
        )

    def prospects(self, table: State, pots: Pots, seat: Seat) -> float:
        """What the open pots are worth: the hope to win them, less what rivals will."""
        hand, workshop = table.hands[seat], table.workshops[seat]
        soon = self.chances(pots, workshop, hand, HAND_SIZE)
        later = self.chances(pots, workshop, hand, HAND_SIZE + MORE)
        rivals = [
            self.chances(pots, table.workshops[rival], table.known[rival], HAND_SIZE)
            for rival in range(len(table.hands))
            if rival != seat
        ]
        points = 0.0
        for index, pot in enumerate(pots):
            safe, lost = 1.0, 0.0
            for chances in rivals:
                foremost, beside = chances[index]
                safe *= 1 - foremost - beside
                lost += LOST * foremost + LOST_BESIDE * beside
            foremost, beside = soon[index]
            after = later[index].any - soon[index].any
            hope = safe * (SAFE * foremost + SAFE_BESIDE * beside + LATER * after)
            hope += (1 - safe) * (CONTESTED * foremost + CONTESTED_BESIDE * beside)
            points += pot.gold.value * (hope - lost / len(rivals)) + ROOM * pot.room
        return points

    def chances(self, pots: Pots, workshop: Workshop, hand: Hand, cards: int) -> list[Chance]:
        """For each pot, the dearest first, how likely it is completed from this workshop, this
        hand and fresh cards that make it so many."""
        key = pots, workshop, hand, cards
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._counted(*key)
        return found

    def _counted(self, pots: Pots, workshop: Workshop, hand: Hand, cards: int) -> list[Chance]:
        held, kobitos, fresh = numbers_in(hand), hand.count(KOBITO), cards - len(hand)
        found = []
        dearer = 0
        for pot in pots:
            wanted = tuple(numbers & ~held for numbers in ways(pot, workshop))
            able = self.hands.completing(wanted, kobitos, fresh)
            foremost = (able & ~dearer).bit_count()
            beside = able.bit_count() - foremost
            found.append(Chance(foremost / self.hands.count, beside / self.hands.count))
            dearer |= able
        return found


def prepared(workshop: Sequence[Rainbow]) -> float:
    longest = len(RAINBOW) - 1
    return RAINBOWS[len(workshop)] + sum(
        RAINBOW[min(longest, len(rainbow.places))] for rainbow in workshop
    )


def kept(hand: Hand) -> float:
    """What the cards kept for the next turn are worth, compared with fresh ones."""
    kobitos, replacements = hand.count(KOBITO), hand.count(REPLACEMENT)
    return (
        A_KOBITO_KEPT * kobitos
        + A_REPLACEMENT_KEPT * replacements
        + A_NUMBER_KEPT * (len(hand) - kobitos - replacements)
    )

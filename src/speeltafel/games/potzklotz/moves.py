"""A move: a claim, a twin laid out of turn, a pass, or a card drawn."""

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.buildings import BUILDINGS
from speeltafel.games.potzklotz.components import CARDS_EACH, Card
from speeltafel.games.potzklotz.placement import Place, Standing, shifts


class Claim(NamedTuple):
    """One cube moved, and a card laid that should show the building it makes (PK-5)."""

    source: Place
    target: Place
    card: Card


class Twin(NamedTuple):
    """A card laid out of turn on the building that has just been made (PK-11)."""

    card: Card


class Pass(NamedTuple):
    """No card, or no further card; out of turn: no twin."""


class Draw(NamedTuple):
    """Chance gives a card to a seat, or turns up the start card."""

    seat: Seat
    card: Card | None
    """None when the card is not for these eyes."""


Move: TypeAlias = Claim | Twin | Pass | Draw

PASS = Pass()


@cache
def draws_of(seat: Seat) -> tuple[tuple[Draw, int], ...]:
    """For each card that it is drawn by a seat, with the weight of one card in a pile."""
    return tuple((Draw(seat, card), 1) for card in range(CARDS_EACH * len(BUILDINGS)))


@lru_cache(maxsize=8192)
def claims_with(card: Card, standing: Standing, stay_on_base: bool) -> tuple[Claim, ...]:
    """Every claim with a card, right and wrong alike, by source and target; a building comes back
    often, so the claims are kept."""
    return tuple(
        Claim(source, target, card) for source, target, _ in shifts(standing, stay_on_base)
    )

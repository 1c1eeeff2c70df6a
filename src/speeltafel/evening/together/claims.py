"""Potz Klotz with a whole class: one building, the same cards before everybody, and everybody
claims at once. Each claim is judged as at any table; the class plays the one most have made."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import accept
from speeltafel.games.potzklotz.components import card_name, number_on
from speeltafel.games.potzklotz.moves import Claim
from speeltafel.games.potzklotz.placement import reachable
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement


class Claims(msgspec.Struct, frozen=True):
    """How the claims on one building came out: told only once all are in."""

    right: int = 0
    mirror: int = 0
    other: int = 0
    apart: int = 0
    passed: int = 0
    laid: frozenset[str] = frozenset()
    """The claims that were right, as they are written."""
    missed: tuple[str, ...] = ()
    """Cards that could have been laid, and nobody did."""


def judged(match: AnyMatch, seat: int, votes: Mapping[int, str]) -> Claims:
    table: State = match.state
    came_out: Counter[Judgement | None] = Counter()
    laid, found = set(), set()
    for text in votes.values():
        move = accept(match.game.parse_move(table, text))
        if not isinstance(move, Claim):
            came_out[None] += 1
            continue
        judgement = verdict_on(table, move).judgement
        came_out[judgement] += 1
        if judgement is Judgement.RIGHT:
            laid.add(text)
            found.add(card_name(move.card))
    numbers = reachable(table.building, table.agreed.stay_on_base)
    possible = [card_name(card) for card in table.hands[seat] if number_on(card) in numbers]
    return Claims(
        came_out[Judgement.RIGHT],
        came_out[Judgement.MIRROR],
        came_out[Judgement.OTHER],
        came_out[Judgement.APART],
        came_out[None],
        frozenset(laid),
        tuple(card for card in possible if card not in found),
    )

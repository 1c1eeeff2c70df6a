"""Katalon: an abstract duel on five overlapping boxes, by Hartmut Kommerell.

Where you play decides where your opponent must play: a stone on the north field of a box sends
the other to the north box. A box in one colour wins at once. If the forced box is full, the player
captures a stone in it. Rulings KT-1 … KT-9.
"""

from typing import Final

from speeltafel.core.game import Game, Traits
from speeltafel.games.katalon import notation, refusals, rules, telling
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.naming import SEAT_CODES
from speeltafel.games.katalon.state import State
from speeltafel.games.katalon.variants import VARIANTS
from speeltafel.games.katalon.view import View, view

KATALON: Final[Game[State, Move, View]] = Game(
    name="katalon",
    rules_version=1,
    designer="Hartmut Kommerell",
    traits=Traits(perfect_information=True, chance=False, simultaneous=False),
    variants=VARIANTS,
    state_type=State,
    setup=rules.setup,
    to_act=rules.to_act,
    legal_moves=rules.legal_moves,
    why_not=refusals.why_not,
    apply=rules.apply,
    outcome=rules.outcome,
    view=view,
    parse_move=notation.parse_move,
    format_move=notation.format_move,
    tell=telling.tell,
    foretell=telling.foretell,
    prompt=telling.prompt,
    seat_codes=SEAT_CODES,
)

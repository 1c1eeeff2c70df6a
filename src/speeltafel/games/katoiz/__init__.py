"""Katoiz: one box of tiles, three types of games, fourteen levels, by Sabine Opstelten.

Every tile has a colour, a shape and a size; what tiles have in common is what all is about.
Stapeltoren stacks them into towers, 3-stel collects sets of three, and in Stapeltje tiles walk
over each other to the home pile. Rulings KZ-1 … KZ-42.
"""

from typing import Final

from speeltafel.core.game import Game, Traits
from speeltafel.games.katoiz import notation, refusals, rules, telling
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.variants import VARIANTS, forbids
from speeltafel.games.katoiz.view import View, view

KATOIZ: Final[Game[State, Move, View]] = Game(
    name="katoiz",
    rules_version=1,
    designer="Sabine Opstelten",
    traits=Traits(perfect_information=True, chance=True, simultaneous=False),
    variants=VARIANTS,
    state_type=State,
    forbids=forbids,
    setup=rules.setup,
    to_act=rules.to_act,
    legal_moves=rules.legal_moves,
    why_not=refusals.why_not,
    apply=rules.apply,
    outcome=rules.outcome,
    chance=rules.chance,
    events=rules.events,
    clocks=rules.clocks,
    view=view,
    parse_move=notation.parse_move,
    format_move=notation.format_move,
    tell=telling.tell,
    prompt=telling.prompt,
)

"""Potz Klotz: seeing buildings in space, by Hartmut and Jule Spiegel.

Five cubes stand on the table. Move exactly one of them so that a building of your hand appears,
lay that card, and be rid of your cards first. A claim may be wrong: then the card comes back, and
one more with it. Rulings PK-1 … PK-13.
"""

from dataclasses import replace
from typing import Final

from speeltafel.core.game import Game, Traits
from speeltafel.games.potzklotz import notation, refusals, rules, telling
from speeltafel.games.potzklotz.moves import Move
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.variants import VARIANTS
from speeltafel.games.potzklotz.view import View, resample, reveals, seen_move, view

FIRST: Final[Game[State, Move, View]] = Game(
    name="potzklotz",
    rules_version=1,
    designer="Hartmut & Jule Spiegel",
    traits=Traits(perfect_information=False, chance=True, simultaneous=True),
    variants=VARIANTS,
    state_type=State,
    setup=rules.setup,
    to_act=rules.to_act,
    legal_moves=rules.legal_moves,
    why_not=refusals.why_not,
    apply=rules.apply,
    outcome=rules.outcome,
    chance=rules.chance,
    view=view,
    seen_move=seen_move,
    reveals=reveals,
    resample=resample,
    parse_move=notation.parse_old_move,
    format_move=notation.format_move,
    tell=telling.tell,
    foretell=telling.foretell,
    prompt=telling.prompt,
)

POTZKLOTZ: Final = replace(FIRST, rules_version=2, parse_move=notation.parse_move, earlier=(FIRST,))
"""Cards go by the number printed on them only; the building codes of version 1 told twins."""

"""Ka Pai: roll and draw for any number of players at once, by Mads Fløe.

Everybody draws the rolled symbols on the own sheet: three in a row make a group, groups of lines
bring crosses that make other groups worth more, and totems count when symbols of one kind link
them. A draw is final, and hidden until all have drawn. Rulings KP-1 … KP-12.
"""

from typing import Final

from speeltafel.core.game import Game, Traits
from speeltafel.games.kapai import notation, refusals, rules, telling
from speeltafel.games.kapai.moves import Move
from speeltafel.games.kapai.state import State
from speeltafel.games.kapai.variants import VARIANTS
from speeltafel.games.kapai.view import View, resample, seen_move, view

KAPAI: Final[Game[State, Move, View]] = Game(
    name="kapai",
    rules_version=1,
    designer="Mads Fløe",
    traits=Traits(perfect_information=False, chance=True, simultaneous=True),
    variants=VARIANTS,
    state_type=State,
    setup=rules.setup,
    to_act=rules.to_act,
    legal_moves=rules.legal_moves,
    why_not=refusals.why_not,
    why_wait=refusals.why_wait,
    apply=rules.apply,
    outcome=rules.outcome,
    count=rules.count,
    chance=rules.chance,
    view=view,
    seen_move=seen_move,
    resample=resample,
    parse_move=notation.parse_move,
    format_move=notation.format_move,
    tell=telling.tell,
    prompt=telling.prompt,
)

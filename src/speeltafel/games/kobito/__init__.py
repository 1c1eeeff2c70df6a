"""Kobito: rainbows for pots of gold, by Robert Brouwer.

Three pots stand open, each with a rainbow of consecutive numbers that anybody may lengthen. Who
brings it to exactly the length on the pot wins the gold. In an own workshop rainbows are prepared
out of reach, but each of them forces one more card to be played. Rulings KO-1 … KO-14.

Beside the rooms every game has: `rainbow`, the run itself; `spots`, what lies where; `dealing`,
cards turned up and the order of turns; `layings` and `carries`, what may be laid and carried.
"""

from typing import Final

from speeltafel.core.game import Game, Traits
from speeltafel.games.kobito import notation, refusals, rules, telling
from speeltafel.games.kobito.moves import Move
from speeltafel.games.kobito.state import State
from speeltafel.games.kobito.variants import VARIANTS
from speeltafel.games.kobito.view import View, resample, seen_move, view

KOBITO: Final[Game[State, Move, View]] = Game(
    name="kobito",
    rules_version=1,
    designer="Robert Brouwer",
    traits=Traits(perfect_information=False, chance=True, simultaneous=False),
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
    resample=resample,
    parse_move=notation.parse_move,
    format_move=notation.format_move,
    tell=telling.tell,
    prompt=telling.prompt,
)

"""Advice for Potz Klotz: which card, which cube, and what can follow."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, told
from speeltafel.bots.bot import Sight
from speeltafel.bots.effort import Effort
from speeltafel.bots.potzklotz_graph import outs
from speeltafel.bots.potzklotz_players import PlanningBot, card_of, right_moves
from speeltafel.core.reason import reason
from speeltafel.games.potzklotz.components import card_name, number_on
from speeltafel.games.potzklotz.moves import PASS, Claim
from speeltafel.games.potzklotz.standing import moved
from speeltafel.games.potzklotz.state import Table
from speeltafel.games.potzklotz.verdict import side_shown

EFFORT: Final = Effort(rounds=200, seconds=0.9)


def advise(sight: Sight, generator: Random) -> Advice:
    table: Table = sight.dealt
    right = right_moves(table, sight.moves)
    if not right:
        nothing = reason("bots-potzklotz-nothing-fits")
        return Advice(
            sight.game.format_move(PASS), nothing, told(sight, PASS), (nothing,), proven=True
        )
    found = PlanningBot(EFFORT).findings(sight, right, generator)
    best = max(found, key=lambda each: each.value)
    card = card_of(best.move)
    because = []
    if isinstance(best.move, Claim):
        after = moved(table.building, best.move.source, best.move.target)
        because.append(reason("bots-potzklotz-turned", quarters=side_shown(after, card)))
    rest = [number_on(each) for each in table.hands[sight.seat] if each != card]
    because.append(reason("bots-potzklotz-outs", outs=outs(number_on(card), rest), cards=len(rest)))
    if len(found) > 1:
        others = max(each.value for each in found if each.move != best.move)
        because.append(
            reason(
                "bots-potzklotz-ahead",
                points=f"{best.value:+.2f}",
                next=f"{others:+.2f}",
                games=best.tries,
            )
        )
    return Advice(
        sight.game.format_move(best.move),
        reason("bots-potzklotz-look", card=card_name(card), fitting=len(found)),
        told(sight, best.move),
        tuple(because),
        proven=False,
    )

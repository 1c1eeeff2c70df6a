"""Advice for Potz Klotz: which card, which cube, and what can follow; numbers come last."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, told
from speeltafel.bots.effort import Effort
from speeltafel.bots.potzklotz.graph import outs
from speeltafel.bots.potzklotz.observation import Observation
from speeltafel.bots.potzklotz.players import PlanningBot, card_of, right_moves
from speeltafel.core.reason import Reason, reason
from speeltafel.games.potzklotz.components import card_name, number_on
from speeltafel.games.potzklotz.moves import PASS, Claim
from speeltafel.games.potzklotz.placement import moved
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import side_shown

EFFORT: Final = Effort(rounds=200, seconds=0.9)


def in_a_hundred(lead: float) -> Reason:
    """Points more or fewer than the others, for words that know no fractions."""
    points = round(100 * lead)
    return reason(
        "bots-potzklotz-lead", points=abs(points), side="behind" if points < 0 else "ahead"
    )


def advise(observation: Observation, generator: Random) -> Advice:
    table: State = observation.dealt
    right = right_moves(table, observation.moves)
    if not right:
        nothing = reason("bots-potzklotz-nothing-fits")
        return Advice(
            observation.game.format_move(PASS),
            nothing,
            told(observation, PASS),
            (nothing,),
            proven=True,
        )
    found = PlanningBot(EFFORT).ranked_moves(observation, right, generator)
    best = max(found, key=lambda each: each.value)
    card = card_of(best.move)
    rest = [number_on(each) for each in table.hands[observation.seat] if each != card]
    fitting = outs(number_on(card), rest)
    because = []
    if fitting:
        because.append(reason("bots-potzklotz-follows", outs=fitting))
    if isinstance(best.move, Claim):
        after = moved(table.building, best.move.source, best.move.target)
        because.append(reason("bots-potzklotz-turned", quarters=side_shown(after, card)))
    because.append(reason("bots-potzklotz-outs", outs=fitting, cards=len(rest)))
    if len(found) > 1:
        others = max(each.value for each in found if each.move != best.move)
        because.append(
            reason(
                "bots-potzklotz-ahead",
                lead=in_a_hundred(best.value),
                next=in_a_hundred(others),
                games=best.tries,
            )
        )
    return Advice(
        observation.game.format_move(best.move),
        reason(
            "bots-potzklotz-look",
            card=card_name(card),
            fitting=len({card_of(move) for move in right}),
        ),
        told(observation, best.move),
        tuple(because),
        proven=False,
    )

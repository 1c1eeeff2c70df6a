"""Advice for Kobito: the best plan for this turn, and what it brings; numbers come last."""

from random import Random

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.kobito.observation import Observation
from speeltafel.bots.kobito.plan import Plan
from speeltafel.bots.kobito.players import COUNTING, counted_plans
from speeltafel.core.reason import Reason, reason
from speeltafel.games.kobito.moves import GOLD, Carry, Lay, Replace, Start, Swap
from speeltafel.games.kobito.naming import pot_reason
from speeltafel.games.kobito.rules import score


def advise(observation: Observation, generator: Random) -> Advice:
    if len(observation.moves) == 1:
        return only_move(observation)
    plan = counted_plans(observation, COUNTING, generator)[0]
    move = plan.moves[0]
    return Advice(
        observation.game.format_move(move),
        where_to_look(observation, plan),
        told(observation, move),
        tuple(because(observation, plan)),
        proven=False,
    )


def where_to_look(observation: Observation, plan: Plan) -> Reason:
    if won(observation, plan):
        return reason("kobito-advice-look-pot")
    return reason("kobito-advice-look-turn")


def won(observation: Observation, plan: Plan) -> int:
    """The gold this plan brings for certain in this turn."""
    before, after = observation.dealt.won[observation.seat], plan.table.won[observation.seat]
    return sum(gold.value for gold in after[len(before) :])


def because(observation: Observation, plan: Plan) -> list[Reason]:
    """One reason about the game, and the estimate for who asks."""
    estimate = reason(
        "kobito-advice-estimate",
        points=score(plan.table, observation.seat),
        worth=round(plan.value),
    )
    return [what_it_is_good_for(observation, plan), estimate]


def what_it_is_good_for(observation: Observation, plan: Plan) -> Reason:
    gold = won(observation, plan)
    if gold:
        return reason("kobito-advice-wins", gold=gold, moves=len(plan.moves))
    lost = len(plan.table.penalties[observation.seat]) - len(
        observation.dealt.penalties[observation.seat]
    )
    if lost:
        return reason("kobito-advice-penalty", cards=lost)
    match plan.moves[0]:
        case Lay(_, spot) if spot.owner == GOLD:
            pot = observation.dealt.pots[spot.slot]
            left = pot.room - 1 if pot else 0
            return reason("kobito-advice-lay-pot", pot=pot_reason(spot.slot), left=left)
        case Lay():
            return reason("kobito-advice-lay-workshop")
        case Start():
            return reason("kobito-advice-start")
        case Carry():
            return reason("kobito-advice-carry")
        case Swap():
            return reason("kobito-advice-swap")
        case Replace():
            return reason("kobito-advice-replace")
    return reason("kobito-advice-end")

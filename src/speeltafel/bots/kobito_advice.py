"""Advice for Kobito: the best plan for this turn, and what it brings."""

from random import Random

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.bot import Sight
from speeltafel.bots.kobito_plan import Plan
from speeltafel.bots.kobito_players import COUNTING, counted_plans
from speeltafel.core.reason import Reason, reason
from speeltafel.games.kobito.rules import score


def advise(sight: Sight, generator: Random) -> Advice:
    if len(sight.moves) == 1:
        return only_move(sight)
    plan = counted_plans(sight, COUNTING, generator)[0]
    move = plan.moves[0]
    return Advice(
        sight.game.format_move(move),
        where_to_look(sight, plan),
        told(sight, move),
        tuple(because(sight, plan)),
        proven=False,
    )


def where_to_look(sight: Sight, plan: Plan) -> Reason:
    if won(sight, plan):
        return reason("kobito-advice-look-pot")
    return reason("kobito-advice-look-turn")


def won(sight: Sight, plan: Plan) -> int:
    """The gold this plan brings for certain in this turn."""
    before, after = sight.dealt.won[sight.seat], plan.table.won[sight.seat]
    return sum(gold.value for gold in after[len(before) :])


def because(sight: Sight, plan: Plan) -> list[Reason]:
    found = []
    gold = won(sight, plan)
    if gold:
        found.append(reason("kobito-advice-wins", gold=gold, moves=len(plan.moves)))
    lost = len(plan.table.penalties[sight.seat]) - len(sight.dealt.penalties[sight.seat])
    if lost:
        found.append(reason("kobito-advice-penalty", cards=lost))
    found.append(
        reason(
            "kobito-advice-estimate",
            points=score(plan.table, sight.seat),
            worth=round(plan.value),
        )
    )
    return found

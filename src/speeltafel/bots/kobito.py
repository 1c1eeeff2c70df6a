"""Computer players for Kobito: from laying a card where it fits to planning against other hands.

Weaker levels do not know everything that a turn can be made of, or overlook it; they plan less far.
The strongest tries its best plans against hands that the others may have.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.finding import Finding
from speeltafel.bots.kobito_lookahead import looked_ahead
from speeltafel.bots.kobito_plan import Plan, Style, best_plans
from speeltafel.bots.level import Level, makers
from speeltafel.core.reason import Reason, reason
from speeltafel.games.kobito.rules import score

BASELINE: Final = Style()
FORESIGHT: Final = Effort(rounds=6, seconds=0.8)
AHEAD_OWN: Final = Style(width=4, depth=8)
AHEAD_OTHERS: Final = Style(width=3, depth=7)


class PlanningBot(Bot):
    """Plans the whole turn before every card, as far as its style goes."""

    def __init__(self, style: Style = BASELINE) -> None:
        self.style = style

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_plans(sight.dealt, sight.seat, self.style, generator)[0].moves[0]


class ForesightBot(Bot):
    """Tries its best plans against sampled hands, and its own next turn after them."""

    def __init__(self, effort: Effort = FORESIGHT) -> None:
        self.effort = effort

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return max(foreseen(sight, self.effort, generator), key=lambda each: each.value).move


def foreseen(sight: Sight, effort: Effort, generator: Random) -> list[Finding]:
    return looked_ahead(sight, effort, AHEAD_OWN, AHEAD_OTHERS, generator)


def planner(**style: Any) -> Callable[[], Bot]:
    return lambda: PlanningBot(Style(**style))


POTS_ONLY: Final = frozenset({"start", "carry", "swap", "replace"})
NO_TRICKS: Final = frozenset({"swap", "replace"})

LEVELS: Final = (
    Level(
        "beginner",
        "pots-only",
        AT_ONCE,
        planner(width=1, depth=1, unaware=POTS_ONLY, overlooks=0.6),
    ),
    Level("pupil", "one-card", AT_ONCE, planner(width=1, depth=1, unaware=NO_TRICKS)),
    Level(
        "player", "overlooks", AT_ONCE, planner(width=2, depth=7, unaware=NO_TRICKS, overlooks=0.1)
    ),
    Level("thinker", "overlooks", AT_ONCE, planner(width=2, depth=7, overlooks=0.14)),
    Level("expert", "nothing", AT_ONCE, PlanningBot),
    Level("strongest", "nothing", FORESIGHT, ForesightBot),
)

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {**makers(LEVELS), "ahead": PlanningBot}


def advise(sight: Sight, generator: Random) -> Advice:
    """From the best plan for this turn."""
    if len(sight.moves) == 1:
        return only_move(sight)
    del generator
    plan = best_plans(sight.dealt, sight.seat, BASELINE)[0]
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

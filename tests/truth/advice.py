"""When what the advisers say is true: facts by the position, estimates within their bounds."""

from typing import Any

from speeltafel.games.kapai.scoring import largest_network
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.kobito.moves import END, GOLD, OWN, Carry, Lay, Replace, Start, Swap
from speeltafel.games.kobito.rules import score
from speeltafel.solve.oracle import find_oracle
from tests.truth import kapai, potzklotz
from tests.truth.katoiz.tiles import HOME, alike
from tests.truth.katoiz.trios import set_of, shared
from tests.truth.said import Said, Truth


def percent(said: Said) -> bool:
    return 0 <= int(said["percent"]) <= 100


def groups(said: Said) -> list[Any]:
    return kapai.groups(said)


def linked(said: Said, sheet: Any) -> int:
    return largest_network(SHEETS[said.state.layout], sheet)


def fitting_cards(said: Said) -> int:
    """Cards of this seat that some move lays rightly."""
    return len({move.card for move in said.legal if potzklotz.is_right(said.state, move)})


def won(said: Said) -> int:
    return len(said.after.won[said.actor]) - len(said.state.won[said.actor])


def brings_home(said: Said) -> bool:
    return bool(said.move.end == HOME)


def best_within_sight(said: Said) -> bool:
    """The soonest win in sight is taken, and a loss in sight only where all moves lose so soon."""
    answer = find_oracle().ask(said.state)
    chosen, best = answer.moves[said.move], answer.verdict
    near = best.plies is not None and best.plies <= said["moves"]
    if best.value == "win" and near:
        return chosen == best
    lost = chosen.value == "loss" and chosen.plies is not None and chosen.plies <= said["moves"]
    return not lost or (best.value == "loss" and near)


TRUTH: Truth = {
    "bots-look-only": lambda said: len(said.legal) == 1,
    "bots-look-choices": lambda said: said["choices"] == len(said.legal),
    "bots-because-won": lambda said: percent(said) and said["games"] > 0,
    "bots-because-next": percent,
    "bots-katalon-look": lambda said: 1 <= said["best"] <= said["choices"] == len(said.legal),
    "bots-katalon-foreseen": best_within_sight,
    "bots-kapai-look": lambda said: said["upright"] in ("top", "middle", "bottom"),
    "bots-kapai-group": lambda said: bool(groups(said)) and said.move.symbol != 3,
    "bots-kapai-cross": lambda said: bool(said.move.crosses) and said.move.symbol == 3,
    "bots-kapai-link": lambda said: said["totems"] >= 2,
    "bots-kapai-builds": lambda said: not groups(said) and not said.move.crosses,
    "bots-kapai-expected": lambda said: float(said["points"]) >= 0 and said["games"] > 0,
    "bots-kapai-rival": lambda said: float(said["points"]) >= 0,
    "bots-potzklotz-look": lambda said: said["fitting"] == fitting_cards(said) > 0,
    "bots-potzklotz-nothing-fits": lambda said: fitting_cards(said) == 0,
    "bots-potzklotz-follows": lambda said: (
        1 <= said["outs"] < len(said.state.hands[said.actor])
        and potzklotz.is_right(said.state, said.move)
    ),
    "bots-potzklotz-turned": lambda said: said["quarters"] in range(4),
    "bots-potzklotz-outs": lambda said: 0 <= said["outs"] <= said["cards"],
    "bots-potzklotz-ahead": lambda said: said["games"] > 0,
    "kobito-advice-look-pot": lambda said: True,  # the pot is won by the end of the plan
    "kobito-advice-look-turn": lambda said: won(said) == 0,
    "kobito-advice-wins": lambda said: said["gold"] > 0 and said["moves"] >= 1,
    "kobito-advice-penalty": lambda said: said["cards"] > 0,
    "kobito-advice-lay-pot": lambda said: (
        isinstance(said.move, Lay)
        and said.move.spot.owner == GOLD
        and said["left"] == said.after.pots[said.move.spot.slot].room > 0
    ),
    "kobito-advice-lay-workshop": lambda said: (
        isinstance(said.move, Lay) and said.move.spot.owner == OWN
    ),
    "kobito-advice-start": lambda said: isinstance(said.move, Start),
    "kobito-advice-carry": lambda said: isinstance(said.move, Carry),
    "kobito-advice-swap": lambda said: isinstance(said.move, Swap),
    "kobito-advice-replace": lambda said: isinstance(said.move, Replace),
    "kobito-advice-end": lambda said: said.move == END,
    "kobito-advice-estimate": lambda said: said["points"] >= score(said.state, said.actor) - 15,
    "katoiz-advice-look-towers": lambda said: bool(said.state.supply),
    "katoiz-advice-fits": lambda said: (
        said["count"]
        == sum(
            alike(kind, said.move.tile) >= said.state.rules.matches for kind in said.after.supply
        )
    ),
    "katoiz-advice-look-set": lambda said: bool(shared(set_of(said))),
    "katoiz-advice-set": lambda said: bool(shared(set_of(said))),
    "katoiz-advice-look-discs": lambda said: bool(said.state.tiles),
    "katoiz-advice-next-set": percent,
    "katoiz-advice-rival-set": percent,
    "katoiz-advice-look-win": lambda said: said.after.winner == said.actor,
    "katoiz-advice-wins": lambda said: said.after.winner == said.actor,
    "katoiz-advice-look-home": brings_home,
    "katoiz-advice-home": brings_home,
    "katoiz-advice-look-routes": lambda said: (
        not isinstance(said.move, Walk) or not brings_home(said)
    ),
    "katoiz-advice-next-home": percent,
    "katoiz-advice-rival-home": percent,
}

"""When the sentences of Stapeltoren are true."""

from typing import Any

from speeltafel.games.katoiz.moves import LAPSE
from speeltafel.games.katoiz.towers.state import Towers
from tests.truth.katoiz.tiles import (
    PROPERTIES,
    alike,
    asked,
    satisfies,
    tile,
    values,
    wanted,
)
from tests.truth.said import Said, Truth, seat_of


def towers(said: Said) -> Any:
    return said.state.towers[said.state.turn]


def takeable(said: Said) -> list[int]:
    return [kind for kind in said.state.supply if satisfies(kind, wanted(said))]


def fits_one(said: Said, kinds: list[int]) -> bool:
    need = said.state.rules.matches
    return any(alike(kind, tower[-1]) >= need for kind in kinds for tower in towers(said))


def may_take(said: Said) -> bool:
    return (
        fits_one(said, takeable(said))
        and said["towers"] == len(towers(said))
        and said["needed"] == said.state.rules.matches
        and asked(said, said["demand"])
        and (said["towers"] > 1 or tile(said["top"]) == values(towers(said)[0][-1]))
    )


def grown(said: Said) -> bool:
    return bool(said["height"] == len(towers(said)[said.move.tower]) + 1)


def named_alike(said: Said) -> bool:
    """Whether the tile and the top of its tower are the same in what is named."""
    which = PROPERTIES.index(said["named"].argument("name"))
    top = towers(said)[said.move.tower][-1]
    return values(said.move.tile)[which] == values(top)[which]


def highest(said: Said) -> int:
    return max(len(tower) for own in said.state.towers for tower in own)


def tower_winners(said: Said) -> bool:
    tops = [max((len(tower) for tower in own), default=0) for own in said.state.towers]
    winners = [seat for seat, top in enumerate(tops) if top == max(tops)]
    return said["highest"] == max(tops) and [seat_of(each) for each in said["winners"]] == winners


def does_not_fit(said: Said) -> bool:
    """On the tower that was meant; who named none hears it only when the tile fits none (KZ-11)."""
    top = towers(said)[said.move.tower][-1]
    meant = "/" in said.text or said.text == ""
    return (
        tile(said["top"]) == values(top)
        and alike(said.move.tile, top) < said["needed"] == said.state.rules.matches
        and (meant or not fits_one(said, [said.move.tile]))
    )


TRUTH: Truth = {
    "katoiz-opened": lambda said: said["count"] == len(said.move.tiles),
    "katoiz-begins": lambda said: not towers(said) and tile(said["tile"]) == values(said.move.tile),
    "katoiz-new-tower": lambda said: bool(towers(said)) and not fits_one(said, takeable(said)),
    "katoiz-stacks": lambda said: grown(said) and said.move.named is None,
    "katoiz-stacks-naming": lambda said: grown(said) and named_alike(said),
    "katoiz-choose-start": lambda said: not towers(said),
    "katoiz-take": lambda said: may_take(said) and not said.state.rules.naming,
    "katoiz-take-and-name": lambda said: may_take(said) and said.state.rules.naming,
    "katoiz-new-tower-due": lambda said: (
        asked(said, said["demand"])
        and bool(takeable(said))
        and not fits_one(said, takeable(said))
        and said.state.rules.colour_die
    ),
    "katoiz-nothing-to-take": lambda said: said.legal == [LAPSE],
    "katoiz-not-open": lambda said: said.move.tile not in said.state.supply,
    "katoiz-not-rolled": lambda said: (
        asked(said, said["demand"]) and not satisfies(said.move.tile, wanted(said))
    ),
    "katoiz-begin-first": lambda said: not towers(said),
    "katoiz-one-tower": lambda said: len(towers(said)) == 1 and not said.state.rules.colour_die,
    "katoiz-no-new-tower": lambda said: (
        said.state.rules.colour_die and fits_one(said, takeable(said))
    ),
    "katoiz-no-such-tower": lambda said: said["count"] == len(towers(said)) <= said.move.tower,
    "katoiz-does-not-fit": does_not_fit,
    "katoiz-name-it": lambda said: said.state.rules.naming and said.move.named is None,
    "katoiz-need-not-name": lambda said: not said.state.rules.naming,
    "katoiz-look-again": lambda said: (
        not named_alike(said)
        and tile(said["top"]) == values(towers(said)[said.move.tower][-1])
        and alike(said.move.tile, towers(said)[said.move.tower][-1]) >= said.state.rules.matches
    ),
    "katoiz-something-fits": lambda said: fits_one(said, takeable(said)),
    "katoiz-start-new-tower": lambda said: (
        bool(takeable(said)) and not fits_one(said, takeable(said))
    ),
    "katoiz-tiles-gone-look": lambda said: (
        not said.state.supply and said["highest"] == highest(said)
    ),
    "katoiz-nothing-fits-look": lambda said: (
        bool(said.state.supply) and said["highest"] == highest(said)
    ),
    "katoiz-tiles-gone-win": lambda said: not said.state.supply and tower_winners(said),
    "katoiz-nothing-fits-win": lambda said: bool(said.state.supply) and tower_winners(said),
    "katoiz-counts-towers": lambda said: (
        list(said["heights"]) == [len(each) for each in said.state.towers[seat_of(said["seat"])]]
        and said["highest"] == max(said["heights"], default=0)
        and said["count"] == len(said["heights"])
    ),
    "katoiz-write-tower": lambda said: isinstance(said.state, Towers),
}

"""The verbs of Stapeltoren: towers of tiles that have something in common (KZ-10 … KZ-13)."""

from collections.abc import Sequence
from random import Random

from speeltafel.core.chance import Chance, Sampled, Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.components import (
    COLOUR_ROLLS,
    DEMANDED,
    DICE_ROLLS,
    MATCHES,
    SHARED,
    TILES,
    Roll,
)
from speeltafel.games.katoiz.moves import LAPSE, Move
from speeltafel.games.katoiz.towers.moves import Begin, Open, Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.variants import tower_rules

LAPSES_ALONE = 3
_SEATS = ((0,), (1,), (2,), (3,))


def setup(config: Config) -> Towers:
    rules = tower_rules(config)
    everything = rules.tiles == len(TILES)  # nothing is left to chance
    return Towers(rules, TILES if everything else (), ((),) * config.players, 0, laid=everything)


def to_act(state: Towers) -> tuple[Actor, ...]:
    if not state.laid:
        return (CHANCE,)
    if is_over(state):
        return ()
    if state.rules.colour_die and state.roll is None and state.towers[state.turn]:
        return (CHANCE,)
    return _SEATS[state.turn]


def is_over(state: Towers) -> bool:
    """KZ-12: the tiles are gone, or every player in a row could not take."""
    if not state.laid:
        return False
    players = len(state.towers)
    return not state.supply or state.lapses >= (LAPSES_ALONE if players == 1 else players)


def chance(state: Towers) -> Chance[Move]:
    if state.laid:
        return Weighted(DICE_ROLLS if state.rules.picture_die else COLOUR_ROLLS)
    count = state.rules.tiles

    def draw(generator: Random) -> Move:
        return Open(tuple(sorted(generator.sample(TILES, count))))

    def possible(move: object) -> bool:
        return (
            isinstance(move, Open)
            and len(move.tiles) == count
            and tuple(sorted(move.tiles)) == move.tiles
            and all(move.tiles.count(kind) <= TILES.count(kind) for kind in move.tiles)
        )

    return Sampled(draw, possible)


def open_tiles(state: Towers) -> Sequence[int]:
    """Tiles that may be taken as far as the dice are concerned, each kind once."""
    kinds = dict.fromkeys(state.supply)
    if state.roll is None:
        return list(kinds)
    demanded = DEMANDED[state.roll]
    return [kind for kind in kinds if demanded >> kind & 1]


def fitting(state: Towers, kinds: Sequence[int]) -> list[tuple[int, int]]:
    """(tile, own tower) pairs with matches enough."""
    needed = state.rules.matches
    return [
        (kind, number)
        for kind in kinds
        for number, tower in enumerate(state.towers[state.turn])
        if MATCHES[kind][tower[-1]] >= needed
    ]


def legal_moves(state: Towers, seat: Seat) -> Sequence[Move]:
    del seat
    own = state.towers[state.turn]
    kinds = open_tiles(state)
    if not own:
        return [Begin(kind) for kind in kinds]
    fits = fitting(state, kinds)
    if fits:
        return [
            Stack(kind, number, named)
            for kind, number in fits
            for named in (SHARED[kind][own[number][-1]] if state.rules.naming else (None,))
        ]
    if state.rules.colour_die and kinds:
        return [Begin(kind) for kind in kinds]  # KZ-13: a new tower
    return [LAPSE]


def apply(state: Towers, actor: Actor, move: Move) -> Towers:
    del actor
    if isinstance(move, Open):
        return state._replace(supply=move.tiles, laid=True)
    if isinstance(move, Roll):
        return state._replace(roll=move)
    turn = state.turn
    after = (turn + 1) % len(state.towers)
    if not isinstance(move, Begin | Stack):
        return state._replace(turn=after, roll=None, lapses=state.lapses + 1)
    own = state.towers[turn]
    if isinstance(move, Begin):
        own = (*own, (move.tile,))
    else:
        grown = (*own[move.tower], move.tile)
        own = (*own[: move.tower], grown, *own[move.tower + 1 :])
    at = state.supply.index(move.tile)
    return state._replace(
        supply=state.supply[:at] + state.supply[at + 1 :],
        towers=(*state.towers[:turn], own, *state.towers[turn + 1 :]),
        turn=after,
        roll=None,
        lapses=0,
    )


def heights(state: Towers) -> tuple[int, ...]:
    """KZ-13: only the highest tower of each seat counts."""
    return tuple(max(map(len, towers), default=0) for towers in state.towers)


def outcome(state: Towers) -> Outcome | None:
    if not is_over(state):
        return None
    scores = heights(state)
    counting = tuple(
        reason(
            "katoiz-counts-towers",
            seat=seat_reason(seat),
            heights=tuple(len(tower) for tower in towers),
            count=len(towers),
            highest=scores[seat],
        )
        for seat, towers in enumerate(state.towers)
    )
    best = max(scores)
    why = "tiles-gone" if not state.supply else "nothing-fits"
    if not state.rules.colour_die or len(scores) == 1:  # KZ-12: no winner is named
        return Outcome(reason(f"katoiz-{why}-look", highest=best), (), scores, counting)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    named = tuple(seat_reason(seat) for seat in winners)
    told = reason(f"katoiz-{why}-win", winners=named, count=len(winners), highest=best)
    return Outcome(told, winners, scores, counting)

"""The verbs of 3-stel: three discs on tiles with one value in common (KZ-20 … KZ-25)."""

from collections import Counter
from collections.abc import Sequence

from speeltafel.core.chance import Chance, Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.board import BESIDE
from speeltafel.games.katoiz.components import (
    DEMANDED,
    DICE_ROLLS,
    NO_TILE,
    VALUES,
    Roll,
    common_values,
)
from speeltafel.games.katoiz.layout import layout
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS, Choice, Layout, Move
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.scoring import SET, counting, score
from speeltafel.games.katoiz.trios.state import TrioEnding, Trios
from speeltafel.games.katoiz.variants import trio_rules

DISCS = 3
QUIET_TURNS = 3
_SEATS = ((0,), (1,), (2,), (3,))


def setup(config: Config) -> Trios:
    nothing = ((),) * config.players
    return Trios(trio_rules(config), (), nothing, nothing, 0)


def to_act(state: Trios) -> tuple[Actor, ...]:
    if state.ending:
        return ()
    if state.roll is None and not state.bonus:
        return (CHANCE,)
    return _SEATS[state.turn]


def chance(state: Trios) -> Chance[Move]:
    return Weighted(DICE_ROLLS) if state.tiles else layout(homes=0)


def free_places(state: Trios) -> list[int]:
    """Tiles that satisfy the dice and on which a disc may be put now."""
    assert state.roll is not None
    demanded = DEMANDED[state.roll]
    taken = {place for places in state.discs for place in places}
    taken.update(state.vacated)  # KZ-25
    return [
        place
        for place, kind in enumerate(state.tiles)
        if kind >= 0 and demanded >> kind & 1 and place not in taken
    ]


def sendable(state: Trios) -> list[int]:
    """KZ-25: places of opponents' discs that may be sent back."""
    if not state.rules.bold or state.sent or state.roll is None:
        return []
    demanded = DEMANDED[state.roll]
    return sorted(
        place
        for seat, places in enumerate(state.discs)
        if seat != state.turn
        for place in places
        if demanded >> state.tiles[place] & 1
    )


def legal_moves(state: Trios, seat: Seat) -> Sequence[Move]:
    del seat
    if state.bonus:
        return [AGAIN, PASS]
    own = state.discs[state.turn]
    starts = (HAND,) if len(own) < DISCS else own  # KZ-21
    moves: list[Move] = [Disc(start, end) for start in starts for end in free_places(state)]
    moves += [Disc(place, HAND) for place in sendable(state)]
    moves.append(PASS if moves or state.sent else LAPSE)
    return moves


def apply(state: Trios, actor: Actor, move: Move) -> Trios:
    del actor
    if isinstance(move, Layout):
        return state._replace(tiles=move.tiles)
    if isinstance(move, Roll):
        return state._replace(roll=move)
    if isinstance(move, Choice):
        if move == AGAIN:
            return state._replace(bonus=False)
        return _end_turn(state)
    assert isinstance(move, Disc)
    if move.end == HAND:
        return _send_back(state, move.start)
    return _put_disc(state, move)


def _send_back(state: Trios, place: int) -> Trios:
    after = state._replace(
        discs=tuple(tuple(each for each in places if each != place) for places in state.discs),
        acted=True,
        sent=True,
        vacated=(*state.vacated, place),
    )
    return _end_turn(after) if state.rules.sending_ends else after


def _put_disc(state: Trios, move: Disc) -> Trios:
    turn = state.turn
    others = tuple(place for place in state.discs[turn] if place != move.start)
    own = tuple(sorted((*others, move.end)))
    after = state._replace(
        discs=(*state.discs[:turn], own, *state.discs[turn + 1 :]),
        roll=None,
        acted=True,
        sent=False,
    )
    if len(own) == DISCS and common_values(state.tiles[place] for place in own):
        after = _take_set(after, own)  # KZ-22
    # KZ-25: judged before the set is taken, but not once no set can be made any more
    beside = state.rules.bold and any(other in BESIDE[move.end] for other in others)
    if beside and set_possible(after.tiles):
        return after._replace(bonus=True)
    return _end_turn(after)


def _take_set(state: Trios, places: tuple[int, ...]) -> Trios:
    turn = state.turn
    tiles = list(state.tiles)
    won = tuple(tiles[place] for place in places)
    for place in places:
        tiles[place] = NO_TILE
    return state._replace(
        tiles=tuple(tiles),
        discs=(*state.discs[:turn], (), *state.discs[turn + 1 :]),
        taken=(*state.taken[:turn], state.taken[turn] + won, *state.taken[turn + 1 :]),
    )


def set_possible(tiles: Sequence[int]) -> bool:
    counts = Counter(
        (which, value) for kind in tiles if kind >= 0 for which, value in enumerate(VALUES[kind])
    )
    return max(counts.values(), default=0) >= SET


def _end_turn(state: Trios) -> Trios:
    players = len(state.discs)
    quiet = 0 if state.acted else state.quiet + 1
    return state._replace(
        turn=(state.turn + 1) % players,
        roll=None,
        acted=False,
        sent=False,
        vacated=(),
        bonus=False,
        quiet=quiet,
        ending=_ending(state, quiet, players),
    )


def _ending(state: Trios, quiet: int, players: int) -> TrioEnding:
    """KZ-23."""
    left = sum(kind >= 0 for kind in state.tiles)
    if not left:
        return "no-tiles"
    if not set_possible(state.tiles):
        return "no-set"
    if left == sum(map(len, state.discs)):
        return "no-free-tile"
    if quiet >= QUIET_TURNS * (players if state.rules.rounds else 1):
        return "quiet"
    return ""


def outcome(state: Trios) -> Outcome | None:
    if not state.ending:
        return None
    scores = tuple(score(state.rules, tiles) for tiles in state.taken)
    counted = tuple(
        line
        for seat, tiles in enumerate(state.taken)
        for line in counting(state.rules, seat, tiles)
    )
    best = max(scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    if len(scores) == 1:
        winners, result = (), reason("katoiz-practised", score=best)
    else:
        result = reason(
            f"katoiz-most-{state.rules.scoring}",
            winners=tuple(map(seat_reason, winners)),
            count=len(winners),
            score=best,
        )
    unit = "rounds" if state.rules.rounds else "turns"
    told = reason(f"katoiz-end-{state.ending}", result=result, unit=unit)
    return Outcome(told, winners, scores, counted)

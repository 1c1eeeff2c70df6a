"""The verbs of 3-stel: three discs on tiles with one value in common (KZ-20 … KZ-25)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from speeltafel.core.chance import Chance, Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason, seat_reason
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
from speeltafel.games.katoiz.moves import AGAIN, HAND, LAPSE, PASS, Choice, Disc, Layout, Move
from speeltafel.games.katoiz.naming import (
    place_reason,
    roll_reason,
    tile_reason,
    tiles_reason,
    value_reason,
)
from speeltafel.games.katoiz.state import TrioEnding, Trios
from speeltafel.games.katoiz.variants import TrioRules, trio_rules

DISCS = 3
SET = 3
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


# ── Scoring (KZ-24)


def score(rules: TrioRules, tiles: Sequence[int]) -> int:
    if rules.scoring == "sets":
        return len(tiles) // SET
    if rules.scoring == "pile":
        return len(best_pile(tiles, rules.values))
    return sum(max(0, count - 2) for count in value_counts(tiles, 1).values())


def value_counts(tiles: Sequence[int], values: int) -> Counter[tuple[tuple[int, int], ...]]:
    """How many tiles have each value, or each pair of values."""
    return Counter(
        shared for kind in tiles for shared in combinations(enumerate(VALUES[kind]), values)
    )


def best_pile(tiles: Sequence[int], values: int) -> tuple[int, ...]:
    counts = value_counts(tiles, values)
    if not counts:
        return ()
    most = max(counts.values())
    wanted = min(shared for shared, count in counts.items() if count == most)
    return tuple(
        kind for kind in tiles if all(VALUES[kind][which] == value for which, value in wanted)
    )


def outcome(state: Trios) -> Outcome | None:
    if not state.ending:
        return None
    scores = tuple(score(state.rules, tiles) for tiles in state.taken)
    counting = tuple(
        line for seat, tiles in enumerate(state.taken) for line in _count(state.rules, seat, tiles)
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
    return Outcome(reason(f"katoiz-end-{state.ending}", result=result), winners, scores, counting)


def _count(rules: TrioRules, seat: Seat, tiles: tuple[int, ...]) -> list[Reason]:
    who = seat_reason(seat)
    if rules.scoring == "sets":
        return [reason("katoiz-counts-sets", seat=who, sets=len(tiles) // SET)]
    if rules.scoring == "pile":
        pile = best_pile(tiles, rules.values)
        if not pile:
            return [reason("katoiz-counts-no-pile", seat=who)]
        shared = tuple(value_reason(*pair) for pair in common_values(pile))
        return [reason("katoiz-counts-pile", seat=who, height=len(pile), shared=shared)]
    lines = []
    for which in range(3):
        counts = Counter(VALUES[kind][which] for kind in tiles)
        points = sum(max(0, count - 2) for count in counts.values())
        names = tuple(
            reason("katoiz-value-count", value=value_reason(which, value), count=count)
            for value, count in sorted(counts.items())
        )
        if names:
            lines.append(
                reason(
                    "katoiz-counts-points",
                    seat=who,
                    category=reason("katoiz-category", name=("colour", "shape", "size")[which]),
                    counts=names,
                    points=points,
                )
            )
    lines.append(reason("katoiz-counts-total", seat=who, points=score(rules, tiles)))
    return lines


# ── Telling


def why_not(state: Trios, seat: Seat, move: Move) -> Reason | None:
    if isinstance(move, Disc | Choice) and move in legal_moves(state, seat):
        return None
    if isinstance(move, Choice):
        return reason("katoiz-no-bonus" if move == AGAIN else "katoiz-other-move")
    if not isinstance(move, Disc):
        return reason("katoiz-other-move")
    if state.bonus:
        return reason("katoiz-bonus-first")
    if move.end == HAND:
        return _why_not_send_back(state, move.start)
    own = state.discs[state.turn]
    if move.start == HAND and len(own) == DISCS:
        return reason("katoiz-discs-all-lie")  # KZ-21
    if move.start != HAND and len(own) < DISCS:
        return reason("katoiz-disc-in-hand", count=DISCS - len(own))  # KZ-21
    if move.start != HAND and move.start not in own:
        return reason("katoiz-not-your-disc", place=place_reason(move.start))
    kind = state.tiles[move.end]
    if kind == NO_TILE:
        return reason("katoiz-no-tile", place=place_reason(move.end))
    assert state.roll is not None
    if not DEMANDED[state.roll] >> kind & 1:
        return reason(
            "katoiz-not-rolled-there",
            place=place_reason(move.end),
            tile=tile_reason(kind),
            demand=roll_reason(state.roll),
        )
    if move.end in state.vacated:
        return reason("katoiz-just-vacated", place=place_reason(move.end))  # KZ-25
    return reason("katoiz-disc-there", place=place_reason(move.end))


def _why_not_send_back(state: Trios, place: int) -> Reason:
    if not state.rules.bold:
        return reason("katoiz-no-sending-back")
    if state.sent:
        return reason("katoiz-sent-already")
    owner = next((seat for seat, places in enumerate(state.discs) if place in places), None)
    if owner is None:
        return reason("katoiz-no-disc", place=place_reason(place))
    if owner == state.turn:
        return reason("katoiz-own-disc", place=place_reason(place))
    assert state.roll is not None
    return reason(
        "katoiz-not-rolled-there",
        place=place_reason(place),
        tile=tile_reason(state.tiles[place]),
        demand=roll_reason(state.roll),
    )


def tell(state: Trios, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(actor)
    if isinstance(move, Layout):
        return reason("katoiz-laid-out")
    if isinstance(move, Roll):
        return reason("katoiz-rolls", seat=seat_reason(state.turn), demand=roll_reason(move))
    if isinstance(move, Choice):
        if move == AGAIN:
            return reason("katoiz-rolls-again", seat=seat)
        if state.acted:
            return reason("katoiz-ends-turn", seat=seat)
        return reason("katoiz-lapses" if move == LAPSE else "katoiz-passes", seat=seat)
    assert isinstance(move, Disc)
    if move.end == HAND:
        owner = next(each for each, places in enumerate(state.discs) if move.start in places)
        return reason(
            "katoiz-sends-back",
            seat=seat,
            owner=seat_reason(owner),
            place=place_reason(move.start),
        )
    own = [place for place in state.discs[state.turn] if place != move.start]
    kinds = tuple(state.tiles[place] for place in sorted((*own, move.end)))
    shared = common_values(kinds) if len(kinds) == DISCS else ()
    if shared:
        return reason(
            "katoiz-takes-set",
            seat=seat,
            tiles=tiles_reason(kinds),
            shared=tuple(value_reason(*pair) for pair in shared),
        )
    place, kind = place_reason(move.end), tile_reason(state.tiles[move.end])
    if move.start == HAND:
        return reason("katoiz-places-disc", seat=seat, place=place, tile=kind)
    return reason(
        "katoiz-moves-disc", seat=seat, start=place_reason(move.start), place=place, tile=kind
    )


def prompt(state: Trios, seat: Seat) -> Reason:
    if state.bonus:
        return reason("katoiz-roll-again")
    assert state.roll is not None
    demand = roll_reason(state.roll)
    moves = legal_moves(state, seat)
    if moves == [LAPSE]:
        return reason("katoiz-no-place", demand=demand)
    lying = len(state.discs[state.turn]) == DISCS
    return reason(
        "katoiz-move-disc" if lying else "katoiz-place-disc",
        demand=demand,
        free=len(free_places(state)),
        sendable=len(sendable(state)),
    )

"""What is said at Stapeltje: why a walk is refused, what a move does, what may be done."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import DEMANDED, Roll
from speeltafel.games.katoiz.heights import (
    Pair,
    after_walk,
    breach,
    broken,
    heights_of,
    lie_of,
)
from speeltafel.games.katoiz.moves import LAPSE, Choice, Event, Ladder, Layout, Move, Walk
from speeltafel.games.katoiz.naming import (
    place_reason,
    roll_reason,
    tile_reason,
    value_reason,
)
from speeltafel.games.katoiz.stapeltje import barred, demand, home_number, legal_moves
from speeltafel.games.katoiz.state import Piles
from speeltafel.games.katoiz.walks import failed_step, shortest_path


def path(state: Piles, seat: Seat, walk: Walk) -> tuple[int, ...] | None:
    """A shortest way for this walk; None when there is none."""
    return shortest_path(
        state.piles,
        walk.start,
        walk.end,
        home_number(state, seat),
        state.homes[seat][-1],
        state.rules.straight,
    )


def last_path(state: Piles) -> tuple[int, ...]:
    """The way of the walk just made: the tile is put back where it came from."""
    if state.last is None:
        return ()
    players = len(state.homes)
    seat = (state.turn - 1) % players
    while seat in state.out:
        seat = (seat - 1) % players
    piles, homes = list(state.piles), list(state.homes)
    if state.last.end == HOME:
        kind, homes[seat] = homes[seat][-1], homes[seat][:-1]
    else:
        end = state.last.end
        kind, piles[end] = piles[end][-1], piles[end][:-1]
    piles[state.last.start] = (*piles[state.last.start], kind)
    before = state._replace(piles=tuple(piles), homes=tuple(homes))
    return path(before, seat, state.last) or ()


def why_not(state: Piles, seat: Seat, move: Move) -> Reason | None:
    if not isinstance(move, Walk | Choice):
        return reason("katoiz-other-move")
    legal = legal_moves(state, seat)
    if move in legal:
        return None
    if isinstance(move, Choice):
        if move == LAPSE or move.word == "nog":
            return reason("katoiz-other-move")
        due = _due(state, seat)
        return reason("katoiz-other-move") if due is None else _repair_due(state, seat, due)
    return (
        _why_not_this_tile(state, move)
        or _why_not_this_way(state, seat, move)
        or _why_not_so_high(state, seat, move)
        or _repair_due(state, seat, _due(state, seat))
    )


def _why_not_this_tile(state: Piles, move: Walk) -> Reason | None:
    """KZ-32."""
    pile, place = state.piles[move.start], place_reason(move.start)
    if not pile:
        return reason("katoiz-no-tile", place=place)
    wanted = demand(state)
    assert wanted is not None
    if not DEMANDED[wanted] >> pile[-1] & 1:
        return reason(
            "katoiz-not-rolled-there",
            place=place,
            tile=tile_reason(pile[-1]),
            demand=roll_reason(wanted),
        )
    if move.start == barred(state):
        return reason("katoiz-just-moved", place=place, tile=tile_reason(pile[-1]))
    if move.start == move.end:
        return reason("katoiz-stays", place=place)
    return None


def _why_not_this_way(state: Piles, seat: Seat, move: Walk) -> Reason | None:
    """KZ-33: the step at which the walk breaks off."""
    if path(state, seat, move) is not None:
        return None
    kind, home_top = state.piles[move.start][-1], state.homes[seat][-1]
    failed = failed_step(
        state.piles,
        move.start,
        move.end,
        home_number(state, seat),
        home_top,
        state.rules.straight,
    )
    goal = place_reason(move.end)
    if failed is None:
        return reason("katoiz-step-over-empty", goal=goal)
    step = {"start": place_reason(failed.start), "end": place_reason(failed.end), "goal": goal}
    if failed.matches is None:
        return reason("katoiz-step-empty-aslant", **step)
    top = home_top if failed.end == HOME else state.piles[failed.end][-1]
    code = "katoiz-step-aslant" if failed.diagonal else "katoiz-step-straight"
    return reason(
        code, **step, tile=tile_reason(kind), top=tile_reason(top), matches=failed.matches
    )


def _why_not_so_high(state: Piles, seat: Seat, move: Walk) -> Reason | None:
    """KZ-34: the two piles that would differ too much."""
    heights = heights_of(state)
    end = HOME + seat if move.end == HOME else move.end
    pair = breach(heights, lie_of(state), seat, move.start, end)
    if pair is None:
        return None
    return _steep("katoiz-too-steep", seat, after_walk(heights, move.start, end), pair)


def _steep(code: str, seat: Seat, heights: list[int], pair: Pair) -> Reason:
    low, high = sorted(pair, key=lambda place: heights[place])
    return reason(
        code,
        low=_pile_reason(low, seat),
        high=_pile_reason(high, seat),
        lower=heights[low],
        higher=heights[high],
        difference=heights[high] - heights[low],
    )


def _pile_reason(place: int, seat: Seat) -> Reason:
    if place < HOME:
        return place_reason(place)
    if place == HOME + seat:
        return reason("katoiz-home-own")
    return reason("katoiz-home-of", seat=seat_reason(place - HOME))


def _due(state: Piles, seat: Seat) -> Pair | None:
    return next(iter(broken(heights_of(state), lie_of(state).touching[seat])), None)


def _repair_due(state: Piles, seat: Seat, due: Pair | None) -> Reason:
    """KZ-35."""
    assert due is not None
    return _steep("katoiz-repair-due", seat, heights_of(state), due)


def tell(state: Piles, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(actor if actor >= 0 else state.turn)
    if isinstance(move, Walk):
        kind = tile_reason(state.piles[move.start][-1])
        way = tuple(map(place_reason, path(state, actor, move) or move))
        if move.end == HOME:
            height = len(state.homes[actor]) + 1
            return reason("katoiz-walks-home", seat=seat, tile=kind, path=way, height=height)
        height = len(state.piles[move.end]) + 1
        return reason("katoiz-walks", seat=seat, tile=kind, path=way, height=height)
    if isinstance(move, Roll):
        return reason("katoiz-rolls", seat=seat, demand=roll_reason(move))
    if isinstance(move, Layout):
        return reason("katoiz-laid-out")
    if isinstance(move, Ladder):
        colours = tuple(value_reason(0, colour) for colour in move.colours)
        return reason("katoiz-ladder", colours=colours)
    if isinstance(move, Event):
        return reason(f"katoiz-event-{move.what}", seat=seat)
    return reason("katoiz-lapses" if move == LAPSE else "katoiz-passes", seat=seat)


def prompt(state: Piles, seat: Seat) -> Reason:
    wanted = demand(state)
    assert wanted is not None
    asked = roll_reason(wanted)
    moves = legal_moves(state, seat)
    if moves[-1] == LAPSE:
        return reason("katoiz-no-walk", demand=asked)
    due = _due(state, seat)
    if due is not None and isinstance(moves[-1], Walk):
        return reason(
            "katoiz-repair",
            demand=asked,
            one=_pile_reason(due[0], seat),
            other=_pile_reason(due[1], seat),
        )
    goal = state.rules.target
    if goal:
        return reason(
            "katoiz-walk", demand=asked, missing=max(goal - len(state.homes[seat]), 0), target=goal
        )
    return reason("katoiz-walk-highest", demand=asked)

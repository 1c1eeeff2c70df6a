"""Why a walk is refused."""

from collections.abc import Sequence

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import DEMANDED
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, Choice, Move
from speeltafel.games.katoiz.naming import place_reason, roll_reason, tile_reason
from speeltafel.games.katoiz.piles.heights import MOST, after_walk, breach, heights_of, lie_of
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.naming import steep_reason
from speeltafel.games.katoiz.piles.paths import path
from speeltafel.games.katoiz.piles.rules import barred, demand, home_number, legal_moves, mendable
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.piles.walks import failed_step


def why_not(state: Piles, seat: Seat, move: Move) -> Reason | None:
    if not isinstance(move, Walk | Choice):
        return reason("katoiz-not-yours")
    legal = legal_moves(state, seat)
    if move in legal:
        return None
    if isinstance(move, Choice):
        return _why_not_choose(state, seat, move, legal)
    return (
        _why_not_this_tile(state, move)
        or _why_not_this_way(state, seat, move)
        or _why_not_so_high(state, seat, move)
        or _repair_due(state, seat, legal)
    )


def _why_not_choose(state: Piles, seat: Seat, choice: Choice, legal: Sequence[Move]) -> Reason:
    if choice == AGAIN:
        return reason("katoiz-no-again")
    if LAPSE in legal:
        return reason("katoiz-nothing-to-do")
    return reason("katoiz-can-act") if choice == LAPSE else _repair_due(state, seat, legal)


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
    after = after_walk(heights, move.start, end)
    before = abs(heights[pair[0]] - heights[pair[1]])
    if before > MOST:
        return steep_reason("katoiz-steeper", seat, after, pair, before=before)
    return steep_reason("katoiz-too-steep", seat, after, pair)


def _repair_due(state: Piles, seat: Seat, legal: Sequence[Move]) -> Reason:
    """KZ-35."""
    pair = mendable(state, seat, legal)[0]
    return steep_reason("katoiz-repair-due", seat, heights_of(state), pair)

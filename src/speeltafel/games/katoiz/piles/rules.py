"""The verbs of Stapeltje: walk tiles home until the pile is high enough (KZ-30 … KZ-42)."""

from collections.abc import Sequence

from speeltafel.core.chance import Chance, Weighted
from speeltafel.core.game import Clock
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz.board import BESIDE_BITS, BIT, HOME, HOMES_BY_PLAYERS, places_in
from speeltafel.games.katoiz.components import BLANK, DEMANDED, DICE_ROLLS, Roll
from speeltafel.games.katoiz.layout import LADDERS, layout
from speeltafel.games.katoiz.moves import LAPSE, PASS, Layout, Move
from speeltafel.games.katoiz.piles.heights import (
    Lie,
    Pair,
    after_walk,
    breach,
    broken,
    heights_of,
    lie_of,
    unlowerable,
    unraisable,
)
from speeltafel.games.katoiz.piles.moves import STOP, TIME_OVER, Event, Ladder, Walk
from speeltafel.games.katoiz.piles.state import PileEnding, Piles
from speeltafel.games.katoiz.piles.walks import survey, within_reach
from speeltafel.games.katoiz.variants import pile_rules

STUCK_TURNS = 3
_SEATS = ((0,), (1,), (2,), (3,))


def setup(config: Config) -> Piles:
    return Piles(pile_rules(config), (), ((),) * config.players, (), 0)


def to_act(state: Piles) -> tuple[Actor, ...]:
    if state.ending:
        return ()
    if not state.piles:
        return (CHANCE,)
    if state.rules.ladder:
        return _SEATS[state.turn] if state.ladder else (CHANCE,)
    return _SEATS[state.turn] if state.roll is not None else (CHANCE,)


def chance(state: Piles) -> Chance[Move]:
    if not state.piles:
        return layout(homes=len(state.homes))
    return LADDERS if state.rules.ladder else Weighted(DICE_ROLLS)


def demand(state: Piles) -> Roll | None:
    """What the dice ask for, or the ladder: each turn the next colour (KZ-41)."""
    if not state.rules.ladder:
        return state.roll
    if not state.ladder:
        return None
    return Roll(state.ladder[state.turns % len(state.ladder)], BLANK)


def barred(state: Piles) -> int | None:
    """KZ-32: the place of the tile that was moved in the turn just before."""
    if state.last is None or len(state.homes) == 1:
        return None
    return state.last.end


def home_number(state: Piles, seat: Seat) -> int:
    """Which of the four home places is this seat's (KZ-30)."""
    return HOMES_BY_PLAYERS[len(state.homes)][seat]


def movable(state: Piles) -> list[int]:
    """Places whose top tile may be chosen (KZ-32)."""
    wanted = demand(state)
    assert wanted is not None
    demanded, stays = DEMANDED[wanted], barred(state)
    return [
        place
        for place, pile in enumerate(state.piles)
        if pile and demanded >> pile[-1] & 1 and place != stays
    ]


def legal_moves(state: Piles, seat: Seat) -> Sequence[Move]:
    where, heights = lie_of(state), heights_of(state)
    walks = _walks(state, seat, where, heights)
    if not walks:
        return [LAPSE]  # KZ-36
    due = broken(heights, where.touching[seat])
    if due:
        repairs = _repairs(state, seat, where, heights, walks, due)
        if repairs:
            return repairs
    return [*walks, PASS]


def _walks(state: Piles, seat: Seat, where: Lie, heights: list[int]) -> list[Walk]:
    """All walks that the steps (KZ-33) and the heights (KZ-34) allow."""
    ground = survey(state.piles)
    home_top, number = state.homes[seat][-1], home_number(state, seat)
    straight = state.rules.straight
    full = sum(BIT[place] for place in unraisable(heights, where, seat))
    home = HOME + seat
    walks: list[Walk] = []
    for start in movable(state):
        reach, reaches_home = within_reach(
            ground, state.piles[start][-1], start, number, home_top, straight
        )
        near = reach & BESIDE_BITS[start]
        ends = 0 if unlowerable(heights, where, seat, start) else reach & ~near & ~full
        for end in places_in(near):
            if breach(heights, where, seat, start, end) is None:
                ends |= BIT[end]
        walks += [Walk(start, end) for end in places_in(ends)]
        if reaches_home and breach(heights, where, seat, start, home) is None:
            walks.append(Walk(start, HOME))
    return walks


def _repairs(
    state: Piles,
    seat: Seat,
    where: Lie,
    heights: list[int],
    walks: list[Walk],
    due: list[Pair],
) -> list[Walk]:
    """KZ-35: the walks that mend a pair of the own position, and those that win at once; none
    when nothing can be mended."""
    mending = []
    repairing = False
    for walk in walks:
        after = after_walk(heights, walk.start, _place(walk.end, seat))
        if len(broken(after, due)) < len(due):
            repairing = True
            mending.append(walk)
        elif wins(state, seat, where, after):
            mending.append(walk)
    return mending if repairing else []


def mendable(state: Piles, seat: Seat, walks: Sequence[Move]) -> list[Pair]:
    """KZ-35: the pairs of the own position that one of these walks brings to two or less."""
    heights = heights_of(state)
    due = broken(heights, lie_of(state).touching[seat])
    left = [
        broken(after_walk(heights, walk.start, _place(walk.end, seat)), due)
        for walk in walks
        if isinstance(walk, Walk)
    ]
    return [pair for pair in due if any(pair not in still for still in left)]


def _place(end: int, seat: Seat) -> int:
    return HOME + seat if end == HOME else end


def wins(state: Piles, seat: Seat, where: Lie, heights: Sequence[int]) -> bool:
    """KZ-37."""
    target = state.rules.target
    return (
        0 < target <= heights[HOME + seat]
        and seat not in state.out
        and not broken(heights, where.inside[seat])
    )


def apply(state: Piles, actor: Actor, move: Move) -> Piles:
    if isinstance(move, Walk):
        return _walk(state, actor, move)
    if isinstance(move, Roll):
        return state._replace(roll=move)
    if isinstance(move, Layout):
        return state._replace(
            piles=tuple((kind,) for kind in move.tiles),
            homes=tuple((kind,) for kind in move.homes),
        )
    if isinstance(move, Ladder):
        return state._replace(ladder=move.colours)
    if isinstance(move, Event):
        return _announce(state, move)
    stuck = state.stuck + 1 if move == LAPSE else 0  # KZ-39
    return _next_turn(state._replace(stuck=stuck, quiet=state.quiet + 1))


def _walk(state: Piles, seat: Seat, move: Walk) -> Piles:
    start, end = move
    piles, homes = list(state.piles), state.homes
    kind = piles[start][-1]
    piles[start] = piles[start][:-1]
    if end == HOME:
        homes = (*homes[:seat], (*homes[seat], kind), *homes[seat + 1 :])
        quiet = 0
    else:
        piles[end] = (*piles[end], kind)
        quiet = state.quiet + 1
    after = _next_turn(
        state._replace(piles=tuple(piles), homes=homes, stuck=0, quiet=quiet), last=move
    )
    target = state.rules.target
    if not target or max(map(len, homes)) < target:
        return after
    where, heights = lie_of(state), heights_of(after)
    players = len(homes)
    for each in ((seat + step) % players for step in range(players)):  # mover first
        if wins(after, each, where, heights):
            return after._replace(ending="target", winner=each)
    return after


def _next_turn(state: Piles, last: Walk | None = None) -> Piles:
    players = len(state.homes)
    turn = (state.turn + 1) % players
    while turn in state.out:
        turn = (turn + 1) % players
    turns = state.turns + 1
    ending: PileEnding = ""
    if state.rules.stuck and state.stuck >= STUCK_TURNS:
        ending = "stuck"
    elif state.rules.turns and turns >= state.rules.turns:
        ending = "turns"
    return state._replace(turn=turn, roll=None, last=last, turns=turns, ending=ending)


def _announce(state: Piles, event: Event) -> Piles:
    if event == TIME_OVER:
        return state._replace(ending="time")
    if event == STOP:
        return state._replace(ending="agreed")
    out = (*state.out, state.turn)
    players = len(state.homes)
    if players == 1:
        return state._replace(out=out, ending="time")
    if len(out) == players - 1:  # KZ-40: the last player left wins at once
        winner = next(seat for seat in range(players) if seat not in out)
        return state._replace(out=out, ending="last", winner=winner)
    return _next_turn(state._replace(out=out, stuck=0))


def events(state: Piles) -> Sequence[Move]:
    """What the table may announce once the tiles lie there."""
    if state.ending or not state.piles:
        return ()
    rules = state.rules
    if rules.seat_minutes:
        return (Event("time-up", state.turn),)
    return (TIME_OVER,) if rules.game_minutes else (STOP,)


def clocks(state: Piles) -> Sequence[Clock]:
    """KZ-39, KZ-40: kept outside the rules."""
    rules = state.rules
    if rules.seat_minutes:
        return tuple(
            Clock(rules.seat_minutes * 60, seat, Event("time-up", seat))
            for seat in range(len(state.homes))
            if seat not in state.out
        )
    return (Clock(rules.game_minutes * 60, None, TIME_OVER),) if rules.game_minutes else ()


def outcome(state: Piles) -> Outcome | None:
    if not state.ending:
        return None
    scores = tuple(map(len, state.homes))
    counting = tuple(
        reason("katoiz-counts-home", seat=seat_reason(seat), height=height)
        for seat, height in enumerate(scores)
    )
    if state.winner is not None:
        code = "katoiz-target-reached" if state.ending == "target" else "katoiz-last-in-time"
        told = reason(code, winner=seat_reason(state.winner), height=scores[state.winner])
        return Outcome(told, (state.winner,), scores, counting)
    if len(scores) == 1:
        winners: tuple[Seat, ...] = ()
        result = reason("katoiz-alone-home", height=scores[0])
    else:
        best = max(score for seat, score in enumerate(scores) if seat not in state.out)
        winners = tuple(
            seat for seat, score in enumerate(scores) if score == best and seat not in state.out
        )
        result = reason(
            "katoiz-highest-home",
            winners=tuple(map(seat_reason, winners)),
            count=len(winners),
            height=best,
        )
    return Outcome(reason(f"katoiz-end-{state.ending}", result=result), winners, scores, counting)

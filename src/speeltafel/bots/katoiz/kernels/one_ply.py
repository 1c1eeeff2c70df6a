"""3-stel as somebody plays it who looks one move ahead: `ahead`, quickly, for playouts.

`tests/bots/test_katoiz_kernels.py` compares it with `bots/katoiz/one_ply.py`.
"""

from speeltafel.bots.katoiz.kernels.dice import below, compiled, next_seed
from speeltafel.bots.katoiz.kernels.discs import (
    ACTED,
    BOLD,
    CLASSES,
    NONE,
    OVER,
    PATIENCE,
    QUIET,
    ROLL,
    SCORING,
    SENDING_ENDS,
    SENT,
    SETS,
    TURN,
    VACATED,
    kinds_under,
    next_to_own,
    put_in_turn,
    score,
)
from speeltafel.bots.katoiz.one_ply import A_POINT, A_SET, ON_TURN
from speeltafel.bots.search.one_ply import WIN
from speeltafel.games.katoiz.board import PLACES
from speeltafel.games.katoiz.components import KINDS

SENDING = -2
"""A place as a disc to send back: this minus its number."""


@compiled
def alike(one, other, third, tables):
    """How many of these tiles (-1: none) have one value in common, and a little for each."""
    number = (one >= 0) + (other >= 0) + (third >= 0)
    most = min(number, 1)
    for which in range(3):
        first = tables.values[3 * one + which] if one >= 0 else -1
        second = tables.values[3 * other + which] if other >= 0 else -2
        last = tables.values[3 * third + which] if third >= 0 else -3
        most = max(most, 1 + (first == second) + (first == last) if one >= 0 else 0)
        most = max(most, 1 + (second == last) if other >= 0 else 0)
    return most + 0.1 * number


@compiled
def taken_worth(counts, seat, scoring):
    start = CLASSES * seat
    sets = score(counts, start, SETS)
    return A_POINT * score(counts, start, scoring) + A_SET * sets


@compiled
def looks(seat, tiles, places, counts, rules, tables, without):
    """Points, then sets, then discs that have something in common; without the disc on one
    place."""
    one, other, third = kinds_under(seat, tiles, places, without)
    return taken_worth(counts, seat, rules[SCORING]) + alike(one, other, third, tables)


@compiled
def best_rival(seat, tiles, places, counts, rules, tables, without):
    best = -WIN
    for each in range(len(places) // 3):
        if each != seat:
            best = max(best, looks(each, tiles, places, counts, rules, tables, without))
    return best


@compiled
def finished(counts, seat, players, scoring):
    """What the game is worth when it is over: shared by those who have most."""
    own, equals = score(counts, CLASSES * seat, scoring), 0
    for each in range(players):
        theirs = score(counts, CLASSES * each, scoring)
        if theirs > own:
            return -WIN
        equals += theirs == own
    return WIN * (max(players, 2) / equals - 1)


@compiled
def looks_of_leaving(tiles, places, counts, now, rules, tables, rival):
    seat = now[TURN]
    quiet = 0 if now[ACTED] else now[QUIET] + 1
    if quiet >= rules[PATIENCE]:
        return finished(counts, seat, len(places) // 3, rules[SCORING])
    return looks(seat, tiles, places, counts, rules, tables, NONE) - rival


@compiled
def looks_of_putting(
    tiles, owner, places, counts, now, rules, tables, start, end, had, rival, last
):
    seat, scoring, players = now[TURN], rules[SCORING], len(places) // 3
    one, other, _ = kinds_under(seat, tiles, places, start)
    kind = tiles[end]
    if other >= 0 and tables.together[KINDS * one + other] >> kind & 1:
        lying, whose, discs = tiles.copy(), owner.copy(), places.copy()
        taken, then = counts.copy(), now.copy()
        put_in_turn(lying, whose, discs, taken, then, start, end, rules, tables)
        if then[OVER]:
            return finished(taken, seat, players, scoring)
        again = ON_TURN if then[TURN] == seat else 0.0
        return taken_worth(taken, seat, scoring) - rival + again
    if last and start < 0:
        return finished(counts, seat, players, scoring)
    value = had + alike(one, other, kind, tables) - rival
    if rules[BOLD] and next_to_own(places, seat, start, end, tables):
        value += ON_TURN
    return value


@compiled
def by_eye(tiles, owner, places, counts, now, rules, tables, seed):
    """Where a disc goes from and to, as one number; -1: it is left; below: which is sent back.
    Among equals by chance."""
    seat, demand = now[TURN], tables.rolls[now[ROLL]]
    first, free = 3 * seat, 0
    all_lie = places[first] >= 0 and places[first + 1] >= 0 and places[first + 2] >= 0
    for place in range(PLACES):
        free += tiles[place] >= 0 and owner[place] < 0
    last, had = free == 1, taken_worth(counts, seat, rules[SCORING])
    rival = best_rival(seat, tiles, places, counts, rules, tables, NONE)
    best = looks_of_leaving(tiles, places, counts, now, rules, tables, rival)
    chosen, equals = NONE, 1
    for end in range(PLACES):
        if tiles[end] < 0 or not demand >> tiles[end] & 1 or now[VACATED] >> end & 1:
            continue
        tries = 3 if all_lie else 1
        if owner[end] >= 0:
            tries = int(rules[BOLD] and owner[end] != seat and not now[SENT])
        for disc in range(first, first + tries):
            if owner[end] >= 0:
                code = SENDING - end
                then = best_rival(seat, tiles, places, counts, rules, tables, end)
                value = looks(seat, tiles, places, counts, rules, tables, NONE) - then
                if not rules[SENDING_ENDS]:
                    value += ON_TURN
            else:
                start = places[disc] if all_lie else NONE
                code = (start + 1) * PLACES + end
                value = looks_of_putting(
                    tiles, owner, places, counts, now, rules, tables, start, end, had, rival, last
                )
            if value > best:
                best, chosen, equals = value, code, 1
            elif value == best:
                equals += 1
                seed = next_seed(seed)
                if below(seed, equals) == 0:
                    chosen = code
    return chosen

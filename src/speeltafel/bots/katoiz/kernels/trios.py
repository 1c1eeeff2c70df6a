"""3-stel played out: how players put their discs, and how good a game looks for a seat."""

from math import exp

from speeltafel.bots.katoiz.kernels.dice import (
    bit_count,
    compiled,
    fraction,
    next_seed,
    scattered,
    thrown,
)
from speeltafel.bots.katoiz.kernels.discs import (
    ACTED,
    BOLD,
    CLASSES,
    NONE,
    OVER,
    PATIENCE,
    PILE,
    QUIET,
    ROLL,
    SCORING,
    SENDING_ENDS,
    SENT,
    SETS,
    TURN,
    VACATED,
    end_turn,
    free_kinds,
    kinds_under,
    next_to_own,
    put_in_turn,
    score,
    take_back,
)
from speeltafel.bots.katoiz.kernels.one_ply import SENDING, by_eye
from speeltafel.games.katoiz.board import PLACES
from speeltafel.games.katoiz.components import KINDS

HOPE, FIRST, NEXT_TO, CHANCE, LEFT, TILE, CALM = range(7)
"""What a player weighs: the next set, a first disc, one more roll, luck; tiles that are left for
more of a class, tiles that do not count yet, and, per point ahead, that the game may end."""
TILE_AT_SIGHT = (0.0, 0.05, 0.3)
A_DISC_IN_HAND = 0.5
"""What it costs not to put it."""
A_POINT_AHEAD = (0.15, 0.06, 0.03)
"""What a set, a tile of the pile or a point counts beside the victory: less noisy than victories
alone."""


@compiled
def at_sight(scoring):
    """The values of classes for somebody who does not look for what is left of them."""
    class_values = [0.0] * (CLASSES + 1)
    class_values[CLASSES] = TILE_AT_SIGHT[scoring]
    return class_values


@compiled
def class_values_of(tiles, owner, seat, tables, weights):
    """What tiles on the table, but for those under discs of others, add to each class: who has
    gathered what is plentiful will gather more. The last is for each tile that does not count."""
    class_values = [0.0] * (CLASSES + 1)
    for place in range(PLACES if weights[LEFT] else 0):
        if tiles[place] >= 0 and (owner[place] < 0 or owner[place] == seat):
            for which in range(3):
                class_values[tables.classes[3 * tiles[place] + which]] += weights[LEFT]
    class_values[CLASSES] = weights[TILE]
    return class_values


@compiled
def gathered(counts, start, scoring, tables, class_values):
    """What tiles are worth, also for the sets to come: with those of one class the next ones of
    it count more (KZ-24)."""
    most, total, points, tile = 0.0, 0, 0.0, class_values[CLASSES]
    for which in range(tables.number):
        count = counts[start + which]
        total += count
        most = max(most, count + class_values[which])
        if count > 2:
            points += count - 2
        else:
            points += tile * count
    if scoring == SETS:
        return total / 9.0
    if scoring == PILE:
        return most + tile * total
    return points


@compiled
def gain(counts, start, one, other, third, scoring, tables, class_values):
    """What a set of these tiles adds."""
    if scoring == SETS:
        return 1.0
    before = gathered(counts, start, scoring, tables, class_values)
    for which in range(3):
        counts[start + tables.classes[3 * one + which]] += 1
        counts[start + tables.classes[3 * other + which]] += 1
        counts[start + tables.classes[3 * third + which]] += 1
    after = gathered(counts, start, scoring, tables, class_values)
    for which in range(3):
        counts[start + tables.classes[3 * one + which]] -= 1
        counts[start + tables.classes[3 * other + which]] -= 1
        counts[start + tables.classes[3 * third + which]] -= 1
    return after - before


@compiled
def expected_gain(one, other, third, free, counts, start, scoring, tables, class_values):
    """What the next roll may be expected to gain for discs on these tiles (-1: no disc)."""
    if other < 0:
        return 0.0
    first = tables.together[KINDS * one + other] & free
    second, last = 0, 0
    if third >= 0:
        second = tables.together[KINDS * one + third] & free
        last = tables.together[KINDS * other + third] & free
    if scoring == SETS:
        every, found = first | second | last, 0
        for roll in tables.rolls:
            if roll & every:
                found += 1
        return found / 36.0
    by_first = gain(counts, start, one, other, one, scoring, tables, class_values) if first else 0.0
    by_second = (
        gain(counts, start, one, third, one, scoring, tables, class_values) if second else 0.0
    )
    by_last = (
        gain(counts, start, other, third, other, scoring, tables, class_values) if last else 0.0
    )
    total = 0.0
    for roll in tables.rolls:
        best = 0.0
        if roll & first:
            best = by_first
        if roll & second and by_second > best:
            best = by_second
        if roll & last and by_last > best:
            best = by_last
        total += best
    return total / 36.0


@compiled
def expected_gain_of(seat, tiles, places, free, counts, scoring, tables, class_values, without):
    """`expected_gain` of a seat, without the disc on one place."""
    one, other, third = kinds_under(seat, tiles, places, without)
    return expected_gain(
        one, other, third, free, counts, CLASSES * seat, scoring, tables, class_values
    )


@compiled
def send_back(tiles, owner, places, counts, now, rules, tables):
    """KZ-25: the disc whose loss hurts most goes back, unless that would cost the own turn."""
    demand, free, worst, chosen = tables.rolls[now[ROLL]], free_kinds(tiles, owner), 0.0, NONE
    scoring = rules[SCORING]
    class_values = at_sight(scoring)
    for place in range(PLACES):
        seat = owner[place]
        if seat < 0 or seat == now[TURN] or not demand >> tiles[place] & 1:
            continue
        before = expected_gain_of(
            seat, tiles, places, free, counts, scoring, tables, class_values, NONE
        )
        after = expected_gain_of(
            seat, tiles, places, free, counts, scoring, tables, class_values, place
        )
        harm = before - after + 0.05
        if harm > worst:
            worst, chosen = harm, place
    if chosen < 0 or (rules[SENDING_ENDS] and worst < 0.5):
        return False
    take_back(owner, places, now, chosen)
    return True


@compiled
def worth_of(
    tiles, owner, places, counts, seat, start, end, free, rules, tables, weights, class_values
):
    """How good it looks to put a disc there."""
    one, other, _ = kinds_under(seat, tiles, places, start)
    kind, value = tiles[end], 0.0
    scoring, base = rules[SCORING], CLASSES * seat
    if rules[BOLD] and next_to_own(places, seat, start, end, tables):
        value += weights[NEXT_TO]
    if other >= 0 and tables.together[KINDS * one + other] >> kind & 1:
        return value + 2.0 * gain(counts, base, one, other, kind, scoring, tables, class_values)
    left = free
    if not doubled(tiles, owner, end):
        left &= ~(1 << kind)
    if start >= 0:
        left |= 1 << tiles[start]
    if one < 0:
        value += weights[FIRST] * bit_count(tables.alike[kind] & left)
        if scoring != SETS:
            value += 0.25 * gain(counts, base, kind, kind, kind, scoring, tables, class_values)
    elif other < 0:
        next_set = expected_gain(one, kind, NONE, left, counts, base, scoring, tables, class_values)
        value += weights[HOPE] * next_set
    else:
        next_set = expected_gain(
            one, other, kind, left, counts, base, scoring, tables, class_values
        )
        value += weights[HOPE] * next_set
    return value


@compiled
def doubled(tiles, owner, place):
    """Whether another free tile is the same."""
    for other in range(PLACES):
        if other != place and tiles[other] == tiles[place] and owner[other] < 0:
            return True
    return False


@compiled
def lead(counts, seat, players, scoring):
    """Points ahead of the best of the others, or behind."""
    best = 0
    for each in range(players):
        if each != seat:
            best = max(best, score(counts, CLASSES * each, scoring))
    return score(counts, CLASSES * seat, scoring) - best


@compiled
def choose(tiles, owner, places, counts, now, rules, tables, weights, seed):
    """Where a disc goes from and to, as one number; -1: it is left. Where that ends the game
    (KZ-23) who is ahead leaves it, and who is behind does not even where it would end soon."""
    seat, demand = now[TURN], tables.rolls[now[ROLL]]
    first, free = 3 * seat, free_kinds(tiles, owner)
    all_lie = places[first] >= 0 and places[first + 1] >= 0 and places[first + 2] >= 0
    best, chosen, ahead, scoring = -1e9, NONE, 0, rules[SCORING]
    class_values = class_values_of(tiles, owner, seat, tables, weights)
    if now[QUIET] + 2 >= rules[PATIENCE] and not now[ACTED]:
        ahead = lead(counts, seat, len(places) // 3, scoring)
        if ahead > 0 and now[QUIET] + 1 >= rules[PATIENCE]:
            return NONE
    calm = min(1.0, weights[CALM] * ahead)
    if (all_lie and ahead >= 0) or calm > A_DISC_IN_HAND:
        stays = expected_gain_of(
            seat, tiles, places, free, counts, scoring, tables, class_values, NONE
        )
        best = weights[HOPE] * stays + calm - (0.0 if all_lie else A_DISC_IN_HAND)
    seen = 0
    for end in range(PLACES):
        kind = tiles[end]
        if kind < 0 or owner[end] >= 0 or not demand >> kind & 1 or now[VACATED] >> end & 1:
            continue
        if not rules[BOLD]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
        for disc in range(first, first + (3 if all_lie else 1)):
            start = places[disc] if all_lie else NONE
            seed = next_seed(seed)
            value = weights[CHANCE] * fraction(seed)
            value += worth_of(
                tiles,
                owner,
                places,
                counts,
                seat,
                start,
                end,
                free,
                rules,
                tables,
                weights,
                class_values,
            )
            if value > best:
                best, chosen = value, (start + 1) * PLACES + end
    return chosen


@compiled
def play(tiles, owner, places, counts, now, rules, tables, weights, dice, seed, turns, plain):
    """So many turns on, or to the end; the seats in `plain`, as bits, look one move ahead."""
    players, rolls = len(places) // 3, 0
    while turns > 0 and not now[OVER]:
        if now[ROLL] < 0:
            seed = next_seed(seed)
            now[ROLL] = thrown(dice, rolls, seed, 36)
            rolls += 1
        seat = now[TURN]
        by_plan = not plain >> seat & 1
        sent = False
        if rules[BOLD] and by_plan and not now[SENT]:
            sent = send_back(tiles, owner, places, counts, now, rules, tables)
        seed = next_seed(seed)
        luck = scattered(seed)
        chosen = NONE
        if not by_plan:
            chosen = by_eye(tiles, owner, places, counts, now, rules, tables, luck)
        elif not (sent and rules[SENDING_ENDS]):
            chosen = choose(tiles, owner, places, counts, now, rules, tables, weights, luck)
        if chosen <= SENDING:
            take_back(owner, places, now, SENDING - chosen)
            if not rules[SENDING_ENDS]:
                continue
        if chosen >= 0:
            start, end = chosen // PLACES - 1, chosen % PLACES
            put_in_turn(tiles, owner, places, counts, now, start, end, rules, tables)
        else:
            end_turn(tiles, owner, now, rules, tables, players)
        turns -= now[TURN] != seat or players == 1


@compiled
def first_disc(seat, tiles, places, free, tables):
    """What a disc is worth that lies there to begin a set: the best of them."""
    best = 0.0
    for disc in range(3 * seat, 3 * seat + 3):
        if places[disc] >= 0:
            alike = bit_count(tables.alike[tiles[places[disc]]] & free)
            best = max(best, 0.2 + 0.012 * alike)
    return best


@compiled
def share(tiles, owner, places, counts, now, rules, tables, seat):
    """Of the victory, for this seat, and how many points ahead; of a game that is not over an
    estimate."""
    players, scoring = len(places) // 3, rules[SCORING]
    own, best, equals, free = 0.0, -1.0, 1, free_kinds(tiles, owner)
    class_values = at_sight(scoring)
    steepness = 1.0 if scoring == SETS else 0.4 if scoring == PILE else 0.2
    for each in range(players):
        if now[OVER]:
            mine = float(score(counts, CLASSES * each, scoring))
        else:
            mine = gathered(counts, CLASSES * each, scoring, tables, class_values)
            sooner = 1.0 - (each - now[TURN]) % players / players
            next_set = expected_gain_of(
                each, tiles, places, free, counts, scoring, tables, class_values, NONE
            )
            mine += (0.4 + 0.1 * sooner) * next_set
            mine += (0.3 * sooner + first_disc(each, tiles, places, free, tables)) / steepness
        if each == seat:
            own = mine
        elif mine > best:
            best, equals = mine, 1
        elif mine == best:
            equals += 1
    if players == 1:
        return own / 40.0, 0.0
    ahead = own - best
    if not now[OVER]:
        return 1.0 / (1.0 + exp(-ahead * steepness)), ahead
    return (1.0 if ahead > 0.0 else 0.0 if ahead < 0.0 else 1.0 / (1 + equals)), ahead


@compiled
def playouts(
    tiles, owner, places, counts, now, rules, tables, weights, dice, seed, games, turns, seat
):
    """The shares of so many playouts, added up, and what they were worth. Nobody knows how
    well the others play: by chance each of them looks one move ahead, or plans like this seat."""
    won, worth = 0.0, 0.0
    for _ in range(games):
        seed = next_seed(seed)
        lying, whose, discs = tiles.copy(), owner.copy(), places.copy()
        taken, then = counts.copy(), now.copy()
        fate = scattered(seed)
        plain = fate >> 7 & ~(1 << seat)
        play(lying, whose, discs, taken, then, rules, tables, weights, dice, fate, turns, plain)
        part, ahead = share(lying, whose, discs, taken, then, rules, tables, seat)
        won += part
        worth += part + A_POINT_AHEAD[rules[SCORING]] * ahead
    return won, worth

"""Stapeltje played out: how players walk there, and how good a game looks for a seat."""

from math import exp

from speeltafel.bots.katoiz.kernels.dice import (
    below,
    chance_of,
    compiled,
    fraction,
    next_seed,
    scattered,
    thrown,
)
from speeltafel.bots.katoiz.kernels.walks import (
    BARRED,
    DEEP,
    LADDER,
    NONE,
    OUT,
    OVER,
    ROLL,
    STANDS,
    STUCK,
    TARGET,
    TURN,
    TURNS,
    WINNER,
    all_walks,
    breaks,
    next_turn,
    slanting,
    steep,
    straight,
    survey,
    treadable,
    victor,
    walk_on,
    wins,
)
from speeltafel.games.katoiz.board import HOME, PLACES
from speeltafel.games.katoiz.components import KINDS

SPOIL, NEAR, LUCK = range(3)
"""What a player weighs besides the own home pile: what rivals lack, how near home, luck."""

FAR = PLACES
"""Farther from home than anywhere."""
A_TILE_HOME = 10.0
A_TILE_KEPT = 30.0
"""Where the highest pile wins (KZ-39): more than the steps that a higher pile wants below it."""
FORESIGHT = 3
"""There the steps are built for a pile so much higher than it is."""
A_BREACH = 5.0
NEXT_HOME = 4.0
"""What it is worth to be sure of a tile home with the next roll."""
A_VICTORY = 60.0
"""What it is worth to be sure of winning with the next roll."""
STEEPNESS = 0.08
"""How much of the victory a unit ahead is, in a game that is not over."""


@compiled
def lacks(heights, seat, rules, tables):
    """Tiles wanted on the home pile and, for the steps down from it, in the own position."""
    home, target = heights[HOME + seat], rules[TARGET]
    goal = target if target else home + FORESIGHT
    wanted = A_TILE_HOME * max(goal - home, 0) if target else -A_TILE_KEPT * home
    for place in range(PLACES):
        far = tables.steps[STANDS * seat + place]
        if far >= 0:
            short = goal - 2 - 2 * far - heights[place]
            if short > 0:
                wanted += (6.0 - 2.5 * far if far < 2 else 1.5) * short
    return wanted + A_BREACH * steep(heights, seat, tables)


@compiled
def chosen_walk(heights, walks, count, forced, now, rules, tables, weights, seed):
    """The walk that looks best; -1: to pass."""
    seat, players = now[TURN], len(tables.corners)
    before = lacks(heights, seat, rules, tables)
    best, chosen = 0.0, NONE
    if forced:
        best = -1e9
    for walk in range(count):
        start, end = walks[walk] >> 6, walks[walk] & 63
        place = HOME + seat if end == HOME else end
        seed = next_seed(seed)
        value = weights[LUCK] * fraction(seed)
        spoiled = 0.0
        if weights[SPOIL] > 0.0:
            for other in range(players):
                if other != seat and tables.zones[STANDS * seat + start] == 2:
                    spoiled -= lacks(heights, other, rules, tables)
        heights[start] -= 1
        heights[place] += 1
        if wins(heights, seat, now, rules, tables):
            value += 1000.0
        value += before - lacks(heights, seat, rules, tables)
        if weights[SPOIL] > 0.0:
            for other in range(players):
                if other != seat and tables.zones[STANDS * seat + start] == 2:
                    spoiled += lacks(heights, other, rules, tables)
        heights[start] += 1
        heights[place] -= 1
        value += weights[SPOIL] * spoiled
        if end < HOME:
            value -= weights[NEAR] * tables.away[PLACES * seat + end]
        if value > best:
            best, chosen = value, walk
    return chosen


@compiled
def walk_by_eye(heights, walks, count, forced, now, rules, tables, seed):
    """The walk of somebody who looks one move ahead, as `ahead` does: to win, home, or as near home
    as can be; among equals by chance. -1: nothing can walk, or every walk lets another win."""
    seat, best, chosen, equals = now[TURN], -FAR - 1 if forced else 1 - FAR, NONE, 0
    for walk in range(count):
        start, end = walks[walk] >> 6, walks[walk] & 63
        place = HOME + seat if end == HOME else end
        heights[start] -= 1
        heights[place] += 1
        winner = victor(heights, seat, now, rules, tables)
        heights[start] += 1
        heights[place] -= 1
        value = 1 if end == HOME else -tables.away[PLACES * seat + end]
        if winner >= 0:
            value = 2 if winner == seat else -FAR
        if value > best:
            best, chosen, equals = value, walk, 1
        elif value == best:
            equals += 1
            seed = next_seed(seed)
            if below(seed, equals) == 0:
                chosen = walk
    return chosen


@compiled
def play(stacks, heights, ground, now, rules, tables, weights, walks, dice, seed, turns, plain):
    """So many turns on, or to the end; the seats in `plain`, as bits, look one move ahead."""
    rolls = 0
    while turns > 0 and not now[OVER]:
        turns -= 1
        if not rules[LADDER]:
            seed = next_seed(seed)
            now[ROLL] = thrown(dice, rolls, seed, 36)
            rolls += 1
        count, forced = all_walks(stacks, heights, ground, now, rules, tables, walks)
        seed = next_seed(seed)
        luck = scattered(seed)
        if plain >> now[TURN] & 1:
            chosen = walk_by_eye(heights, walks, count, forced, now, rules, tables, luck)
        else:
            chosen = chosen_walk(heights, walks, count, forced, now, rules, tables, weights, luck)
        if chosen < 0:
            now[STUCK] = now[STUCK] + 1 if count == 0 else 0
            now[BARRED] = NONE
            next_turn(now, rules, len(tables.corners))
            continue
        walk_on(stacks, heights, now, rules, tables, walks[chosen] >> 6, walks[chosen] & 63)


@compiled
def homeward(stacks, heights, ground, seat, now, rules, tables):
    """The tiles that could go home now if they were asked for, and those that would win by it."""
    home, corner, aslant = HOME + seat, tables.corners[seat], tables.aslant[seat]
    going, winning = 0, 0
    if heights[home] + 1 - heights[corner] > 2:
        return going, winning
    home_top = stacks[DEEP * home + heights[home] - 1]
    for start in range(PLACES):
        if heights[start] == 0 or start == now[BARRED]:
            continue
        kind = stacks[DEEP * start + heights[start] - 1]
        matches = tables.matches[KINDS * kind + home_top]
        if matches == 0 or (going >> kind & 1 and winning >> kind & 1):
            continue
        one, two = treadable(ground, kind, tables)
        goal = tables.bits[corner] | (tables.bits[aslant] if matches > 1 else 0)
        trodden = new = tables.bits[start]
        while new and not trodden & goal:
            new = (straight(new) & one | slanting(new) & two) & ~trodden
            trodden |= new
        if not trodden & goal or breaks(heights, seat, start, home, tables):
            continue
        going |= 1 << kind
        heights[start] -= 1
        heights[home] += 1
        if wins(heights, seat, now, rules, tables):
            winning |= 1 << kind
        heights[start] += 1
        heights[home] -= 1
    return going, winning


@compiled
def standing(stacks, heights, ground, seat, now, rules, tables):
    """Less the work that is left, with what the next roll may bring."""
    value = -lacks(heights, seat, rules, tables)
    going, winning = homeward(stacks, heights, ground, seat, now, rules, tables)
    if not going:
        return value
    if not rules[LADDER]:
        value += NEXT_HOME * chance_of(going, tables.rolls)
        return value + A_VICTORY * chance_of(winning, tables.rolls)
    players = len(tables.corners)
    asked = tables.rolls[(now[TURNS] + (seat - now[TURN]) % players) % 5]
    if asked & going:
        value += NEXT_HOME
    if asked & winning:
        value += A_VICTORY
    return value


@compiled
def share(stacks, heights, ground, now, rules, tables, seat):
    """Of the victory, for this seat; of a game that is not over an estimate."""
    players = len(tables.corners)
    if now[WINNER] >= 0:
        return 1.0 if now[WINNER] == seat else 0.0
    if players == 1:
        return heights[HOME] / DEEP
    if not now[OVER]:
        survey(stacks, heights, ground, tables)
    own, best, equals = 0.0, -1e9, 1
    for each in range(players):
        if now[OUT] >> each & 1:
            continue
        if now[OVER]:
            mine = float(heights[HOME + each])
        else:
            mine = standing(stacks, heights, ground, each, now, rules, tables)
        if each == seat:
            own = mine
        elif mine > best:
            best, equals = mine, 1
        elif mine == best:
            equals += 1
    if not now[OVER]:
        return 1.0 / (1.0 + exp(-STEEPNESS * (own - best)))
    return 1.0 if own > best else 0.0 if own < best else 1.0 / (1 + equals)


@compiled
def playouts(
    stacks, heights, ground, now, rules, tables, weights, walks, dice, seed, games, turns, seat
):
    """The shares of so many playouts, added up, twice: they are worth just that. Nobody knows
    how well the others play: by chance each of them looks one move ahead, or plans like this
    seat."""
    total = 0.0
    for _ in range(games):
        seed = next_seed(seed)
        tiles, high, then = stacks.copy(), heights.copy(), now.copy()
        fate = scattered(seed)
        plain = fate >> 7 & ~(1 << seat)
        play(tiles, high, ground, then, rules, tables, weights, walks, dice, fate, turns, plain)
        total += share(tiles, high, ground, then, rules, tables, seat)
    return total, total

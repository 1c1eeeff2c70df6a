"""Stapeltoren played out along a tree; `tests/bots/test_katoiz_tree.py` compares it with the rules.

Every playout goes down a tree of the own choices, adds one situation to it and is played to
its end as players at sight play. A situation is what the own seat saw on the way: what was asked of
it and what everybody took. In it that choice is made which won most so far, or which looks good and
was seldom tried (PUCT, as in AlphaZero; how good it looks is calculated, not learned). Dice and
others are met by chance: the tree is about what can be chosen.
"""

from math import exp, sqrt
from typing import Any, NamedTuple

from speeltafel.bots.katoiz.kernels.dice import (
    compiled,
    empty_fractions,
    empty_row,
    next_seed,
    scattered,
)
from speeltafel.bots.katoiz.kernels.towers import (
    MOST,
    MOST_CHOICES,
    NONE,
    TURN,
    by_plan,
    choices,
    copied,
    end_turn,
    joined,
    play,
    present_kinds,
    share,
    weigh,
)

EXPLORATION = 0.6
"""How much what looks good counts beside what was won."""
TEMPERATURE = 0.5
"""A choice that looks worse by so many tiles gets a prior e times smaller."""
A_TILE_AHEAD = 0.1
"""What a tile more or less counts beside the victory: less noisy than victories alone."""
FULL = 0.75
"""Part of the places beyond which nothing is added: finding a free one would take long."""


class Tree(NamedTuple):
    """What is known of a choice stands at a place found by its key, which is made of the situation
    and the choice; 0: the place is free."""

    keys: Any
    prior: Any
    tries: Any
    worth: Any
    """Of all tries, added up."""
    size: Any
    """How many places are taken, as a row of one."""


def planted(places: int) -> Tree:
    """`places` is a power of two."""
    return Tree(
        empty_row(places),
        empty_fractions(places),
        empty_row(places),
        empty_fractions(places),
        empty_row(1),
    )


@compiled
def place_of(tree, key):
    """Where a key stands, or would."""
    last = len(tree.keys) - 1
    place = key & last
    while tree.keys[place] != 0 and tree.keys[place] != key:
        place = place + 1 & last
    return place


@compiled
def add(tree, table, situation, tables, weights, found, count, looks):
    """The choices of a situation, and their priors."""
    present = present_kinds(table.counts)
    weigh(table, table.now[TURN], present, tables, weights, found, count, looks)
    best, total = looks[0], 0.0
    for which in range(count):
        best = max(best, looks[which])
    for which in range(count):
        looks[which] = exp((looks[which] - best) / TEMPERATURE)
        total += looks[which]
    for which in range(count):
        key = joined(situation, found[which])
        place = place_of(tree, key)
        tree.keys[place], tree.prior[place] = key, looks[which] / total
    tree.size[0] += count


@compiled
def selected(tree, situation, found, count):
    """Which choice of a situation is tried next, and its place."""
    tries, worth = 0, 0.0
    for which in range(count):
        place = place_of(tree, joined(situation, found[which]))
        tries += tree.tries[place]
        worth += tree.worth[place]
    mean = worth / tries if tries else 0.0
    best, chosen, where = -1e9, NONE, NONE
    for which in range(count):
        place = place_of(tree, joined(situation, found[which]))
        times = tree.tries[place]
        value = tree.worth[place] / times if times else mean
        value += EXPLORATION * tree.prior[place] * sqrt(tries + 1.0) / (1 + times)
        if value > best:
            best, chosen, where = value, found[which], place
    return chosen, where


@compiled
def descend(tree, table, seat, first, tables, weights, plain, dice, seed, found, looks, path):
    """From the first choice, a number from 0 on, down to a situation that is new, and one choice
    further: how many own choices that were, how many rolls, and the seed then."""
    depth, rolls, situation, new = 0, 0, joined(0, first), False
    while not new:
        asked, rolls, seed, situation = play(
            table, tables, weights, plain, dice, rolls, seed, seat, situation, found, looks
        )
        if asked < 0:
            break
        count, chosen = choices(table, seat, asked, tables, found), NONE
        situation = joined(situation, asked)
        if count == 1:
            chosen = found[0]
        elif count:
            new = tree.keys[place_of(tree, joined(situation, found[0]))] == 0
            if new and tree.size[0] > FULL * len(tree.keys):
                present = present_kinds(table.counts)
                chosen = by_plan(table, seat, asked, present, tables, weights, seed, found, looks)
            else:
                if new:
                    add(tree, table, situation, tables, weights, found, count, looks)
                chosen, path[depth] = selected(tree, situation, found, count)
                depth += 1
        situation = joined(situation, chosen)
        end_turn(table, 0, chosen)
    return depth, rolls, seed


@compiled
def grow(tree, table, seat, first, tables, weights, dice, seed, games):
    """By so many playouts after a first choice, which has led to this table: the shares of
    the victory, added up, and what they were worth. Nobody knows how well the others play: by
    chance each of them looks one move ahead, or plans like this seat."""
    won, worth, path = 0.0, 0.0, [0] * MOST
    found, looks = [0] * MOST_CHOICES, [0.0] * MOST_CHOICES
    for _ in range(games):
        seed = next_seed(seed)
        fate, end = scattered(seed), copied(table)
        plain = fate >> 7 & ~(1 << seat)
        depth, rolls, fate = descend(
            tree, end, seat, first, tables, weights, plain, dice, fate, found, looks, path
        )
        play(end, tables, weights, plain, dice, rolls, fate, NONE, 0, found, looks)
        part, ahead = share(end, seat)
        value = part + A_TILE_AHEAD * ahead
        for step in range(depth):
            tree.tries[path[step]] += 1
            tree.worth[path[step]] += value
        won += part
        worth += value
    return won, worth

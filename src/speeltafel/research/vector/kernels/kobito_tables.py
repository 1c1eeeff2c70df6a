"""Kobito compiled: many tables, each its slice of the same arrays."""

from speeltafel.research.vector.kernels.kobito import act, observe, pay
from speeltafel.research.vector.kernels.kobito_dealing import LOTS, OVER, TURN, start
from speeltafel.research.vector.kernels.kobito_offers import legal_numbers
from speeltafel.research.vector.kernels.random import below, compiled


@compiled
def table_at(index, world):
    pots, workshops, hands, known, piles, gold, won, penalties, now = world
    return (
        pots[index],
        workshops[index],
        hands[index],
        known[index],
        piles[index],
        gold[index],
        won[index],
        penalties[index],
        now[index],
    )


@compiled
def offer(index, table, memory, spelt, found, offered, rows, masks, seats):
    for which in range(offered[index]):
        masks[index, found[index, which]] = 0
    offered[index] = legal_numbers(table, spelt[index], memory, found[index])
    for which in range(offered[index]):
        masks[index, found[index, which]] = 1
    observe(table, spelt[index], rows[index])
    seats[index] = table[8][TURN]


@compiled
def step_one(index, action, world, fixed, choices, seen, rewards, dones):
    gold_table, gold_lots, memory = fixed
    states, spelt, found, offered = choices
    lots, rows, masks, seats = seen
    table = table_at(index, world)
    now = table[8]
    rewards[index, :] = 0
    dones[index] = False
    lots[index, :] = -1
    now[LOTS] = 0
    if action < 0 or action >= masks.shape[1] or not masks[index, action]:
        rewards[index, :] = 1.0 / (rewards.shape[1] - 1)
        rewards[index, now[TURN]] = -1.0
        dones[index] = True
    else:
        act(index, action, table, spelt[index], states, lots, gold_table, gold_lots)
        if now[OVER]:
            pay(table, gold_table, rewards[index])
            dones[index] = True
    if dones[index]:
        start(index, table, states, lots, gold_table, gold_lots)
    offer(index, table, memory, spelt, found, offered, rows, masks, seats)


@compiled
def reset_all(world, fixed, choices, seen):
    gold_table, gold_lots, memory = fixed
    states, spelt, found, offered = choices
    lots, rows, masks, seats = seen
    lots[:] = -1
    for index in range(len(seats)):
        table = table_at(index, world)
        table[8][LOTS] = 0
        start(index, table, states, lots, gold_table, gold_lots)
        offer(index, table, memory, spelt, found, offered, rows, masks, seats)


@compiled
def step_all(actions, world, fixed, choices, seen, rewards, dones):
    for index in range(len(actions)):
        step_one(index, actions[index], world, fixed, choices, seen, rewards, dones)


@compiled
def random_all(choices, actions):
    states, _, found, offered = choices
    for index in range(len(actions)):
        actions[index] = found[index, below(states, index, offered[index])]


@compiled
def play_all(moves, world, fixed, choices, seen, rewards, dones):
    ended = 0
    states, _, found, offered = choices
    for _ in range(moves):
        for index in range(len(dones)):
            action = found[index, below(states, index, offered[index])]
            step_one(index, action, world, fixed, choices, seen, rewards, dones)
            ended += dones[index]
    return ended

"""Katalon compiled: one move of each table, and what the next player sees.

A table is seven numbers (`STATE`). Observations and masks are written eight bytes at a time: 256
words (`SPREAD`) spread eight bits over eight bytes. So rows are padded to whole words.
"""

import numpy as np

from speeltafel.games.katalon.components import (
    ANY_BOX,
    BIT,
    BOX_MASK,
    CAPTURES_TO_DRAW,
    FIELD,
    FIELDS,
    FULL,
    MASKS_OF,
    STONES,
)
from speeltafel.research.vector.kernels.random import below, built_in, compiled
from speeltafel.solve.make.kernels.bits import popcount

STATE = np.dtype(
    [
        ("own", np.int32),
        ("other", np.int32),
        ("legal", np.int64),  # the numbers the player to move may choose, as bits
        ("turn", np.int8),
        ("box", np.int8),
        ("last", np.int8),
        ("captures", np.int8),
    ],
    align=True,
)
ACTIONS, SIZE = 50, 71
MASK_WORDS, ROW_WORDS = 7, 9
FIRST_MOVES = (1 << 25) - 1

SPREAD = np.array(
    [sum(1 << 8 * bit for bit in range(8) if byte >> bit & 1) for byte in range(256)], np.uint64
)
BITS = np.array([bit for row in BIT for bit in row], np.int64)
FIELD_OF = np.array([field for row in FIELD for field in row], np.int64)
BOXES = np.array(BOX_MASK, np.int64)
WON = np.array([(masks[0], masks[-1]) for masks in MASKS_OF], np.int64)
"""The one or two boxes of a field."""
NTH = np.zeros((32, 5), np.int64)
"""The places of the ones in five bits, and how many they are."""
COUNT = np.zeros(32, np.int64)
for _bits in range(32):
    _ones = [place for place in range(5) if _bits >> place & 1]
    NTH[_bits, : len(_ones)] = _ones
    COUNT[_bits] = len(_ones)
MIDDLE = tuple(FIELD[4])
NEWEST = np.zeros((5, FIELDS), np.int64)
"""For a box and a field in it, that field as a letter's bit; 0 outside the box."""
for _box in range(5):
    for _letter in range(5):
        NEWEST[_box, FIELD[_box][_letter]] = 1 << _letter


@built_in
def letters_in(stones, box):
    """Stones in a box as five bits, by letter. An outer box lies in five bits in a row; the middle
    box is gathered."""
    outer = (stones >> (5 * box)) & 31
    middle = (
        (stones >> MIDDLE[0]) & 1
        | ((stones >> MIDDLE[1]) & 1) << 1
        | ((stones >> MIDDLE[2]) & 1) << 2
        | ((stones >> MIDDLE[3]) & 1) << 3
        | ((stones >> MIDDLE[4]) & 1) << 4
    )
    return outer ^ ((outer ^ middle) & -np.int64(box == 4))


@built_in
def legal_numbers(own, other, box, last):
    """KT-3 … KT-5: what the player to move may choose, as bits. Without branches: in random play
    nobody can foresee them, the processor neither."""
    theirs = letters_in(other, box)
    free = 31 & ~(theirs | letters_in(own, box))
    newest = theirs & NEWEST[box, last]
    takeable = theirs ^ newest
    takeable |= newest & -np.int64(takeable == 0)
    full = np.int64(free == 0)
    return (free | (takeable & -full)) << (5 * box + 25 * full)


@built_in
def most_boxes(stones):
    held = 0
    for box in range(5):
        held += popcount(np.uint64(stones & BOXES[box])) >= 3
    return held >= 3


@built_in
def start(table):
    table.own = 0
    table.other = 0
    table.legal = FIRST_MOVES
    table.turn = 0
    table.box = ANY_BOX
    table.last = -1
    table.captures = 0


@built_in
def move(table, action):
    """Plays a legal number: the mover's result (1, 0, -1), or 2 while the game goes on."""
    capture = np.int64(action >= 25)
    place = action - 25 * capture
    stone = BITS[place]
    field = FIELD_OF[place]
    own = table.own | stone
    other = table.other ^ (stone & -capture)
    captures = (table.captures + 1) * capture
    table.own = other
    table.other = own
    table.turn = 1 - table.turn
    table.box = place % 5
    table.last = field
    table.captures = captures
    first, second = WON[field, 0], WON[field, 1]
    if own & first == first or own & second == second:
        return 1
    if own | other == FULL:
        return 1 if most_boxes(own) else -1
    if captures >= CAPTURES_TO_DRAW:
        return 0
    if popcount(np.uint64(other)) >= STONES:
        return -1
    table.legal = legal_numbers(other, own, table.box, field)
    return 2


@built_in
def observe(table, row, mask):
    """As `observations.katalon`, for the player to move."""
    words = np.uint64(table.own) | np.uint64(table.other) << np.uint64(FIELDS)
    if table.box != ANY_BOX:
        words |= np.uint64(1) << np.uint64(2 * FIELDS + table.box)
    tail = np.uint64(0)
    if table.last >= 17:
        tail = np.uint64(1) << np.uint64(8 * (table.last - 17))
    elif table.last >= 0:
        words |= np.uint64(1) << np.uint64(2 * FIELDS + 5 + table.last)
    for word in range(8):
        row[word] = SPREAD[(words >> np.uint64(8 * word)) & np.uint64(255)]
    row[8] = tail | np.uint64(table.captures) << np.uint64(32) | np.uint64(1) << np.uint64(40)
    legal = np.uint64(table.legal)
    for word in range(MASK_WORDS):
        mask[word] = SPREAD[(legal >> np.uint64(8 * word)) & np.uint64(255)]


@compiled
def reset_all(tables, rows, masks, seats):
    for index in range(len(tables)):
        start(tables[index])
        observe(tables[index], rows[index], masks[index])
        seats[index] = 0


@built_in
def step_one(tables, index, action, rows, masks, seats, rewards, dones):
    table = tables[index]
    mover = table.turn
    legal = 0 <= action < ACTIONS and (table.legal >> action) & 1
    result = move(table, action) if legal else -1
    if result == 2:
        rewards[index, 0] = 0.0
        rewards[index, 1] = 0.0
        dones[index] = False
    else:
        rewards[index, mover] = result
        rewards[index, 1 - mover] = -result
        dones[index] = True
        start(table)
    observe(table, rows[index], masks[index])
    seats[index] = table.turn


@compiled
def step_all(tables, actions, rows, masks, seats, rewards, dones):
    """One move at each table. An illegal number loses. A table that is over starts again at once:
    its row shows the new game, `dones` and `rewards` tell of the old one."""
    for index in range(len(tables)):
        step_one(tables, index, actions[index], rows, masks, seats, rewards, dones)


@built_in
def random_number(table, states, index):
    """One of the legal numbers, all alike."""
    if table.box == ANY_BOX:
        return below(states, index, 25)
    shift = 5 * np.int64(table.box) + 25 * np.int64(table.legal > FIRST_MOVES)
    letters = (table.legal >> shift) & 31
    return shift + NTH[letters, below(states, index, COUNT[letters])]


@compiled
def random_all(tables, states, actions):
    for index in range(len(tables)):
        actions[index] = random_number(tables[index], states, index)


@compiled
def play_all(tables, states, moves, rows, masks, seats, rewards, dones):
    """So many random moves at each table, every one observed; how many games ended."""
    ended = 0
    for _ in range(moves):
        for index in range(len(tables)):
            action = random_number(tables[index], states, index)
            step_one(tables, index, action, rows, masks, seats, rewards, dones)
            ended += dones[index]
    return ended

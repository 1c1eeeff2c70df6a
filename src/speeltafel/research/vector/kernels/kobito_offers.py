"""Kobito compiled: every number the player to move may choose."""

from speeltafel.games.kobito.components import (
    HAND_SIZE,
    KOBITO,
    LARGEST,
    POTS,
    REPLACEMENT,
    WORKSHOP_SIZE,
)
from speeltafel.games.kobito.rainbow import LEFT, RIGHT
from speeltafel.research.actions.kobito import (
    CARDS,
    DONE,
    FINISH,
    GO_ON,
    LAY,
    REPLACE,
    SLOT,
    START,
    SWAP,
)
from speeltafel.research.actions.kobito import PENALTY as PENALTY_NUMBER
from speeltafel.research.vector.kernels.kobito_dealing import (
    MINIMUM,
    PLAYED,
    STEPS,
    TURN,
    count_workshop,
)
from speeltafel.research.vector.kernels.rainbows import (
    KOBITO_PLACE,
    NUMBER_PLACE,
    fits_at,
    length_of,
    next_of_carry,
    wrapped,
)
from speeltafel.research.vector.kernels.random import compiled


@compiled
def offer_lays(rainbow, spot, hand, found, count):
    length = length_of(rainbow)
    for side in (LEFT, RIGHT):
        number = fits_at(rainbow, length, side)
        if hand[number]:
            found[count] = LAY + (spot * CARDS + number) * 2 + side
            count += 1
        if hand[KOBITO]:
            found[count] = LAY + (spot * CARDS + KOBITO) * 2 + side
            count += 1
    return count


@compiled
def offer_starts(hand, found, count):
    numbers = hand[1:REPLACEMENT].sum()
    if hand[KOBITO] and numbers:
        found[count] = START + KOBITO
        count += 1
    for number in range(1, REPLACEMENT):
        if hand[number] and (hand[KOBITO] or hand[wrapped(number + 1)]):
            found[count] = START + number
            count += 1
    return count


@compiled
def offer_more_of_start(hand, steps, spelt, found):
    """A run goes on with the next number or a kobito; kobitos alone are none (KO-7)."""
    kobitos, following = 0, 0
    for step in range(steps):
        card = spelt[step] - (START if step == 0 else GO_ON)
        if card == KOBITO:
            kobitos += 1
            following = wrapped(following + 1) if following else 0
        else:
            following = wrapped(card + 1)
    count = 0
    if steps < HAND_SIZE:
        only_kobitos = following == 0
        if hand[KOBITO] > kobitos and not (only_kobitos and steps + 1 >= HAND_SIZE):
            found[count] = GO_ON + KOBITO
            count += 1
        for number in range(1, REPLACEMENT):
            if hand[number] and (only_kobitos or number == following):
                found[count] = GO_ON + number
                count += 1
    if steps >= 2 and following:
        found[count] = DONE
        count += 1
    return count


@compiled
def offer_swaps(rainbow, spot, hand, found, count):
    for at in range(length_of(rainbow)):
        number = wrapped(rainbow[0] + at)
        if rainbow[1 + at] == KOBITO_PLACE and hand[number]:
            found[count] = SWAP + spot * LARGEST + number - 1
            count += 1
    return count


@compiled
def offer_replacements(rainbow, spot, hand, found, count):
    for at in range(length_of(rainbow)):
        number = wrapped(rainbow[0] + at)
        if rainbow[1 + at] >= NUMBER_PLACE and hand[number]:
            found[count] = REPLACE + spot * LARGEST + number - 1
            count += 1
    return count


@compiled
def spot_of(owner, slot, seat):
    """The place of a workshop rainbow in the alphabet, as this seat calls it."""
    if owner == seat:
        return POTS + slot
    return POTS + WORKSHOP_SIZE + owner * WORKSHOP_SIZE + slot


@compiled
def legal_numbers(table, spelt, memory, found):
    """How many, and which."""
    pots, workshops, hands, _, _, _, _, _, now = table
    seat, steps = now[TURN], now[STEPS]
    hand = hands[seat]
    if steps and spelt[0] >= SLOT:
        slot = spelt[0] - SLOT
        count, done = next_of_carry(workshops[seat, slot], pots, steps - 1, spelt, memory, found)
        if done:
            found[count] = DONE
            count += 1
        return count
    if steps:
        return offer_more_of_start(hand, steps, spelt, found)
    count, owned = 0, count_workshop(workshops[seat])
    for pot in range(POTS):
        if pots[pot, 0]:
            count = offer_lays(pots[pot, 2:], pot, hand, found, count)
    for slot in range(owned):
        if length_of(workshops[seat, slot]) < LARGEST:
            count = offer_lays(workshops[seat, slot], POTS + slot, hand, found, count)
    if owned < WORKSHOP_SIZE:
        count = offer_starts(hand, found, count)
    if hand[REPLACEMENT]:
        for pot in range(POTS):
            if pots[pot, 0]:
                count = offer_replacements(pots[pot, 2:], pot, hand, found, count)
        for owner in range(len(hands)):
            for slot in range(count_workshop(workshops[owner])):
                spot = spot_of(owner, slot, seat)
                count = offer_replacements(workshops[owner, slot], spot, hand, found, count)
    laying = count
    for slot in range(owned):
        blocks, _ = next_of_carry(workshops[seat, slot], pots, 0, spelt, memory, found[count:])
        if blocks:
            found[count] = SLOT + slot
            count += 1
    for pot in range(POTS):
        if pots[pot, 0]:
            count = offer_swaps(pots[pot, 2:], pot, hand, found, count)
    for owner in range(len(hands)):
        for slot in range(count_workshop(workshops[owner])):
            spot = spot_of(owner, slot, seat)
            count = offer_swaps(workshops[owner, slot], spot, hand, found, count)
    if now[PLAYED] >= now[MINIMUM]:
        found[count] = FINISH
        count += 1
    elif laying == 0:
        before = count
        for number in range(1, REPLACEMENT):
            if hand[number]:
                found[count] = PENALTY_NUMBER + number - 1
                count += 1
        if count == before:
            found[count] = FINISH
            count += 1
    return count

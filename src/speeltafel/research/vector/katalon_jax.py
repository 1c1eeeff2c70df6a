"""Katalon on a graphics card, in JAX.

JAX, because the same code runs on a CPU, a GPU and a TPU, its CUDA wheels install from PyPI
(`pip install "jax[cuda13]"`), and a step can be compiled together with the network that plays.

    tables = start(1 << 20)
    tables, rewards, dones = jax.jit(step)(tables, actions)
    row, mask = observe(tables), legal(tables)

All functions are pure and work on any number of tables at once. Numbers, rows and auto-reset are
those of `VectorKatalon`, and the tests compare them table by table.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
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

Array: TypeAlias = Any

ACTIONS: Final = 50
CAPTURE: Final = 25
_BITS: Final = np.array([bit for row in BIT for bit in row], np.int32)
_FIELDS: Final = np.array([field for row in FIELD for field in row], np.int32)
_FIRST: Final = np.array([MASKS_OF[field][0] for field in _FIELDS], np.int32)
_SECOND: Final = np.array([MASKS_OF[field][-1] for field in _FIELDS], np.int32)
_BOXES: Final = np.array([*BOX_MASK, 0], np.int32)
_PLACES: Final = np.arange(FIELDS, dtype=np.int32)
_BOX_OF: Final = np.repeat(np.arange(5, dtype=np.int32), 5)


class Tables(NamedTuple):
    own: Array
    other: Array
    turn: Array
    box: Array
    last: Array
    captures: Array


def start(tables: int) -> Tables:
    nothing = jnp.zeros(tables, jnp.int32)
    return Tables(nothing, nothing, nothing, nothing + ANY_BOX, nothing - 1, nothing)


def legal(tables: Tables) -> Array:
    """(tables, 50): what the player to move may choose (KT-2 … KT-5)."""
    own, other, _, box, last, _ = tables
    mask = jnp.asarray(_BOXES)[box]
    free = mask & ~(own | other)
    targets = mask & other
    newest = jnp.where(last >= 0, 1 << jnp.maximum(last, 0), 0)
    targets = jnp.where((targets & newest != 0) & (targets != newest), targets & ~newest, targets)
    here = box[:, None] == _BOX_OF
    any_box = (box == ANY_BOX)[:, None]
    place = any_box | (here & (free[:, None] & _BITS != 0))
    capture = here & ((free == 0) & ~any_box[:, 0])[:, None] & (targets[:, None] & _BITS != 0)
    return jnp.concatenate([place, capture], axis=1)


def observe(tables: Tables) -> Array:
    """(tables, 71) int8: as `observations.katalon`, for the player to move."""
    own, other, _, box, last, captures = tables
    one = jnp.ones_like(box)[:, None]
    return jnp.concatenate(
        [
            own[:, None] >> _PLACES & 1,
            other[:, None] >> _PLACES & 1,
            box[:, None] == np.arange(5),
            last[:, None] == _PLACES,
            captures[:, None],
            one,
            one - 1,
        ],
        axis=1,
    ).astype(jnp.int8)


def _most_boxes(stones: Array) -> Array:
    held = jax.lax.population_count(stones[:, None] & _BOXES[:5]) >= 3
    return held.sum(axis=1) >= 3


def step(tables: Tables, actions: Array) -> tuple[Tables, Array, Array]:
    """One move at each table: the tables after it, rewards (tables, 2), and which games ended.
    A table that is over starts again. Actions must be legal."""
    mover = tables.turn
    place = actions % CAPTURE
    capture = actions >= CAPTURE
    stone = jnp.asarray(_BITS)[place]
    own = tables.own | stone
    other = jnp.where(capture, tables.other & ~stone, tables.other)
    captures = jnp.where(capture, tables.captures + 1, 0)
    first, second = jnp.asarray(_FIRST)[place], jnp.asarray(_SECOND)[place]
    won = (own & first == first) | (own & second == second)
    full = own | other == FULL
    drawn = captures >= CAPTURES_TO_DRAW
    placed = jax.lax.population_count(other) >= STONES
    done = won | full | drawn | placed
    result = jnp.where(
        won,
        1,
        jnp.where(full, jnp.where(_most_boxes(own), 1, -1), jnp.where(drawn, 0, -1)),
    )
    paid = jnp.where(done, result, 0).astype(jnp.float32)
    rewards = jnp.stack([jnp.where(mover == 0, paid, -paid), jnp.where(mover == 0, -paid, paid)], 1)
    after = Tables(
        jnp.where(done, 0, other),
        jnp.where(done, 0, own),
        jnp.where(done, 0, 1 - mover),
        jnp.where(done, ANY_BOX, place % 5),
        jnp.where(done, -1, jnp.asarray(_FIELDS)[place]),
        jnp.where(done, 0, captures),
    )
    return after, rewards, done

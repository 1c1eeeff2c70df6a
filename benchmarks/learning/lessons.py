"""How a network learns Katoiz: from games against the baseline, each move judged by what the next
ones promised and how the game ended (temporal differences)."""

from collections.abc import Iterator
from math import cos, pi
from typing import Any, Final, NamedTuple

import torch

from learning.network import Network
from learning.party import Moment, one_learner, party
from learning.position import Tensor, joined
from learning.table import Table

PORTION: Final = 8192
"""Positions learned from at once."""
TRUST: Final = 0.8
"""How much the rest of the game counts for a position, against what the next one promises."""
RATE: Final = 2e-3
FIRST: Final = 0
"""The seat of the learner in what it learns from."""
CURIOSITY: Final = 0.02


class Course(NamedTuple):
    games: int
    tables: int
    """Games in a lesson."""
    among_itself: float
    """The share of the games in which everybody is the learner."""


def lessons(network: Network, course: Course) -> Iterator[int]:
    """The games played so far, after each lesson."""
    teaching = network.parameters()
    for tensor in teaching:
        tensor.requires_grad_()
    steps = torch.optim.Adam(teaching, RATE)
    for played in range(0, course.games, course.tables):
        pace = RATE * (0.02 + 0.98 * (1 + cos(pi * played / course.games)) / 2)
        for group in steps.param_groups:
            group["lr"] = pace
        for position, target in portions(network.table, *played_games(network, course)):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                network.promise(position, FIRST), target
            )
            steps.zero_grad(set_to_none=True)
            loss.backward()
            steps.step()
        network.games += course.tables
        yield network.games


def played_games(network: Network, course: Course) -> tuple[list[Moment], Tensor]:
    """One learner at most tables, nobody else at the others."""
    moments: list[Moment] = []
    learners = one_learner(network.table, course.tables)
    learners |= torch.rand_like(learners[:, :1], dtype=torch.float) < course.among_itself
    with torch.no_grad():
        won = party(network.table, learners, network.share, moments, CURIOSITY)
    return moments, won


def portions(table: Table[Any], moments: list[Moment], won: Tensor) -> Iterator[tuple[Any, Tensor]]:
    """What is learned from together: positions of running games, turned so that the learner sits
    first, and what they were worth."""
    worth, learned = won.clone(), list[tuple[Any, Tensor]]()
    for seat, tables, position, promise in reversed(moments):
        learned.append((position.turned(seat), worth[tables, seat]))
        worth[tables, seat] = TRUST * worth[tables, seat] + (1 - TRUST) * promise
    everything = joined([position for position, _ in learned])
    target = torch.cat([target for _, target in learned])
    running = (~table.over(everything)).nonzero()[:, 0]
    order = torch.randperm(len(running), device=running.device)
    for rows in running[order].split(PORTION):
        yield everything.at(rows), target[rows]

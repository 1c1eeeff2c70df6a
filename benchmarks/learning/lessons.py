"""How a network learns Stapeltoren: from games against the baseline, each move judged by what the
next ones promised and how the game ended (temporal differences)."""

from collections.abc import Iterator
from math import cos, pi
from typing import Final

import torch

from learning.network import Network
from learning.table import Moment, Position, Rules, Tensor, party

TABLES: Final = 8192
"""Games in a lesson."""
PORTION: Final = 8192
"""Positions learned from at once."""
TRUST: Final = 0.8
"""How much the rest of the game counts for a position, against what the next one promises."""
RATE: Final = 2e-3
FIRST: Final = 0
"""The seat of the learner in what it learns from."""
CURIOSITY: Final = 0.02
"""How far from the best a choice may promise that is tried all the same."""


def lessons(network: Network, rules: Rules, players: int, games: int) -> Iterator[int]:
    """The games played so far, after each lesson."""
    teaching = network.parameters()
    for tensor in teaching:
        tensor.requires_grad_()
    steps = torch.optim.Adam(teaching, RATE)
    for played in range(0, games, TABLES):
        pace = RATE * (0.02 + 0.98 * (1 + cos(pi * played / games)) / 2)
        for group in steps.param_groups:
            group["lr"] = pace
        for position, target in portions(*played_games(network, rules, players)):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                network.promise(position, FIRST), target
            )
            steps.zero_grad(set_to_none=True)
            loss.backward()
            steps.step()
        network.games += TABLES
        yield network.games


def played_games(network: Network, rules: Rules, players: int) -> tuple[list[Moment], Tensor]:
    """One learner at every table, against the baseline."""

    def judge(position: Position, seat: int) -> Tensor:
        promise = network.share(position, seat)
        return promise + CURIOSITY * torch.randn_like(promise)

    moments: list[Moment] = []
    with torch.no_grad():
        won = party(rules, one_learner(rules, TABLES, players), judge, moments)
    return moments, won


def one_learner(rules: Rules, tables: int, players: int) -> Tensor:
    """At every table, on all seats in turn."""
    seats = torch.arange(tables, device=rules.supply.device) % players
    return torch.nn.functional.one_hot(seats, players).bool()


def portions(moments: list[Moment], won: Tensor) -> Iterator[tuple[Position, Tensor]]:
    """What is learned from together: positions, turned so that the learner sits first, and what
    they were worth."""
    worth, learned = won.clone(), list[tuple[int, Position, Tensor]]()
    for seat, tables, position, promise in reversed(moments):
        learned.append((seat, position, worth[tables, seat].clone()))
        worth[tables, seat] = TRUST * worth[tables, seat] + (1 - TRUST) * promise
    supply = torch.cat([position.supply for _, position, _ in learned])
    towers = torch.cat([position.towers.roll(-seat, 1) for seat, position, _ in learned])
    target = torch.cat([target for *_, target in learned])
    for rows in torch.randperm(len(target), device=target.device).split(PORTION):
        yield Position(supply[rows], towers[rows]), target[rows]

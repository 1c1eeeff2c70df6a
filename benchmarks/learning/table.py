"""What learning needs to know of a type of Katoiz, played at many tables side by side.

`towers.py` and `trios.py` hold the rules in tensors; `comparison.py` holds them against the engine
before anything is learned.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

import torch

from learning.position import Position, Tensor
from speeltafel.bots.ahead import finished
from speeltafel.games.katoiz.components import DEMANDED, KINDS, TILES, Roll
from speeltafel.games.katoiz.moves import Move

P = TypeVar("P", bound=Position)

FRESH: Final = KINDS
"""In place of the tile that is left: a tower is begun, a disc comes from the hand."""
NOTHING: Final = (KINDS + 1) * KINDS
"""The turn is passed, or lapses. All other choices are the tile that is left × KINDS + the tile
that is taken."""
CHOICES: Final = NOTHING + 1
EQUALS: Final = 0.02
"""Chance decides between what looks as good: less than any difference that is seen."""


class Table(ABC, Generic[P]):
    def __init__(self, players: int, dice: Sequence[Roll], device: str) -> None:
        self.players, self.dice, self.device = players, dice, device
        asked = [[bool(DEMANDED[roll] >> kind & 1) for kind in range(KINDS)] for roll in dice]
        self.asked = torch.tensor(asked, device=device)
        """Rolls × kinds."""
        self.all_tiles = self.small([TILES.count(kind) for kind in range(KINDS)])

    def small(self, numbers: Any) -> Tensor:
        return torch.tensor(numbers, dtype=torch.int8, device=self.device)

    def nothing(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.int8, device=self.device)

    # ── The rules

    @abstractmethod
    def dealt(self, tables: int) -> P: ...

    @abstractmethod
    def choices(self, position: P, seat: int, rolls: Tensor) -> Tensor:
        """What may be done: tables × choices; nothing at all where the game is over."""

    @abstractmethod
    def after(self, position: P, seat: int, choice: Tensor) -> P:
        """A choice at every table, each of them one that may be made."""

    @abstractmethod
    def over(self, position: P) -> Tensor: ...

    @abstractmethod
    def scores(self, position: P) -> Tensor:
        """Tables × seats."""

    def shares(self, position: P) -> Tensor:
        """Of the victory, if the game ended here: tables × seats."""
        scores = self.scores(position)
        first = (scores == scores.amax(1, keepdim=True)).float()
        return first / first.sum(1, keepdim=True)

    def rolled(self, tables: int) -> Tensor:
        return torch.randint(len(self.dice), (tables,), device=self.device)

    # ── What the baseline sees

    @abstractmethod
    def standings(self, position: P) -> Tensor:
        """How good a running game looks for each seat by itself: tables × seats."""

    @abstractmethod
    def ways(self, position: P, choice: Tensor, seat: int) -> Tensor:
        """As how many moves the engine counts a choice, at every table."""

    def visible(self, position: P, seat: int) -> Tensor:
        """What the baseline takes a position for, right after its move."""
        standings = self.standings(position)
        others = [each for each in range(self.players) if each != seat]
        lead = standings[:, seat] - standings[:, others].amax(1)
        result = finished(self.shares(position)[:, seat], self.players)
        return torch.where(self.over(position), result, lead)

    # ── What a network sees

    @abstractmethod
    def planes(self, position: P, seat: int) -> Tensor:
        """What is known of every tile, from the side of a seat: tables × kinds × planes."""

    # ── The engine

    @abstractmethod
    def position_of(self, state: Any) -> P:
        """A single table."""

    @abstractmethod
    def choice_of(self, state: Any, move: Move) -> int: ...

    def exact(self, state: Any) -> bool:
        """Whether nothing of a state is left out here."""
        del state
        return True


class Options(NamedTuple):
    """All that may be done at all tables, in rows."""

    tables: Tensor
    choices: Tensor
    before: Any
    after: Any


def options(table: Table[P], position: P, seat: int, rolls: Tensor) -> Options:
    tables, choices = table.choices(position, seat, rolls).nonzero().unbind(1)
    before = position.at(tables)
    return Options(tables, choices, before, table.after(before, seat, choices))


def baseline(table: Table[P], seat: int, given: Options, rows: Tensor) -> Tensor:
    """How the baseline orders some of the options: by what is visible then, and by chance between
    equals, each of which comes as often as the engine counts it."""
    ways = table.ways(given.before.at(rows), given.choices[rows], seat).double()
    luck = torch.rand_like(ways) ** (1 / ways)
    return table.visible(given.after.at(rows), seat).double() + EQUALS * luck


def best(given: Options, worth: Tensor, tables: int) -> Tensor:
    """The row of the best option at every table where there are any."""
    scores = torch.full((tables, CHOICES), -torch.inf, dtype=worth.dtype, device=worth.device)
    scores[given.tables, given.choices] = worth
    return (given.choices == scores.argmax(1)[given.tables]).nonzero()[:, 0]

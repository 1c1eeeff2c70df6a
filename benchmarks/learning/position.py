"""Positions of many games side by side, in tensors."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Self, TypeAlias

import torch

Tensor: TypeAlias = Any


@dataclass(frozen=True)
class Position:
    """Every tensor has a row for each table; those of three dimensions then one for each seat."""

    def tensors(self) -> dict[str, Tensor]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def changed(self, change: Callable[[Tensor], Tensor]) -> Self:
        return replace(self, **{name: change(each) for name, each in self.tensors().items()})

    def at(self, tables: Tensor) -> Self:
        return self.changed(lambda tensor: tensor[tables])

    def turned(self, seat: int) -> Self:
        """So that this seat is the first."""
        return self.changed(lambda each: each.roll(-seat, 1) if each.dim() == 3 else each)

    def with_tables(self, tables: Tensor, others: Self) -> Self:
        """These tables stand as the others do."""
        given = others.tensors()
        return replace(
            self,
            **{name: own.index_put((tables,), given[name]) for name, own in self.tensors().items()},
        )

    def portions(self, size: int) -> list[Self]:
        """At most so many tables each; nothing is copied."""
        names, tensors = zip(*self.tensors().items(), strict=True)
        split = zip(*(tensor.split(size) for tensor in tensors), strict=True)
        return [replace(self, **dict(zip(names, portion, strict=True))) for portion in split]


def joined(positions: Sequence[Any]) -> Any:
    """One after the other; all of one kind."""
    first, *_ = positions
    names = first.tensors()
    return replace(
        first, **{name: torch.cat([getattr(each, name) for each in positions]) for name in names}
    )

"""Moves as paths of numbers.

A move that is one decision is one number. A move that holds several (Kobito carries a rainbow to
three pots at once) is spelled in steps, so that an alphabet stays small and a number always means
the same. No path of a legal move is the beginning of another's: a move is made when its path is
complete.

Chance has numbers of its own, with weights. What cannot be listed in one go (forty tiles laid out
at random) is drawn tile by tile, so chance can always be enumerated.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from speeltafel.core.game import AnyGame

Path: TypeAlias = tuple[int, ...]
NO_STEPS: Path = ()


class Lots(NamedTuple):
    """What chance may do, in steps."""

    texts: tuple[str, ...]
    weights: Callable[[Any, Path], Sequence[tuple[int, int]]]
    """(state, steps so far) → every number with its weight."""
    drawn: Callable[[Any, Path], Any]
    """(state, steps) → the move they spell, or None while it is not complete."""


NO_LOTS = Lots((), lambda *_: (), lambda *_: None)


@dataclass(frozen=True)
class Alphabet:
    texts: tuple[str, ...]
    """What each number means; no two are alike."""
    spell: Callable[[Any], Path]
    lots: Lots = NO_LOTS
    longest: int = 1
    """Steps of the longest path."""
    wait: int | None = None
    """For a seat that has decided while others have not (simultaneous forms only)."""
    numbers: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(numbers) == len(self.texts), "two numbers must not share a text"
        object.__setattr__(self, "numbers", numbers)

    @property
    def size(self) -> int:
        return len(self.texts)


def listed_lots(
    game_chance: Callable[[Any], Any], texts: tuple[str, ...], number_of: Callable[[Any], int]
) -> Lots:
    """Chance whose outcomes are listed by the rules: one number each."""

    def weights(state: Any, path: Path) -> list[tuple[int, int]]:
        del path
        return [(number_of(move), weight) for move, weight in game_chance(state).outcomes]

    def drawn(state: Any, path: Path) -> Any:
        return next(m for m, _ in game_chance(state).outcomes if number_of(m) == path[0])

    return Lots(texts, weights, drawn)


def continuations(
    alphabet: Alphabet, moves: Sequence[Any], prefix: Path = NO_STEPS
) -> dict[int, list[tuple[Path, Any]]]:
    """The numbers that may come next, each with the moves it still allows."""
    length = len(prefix)
    found: dict[int, list[tuple[Path, Any]]] = {}
    for move in moves:
        path = alphabet.spell(move)
        if path[:length] == prefix:
            found.setdefault(path[length], []).append((path, move))
    return found


def move_texts(game: AnyGame, alphabet: Alphabet, moves: Sequence[Any]) -> dict[Path, str]:
    """Each move's path with its text in the game's own notation."""
    return {alphabet.spell(move): game.format_move(move) for move in moves}

"""All shortest ways to a goal within one turn."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from speeltafel.games.kobito.moves import End, Move, Penalty
from speeltafel.games.kobito.notation import format_move
from speeltafel.games.kobito.rules import apply, legal_moves
from speeltafel.games.kobito.state import Stage, State
from speeltafel.learn.puzzles.puzzle import Line

MOST_STEPS: Final = 5
MOST_STATES: Final = 30_000


class Found(NamedTuple):
    lines: tuple[Line, ...]
    """All shortest ones, in ascending order; none when there is none."""
    looked_at: int
    wins_on_the_way: bool
    """Whether a pot can be won before the goal is reached, so that chance turns up another."""


class _Node(NamedTuple):
    table: State
    came: list[tuple[Any, Move]]
    """From which tables of the step before, by which moves."""


def shortest(
    table: State, reached: Callable[[State, State], bool], most_states: int = MOST_STATES
) -> Found | None:
    """Step by step, every table once; None when there are too many to look at."""
    seat = table.turn
    layers: list[dict[Any, _Node]] = [{_key(table): _Node(table, [])}]
    seen = set(layers[0])
    goals: dict[Any, _Node] = {}
    winning = False
    while not goals and len(layers) <= MOST_STEPS and layers[-1]:
        grown: dict[Any, _Node] = {}
        for key, node in layers[-1].items():
            for move in legal_moves(node.table, seat):
                if isinstance(move, End | Penalty):
                    continue
                after = apply(node.table, seat, move)
                if reached(table, after):
                    goals.setdefault(_key(after), _Node(after, [])).came.append((key, move))
                elif after.stage is not Stage.PLAY:
                    winning = True
                elif (then := _key(after)) not in seen:
                    grown.setdefault(then, _Node(after, [])).came.append((key, move))
        seen |= grown.keys()
        layers.append(grown)
        if len(seen) > most_states:
            return None
    lines = [line for node in goals.values() for line in _back(node, layers[:-1])]
    return Found(tuple(sorted(lines)), len(seen), winning)


def _back(node: _Node, layers: list[dict[Any, _Node]]) -> list[Line]:
    if not node.came:
        return [()]
    return [
        (*line, format_move(move))
        for key, move in node.came
        for line in _back(layers[-1][key], layers[:-1])
    ]


def _key(table: State) -> Any:
    return table.hands[table.turn], table.pots, table.workshops, table.played, table.won

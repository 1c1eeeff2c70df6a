"""What a player of Katoiz sees and overlooks: one bot whose skills differ by level and type."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.katoiz_ahead import KatoizBot, agrees_to_stop
from speeltafel.bots.katoiz_expert import compile_kernels, lookout
from speeltafel.games.katoiz.board import HOME, SIDE
from speeltafel.games.katoiz.components import BLANK
from speeltafel.games.katoiz.moves import Move, Stack, Walk
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios


@dataclass(frozen=True)
class Skill:
    """What a level sees at one type of game."""

    wild: float = 0.0
    """How often it plays without looking."""
    overlooks: float = 0.0
    """How often it does not see a move."""
    one_die: float = 0.0
    """How often it forgets the second die; corrected, it does something else that may be done."""
    evenly: float = 0.0
    """Stapeltoren: how often it builds on its lowest tower."""
    diagonals: bool = True
    """Stapeltje: whether it sees that tiles walk diagonally."""
    judges: Literal["eye", "sight"] = "eye"
    """By what then lies there for everybody to see, or by chances too."""


class SkilledBot(Bot):
    def __init__(self, towers: Skill, trios: Skill, piles: Skill) -> None:
        self.skills = {Towers: towers, Trios: trios, Piles: piles}
        self.baseline = KatoizBot()

    def prepare(self) -> None:
        if any(skill.judges == "sight" for skill in self.skills.values()):
            compile_kernels()

    def choose(self, sight: Sight, generator: Random) -> Any:
        moves, state = sight.moves, sight.dealt
        if len(moves) == 1:
            return moves[0]
        skill = self.skills[type(state)]
        if generator.random() < skill.wild:
            return moves[generator.randrange(len(moves))]
        if generator.random() < skill.one_die:
            state = without_second_die(state)
            move = self._best(sight, state, sight.game.legal_moves(state, sight.seat), generator)
            return move if move in moves else moves[generator.randrange(len(moves))]
        return self._best(sight, state, moves, generator)

    def agrees(self, sight: Sight, event: Any) -> bool:
        return agrees_to_stop(sight, event)

    def _best(self, sight: Sight, state: State, moves: Sequence[Move], generator: Random) -> Move:
        skill = self.skills[type(state)]
        moves = [move for move in moves if notices(skill, move, generator)] or moves
        if isinstance(state, Towers) and generator.random() < skill.evenly:
            own = state.towers[sight.seat]
            values = [-len(own[move.tower]) if isinstance(move, Stack) else 0.0 for move in moves]
        elif skill.judges == "sight" and len(moves) > 1:
            seen = lookout(state, sight.seat, moves)
            moves, values = seen.choices, seen.hopes
        else:
            values = [
                self.baseline.value(sight.game, sight.game.apply(state, sight.seat, move), sight)
                for move in moves
            ]
        highest = max(values)
        equal = [move for move, value in zip(moves, values, strict=True) if value == highest]
        return equal[generator.randrange(len(equal))]


def without_second_die(state: State) -> State:
    """The table as seen by somebody who looks at the colour only."""
    if state.roll is None or state.roll.picture < 0:
        return state
    return state._replace(roll=state.roll._replace(picture=BLANK))


def notices(skill: Skill, move: Move, generator: Random) -> bool:
    if not skill.diagonals and isinstance(move, Walk) and move.end < HOME:
        (row, column), (end_row, end_column) = divmod(move.start, SIDE), divmod(move.end, SIDE)
        if row != end_row and column != end_column:
            return False
    return generator.random() >= skill.overlooks

"""What a player of Katoiz sees and overlooks: one bot whose skills differ by level and type."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.effort import AT_ONCE, Deadline
from speeltafel.bots.katoiz.expert import candidates, compile_kernels
from speeltafel.bots.katoiz.one_ply import KatoizOnePly, agrees_to_stop
from speeltafel.bots.search.ranked_moves import any_of_the_best
from speeltafel.games.katoiz.board import HOME, SIDE
from speeltafel.games.katoiz.components import BLANK
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios


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
        self.baseline = KatoizOnePly()

    def prepare(self) -> None:
        if any(skill.judges == "sight" for skill in self.skills.values()):
            compile_kernels()

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        moves, state = observation.moves, observation.dealt
        if len(moves) == 1:
            return moves[0]
        skill = self.skills[type(state)]
        if generator.random() < skill.wild:
            return moves[generator.randrange(len(moves))]
        if generator.random() < skill.one_die:
            state = without_second_die(state)
            move = self._best(
                observation, state, observation.game.legal_moves(state, observation.seat), generator
            )
            return move if move in moves else moves[generator.randrange(len(moves))]
        return self._best(observation, state, moves, generator)

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        return agrees_to_stop(observation, event)

    def _best(
        self, observation: AnyObservation, state: State, moves: Sequence[Move], generator: Random
    ) -> Move:
        skill = self.skills[type(state)]
        moves = [move for move in moves if notices(skill, move, generator)] or moves
        if isinstance(state, Towers) and generator.random() < skill.evenly:
            own = state.towers[observation.seat]
            values: Sequence[float] = [
                -len(own[move.tower]) if isinstance(move, Stack) else 0.0 for move in moves
            ]
        elif skill.judges == "sight" and len(moves) > 1:
            deadline = Deadline(AT_ONCE.seconds)
            seen = candidates(state, observation.seat, moves, deadline=deadline)
            moves, values = seen.moves, seen.priors
        else:
            game = observation.game
            after = [game.apply(state, observation.seat, move) for move in moves]
            values = [self.baseline.value(game, each, observation) for each in after]
        choice: Move = any_of_the_best(moves, values, generator)
        return choice


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

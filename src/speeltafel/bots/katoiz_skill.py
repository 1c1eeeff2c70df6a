"""What a player of Katoiz sees: one bot whose skills differ by level and type of game."""

from dataclasses import dataclass
from random import Random
from typing import Any

from speeltafel.bots import katoiz_piles, katoiz_towers, katoiz_trios
from speeltafel.bots.ahead import WIN
from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.finding import Finding
from speeltafel.bots.katoiz_ahead import KatoizBot, missing
from speeltafel.games.katoiz.board import HOME, SIDE
from speeltafel.games.katoiz.heights import heights_of
from speeltafel.games.katoiz.moves import HAND, Disc, Move, Stack, Walk
from speeltafel.games.katoiz.state import Piles, Towers, Trios


@dataclass(frozen=True)
class Skill:
    """What a level sees at one type of game."""

    wild: float = 0.0
    """How often it plays without looking."""
    overlooks: float = 0.0
    """How often it does not see a move."""
    rivals: bool = True
    """Whether it sees what its moves do for others."""
    exact: bool = True
    """Whether it counts the rolls that help, or judges by eye."""
    diagonals: bool = True
    """Stapeltje: whether it sees that tiles walk diagonally."""


@dataclass(frozen=True)
class TowerSkill:
    highest: float = 1.0
    """How often it builds on its highest tower, and not on its lowest."""
    imagines: int = 0
    """Games imagined for a choice; 0: it takes what comes."""


class SkilledBot(Bot):
    def __init__(self, towers: TowerSkill, trios: Skill, piles: Skill) -> None:
        self.towers = towers
        self.trios = trios
        self.piles = piles
        self.baseline = KatoizBot()

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        found = self.findings(sight, generator)
        best = max((each.tries, each.value) for each in found)
        equal = [each.move for each in found if (each.tries, each.value) == best]
        return equal[generator.randrange(len(equal))]

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        state = sight.dealt
        if isinstance(state, Towers):
            return self._towers(sight, state, generator)
        skill = self.trios if isinstance(state, Trios) else self.piles
        if generator.random() < skill.wild:
            return [Finding(move, 0.0, 1) for move in sight.moves]
        moves = [move for move in sight.moves if notices(skill, move, generator)]
        return [Finding(move, self._value(sight, state, move), 1) for move in moves or sight.moves]

    def agrees(self, sight: Sight, event: Any) -> bool:
        return self.baseline.agrees(sight, event)

    def _towers(self, sight: Sight, state: Towers, generator: Random) -> list[Finding]:
        if self.towers.imagines:
            return katoiz_towers.weighed(
                state, sight.seat, sight.moves, self.towers.imagines, generator
            )
        own = state.towers[sight.seat]
        sign = 1 if generator.random() < self.towers.highest else -1
        return [
            Finding(move, sign * len(own[move.tower]) if isinstance(move, Stack) else 0, 1)
            for move in sight.moves
        ]

    def _value(self, sight: Sight, state: Trios | Piles, move: Move) -> float:
        if isinstance(state, Trios):
            return self._trio(sight, state, move)
        return self._pile(sight, state, move)

    def _trio(self, sight: Sight, state: Trios, move: Move) -> float:
        after = sight.game.apply(state, sight.seat, move)
        outcome = sight.game.outcome(after)
        if outcome is not None:
            return WIN * (outcome.share(sight.seat, sight.config.players) - 0.5)
        if isinstance(move, Disc) and move.end == HAND and after.turn == sight.seat:
            onward = sight.game.legal_moves(after, sight.seat)
            return max(self._trio(sight, after, each) for each in onward)
        if not self.trios.exact:
            return katoiz_trios.by_eye(after, sight.seat)
        return katoiz_trios.prospects(after, sight.seat, float(self.trios.rivals))

    def _pile(self, sight: Sight, state: Piles, move: Move) -> float:
        after = sight.game.apply(state, sight.seat, move)
        outcome = sight.game.outcome(after)
        if outcome is not None:
            return WIN * (outcome.share(sight.seat, sight.config.players) - 0.5)
        if not self.piles.exact:
            return -missing(after, sight.seat, heights_of(after))
        return katoiz_piles.prospects(after, sight.seat, 0.8 * self.piles.rivals)


def notices(skill: Skill, move: Move, generator: Random) -> bool:
    if not skill.diagonals and isinstance(move, Walk) and move.end < HOME:
        (row, column), (end_row, end_column) = divmod(move.start, SIDE), divmod(move.end, SIDE)
        if row != end_row and column != end_column:
            return False
    return generator.random() >= skill.overlooks

"""Judges moves of Katoiz by matches played out: the share of the victory."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.compilation import KATOIZ
from speeltafel.bots.effort import Effort
from speeltafel.bots.katoiz.expert import ThinkingBot, candidates
from speeltafel.bots.registry import UNHURRIED
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.moves import LAPSE, Move
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.rules import apply, legal_moves, outcome
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.learn.review.findings import Unit
from speeltafel.learn.review.judging import LIGHT, THOROUGH, Care, Judge, Way

TOGETHER: Final = {Towers: 32, Trios: 4, Piles: 4}
"""Playouts for each seed: one alone is hardly longer than the call."""


class KatoizJudge(Judge):
    unit: ClassVar[Unit] = "share"
    matters: ClassVar[float] = 0.03

    def care(self) -> Care:
        return THOROUGH if KATOIZ.used() else LIGHT

    def reviewable(self, match: AnyMatch) -> bool:
        """Not alone, and not at the first two levels of Stapeltoren, which name no winner
        (KZ-12)."""
        state = match.state
        if isinstance(state, Towers) and not state.rules.colour_die:
            return False
        return bool(match.config.players > 1)

    def result(self, match: AnyMatch, seat: Seat) -> float:
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        return outcome.share(seat, match.config.players)

    def best(self, observation: AnyObservation, care: Care, generator: Random) -> Sequence[Way]:
        moves = [move for move in observation.moves if is_choice(observation.dealt, move)]
        if len({alike(observation.dealt, move) for move in moves}) < 2:
            return []
        bot = ThinkingBot(Effort(care.search, UNHURRIED))
        found = bot.ranked_moves(observation, generator)
        return [self.chosen(observation, (each.move,)) for each in found]

    def chosen(self, observation: AnyObservation, way: Way) -> Way:
        """The first of all moves that come to the same."""
        same = alike(observation.dealt, way[0])
        return (next(each for each in observation.moves if alike(observation.dealt, each) == same),)

    def results(
        self, observation: AnyObservation, ways: Sequence[Way], seeds: Sequence[int]
    ) -> list[list[float]]:
        return [played_out(observation.dealt, observation.seat, move, seeds) for (move,) in ways]

    def standing(self, observation: AnyObservation, seeds: Sequence[int]) -> list[float]:
        """Whoever is to act does what looks best at once."""
        state, seat = observation.dealt, observation.seat
        moves = [move for move in legal_moves(state, state.turn) if is_choice(state, move)]
        move = moves[0] if moves else LAPSE
        if len(moves) > 1:
            found = candidates(state, state.turn, moves)
            move = found.moves[found.priors.index(max(found.priors))]
        return played_out(state, seat, move, seeds)


def is_choice(state: State, move: Move) -> bool:
    """A turn that lapses at Stapeltoren is none."""
    return not isinstance(state, Towers) or isinstance(move, Begin | Stack)


def alike(state: State, move: Move) -> Any:
    """What two moves that come to the same have in common."""
    if isinstance(move, Stack):
        return move.tile, move.tower
    if isinstance(state, Trios) and isinstance(move, Disc) and move.end != HAND:
        return move if state.rules.bold else (move.start, state.tiles[move.end])
    return move


def played_out(state: State, seat: Seat, move: Move, seeds: Sequence[int]) -> list[float]:
    if isinstance(state, Towers) and move == LAPSE:
        return _lapsed(state, seat, seeds)
    playouts = candidates(state, seat, [move]).playouts
    games = TOGETHER[type(state)]
    return [playouts(0, seed, games)[0] / games for seed in seeds]


def _lapsed(state: Towers, seat: Seat, seeds: Sequence[int]) -> list[float]:
    # Imported when needed: compiled code takes a while to load.
    from speeltafel.bots.katoiz.kernels.dice import row
    from speeltafel.bots.katoiz.kernels.tree import grow, planted
    from speeltafel.bots.katoiz.towers import PLACES, packed, tables, weights

    after = apply(state, state.turn, LAPSE)
    assert isinstance(after, Towers)
    end = outcome(after)
    if end is not None:
        return [end.share(seat, len(after.towers))] * len(seeds)
    rules, sight = tables(state.rules), weights(state.rules.matches)
    tree, table, dice = planted(PLACES), packed(after), row(())
    games = TOGETHER[Towers]
    return [
        grow(tree, table, seat, 0, rules, sight, dice, seed, games)[0] / games for seed in seeds
    ]

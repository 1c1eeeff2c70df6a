"""Players of Potz Klotz: people who miss turned buildings, and one who plans."""

from collections.abc import Sequence
from random import Random
from time import process_time

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.potzklotz.graph import playout_points, situation_of
from speeltafel.bots.potzklotz.observation import Observation
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.games.potzklotz.components import Card, number_on
from speeltafel.games.potzklotz.moves import PASS, Claim, Move, Twin
from speeltafel.games.potzklotz.placement import (
    moved,
    number_standing,
    shifts,
)
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement, side_shown


def right_moves(table: State, moves: Sequence[Move]) -> list[Move]:
    """The claims and twin cards among these that would stand."""
    standing = number_standing(table.building)
    shown = {
        (shift.source, shift.target): shift.number
        for shift in shifts(table.building, table.agreed.stay_on_base)
    }
    return [
        move
        for move in moves
        if (isinstance(move, Claim) and number_on(move.card) == shown[move.source, move.target])
        or (isinstance(move, Twin) and number_on(move.card) == standing)
    ]


def card_of(move: Move) -> Card:
    assert isinstance(move, Claim | Twin)
    return move.card


def stands_as_pictured(table: State, move: Move) -> bool:
    """Whether the building a right move makes stands as its card shows it, not turned."""
    after = table.building
    if isinstance(move, Claim):
        after = moved(table.building, move.source, move.target)
    return side_shown(after, card_of(move)) == 0


class PersonLikeBot(Bot):
    """Sees each fitting card with the chance `sees`, or `turned` where it must be turned in the
    mind; sees it none, then with the chance `errs` it takes a wrong claim for a right one, a
    mirror image sooner than another building."""

    def __init__(self, sees: float = 0.6, errs: float = 0.1, turned: float | None = None) -> None:
        self.sees = sees
        self.errs = errs
        self.turned = sees if turned is None else turned

    def choose(self, observation: Observation, generator: Random) -> Move:
        table: State = observation.dealt
        right = right_moves(table, observation.moves)
        cards = sorted({card_of(move) for move in right})
        noticed = [card for card in cards if generator.random() < self._chance(table, right, card)]
        if noticed:
            ways = [move for move in right if card_of(move) in noticed]
            return self.pick(observation, ways, generator)
        if generator.random() < self.errs:
            return self.mistake(table, observation.moves, generator)
        return PASS

    def _chance(self, table: State, right: Sequence[Move], card: Card) -> float:
        if self.turned == self.sees:
            return self.sees
        straight = any(card_of(each) == card and stands_as_pictured(table, each) for each in right)
        return self.sees if straight else self.turned

    def pick(self, observation: Observation, ways: Sequence[Move], generator: Random) -> Move:
        """Any of the cards noticed."""
        del observation
        cards = sorted({card_of(move) for move in ways})
        card = cards[generator.randrange(len(cards))]
        ways = [move for move in ways if card_of(move) == card]
        return ways[generator.randrange(len(ways))]

    def mistake(self, table: State, moves: Sequence[Move], generator: Random) -> Move:
        """Nobody takes a building in pieces for a whole one, nor moves a cube for a twin card."""
        claims = [move for move in moves if isinstance(move, Claim)]
        judged = [(verdict_on(table, claim).judgement, claim) for claim in claims]
        for believable in (Judgement.MIRROR, Judgement.OTHER):
            wrong = [claim for judgement, claim in judged if judgement is believable]
            if wrong:
                return wrong[generator.randrange(len(wrong))]
        return PASS


class PlanningBot(Bot):
    """Sees every fitting card and plays games out with each: it deals the cards nobody has seen,
    so cards laid or shown are remembered, and lays what keeps most outs and leaves others least."""

    def __init__(self, effort: Effort, clock: Stopwatch = process_time) -> None:
        self.effort = effort
        self.clock = clock

    def choose(self, observation: Observation, generator: Random) -> Move:
        right = right_moves(observation.dealt, observation.moves)
        if not right:
            return PASS
        if isinstance(right[0], Twin):
            return right[0]
        found = self.ranked_moves(observation, right, generator)
        best = max(found, key=lambda each: each.value).move
        ways = [move for move in right if card_of(move) == card_of(best)]
        return ways[generator.randrange(len(ways))]

    def ranked_moves(
        self, observation: Observation, right: Sequence[Move], generator: Random
    ) -> list[RankedMove]:
        """For each fitting card: how far its points are ahead of the others', on average."""
        cards: dict[int, Move] = {}
        for move in right:
            cards.setdefault(number_on(card_of(move)), move)
        sums = dict.fromkeys(cards, 0.0)
        tries = 0
        players = observation.config.players
        for _ in rounds(self.effort, self.clock) if len(cards) > 1 else ():
            now = situation_of(observation.resample(generator))
            tries += 1
            for number in cards:
                points = playout_points(now, number, generator)
                others = sum(points) - points[observation.seat]
                sums[number] += points[observation.seat] - others / (players - 1)
        return [
            RankedMove(move, sums[number] / max(1, tries), tries) for number, move in cards.items()
        ]

"""Players of Potz Klotz: people who miss turned buildings, one who sees all, one who thinks on."""

from collections.abc import Sequence
from random import Random
from time import process_time

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.finding import Finding
from speeltafel.bots.potzklotz_graph import imagined_points, situation_of
from speeltafel.games.potzklotz.components import Card, number_on
from speeltafel.games.potzklotz.moves import PASS, Claim, Move, Twin
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.standing import (
    Shift,
    Standing,
    back_on_base,
    moved,
    number_standing,
    reachable,
    shifts,
)
from speeltafel.games.potzklotz.state import Table
from speeltafel.games.potzklotz.verdict import Judgement, side_shown


def right_moves(table: Table, moves: Sequence[Move]) -> list[Move]:
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


def stands_as_pictured(table: Table, move: Move) -> bool:
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

    def choose(self, sight: Sight, generator: Random) -> Move:
        table: Table = sight.dealt
        right = right_moves(table, sight.moves)
        cards = sorted({card_of(move) for move in right})
        noticed = [card for card in cards if generator.random() < self._chance(table, right, card)]
        if noticed:
            ways = [move for move in right if card_of(move) in noticed]
            return self.pick(sight, ways, generator)
        if generator.random() < self.errs:
            return self.mistake(table, sight.moves, generator)
        return PASS

    def _chance(self, table: Table, right: Sequence[Move], card: Card) -> float:
        if self.turned == self.sees:
            return self.sees
        straight = any(card_of(each) == card and stands_as_pictured(table, each) for each in right)
        return self.sees if straight else self.turned

    def pick(self, sight: Sight, ways: Sequence[Move], generator: Random) -> Move:
        """Any of the cards noticed."""
        del sight
        cards = sorted({card_of(move) for move in ways})
        card = cards[generator.randrange(len(cards))]
        ways = [move for move in ways if card_of(move) == card]
        return ways[generator.randrange(len(ways))]

    def mistake(self, table: Table, moves: Sequence[Move], generator: Random) -> Move:
        """Nobody takes a building in pieces for a whole one, nor moves a cube for a twin card."""
        claims = [move for move in moves if isinstance(move, Claim)]
        judged = [(verdict_on(table, claim).judgement, claim) for claim in claims]
        for believable in (Judgement.MIRROR, Judgement.OTHER):
            wrong = [claim for judgement, claim in judged if judgement is believable]
            if wrong:
                return wrong[generator.randrange(len(wrong))]
        return PASS


class SpotterBot(Bot):
    """Sees every fitting card. Of several it lays the one that begins the longest chain of its own
    cards: in the expert game the chain is its turn, in the basic game the next turns if the others
    leave the building alone."""

    def choose(self, sight: Sight, generator: Random) -> Move:
        table: Table = sight.dealt
        right = right_moves(table, sight.moves)
        if not right:
            return PASS
        if isinstance(right[0], Twin):
            return right[0]
        values = [self.value(table, move, sight.seat) for move in right]
        best = [move for move, value in zip(right, values, strict=True) if value == max(values)]
        return best[generator.randrange(len(best))]

    def value(self, table: Table, move: Move, seat: int) -> int:
        assert isinstance(move, Claim)
        after = back_on_base(moved(table.building, move.source, move.target))
        hand = tuple(card for card in table.hands[seat] if card != move.card)
        return longest_chain(after, frozenset(hand), table.agreed.stay_on_base)


class PlanningBot(Bot):
    """Sees every fitting card and imagines games with each: it deals the cards nobody has seen,
    so cards laid or shown are remembered, and lays what keeps most outs and leaves others least."""

    def __init__(self, effort: Effort, clock: Stopwatch = process_time) -> None:
        self.effort = effort
        self.clock = clock

    def choose(self, sight: Sight, generator: Random) -> Move:
        right = right_moves(sight.dealt, sight.moves)
        if not right:
            return PASS
        if isinstance(right[0], Twin):
            return right[0]
        found = self.findings(sight, right, generator)
        best = max(found, key=lambda each: each.value).move
        ways = [move for move in right if card_of(move) == card_of(best)]
        return ways[generator.randrange(len(ways))]

    def findings(self, sight: Sight, right: Sequence[Move], generator: Random) -> list[Finding]:
        """For each fitting card: how far its points are ahead of the others', on average."""
        cards: dict[int, Move] = {}
        for move in right:
            cards.setdefault(number_on(card_of(move)), move)
        sums = dict.fromkeys(cards, 0.0)
        tries = 0
        players = sight.config.players
        for _ in rounds(self.effort, self.clock) if len(cards) > 1 else ():
            now = situation_of(sight.resample(generator))
            tries += 1
            for number in cards:
                points = imagined_points(now, number, generator)
                others = sum(points) - points[sight.seat]
                sums[number] += points[sight.seat] - others / (players - 1)
        return [
            Finding(move, sums[number] / max(1, tries), tries) for number, move in cards.items()
        ]


def longest_chain(standing: Standing, hand: frozenset[Card], stay_on_base: bool) -> int:
    """The most cards that can be laid one after the other, one cube each."""
    longest = 0
    for card in hand:
        if number_on(card) not in reachable(standing, stay_on_base):
            continue
        rest = hand - {card}
        for shift in ways(standing, number_on(card), stay_on_base):
            after = back_on_base(moved(standing, shift.source, shift.target))
            longest = max(longest, 1 + longest_chain(after, rest, stay_on_base))
            if longest == len(hand):
                return longest
    return longest


def ways(standing: Standing, number: int, stay_on_base: bool) -> list[Shift]:
    """Moves that make a building. Without a border they all leave the same possibilities."""
    found = [shift for shift in shifts(standing, stay_on_base) if shift.number == number]
    return found if stay_on_base else found[:1]

"""Makes puzzles of Potz Klotz: hands dealt for a building that stands."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import Effort
from speeltafel.bots.potzklotz.players import PlanningBot
from speeltafel.bots.registry import UNHURRIED
from speeltafel.core.data import to_data
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.potzklotz import POTZKLOTZ as GAME
from speeltafel.games.potzklotz.buildings import MIRROR_OF, SIDES, seen_from, with_number
from speeltafel.games.potzklotz.components import (
    CARDS_EACH,
    DECKS,
    DERIVED,
    Card,
    number_on,
)
from speeltafel.games.potzklotz.placement import Standing, number_standing, reachable
from speeltafel.games.potzklotz.state import State, agreement, new_game
from speeltafel.games.potzklotz.variants import BEGINNERS, EXPERT
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.measuring import level_bots
from speeltafel.learn.puzzles.potzklotz.chains import dead_ends, fitting, orders
from speeltafel.learn.puzzles.potzklotz.judge import (
    CHAIN,
    JUDGE,
    KINDS,
    LONG_CHAIN,
    MIRROR,
    ONE_CARD,
    task,
)
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

SEAT: Final = 0
NUMBERS: Final = tuple(dict.fromkeys(map(number_on, DECKS[DERIVED])))
MOST_ORDERS: Final = 3
LENGTHS: Final = {CHAIN: (3,), LONG_CHAIN: (4, 5), ONE_CARD: (3, 4, 5)}
"""One cube can always be moved back, so of two cards none can be laid too soon."""
RIVAL_HAND: Final = 5
MEASURED: Final = Effort(rounds=24, seconds=UNHURRIED)
"""Enough to see what can follow, and the same on every machine."""


def levels(puzzle: Puzzle) -> dict[str, Bot]:
    del puzzle
    return {**level_bots(GAME.name), "strongest": PlanningBot(MEASURED)}


def candidates(kind: str, generator: Random) -> Iterator[Puzzle]:
    while True:
        standing = _standing(generator)
        hand = _HANDS[kind](kind, standing, generator)
        if hand is None:
            continue
        puzzle = _puzzle(kind, standing, hand, generator)
        if kind not in LENGTHS or kind == ONE_CARD or _is_hard(puzzle):
            yield puzzle


def _standing(generator: Random) -> Standing:
    """Any building of the deck, turned in any way, near the middle of the base."""
    shape = seen_from(
        with_number(NUMBERS[generator.randrange(len(NUMBERS))]), generator.randrange(SIDES)
    )
    return tuple((x + 1, y + 1, height) for x, y, height in shape)


def _mirror_hand(kind: str, standing: Standing, generator: Random) -> list[int] | None:
    """A building and its mirror image, of which one can be made."""
    del kind
    near = reachable(standing, False)
    pairs = [n for n in NUMBERS if n in near and MIRROR_OF[n] not in near]
    pairs = [n for n in pairs if MIRROR_OF[n] in NUMBERS]
    if not pairs:
        return None
    number = pairs[generator.randrange(len(pairs))]
    return [number, MIRROR_OF[number]]


def _one_card_hand(kind: str, standing: Standing, generator: Random) -> list[int] | None:
    """One that can be made, and others that cannot, mirror images of such first."""
    near = reachable(standing, False)
    made = [n for n in NUMBERS if n in near and n != number_standing(standing)]
    others = [n for n in NUMBERS if n not in near]
    size = LENGTHS[kind][generator.randrange(len(LENGTHS[kind]))]
    if not made or len(others) < size - 1:
        return None
    generator.shuffle(others)
    others.sort(key=lambda number: MIRROR_OF[number] not in near)
    return [made[generator.randrange(len(made))], *others[: size - 1]]


def _chain_hand(kind: str, standing: Standing, generator: Random) -> list[int] | None:
    """A walk from building to building."""
    size = LENGTHS[kind][generator.randrange(len(LENGTHS[kind]))]
    at, hand = standing, list[int]()
    for _ in range(size):
        near = [n for n in NUMBERS if n in reachable(at, False) and n not in hand]
        near = [n for n in near if n != number_standing(standing)]
        if not near:
            return None
        hand.append(near[generator.randrange(len(near))])
        at = with_number(hand[-1])
    return hand


_HANDS: Final = {
    MIRROR: _mirror_hand,
    ONE_CARD: _one_card_hand,
    CHAIN: _chain_hand,
    LONG_CHAIN: _chain_hand,
}


def _is_hard(puzzle: Puzzle) -> bool:
    """Few orders lead to the end, and at least one card can be laid too soon."""
    count = len(puzzle.solutions[0])
    table = JUDGE.start(puzzle)
    return len(puzzle.solutions) <= MOST_ORDERS and dead_ends(table, SEAT, count) > 0


def _puzzle(kind: str, standing: Standing, numbers: list[int], generator: Random) -> Puzzle:
    variant = EXPERT if kind in (CHAIN, LONG_CHAIN) else BEGINNERS
    cards = [CARDS_EACH * (number - 1) + generator.randrange(CARDS_EACH) for number in numbers]
    table = _table(variant, standing, cards, generator)
    puzzle = Puzzle(
        game=GAME.name,
        number=0,
        grade=0,
        kind=kind,
        variant=variant,
        players=2,
        options=(),
        seat=SEAT,
        position=to_data(State, table),
        script=(),
        task=task(kind, len(cards)),
        solutions=(),
    )
    return puzzle._replace(
        solutions=solutions(puzzle), effort=len(GAME.legal_moves(table, SEAT)) * len(cards)
    )


def _table(variant: str, standing: Standing, cards: list[Card], generator: Random) -> State:
    """The game as it could stand after some turns: the rival holds cards too."""
    config = accept(configure(GAME, variant, 2, None))
    empty = new_game(agreement(config), start=SEAT)
    rest = [card for card in empty.pile if card not in cards]
    generator.shuffle(rest)
    standing_card = next(card for card in rest if number_on(card) == number_standing(standing))
    rest.remove(standing_card)
    rival, pile = rest[:RIVAL_HAND], rest[RIVAL_HAND:]
    expert = empty.agreed.expert
    return empty._replace(
        building=standing,
        hands=(tuple(sorted(cards)), tuple(sorted(rival))),
        pile=tuple(sorted(pile)),
        bottom=standing_card if expert else None,
        discard=() if expert else (standing_card,),
        due=(),
    )


def solutions(puzzle: Puzzle) -> tuple[Line, ...]:
    table: State = JUDGE.start(puzzle)
    hand = table.hands[SEAT]
    if puzzle.kind in (CHAIN, LONG_CHAIN):
        return tuple(sorted(orders(table, SEAT, len(hand))))
    return tuple(sorted((JUDGE.key(table, claim),) for _, claim in fitting(table, hand)))


def same(puzzle: Puzzle) -> Any:
    table: State = JUDGE.start(puzzle)
    return number_standing(table.building), tuple(sorted(map(number_on, table.hands[SEAT])))


MAKER: Final = Maker(
    judge=JUDGE,
    kinds=KINDS,
    candidates=candidates,
    solutions=solutions,
    bots=levels,
    tempts=lambda move: move != "pass",
    same=same,
)

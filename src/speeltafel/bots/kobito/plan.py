"""Kobito's planner: the whole turn before its first card.

It tries sequences of small moves, keeps the most promising tables after each, and plays the first
move of the best plan. Where a plan wins a pot, it goes on without knowing what is turned up. Only
what lies open and the own hand is looked at, so every deal gives the same choice.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

from speeltafel.bots.effort import Deadline
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.carries import carries
from speeltafel.games.kobito.components import KOBITO, LARGEST, PENALTY, REPLACEMENT
from speeltafel.games.kobito.moves import END, Carry, Move
from speeltafel.games.kobito.rainbow import LEFT, RIGHT, Rainbow, follows
from speeltafel.games.kobito.rules import apply, legal_moves, score
from speeltafel.games.kobito.state import Pot, Stage, State

WIDTH: Final = 5
"""How many tables are kept after each move of a plan; twice as many played no better."""
DEPTH: Final = 9

REMEMBERED: Final = 1 << 12
"""Enough for one turn; with much more the collection of garbage takes longer than the thought."""

# Guessed, then tried against variants of itself: of these only CHANCES made a clear difference.
CHANCES: Final = (1.0, 0.7, 0.4, 0.2, 0.08)
"""How likely a player completes a pot in one turn that still lacks so many cards."""
UNDISTURBED: Final = 0.7
"""How likely a rival leaves a pot as it is, so that what was prepared for it still fits."""
BURDEN: Final = (0.0, 0.2, 0.7, 2.0, 4.5)
"""What so many rainbows in the workshop cost in the next turn."""
A_CARD_PREPARED: Final = 0.35
A_KOBITO_KEPT: Final = 1.2
A_REPLACEMENT_KEPT: Final = 0.4
A_CARD_DUE: Final = 0.7 * PENALTY
A_CARD_THAT_FITS: Final = 0.25
THE_VICTORY: Final = 30.0


class Style(NamedTuple):
    """How a player plans a turn."""

    width: int = WIDTH
    depth: int = DEPTH
    unaware: frozenset[str] = frozenset()
    """Kinds of moves that it does not think of."""
    overlooks: float = 0.0
    """How often it does not see a move."""


Judge: TypeAlias = Callable[[State, Seat], float]
"""How good it would be for a seat to end its turn like this."""


class Plan(NamedTuple):
    value: float
    moves: tuple[Move, ...]
    table: State
    """What it leaves, before the hand is refilled."""


def best_plans(
    table: State,
    seat: Seat,
    style: Style,
    generator: Random | None = None,
    judge: Judge | None = None,
    deadline: Deadline | None = None,
) -> list[Plan]:
    """The plans found, the best first; of equal ones the one found first. Who overlooks something
    needs a generator. Plans that are as long as the style goes, or as the time allows, compete
    as they stand."""
    judge = judge or worth
    found: list[Plan] = []
    kept = [Plan(0.0, (), table)]
    seen = {_key(table, seat)}
    for step in range(style.depth):
        if step and deadline is not None and deadline.passed:
            break
        growing = []
        for _, path, before in kept:
            for move, after in _steps(before, seat, style, generator):
                if move is END or after.stage is Stage.OVER:
                    end = before if move is END else after
                    found.append(Plan(judge(end, seat), (*path, move), end))
                elif (key := _key(after, seat)) not in seen:
                    seen.add(key)
                    growing.append(Plan(judge(after, seat), (*path, move), after))
        growing.sort(key=lambda plan: -plan.value)
        kept = growing[: style.width]
    found += kept
    if not found:  # all that was noticed has no purpose
        found = [Plan(0.0, (move,), table) for move in legal_moves(table, seat)]
    found.sort(key=lambda plan: -plan.value)
    return found


def noticed(moves: list[Move], style: Style, generator: Random | None) -> list[Move]:
    """What this style sees of the moves there are; if it sees nothing it stumbles on something."""
    known = [move for move in moves if move.verb not in style.unaware] or moves
    if not style.overlooks or generator is None:
        return known
    seen = [move for move in known if generator.random() >= style.overlooks]
    return seen or [known[generator.randrange(len(known))]]


def _steps(
    table: State, seat: Seat, style: Style, generator: Random | None
) -> Iterator[tuple[Move, State]]:
    moves = legal_moves(table, seat)
    if style.unaware or style.overlooks:
        moves = noticed(moves, style, generator)
    for move in moves:
        if move is END:
            yield move, table
        elif not isinstance(move, Carry) or has_a_purpose(table, seat, move):
            after = apply(table, seat, move)
            # A new pot is not known before it is turned up; the plan does without it.
            yield move, after._replace(stage=Stage.PLAY) if after.stage is Stage.GOLD else after


def has_a_purpose(table: State, seat: Seat, move: Carry) -> bool:
    """Whether it wins a pot or empties a rainbow; other carries mostly help the rivals."""
    laid = [0] * len(table.pots)
    for block in move.blocks:
        laid[block.pot] += (block.last - block.first) % LARGEST + 1
    if sum(laid) == len(table.workshops[seat][move.slot].places):
        return True
    return any(pot and pot.room == cards for pot, cards in zip(table.pots, laid, strict=True))


def _key(table: State, seat: Seat) -> tuple[object, ...]:
    return table.hands[seat], table.pots, table.workshops, table.played


def worth(table: State, seat: Seat) -> float:
    """How good it would be for this seat to end its turn like this."""
    if table.stage is Stage.OVER:
        return end_worth(table, seat)
    points = score(table, seat) - A_CARD_DUE * table.due
    own = table.workshops[seat]
    points += A_CARD_PREPARED * sum(len(rainbow.places) for rainbow in own) - BURDEN[len(own)]
    for pot in table.pots:
        if pot is not None:
            points += prospect(pot, table.workshops, seat)
    return points + kept_in_hand(table, seat)


def end_worth(table: State, seat: Seat) -> float:
    """The score when the game is over, and the victory or its loss."""
    own = score(table, seat)
    best = max(score(table, other) for other in range(len(table.hands)) if other != seat)
    return own + (THE_VICTORY if own >= best else -THE_VICTORY)


@lru_cache(maxsize=REMEMBERED)
def prospect(pot: Pot, workshops: tuple[tuple[Rainbow, ...], ...], seat: Seat) -> float:
    """What an open pot is worth: the hope to win it in the next turn, less what rivals will."""
    chances = [chance_to_win(pot.room - reach(pot, workshop)) for workshop in workshops]
    safe = 1.0
    for rival, chance in enumerate(chances):
        if rival != seat:
            safe *= 1 - chance
    rivals = len(workshops) - 1
    hope = safe * UNDISTURBED**rivals * chances[seat]
    return pot.gold.value * (hope - (1 - safe) / rivals)


def chance_to_win(lacks: int) -> float:
    return CHANCES[lacks] if lacks < len(CHANCES) else 0.0


@lru_cache(maxsize=REMEMBERED)
def reach(pot: Pot, workshop: tuple[Rainbow, ...]) -> int:
    """How many cards one rainbow of this workshop can bring to the pot."""
    return max(
        (
            sum((block.last - block.first) % LARGEST + 1 for block in carry.blocks)
            for rainbow in workshop
            for carry in carries(0, rainbow, (pot,))
        ),
        default=0,
    )


def kept_in_hand(table: State, seat: Seat) -> float:
    """What the cards kept for the next turn are worth."""
    hand = table.hands[seat]
    rainbows = [pot.rainbow for pot in table.pots if pot] + list(table.workshops[seat])
    wanted = {follows(rainbow, side) for rainbow in rainbows for side in (LEFT, RIGHT)}
    value = 0.0
    for card in hand:
        if card == KOBITO:
            value += A_KOBITO_KEPT
        elif card == REPLACEMENT:
            value += A_REPLACEMENT_KEPT
        elif card in wanted:
            value += A_CARD_THAT_FITS
    return value

"""What is said to the claims of somebody who tries a puzzle of Potz Klotz."""

from typing import Final

from speeltafel.core.reason import Reason, reason
from speeltafel.games.potzklotz import POTZKLOTZ as GAME
from speeltafel.games.potzklotz.components import card_name
from speeltafel.games.potzklotz.moves import Claim, Move
from speeltafel.games.potzklotz.notation import format_move
from speeltafel.games.potzklotz.rules import apply, verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.telling import side_reason
from speeltafel.games.potzklotz.verdict import Judgement, side_shown
from speeltafel.learn.puzzles.judge import LineJudge, Sitting, state_of
from speeltafel.learn.puzzles.potzklotz.chains import is_right, longest, step

MIRROR: Final = "mirror"
ONE_CARD: Final = "one-card"
CHAIN: Final = "chain"
LONG_CHAIN: Final = "long-chain"
KINDS: Final = (MIRROR, ONE_CARD, CHAIN, LONG_CHAIN)


def task(kind: str, cards: int) -> Reason:
    return reason(f"potzklotz-puzzle-task-{kind}", cards=cards)


def key(table: State, move: Move) -> str:
    if isinstance(move, Claim) and is_right(table, move):
        return step(move.card)
    return format_move(move)


def wrong(sitting: Sitting, move: Move) -> Reason:
    table: State = sitting.state
    seat = sitting.puzzle.seat
    if not isinstance(move, Claim):
        return reason("potzklotz-puzzle-wrong-pass")
    card, judged = card_name(move.card), verdict_on(table, move).judgement
    if judged is not Judgement.RIGHT:
        return reason(f"potzklotz-puzzle-wrong-{judged.value}", card=card)
    after = apply(table, seat, move)
    left = len(table.hands[seat]) - 1
    return reason(
        "potzklotz-puzzle-wrong-dead-end", card=card, left=left, most=longest(after, seat)
    )


def right(sitting: Sitting, move: Move, left: int) -> Reason:
    del sitting, move
    return reason("potzklotz-puzzle-right", left=left)


def solved(sitting: Sitting, move: Move) -> Reason:
    if len(sitting.puzzle.solutions[0]) > 1:
        return reason("potzklotz-puzzle-solved-chain")
    return reason("potzklotz-puzzle-solved-card", side=_side(sitting.state, move))


def look(sitting: Sitting, move: Move) -> Reason:
    del sitting
    assert isinstance(move, Claim)
    return reason("potzklotz-puzzle-look", card=card_name(move.card))


def because(sitting: Sitting, move: Move) -> Reason:
    """What can follow in a chain; else from which side the card shows the building."""
    steps = (*sitting.steps, key(sitting.state, move))
    rest = JUDGE.rests(sitting.puzzle, steps)[0]
    side = _side(sitting.state, move)
    if not rest:
        return reason("potzklotz-puzzle-because-side", side=side)
    line = tuple(reason("potzklotz-puzzle-card", card=each.removeprefix("=")) for each in rest)
    return reason("potzklotz-puzzle-because-chain", side=side, line=line)


def _side(table: State, move: Move) -> Reason:
    assert isinstance(move, Claim)
    return side_reason(side_shown(verdict_on(table, move).tried, move.card))


JUDGE: Final = LineJudge(
    game=GAME,
    opened=state_of(GAME),
    keyed=key,
    wrong=wrong,
    right=right,
    solved=solved,
    look=look,
    because=because,
)

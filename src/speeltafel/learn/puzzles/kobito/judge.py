"""What is said to the steps of somebody who tries a puzzle of Kobito."""

from typing import Any, Final

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import accept
from speeltafel.games.kobito import KOBITO as GAME
from speeltafel.games.kobito.layings import layings
from speeltafel.games.kobito.moves import (
    GOLD,
    Carry,
    End,
    Lay,
    Move,
    Penalty,
    Replace,
    Start,
    Swap,
)
from speeltafel.games.kobito.naming import card_reason, listed_card, pot_reason, spot_reason, within
from speeltafel.games.kobito.state import State
from speeltafel.learn.puzzles.judge import LineJudge, Sitting, as_written, state_of
from speeltafel.learn.puzzles.kobito.goals import EMPTY_HAND, WIN_LAST, dearest, has_won
from speeltafel.learn.puzzles.puzzle import Puzzle


def task(kind: str, table: State, steps: int) -> Reason:
    arguments: dict[str, Reason | int] = {"steps": steps}
    pot = dearest(table)
    if kind == "win-dearest" and pot is not None:
        arguments["pot"] = pot_reason(pot)
    return reason(f"kobito-puzzle-task-{kind}", **arguments)


def length(puzzle: Puzzle) -> int:
    return len(puzzle.solutions[0])


def wrong(sitting: Sitting, move: Move) -> Reason:
    kind, table = sitting.puzzle.kind, sitting.state
    if isinstance(move, End):
        return reason(f"kobito-puzzle-wrong-end-{kind}")
    if isinstance(move, Penalty):
        return reason("kobito-puzzle-wrong-penalty")
    after = GAME.apply(table, table.turn, move)
    left = length(sitting.puzzle) - len(sitting.steps) - 1
    if has_won(table, after):
        cards = len(after.hands[table.turn])
        if kind == WIN_LAST:
            return reason("kobito-puzzle-wrong-too-early", cards=cards)
        pot = next(i for i, each in enumerate(after.pots) if each is None)
        return reason("kobito-puzzle-wrong-pot", pot=pot_reason(pot))
    if kind != EMPTY_HAND:
        return reason("kobito-puzzle-wrong-no-pot", left=left, **_lacking(table, move))
    stuck = [card for card in after.hands[table.turn] if not _fits(after, card)]
    if stuck and left:
        return reason("kobito-puzzle-wrong-stuck", card=card_reason(stuck[0]), left=left)
    return reason("kobito-puzzle-wrong-left", left=left, cards=len(after.hands[table.turn]))


def _lacking(table: State, move: Move) -> dict[str, int | str | Reason]:
    """What the pot to which a card was laid still lacks then."""
    if isinstance(move, Lay) and move.spot.owner == GOLD:
        pot = table.pots[move.spot.slot]
        assert pot is not None
        return {"pot": pot_reason(move.spot.slot), "lacks": pot.room - 1}
    return {"pot": "", "lacks": 0}


def _fits(table: State, card: int) -> bool:
    """Whether something on the table takes this card now, alone or with others of the hand."""
    for move in layings(table, table.turn):
        match move:
            case Lay(laid):
                found = laid == card
            case Start(cards):
                found = card in cards
            case Replace(number):
                found = card in (number, 13)
            case _:
                found = False
        if found:
            return True
    return False


def right(sitting: Sitting, move: Move, left: int) -> Reason:
    del sitting, move
    return reason("kobito-puzzle-right", left=left)


def solved(sitting: Sitting, move: Move) -> Reason:
    table = sitting.state
    after = GAME.apply(table, table.turn, move)
    if sitting.puzzle.kind == EMPTY_HAND:
        return reason("kobito-puzzle-solved-empty")
    gold = sum(each.value for each in after.won[table.turn][len(table.won[table.turn]) :])
    if sitting.puzzle.kind == WIN_LAST:
        return reason("kobito-puzzle-solved-last", gold=gold)
    return reason("kobito-puzzle-solved-pot", gold=gold)


def look(sitting: Sitting, move: Move) -> Reason:
    del sitting
    match move:
        case Lay(_, spot) if spot.owner == GOLD:
            return reason("kobito-puzzle-look-pot", pot=pot_reason(spot.slot))
        case Lay(_, spot):
            return reason("kobito-puzzle-look-workshop")
        case Start():
            return reason("kobito-puzzle-look-hand")
        case Carry():
            return reason("kobito-puzzle-look-carry")
        case Swap():
            return reason("kobito-puzzle-look-kobito")
    return reason("kobito-puzzle-look-replacement")


def because(sitting: Sitting, move: Move) -> Reason:
    """The rest of a shortest line."""
    key = JUDGE.key(sitting.state, move)
    rests = JUDGE.rests(sitting.puzzle, (*sitting.steps, key))
    table, told = sitting.state, [step_reason(sitting.state, move)]
    table = GAME.apply(table, table.turn, move)
    for text in rests[0]:
        step: Any = accept(GAME.parse_move(table, text))
        told.append(step_reason(table, step))
        table = GAME.apply(table, table.turn, step)
    return reason("kobito-puzzle-because", line=tuple(told))


def step_reason(table: State, move: Move) -> Reason:
    match move:
        case Lay(card, spot):
            return reason("kobito-puzzle-step-lay", card=card_reason(card), spot=spot_reason(spot))
        case Start(cards):
            return reason("kobito-puzzle-step-start", cards=tuple(map(listed_card, cards)))
        case Carry(slot, blocks):
            pots = tuple(dict.fromkeys(pot_reason(block.pot) for block in blocks))
            return reason("kobito-puzzle-step-carry", number=slot + 1, pots=pots)
        case Swap(number, spot):
            return reason("kobito-puzzle-step-swap", number=number, spot=within(spot))
        case Replace(number, spot):
            return reason("kobito-puzzle-step-replace", number=number, spot=within(spot))
    raise AssertionError(f"{move} solves nothing in {table}")


JUDGE: Final = LineJudge(
    game=GAME,
    opened=state_of(GAME),
    keyed=as_written(GAME),
    wrong=wrong,
    right=right,
    solved=solved,
    look=look,
    because=because,
)

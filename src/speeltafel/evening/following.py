"""What an evening asks of a table so that it follows: one thing after the other, until there is
nothing left. It says the same in any process and after any restart, and what was asked twice
happens once."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from speeltafel.core.seats import CHANCE, Seat
from speeltafel.evening.state import OVER, EveningState, Player
from speeltafel.table.evening_asks import rolls_of
from speeltafel.table.messages import Advance, Close, EveningAsk, Hold, Name, Place, Unseat
from speeltafel.table.state import TableState

NOTHING: Final = ""


class Missing(NamedTuple):
    """The next roll is there, and this seat has not drawn the one before."""

    seat: Seat


class Sitting(NamedTuple):
    """Who belongs on a chair, under which name."""

    player: Player
    name: str


def next_ask(
    state: EveningState,
    sitting: Sequence[Sitting],
    table: TableState,
    stand_in: str,
    current: bool = True,
) -> EveningAsk | Missing | None:
    """`current`: the table is of this round; `stand_in`: who plays on for somebody removed."""
    ask = _who_sits(sitting, table, stand_in)
    if ask is not None or not table.started:
        return ask
    if state.phase == OVER or not current:
        if not table.over:
            return Close()
        return Hold(held=False) if table.held else None
    if table.setup.dealt and not table.over and any(each.player.plays for each in sitting):
        rolls = rolls_of(table)
        if rolls < len(state.rolls):
            if CHANCE in table.acting:
                return Advance(number=rolls + 1, move=state.rolls[rolls])
            return Missing(min(table.acting))
    return Hold(held=state.held) if table.held != state.held else None


def _who_sits(sitting: Sequence[Sitting], table: TableState, stand_in: str) -> EveningAsk | None:
    for seat, (player, name) in enumerate(sitting):
        chair = table.chairs[seat]
        if player.removed:
            if chair.guest:
                return Unseat(seat=seat, level=NOTHING if table.setup.dealt else stand_in)
        elif chair.guest != player.guest:
            return Place(seat=seat, guest=player.guest, name=name)
        elif chair.name != name:
            return Name(seat=seat, name=name)
    return None


def has_done(state: EveningState, table: TableState) -> bool:
    """Whether everybody at this table has done the round."""
    if table.over:
        return True
    if not table.setup.dealt:
        return False
    return rolls_of(table) == len(state.rolls) and CHANCE in table.acting

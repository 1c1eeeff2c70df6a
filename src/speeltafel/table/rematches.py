"""Playing again: the same people at a new table, and what they have won so far."""

from msgspec.structs import replace

from speeltafel.core.seats import Seat
from speeltafel.table.actions import Context, begin
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.state import OPEN, TableState, opening


def rematch_draft(old: TableState, table: str, code: str, context: Context) -> Draft:
    """Where turns matter, who began now comes last. For who has left the computer plays."""
    order = seat_order(old)
    chairs = [old.chairs[seat] for seat in order]
    won = series(old)
    setup: TableSetup = replace(
        old.setup,
        table=table,
        code=code,
        rules=old.game.rules_version,
        plan=tuple(SeatPlan(chair.kind, chair.name, chair.level) for chair in chairs),
        open=False,
        created=context.now,
        previous=old.setup.table,
        series=tuple(won[seat] for seat in order),
    )
    draft = Draft(opening(setup), context.now, context.dice)
    for seat, chair in enumerate(chairs):
        if chair.guest:
            draft.add(EntryKind.SIT, seat, encode(Sitter(chair.guest, chair.name)))
            if chair.stand_in or chair.left_at is not None:
                draft.add(EntryKind.STAND_IN, seat, chair.stand_in or context.stand_in)
    if old.door != OPEN:
        draft.add(EntryKind.DOOR, text=old.door)
    begin(draft)
    return draft


def seat_order(old: TableState) -> list[Seat]:
    order = list(range(len(old.chairs)))
    return order if old.game.traits.simultaneous else [*order[1:], *order[:1]]


def series(old: TableState) -> list[float]:
    """What each seat has won, this match included; a shared victory is shared."""
    before = old.setup.series or (0.0,) * len(old.chairs)
    outcome = old.outcome()
    winners = () if outcome is None else outcome.winners
    return [won + (1 / len(winners) if seat in winners else 0.0) for seat, won in enumerate(before)]

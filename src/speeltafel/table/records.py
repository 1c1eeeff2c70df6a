"""From a table to a record and back: a match can be taken up again anywhere."""

from speeltafel.core.match import AnyMatch
from speeltafel.table.actions import Context, begin
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.seating import COMPUTER
from speeltafel.table.state import opening


def seat_plan(record_name: str) -> SeatPlan:
    """Whom a record means by the name of a seat: `Anna`, `bot:strongest`."""
    if record_name.startswith(COMPUTER):
        return SeatPlan("computer", level=record_name.removeprefix(COMPUTER))
    return SeatPlan("here", record_name)


def local_setup(match: AnyMatch, now: float, host: str) -> TableSetup:
    """A table on one device for a match that begins or goes on."""
    config = match.config
    return TableSetup(
        table="",
        code="",
        game=match.game.name,
        rules=match.game.rules_version,
        variant=config.variant,
        options=dict(config.options),
        plan=tuple(seat_plan(name) for name in match.names),
        open=False,
        host=host,
        created=now,
    )


def local_table(match: AnyMatch, context: Context) -> Draft:
    """Everybody here sits down, and what was played before is played again."""
    setup = local_setup(match, context.now, context.guest)
    draft = Draft(opening(setup), context.now, context.dice)
    for seat, plan in enumerate(setup.plan):
        if plan.kind == "here":
            draft.add(EntryKind.SIT, seat, encode(Sitter(context.guest, plan.name)))
    if match.last is None:
        begin(draft)
        return draft
    draft.add(EntryKind.START, text=str(len(match.names)))
    for entry in match.entries():
        draft.add(EntryKind.MOVE, entry.actor, match.game.format_move(entry.move))
    draft.settle_chance()
    return draft

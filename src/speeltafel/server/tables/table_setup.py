"""Setting up tables on this server."""

import asyncio
import time

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.protocol import table_files
from speeltafel.protocol.codes import new_code, new_id
from speeltafel.protocol.documents import NewTable
from speeltafel.protocol.guests import Guest
from speeltafel.protocol.setting_up import Most, first_draft, setup_for, stand_in_level
from speeltafel.server.tables.live_table import DICE, LiveTable, Sender
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.table.actions import Context
from speeltafel.table.drafts import Draft
from speeltafel.table.messages import PlayAgain
from speeltafel.table.rematches import rematch_draft


async def create_table(tables: LiveTables, wish: NewTable, host: Guest) -> str:
    _must_have_room(tables)
    settings = tables.settings
    most = Most(settings.seats, settings.device_seats, settings.computers)
    setup = accept(setup_for(wish, host, most))
    return (await tables.create_table(setup, first_draft(setup, host, DICE))).table


async def open_table(tables: LiveTables, text: str, host: Guest) -> str:
    """A table or a record that somebody brings along as a file."""
    _must_have_room(tables)
    log = await asyncio.to_thread(table_files.from_text, text, host, new_id(), DICE)
    if len(log.setup.plan) > tables.settings.device_seats:
        most = tables.settings.device_seats
        raise Refused(Refusal(Kind.CONFIG, reason("server-too-many-here", most=most)))
    return (await tables.create_table(log.setup, table_files.draft_of(log, DICE))).table


def _must_have_room(tables: LiveTables) -> None:
    if not tables.checkup.has_room():
        raise Refused(Refusal(Kind.AWAY, reason("server-disk-full")))


async def create_rematch(tables: LiveTables, table: LiveTable) -> Draft | Refusal:
    """Everybody agreed: the same people at a new table."""
    context = Context(time.time(), DICE, stand_in=stand_in_level(table.saved.game))
    draft = rematch_draft(table.saved, new_id(), new_code(), context)
    created = await tables.create_table(draft.state.setup, draft)
    return await table.append(PlayAgain(table=created.table), Sender())

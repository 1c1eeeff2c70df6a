"""Tables in memory come and go with what is stored."""

import asyncio
from pathlib import Path
from random import Random

from speeltafel.server.broadcast.announcer import announcer_for
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.table.drafts import Draft
from speeltafel.table.log import Entry, SeatPlan, TableSetup
from speeltafel.table.state import opening

SETUP = TableSetup(
    "old",
    "AAAA",
    "katalon",
    1,
    "katalon",
    {},
    (SeatPlan("here", "Anna"), SeatPlan("elsewhere")),
    open=False,
    host="a",
    created=100.0,
)


class SlowStore(Store):
    """Reads a log only when it is let."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.asked, self.let = asyncio.Event(), asyncio.Event()

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        self.asked.set()
        await self.let.wait()
        return await super().entries(table, after)


def test_who_comes_in_while_a_table_is_removed_finds_none(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store = SlowStore(settings.database_url())
        await store.open()
        tables = LiveTables(settings, store, announcer_for(""))
        entries = [change.entry for change in Draft(opening(SETUP), 100.0, Random(1)).changes]
        await store.create_table(SETUP, entries, set())
        await store.remove_untouched(200.0, 300.0)  # the first time it is found to be old
        coming = asyncio.create_task(tables.get("old"))
        await store.asked.wait()
        tables.start()  # its first deed is to remove what nobody has touched
        while await store.setup("old") is not None:
            await asyncio.sleep(0.01)
        store.let.set()
        came = await coming
        async with asyncio.timeout(10):
            while tables.count:
                await asyncio.sleep(0.01)
        assert came is None or came.audience.devices == set()
        assert await tables.get("old") is None
        await tables.close()

    asyncio.run(scene())

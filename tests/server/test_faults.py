"""Power cuts, a full disk, a writer that dies: nothing acknowledged is ever lost."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.house import House
from tests.server.storm import (
    KILLS,
    MATCHES,
    Storm,
    asked_to_stop,
    check_accounts,
    disk_full,
    power_cut,
    rage,
    sqlite_log,
    writer_killed,
)


def test_every_acknowledged_move_survives_faults_on_sqlite(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        storm = Storm([house], "katalon", 1)
        faults = (power_cut, writer_killed, disk_full, asked_to_stop)
        asyncio.run(rage(storm, KILLS, Random(2), faults))
    checked = check_accounts(storm.accounts, sqlite_log(str(tmp_path / "tables.sqlite")), "katalon")
    assert checked > 20 * KILLS
    assert sum(account.reconnects for account in storm.accounts) >= KILLS // 2
    assert storm.survivors() == 2 * MATCHES, "everybody plays on after the last kill"

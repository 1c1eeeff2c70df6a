"""Power cuts with the tables in a file: nothing acknowledged is ever lost."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.house import House
from tests.server.storm import KILLS, MATCHES, Storm, check_accounts, rage, sqlite_log


def test_every_acknowledged_move_survives_kills_on_sqlite(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        storm = Storm([house], "katalon", 1)
        asyncio.run(rage(storm, KILLS, Random(2)))
    checked = check_accounts(storm.accounts, sqlite_log(str(tmp_path / "tables.sqlite")), "katalon")
    assert checked > 20 * KILLS
    assert sum(account.reconnects for account in storm.accounts) >= KILLS
    assert storm.survivors() == 2 * MATCHES, "everybody plays on after the last kill"

"""The log in a SQLite file: a process of its own writes it, one line in, one commit, one line out.

    python -m speeltafel.server.store.sqlite_process FILE

A line in holds all rows of the log that go to disk together, as a JSON array; or, for what is
written seldom, an object whose `do` lists statements with their values. The answer is
`saved SECONDS`, `taken` (somebody else wrote one of them first) or `away WHY`; after both nothing
of them is in the file. One process writes everything, so that no writer waits for another's lock.
"""

import json
import signal
import sqlite3
import sys
import time
from typing import Any, Final

DURABLE: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit returns when it is on disk
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",  # who is forgotten is not found in free pages either
    "temp_store = MEMORY",  # else a large commit makes a file for undoing half of it
)

_INSERT: Final = (
    "insert into entries (table_id, sequence, happening, actor, text, at, ticket) select "
    + ", ".join(f"json_extract(value, '$[{column}]')" for column in range(7))
    + " from json_each(?)"
)

STATEMENTS: Final = {
    "found": "insert into charters (id, code, charter, touched, host, evening)"
    " values (?, ?, ?, ?, ?, ?)",
    "entries": _INSERT,
    "sit": "insert or ignore into sitters (guest, table_id) values (?, ?)",
    "probe": "insert or replace into secrets (name, value) values ('probe', ?)",
    "touch": "update charters set touched = ?, doomed = null where id = ?",
}

SAVED: Final = "saved"
TAKEN: Final = "taken"
AWAY: Final = "away"


class SqliteLog:
    def __init__(self, path: str) -> None:
        self._path = path
        self.connection: sqlite3.Connection | None = None

    def save(self, rows: str) -> str:
        """Puts these rows on disk, all or none; the answer in one line."""
        began = time.perf_counter()
        try:
            if self.connection is None:
                self.connection = self._connect()
            if rows.startswith("{"):
                self._do(self.connection, json.loads(rows)["do"])
            else:
                self.connection.execute(_INSERT, (rows,))
        except sqlite3.Error as error:
            self.close()
            if isinstance(error, sqlite3.IntegrityError) and "UNIQUE" in str(error):
                return TAKEN
            return " ".join([AWAY, *str(error).split()])
        return f"{SAVED} {time.perf_counter() - began:.6f}"

    def _do(self, connection: sqlite3.Connection, work: list[tuple[str, list[Any]]]) -> None:
        connection.execute("begin immediate")
        for name, values in work:
            connection.execute(STATEMENTS[name], values)
        connection.execute("commit")

    def _connect(self) -> sqlite3.Connection:
        """Without transactions of Python's making, one statement is one commit."""
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in DURABLE:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def close(self) -> None:
        """After a failure too: nothing half-done may stay open."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


def main() -> None:
    """Ends when nobody can hand in lines any more, and not before: a signal for all processes of
    the server must not keep its last moves from the disk."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    file = SqliteLog(sys.argv[1])
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(file.save(line.decode()).encode() + b"\n")
        sys.stdout.buffer.flush()
    file.close()


if __name__ == "__main__":
    main()

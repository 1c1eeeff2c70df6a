"""One server for one SQLite file: the second that opens it is refused.

Two would each keep tables in memory and not hear of the other's moves. The lock is an open
transaction on a small file beside the database: the operating system ends it with the process.
"""

import sqlite3
from pathlib import Path


class FileInUse(Exception):
    """Another server has this file open."""


class FileLock:
    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        if self._connection is not None:
            return
        connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            connection.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            connection.close()
            if "locked" in str(error):
                raise FileInUse(str(self._path)) from error
            raise OSError(str(error)) from error
        self._connection = connection

    def release(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

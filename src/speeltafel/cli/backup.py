"""`speeltafel backup`: a copy of all tables, while they are being played at."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from speeltafel.cli.arguments import console
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.server.settings import Settings
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("backup", help=voice.word("cli-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=voice.word("cli-backup-file"))],
        database: Annotated[
            str,
            typer.Option(envvar="SPEELTAFEL_DATABASE", help=voice.word("server-database")),
        ] = "",
    ) -> None:
        tables, entries = copied(Settings(database=database).database_url(), file)
        console.print(voice.word("cli-backup-done", tables=tables, entries=entries), markup=False)


def copied(database: str, file: Path) -> tuple[int, int]:
    """Copies the tables; how many there are, and entries of their logs."""
    source = source_of(database)
    if file.exists():
        raise Refused(Refusal(Kind.CONFIG, reason("cli-backup-exists", path=str(file))))
    begun = file.with_name(f"{file.name}.part")
    begun.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(begun)) as copy:
        live.backup(copy)  # in one piece: in several it begins anew whenever somebody writes
        counts = tuple(
            int(copy.execute(f"select count(*) from {each}").fetchone()[0])
            for each in ("charters", "entries")
        )
        sound = copy.execute("pragma integrity_check").fetchone()[0] == "ok"
    if not sound:
        begun.unlink()
        raise Refused(Refusal(Kind.AWAY, reason("cli-backup-damaged", path=str(source))))
    begun.rename(file)
    return counts[0], counts[1]


def source_of(database: str) -> Path:
    _, _, path = database.partition(":///")
    if not database.startswith("sqlite"):
        raise Refused(Refusal(Kind.CONFIG, reason("cli-backup-postgres")))
    source = Path(path)
    if not source.exists():
        raise Refused(Refusal(Kind.UNKNOWN, reason("cli-backup-nothing", path=str(source))))
    return source

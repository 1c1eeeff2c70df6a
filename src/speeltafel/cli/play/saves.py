"""Saved games: written whole or not at all, and never over something else."""

import os
from pathlib import Path

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.record import format_record, record_of
from speeltafel.core.refusal import Kind, Refusal


def save(match: AnyMatch, path: Path, own: Path | None = None) -> Refusal | None:
    """Writes the record; an existing file is kept, unless it is the one this match came from."""
    if path.exists() and path != own:
        why = reason("cli-exists", path=str(path))
        return Refusal(Kind.RECORD, why, reason("cli-other-name"))
    try:
        write(match, path)
    except OSError as error:
        why = reason("cli-cannot-write", path=str(path), why=error.strerror or str(error))
        return Refusal(Kind.RECORD, why, reason("cli-other-name"))
    return None


def write(match: AnyMatch, path: Path) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(format_record(record_of(match)), encoding="utf-8")
    fresh.replace(path)


def keep(match: AnyMatch) -> Path | None:
    """Puts an unfinished match aside when its player leaves; None when that is impossible."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "speeltafel"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := folder / f"{match.game.name}-{number}.txt").exists():
            number += 1
        write(match, path)
    except OSError:
        return None
    return path

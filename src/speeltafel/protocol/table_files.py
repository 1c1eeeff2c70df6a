"""A table as a file, to take along: its log, which is the table. A record of a match opens too."""

from random import Random
from typing import Final, Literal

import msgspec

from speeltafel.core.match import refusal_of
from speeltafel.core.reason import reason
from speeltafel.core.record import parse_record, replay
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games import GAMES
from speeltafel.protocol.codes import new_code
from speeltafel.protocol.guests import Guest
from speeltafel.table.actions import Context
from speeltafel.table.drafts import Draft, followed
from speeltafel.table.log import Entry, EntryKind, TableSetup, decode_sitter, encode
from speeltafel.table.records import local_table
from speeltafel.table.state import TableState, opening

MOST_ENTRIES: Final = 20_000


class Log(msgspec.Struct, frozen=True):
    """All there is to know of a table."""

    setup: TableSetup
    entries: list[Entry]


class TableFile(msgspec.Struct, frozen=True):
    setup: TableSetup
    entries: list[Entry]
    format: Literal["speeltafel-table"] = "speeltafel-table"
    version: Literal[1] = 1


def to_file(log: Log) -> TableFile:
    return TableFile(log.setup, log.entries)


def from_text(text: str, guest: Guest, name: str, dice: Random) -> Log:
    """As a table by this name; whoever sat at it on its device sits here now."""
    if text.lstrip().startswith("{"):
        return moved(_checked(text), guest.id, name)
    return _from_record(text, guest, name, dice)


def draft_of(log: Log, dice: Random) -> Draft:
    """As if all of it had just happened."""
    draft = Draft(opening(log.setup), log.setup.created, dice)
    for entry in log.entries:
        draft.state, change = followed(draft.state, entry)
        draft.changes.append(change)
    draft.settle_chance()  # what an evening would have rolled
    return draft


def moved(file: TableFile, guest: str, name: str) -> Log:
    """The same log under another name; its people are one guest here."""
    setup = msgspec.structs.replace(
        file.setup, table=name, code=new_code(), host=guest, evening="", dealt=False
    )
    entries = [_seated(entry, guest) for entry in file.entries]
    return Log(setup, [entry for entry in entries if entry.kind is not EntryKind.REMATCH])


def _seated(entry: Entry, guest: str) -> Entry:
    if entry.kind is not EntryKind.SIT:
        return entry
    sitter = decode_sitter(entry.text)
    return msgspec.structs.replace(entry, text=encode(msgspec.structs.replace(sitter, guest=guest)))


def _checked(text: str) -> TableFile:
    """A file from anywhere: every entry is read under the rules before it counts."""
    unread = Refusal(Kind.CONFIG, reason("local-bad-file"), reason("local-bad-file-instead"))
    try:
        file = msgspec.json.decode(text, type=TableFile)
        if len(file.entries) > MOST_ENTRIES:
            raise Refused(unread)
        state = opening(file.setup)
        for entry in file.entries:
            _allow(state, entry)
            state, _ = followed(state, entry)
    except (msgspec.MsgspecError, AssertionError, LookupError, ValueError, TypeError) as error:
        raise Refused(unread) from error
    return file


def _allow(state: TableState, entry: Entry) -> None:
    match = state.match
    if entry.kind is not EntryKind.MOVE or match is None:
        return
    move = accept(match.game.parse_move(match.state, entry.text))
    why = refusal_of(match, entry.actor, move)
    if why is not None:
        raise Refused(why)


def _from_record(text: str, guest: Guest, name: str, dice: Random) -> Log:
    match = accept(replay(accept(parse_record(text)), GAMES))
    draft = local_table(match, Context(0.0, dice, guest.id))
    setup = msgspec.structs.replace(draft.state.setup, table=name, code=new_code())
    return Log(setup, [change.entry for change in draft.changes])

"""From an evening to its file: names and matches go along, guests and keys stay."""

from collections.abc import Mapping

from speeltafel.core.match import AnyMatch
from speeltafel.core.record import format_record, record_of
from speeltafel.evening.animals import animal_of
from speeltafel.evening.pairings import played
from speeltafel.evening.record import PlayedTable
from speeltafel.evening.record import record_of as evening_record
from speeltafel.evening.state import EveningState
from speeltafel.protocol.afterwards.evening_file import (
    EveningFile,
    SavedPlayer,
    SavedQuestion,
    SavedTable,
)
from speeltafel.protocol.evening.frames import name_of
from speeltafel.table.state import TableState

MODEL: str = "bot:strongest"


def saved(
    state: EveningState, tables: Mapping[str, TableState], model: AnyMatch | None = None
) -> EveningFile:
    """As it stands. Everybody goes by the name they have now, also in the matches: a name that the
    host has changed is nowhere any more. `model`: the strongest player's sheet."""
    left = evening_record(state, tables)
    names = {player.number: name_of(player, state.setup) for player in left.players}
    return EveningFile(
        state.setup.game,
        state.setup.shape,
        state.setup.created,
        tuple(
            SavedPlayer(
                player.number,
                names[player.number],
                animal_of(player.number),
                player.group,
                player.since,
            )
            for player in left.players
        ),
        tuple(_table(each, names) for each in left.tables if each.table.match is not None),
        tuple(played(state)),
        "" if model is None else format_record(record_of(model._replace(names=(MODEL,)))),
        tuple(
            SavedQuestion(asked.one, asked.other, answers)
            for asked, answers in zip(state.questions, state.answers, strict=False)
        ),
    )


def _table(each: PlayedTable, names: Mapping[int, str]) -> SavedTable:
    match = each.table.match
    assert match is not None
    called = tuple(names.get(number, "") for number in each.players)
    record = format_record(record_of(match._replace(names=called)))
    return SavedTable(each.players, record, each.round, each.missed)

"""What an evening leaves: everybody's tables, for pages, lists and certificates."""

from collections.abc import Mapping

import msgspec

from speeltafel.core.seats import CHANCE
from speeltafel.evening.log import EveningSetup, Pairings
from speeltafel.evening.state import EveningState, Player
from speeltafel.table.state import TableState


class PlayedTable(msgspec.Struct, frozen=True):
    table: TableState
    players: tuple[int, ...]
    """By seat; 0: the computer."""
    round: int = 0
    """Of pairings; 0 where one sheet lasts all evening."""
    missed: tuple[int, ...] = ()
    """Rounds the computer drew, on a sheet of one player."""


class EveningRecord(msgspec.Struct, frozen=True):
    setup: EveningSetup
    players: tuple[Player, ...]
    """Who came, also who was removed later."""
    pairings: tuple[Pairings, ...]
    results: tuple[Mapping[str, tuple[int, ...]], ...]
    """For each round the points of each seat at the tables that are over, in parts of a point."""
    tables: tuple[PlayedTable, ...]


def missed_rounds(table: TableState) -> tuple[int, ...]:
    """The rounds in which the computer drew for whoever sits here."""
    match = table.match
    if match is None or not table.stood_in:
        return ()
    rounds, rolls = [], 0
    for length, entry in enumerate(match.entries()):
        rolls += entry.actor == CHANCE
        if length in table.stood_in:
            rounds.append(rolls)
    return tuple(rounds)


def record_of(state: EveningState, tables: Mapping[str, TableState]) -> EveningRecord:
    """`tables` by name; those that are not there are left out."""
    came = tuple(player for player in state.players if player.guest)
    sheets = [
        PlayedTable(tables[each.table], (each.number,), 0, missed_rounds(tables[each.table]))
        for each in came
        if each.table in tables
    ]
    met = [
        PlayedTable(tables[name], seats, number)
        for number, pairings in enumerate(state.pairings, 1)
        for name, seats in zip(pairings.tables, pairings.seats, strict=True)
        if name in tables
    ]
    return EveningRecord(state.setup, came, state.pairings, state.results, (*sheets, *met))

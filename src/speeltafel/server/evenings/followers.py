"""The tables of one evening in this process: set up when they are wanted, kept in memory while the
evening is, and asked for whatever they have not done yet."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.evening.following import Missing, Sitting, has_done, next_ask
from speeltafel.evening.messages import Played
from speeltafel.evening.rounds import points_at_table
from speeltafel.evening.state import SHEETS, TABLES, Player
from speeltafel.protocol.codes import new_code
from speeltafel.protocol.evening.frames import name_of
from speeltafel.protocol.setting_up import stand_in_level
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.tables.live_table import DICE, LiveTable, Sender
from speeltafel.server.tables.live_tables import LiveTables, Unreadable
from speeltafel.table.actions import begin
from speeltafel.table.drafts import Change, Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.messages import DrawFor
from speeltafel.table.state import TableState, opening

if TYPE_CHECKING:
    from speeltafel.server.evenings.live_evening import LiveEvening

CODE_LENGTH: Final = 10
"""Nobody types the code of such a table, so the short ones are left to others."""
AT_ONCE: Final = 8
"""Tables that are read in or set up at the same time."""

journal = structlog.get_logger()


class Followers:
    def __init__(self, evening: "LiveEvening", tables: LiveTables) -> None:
        self.live: dict[str, LiveTable] = {}
        self.ready: set[int] = set()
        """Players who have done this round."""
        self._evening = evening
        self._tables = tables
        self._stand_in = stand_in_level(evening.saved.game)
        self._at: dict[str, tuple[int, ...]] = {}
        """The players at each table, by seat."""
        self._round_of: dict[str, int] = {}
        self._busy: set[str] = set()
        """Tables for which somebody works already."""
        self._behind = False
        self._stopped = False
        self._turns = asyncio.Semaphore(AT_ONCE)

    def stop(self) -> None:
        """Nothing more is asked of any table."""
        self._stopped = True

    def close(self) -> None:
        self._stopped = True
        for table in self.live.values():
            table.pinned = False
            table.used_at = time.monotonic()

    def states(self) -> dict[str, TableState]:
        return {name: table.saved for name, table in self.live.items()}

    def players_at(self, name: str) -> list[int]:
        return list(self._at.get(name, ()))

    def is_at_table(self, player: Player) -> bool:
        table = self.live.get(player.table)
        return table is not None and player.guest in table.audience.presence.present()

    # ── following

    def follow_all(self) -> None:
        self._plan()
        self.ready = set()
        for name in self._at:
            self._follow(name)
            table = self.live.get(name)
            if table is not None:
                self._look_whether_done(table)

    def follow(self, numbers: Iterable[int]) -> None:
        """The tables of these players."""
        self._plan()
        wanted = set(numbers)
        for name, seats in self._at.items():
            if wanted.intersection(seats):
                self._follow(name)

    def help_the_late(self) -> None:
        """What went wrong is tried again."""
        if self._behind:
            self._behind = False
            self.follow_all()

    def _plan(self) -> None:
        state = self._evening.saved
        if state.setup.shape == SHEETS:
            for player in state.players:
                if player.table:
                    self._at[player.table] = (player.number,)
        for number, pairings in enumerate(state.pairings, 1):
            for name, seats in zip(pairings.tables, pairings.seats, strict=True):
                self._at[name] = seats
                self._round_of[name] = number

    def _follow(self, name: str) -> None:
        table = self.live.get(name)
        if name in self._busy or self._stopped:
            return
        if table is None:
            self._busy.add(name)
            self._evening.start(self._open(name))
            return
        while True:
            ask = next_ask(
                self._evening.saved,
                self._sitting(name),
                table.head,
                self._stand_in,
                self._is_current(name),
            )
            if ask is None:
                return
            if isinstance(ask, Missing):
                self._busy.add(name)
                self._evening.start(self._draw_for(name, table, ask.seat))
                return
            before = table.head
            table.add(ask, Sender(), self._asked)
            if table.head is before:
                return  # refused, and looked at again

    def _asked(self, answer: Draft | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._behind = True

    def _sitting(self, name: str) -> list[Sitting]:
        state = self._evening.saved
        players = [state.players[number - 1] for number in self._at[name]]
        return [Sitting(each, name_of(each, state.setup)) for each in players]

    def _is_current(self, name: str) -> bool:
        return self._round_of.get(name, 0) in (0, self._evening.saved.round)

    async def _draw_for(self, name: str, table: LiveTable, seat: Seat) -> None:
        """The computer plays a round for somebody who is late, away or too slow."""
        try:
            state = table.head
            if seat in state.acting and CHANCE not in state.acting:
                move = await self._tables.bots.stand_in(state, seat, self._stand_in)
                draw = DrawFor(seat=seat, move=move, level=self._stand_in)
                answer = await table.append(draw, Sender())
                self._behind = self._behind or isinstance(answer, Refusal)
        finally:
            self._busy.discard(name)
        self._follow(name)
        self._look_whether_done(table)

    # ── setting up and reading in

    async def _open(self, name: str) -> None:
        try:
            async with self._turns:
                table = await self._tables.get(name)
                if table is None:
                    await self._create(name)
                    table = await self._tables.get(name)
            if table is not None:
                table.pinned = True
                self.live[name] = table
        except StoreAway:
            self._behind = True
        except Unreadable:
            journal.error("a table of an evening cannot be read")
        finally:
            self._busy.discard(name)
        if name in self.live:
            self._follow(name)
            self._look_whether_done(self.live[name])
            self._evening.screens.table_changed(name, self.players_at(name))

    async def _create(self, name: str) -> None:
        evening = self._evening.saved.setup
        sitting = self._sitting(name)
        setup = TableSetup(
            name,
            new_code(CODE_LENGTH),
            evening.game,
            evening.rules,
            evening.variant,
            evening.options,
            tuple(SeatPlan("elsewhere") for _ in sitting),
            False,
            "",
            time.time(),
            evening=evening.evening,
            dealt=evening.shape == SHEETS,
        )
        draft = Draft(opening(setup), setup.created, DICE)
        for seat, (player, called) in enumerate(sitting):
            draft.add(EntryKind.SIT, seat, encode(Sitter(player.guest, called)))
        begin(draft)
        await self._tables.create_table(setup, draft)

    # ── hearing

    def table_changed(self, table: LiveTable, changes: Sequence[Change]) -> Sequence[int]:
        """The players it concerns."""
        del changes
        if table.id not in self._at:
            return ()
        self.live.setdefault(table.id, table)
        self._look_whether_done(table)
        state = self._evening.saved
        if state.setup.shape == TABLES and table.saved.over:
            number = self._round_of[table.id] - 1
            if table.id not in state.results[number]:
                self._evening.start(self._report(table))
        return self._at[table.id]

    async def _report(self, table: LiveTable) -> None:
        """What a table of pairs has brought, unless it was not played to its end."""
        state = table.saved
        outcome = None if state.closed else state.outcome()
        points = points_at_table(outcome, len(state.chairs))
        await self._evening.append(Played(table=table.id, points=points))

    def _look_whether_done(self, table: LiveTable) -> None:
        done = has_done(self._evening.saved, table.saved)
        for number in self._at[table.id]:
            if done and self._is_current(table.id):
                self.ready.add(number)
            elif self._is_current(table.id):
                self.ready.discard(number)

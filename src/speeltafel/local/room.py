"""The tables of this device, and all that changes them. Nothing is told before it is kept."""

import time
from collections.abc import Callable, Collection
from random import Random, SystemRandom
from typing import Any, Final

from speeltafel.bots import find_bot, observe
from speeltafel.bots.registry import BASELINE
from speeltafel.bots.thinking import task_for
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import Seat
from speeltafel.local import effects
from speeltafel.local.effects import Job
from speeltafel.local.local_table import HERE, LocalTable
from speeltafel.protocol.codes import new_code, new_id
from speeltafel.protocol.guests import Guest
from speeltafel.protocol.setting_up import stand_in_level
from speeltafel.protocol.table_files import Log
from speeltafel.table.actions import Context, act
from speeltafel.table.clocks import next_to_end
from speeltafel.table.drafts import Draft
from speeltafel.table.log import TableSetup
from speeltafel.table.messages import Move, PlayAgain, TableMessage, Tick
from speeltafel.table.rematches import rematch_draft
from speeltafel.table.state import TableState

DICE: Final[Random] = SystemRandom()
"""Asks the device anew for every roll: nothing of it is frozen in a snapshot."""
MARK: Final = "~"
"""Before the name of a table that lives on this device; no server gives such names."""
ATTEMPTS: Final = 20
GRACE: Final = 60.0
PAUSE: Final = 0.6
"""A computer that answers at once is no pleasure to play against."""
LOOK_AGAIN: Final = Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))


def new_name() -> str:
    return MARK + new_id()


class Room:
    def __init__(self, name: str, start: Callable[[Job[Any]], None], pause: float = PAUSE) -> None:
        self.guest = Guest(HERE, name)
        self.start = start
        """Sets a job going that nobody waits for."""
        self._pause = pause
        self._tables: dict[str, LocalTable] = {}

    # ── finding and founding

    def table(self, name: str) -> Job[LocalTable]:
        found = self._tables.get(name)
        if found is None:
            log = yield from effects.read(name)
            if log is None:
                why = reason("server-no-such-table")
                raise Refused(Refusal(Kind.UNKNOWN, why, reason("local-table-removed")))
            found = self._tables.setdefault(name, LocalTable.from_log(log))
        return found

    def found_table(self, setup: TableSetup, draft: Draft) -> Job[LocalTable]:
        entries = [change.entry for change in draft.changes]
        yield from effects.create(setup, entries)
        table = self._tables[setup.table] = LocalTable.from_log(Log(setup, entries))
        return table

    def remove(self, name: str) -> Job[None]:
        yield effects.Remove(name)
        self._tables.pop(name, None)

    def written_elsewhere(self, name: str) -> Job[None]:
        """Another window of this device says that it has written."""
        table = self._tables.get(name)
        if table is not None:
            yield from self.catch_up(table)

    # ── growing

    def append(
        self,
        table: LocalTable,
        message: TableMessage,
        seats: Collection[Seat],
        objecting: Seat | None = None,
    ) -> Job[Draft | Refusal]:
        """Carries a message out; answers once that is on disk, and told."""
        for _ in range(ATTEMPTS):
            draft = act(message, table.saved, self.context(table, seats, objecting))
            if isinstance(draft, Refusal) or not draft.changes:
                return draft
            entries = [change.entry for change in draft.changes]
            if (yield from effects.append(table.id, entries)):
                if table.kept(draft.state, draft.changes):
                    self.look_after(table)
                return draft
            yield from self.catch_up(table)
        return LOOK_AGAIN

    def context(
        self, table: LocalTable, seats: Collection[Seat], objecting: Seat | None = None
    ) -> Context:
        level = stand_in_level(table.saved.game)
        return Context(time.time(), DICE, HERE, seats, {}, level, GRACE, objecting)

    def catch_up(self, table: LocalTable) -> Job[None]:
        log = yield from effects.read(table.id)
        if log is not None and table.follow(log.entries):
            self.look_after(table)

    def play_again(self, table: LocalTable) -> Job[Draft | Refusal]:
        draft = rematch_draft(table.saved, new_name(), new_code(), self.context(table, ()))
        again = yield from self.found_table(draft.state.setup, draft)
        return (yield from self.append(table, PlayAgain(table=again.id), ()))

    # ── what goes on by itself, while somebody looks

    def look_after(self, table: LocalTable) -> None:
        state = table.saved
        if not table.windows or state.match is None:
            return
        for seat in sorted(state.bots):
            if seat in state.acting and seat not in table.thinking:
                table.thinking.add(seat)
                self.start(self._play(table, seat))
        self._set_clock(table)

    def _set_clock(self, table: LocalTable) -> None:
        state, now = table.saved, time.time()
        clock = next_to_end(state, now)
        waits = [] if clock is None else [clock.left]
        for seat in state.leaving:
            left_at = state.chairs[seat].left_at
            if left_at is not None:
                waits.append(left_at + GRACE - now)
        if waits and table.timed != state.sequence:
            table.timed = state.sequence
            self.start(self._ring(table, state.sequence, max(0.0, min(waits))))

    def _ring(self, table: LocalTable, sequence: int, seconds: float) -> Job[None]:
        yield from effects.wait(seconds)
        if table.windows and table.saved.sequence == sequence:
            answer = yield from self.append(table, Tick(), ())
            if isinstance(answer, Draft) and not answer.changes:
                table.timed = -1  # the waiting was a little short
                self._set_clock(table)

    def _play(self, table: LocalTable, seat: Seat) -> Job[None]:
        try:
            while _is_to_move(table.saved, seat) and table.windows:
                if not (yield from self._move(table, seat)):
                    break
        finally:
            table.thinking.discard(seat)
        if _is_to_move(table.saved, seat):
            self.look_after(table)

    def _move(self, table: LocalTable, seat: Seat) -> Job[bool]:
        """Thinks and moves; whether that must be done again."""
        state, began = table.saved, time.monotonic()
        text = yield from self._choose(state, seat, state.chairs[seat].bot)
        yield from effects.wait(max(0.0, self._pause - (time.monotonic() - began)))
        if not table.saved.chairs[seat].bot:
            return False  # somebody is back on this chair
        answer = yield from self.append(
            table, Move(seat=seat, move=text, seen=state.sequence), (seat,)
        )
        return isinstance(answer, Refusal) and answer.kind is Kind.STALE

    def _choose(self, state: TableState, seat: Seat, level: str) -> Job[str]:
        """Where the thinker fails, one that looks a move ahead plays."""
        match = state.match
        assert match is not None
        moves = match.game.legal_moves(match.state, seat)
        if len(moves) == 1:
            return match.game.format_move(moves[0])
        thought = yield from effects.think(task_for(match, seat, DICE, level))
        return _baseline_move(match, seat) if thought.error else thought.move


def _is_to_move(state: TableState, seat: Seat) -> bool:
    return seat in state.acting and bool(state.chairs[seat].bot)


def _baseline_move(match: AnyMatch, seat: Seat) -> str:
    bot = accept(find_bot(match.game, BASELINE))
    observation = observe(match.game, match.config, match.state, seat, DICE)
    return match.game.format_move(bot.choose(observation, DICE))

"""The screens of one evening: wall, desk, remote, and the devices of those who take part.

What happens often (somebody is ready, a sheet has grown) is gathered for a moment and made once for
all who get the same; what the host does is told at once."""

import asyncio
import itertools
import time
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
import structlog

from speeltafel.bots.advice import Advice
from speeltafel.core.match import rewind
from speeltafel.evening.log import EveningKind
from speeltafel.evening.state import EveningState
from speeltafel.protocol import wire
from speeltafel.protocol.evening import frames as evening_frames
from speeltafel.protocol.evening import wire as evenings
from speeltafel.protocol.evening.frames import Advised, Facts
from speeltafel.server.ops.fair_queue import Crowded, Who
from speeltafel.server.socket.devices import Device
from speeltafel.server.tables.bot_pool import Trouble
from speeltafel.table.undo import last_of
from speeltafel.words import Language, Voice

if TYPE_CHECKING:
    from speeltafel.server.evenings.live_evening import LiveEvening

Role: TypeAlias = Literal["wall", "desk", "remote", "guest"]
GATHER_SECONDS: Final = 0.25
SLICE: Final = 32
"""Frames made before others get a turn."""
FOR_ALL: Final = frozenset(
    {
        EveningKind.BEGIN,
        EveningKind.ROLL,
        EveningKind.ROUND,
        EveningKind.MOVE,
        EveningKind.HOLD,
        EveningKind.ASK,
        EveningKind.TELL,
        EveningKind.END,
    }
)
"""What every device hears of."""
TOLD_LATER: Final = FOR_ALL - {EveningKind.HOLD}
"""Of a pause they have heard already."""
QUIET: Final = frozenset({EveningKind.JOIN, EveningKind.RESULT, EveningKind.BIND, EveningKind.VOTE})
"""What may wait a moment: it comes in crowds."""

journal = structlog.get_logger()


class Screen(Device):
    role: Role = "guest"
    sent_to = ""
    """The table this guest has been told to go to."""


class Screens:
    def __init__(self, evening: "LiveEvening") -> None:
        self.devices: set[Screen] = set()
        self.stuck: dict[int, evenings.StuckInfo] = {}
        self._evening = evening
        self._guests: dict[str, set[Screen]] = {}
        self._players: set[int] = set()
        """Whose line on the desk is not what it was told."""
        self._tables: set[str] = set()
        self._owed: dict[Screen, None] = {}
        self._spreading: asyncio.Task[None] | None = None
        self._gathering: asyncio.TimerHandle | None = None
        self._away: frozenset[int] = frozenset()
        self._advised: Advised | None = None
        self._thinking = False

    # ── coming and going

    def join(self, screen: Screen) -> None:
        self.devices.add(screen)
        if screen.role == "guest":
            self._evening.came(screen.guest)
            self._guests.setdefault(screen.guest, set()).add(screen)
            self._mark(screen.guest)
        self.show_all(screen)

    def show_all(self, screen: Screen) -> None:
        if screen.role == "guest":
            self._push(screen, self._you(screen))
            return
        facts, states = self._facts(), self._evening.followers.states()
        state = self._evening.saved
        self._push(screen, evening_frames.wall(state, states, facts, screen.language))
        if screen.role == "desk":
            everybody = [each.number for each in state.players]
            self._push(screen, self._desk(facts, everybody, sorted(states), whole=True))

    def leave(self, screen: Screen) -> None:
        self.devices.discard(screen)
        if screen.role == "guest":
            self._evening.went(screen.guest)
            screens = self._guests.get(screen.guest, set())
            screens.discard(screen)
            if not screens:
                self._guests.pop(screen.guest, None)
            self._mark(screen.guest)

    def goodbye(self, word: str, close: int, again: bool) -> None:
        for screen in tuple(self.devices):
            text = Voice(screen.language).word(word)
            self._push(screen, wire.Goodbye(text, again))
            screen.close(close)

    def close(self) -> None:
        if self._gathering is not None:
            self._gathering.cancel()
        if self._spreading is not None:
            self._spreading.cancel()

    def _mark(self, guest: str) -> None:
        player = self._evening.saved.player_of(guest)
        if player is not None:
            self._players.add(player.number)
            self._gather()

    # ── hearing what has changed

    def changed(
        self, before: EveningState, kinds: Collection[EveningKind], touched: Sequence[int]
    ) -> None:
        state = self._evening.saved
        if FOR_ALL.intersection(kinds):
            self._players.update(each.number for each in state.players)
        if TOLD_LATER.intersection(kinds):
            self._owe(each for each in self.devices if each.role == "guest")
        self._players.update(touched)
        guests = {state.players[number - 1].guest for number in touched}
        guests |= {each.guest for each in before.players if each.number in touched}
        for guest in guests:
            self._owe(self._guests.get(guest, ()))
        if EveningKind.ROLL in kinds or EveningKind.ROUND in kinds:
            self.stuck.clear()
        if EveningKind.SHOW in kinds:
            self._advised, self._thinking = None, False
            if state.shown.advice:
                self._thinking = True
                self._evening.start(self._ask_advice(state.shown.players[0]))
        if QUIET.issuperset(kinds):
            self._gather()
        else:
            self.tell()

    def table_changed(self, name: str, numbers: Iterable[int]) -> None:
        self._tables.add(name)
        self._players.update(numbers)
        state = self._evening.saved
        for number in numbers:
            for screen in self._guests.get(state.players[number - 1].guest, ()):
                if screen.sent_to != name:
                    self._owe((screen,))
        self._gather()

    def unstuck(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.stuck.pop(number, None)

    def stumbled(self, number: int, why: wire.Said) -> None:
        """One more refusal in a row."""
        known = self.stuck.get(number)
        self.stuck[number] = evenings.StuckInfo(1 if known is None else known.times + 1, why)
        self._players.add(number)
        self._gather()

    def presence_changed(self) -> None:
        away = frozenset(self._evening.away(self._evening.saved.playing()))
        if away != self._away:
            self._players.update(away ^ self._away)
            self._away = away
            self._gather()

    # ── telling

    def _gather(self) -> None:
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(GATHER_SECONDS, self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        self.tell()

    def tell(self) -> None:
        """Brings the screens of the host and the wall up to what is saved."""
        players, self._players = sorted(self._players), set()
        tables, self._tables = sorted(self._tables), set()
        hosts = [each for each in self.devices if each.role != "guest"]
        if not hosts:
            return
        facts, states = self._facts(), self._evening.followers.states()
        walls: dict[Language, bytes] = {}
        desk = b""
        for screen in hosts:
            if screen.language not in walls:
                told = evening_frames.wall(self._evening.saved, states, facts, screen.language)
                walls[screen.language] = wire.encode(told)
            screen.push(walls[screen.language])
            if screen.role == "desk":
                desk = desk or wire.encode(self._desk(facts, players, tables))
                screen.push(desk)

    def _desk(
        self, facts: Facts, players: Sequence[int], tables: Sequence[str], whole: bool = False
    ) -> evenings.Desk:
        state, followers = self._evening.saved, self._evening.followers
        states = followers.states()
        points = evening_frames.points_of(state, players, states)
        wants = evening_frames.wants_of(state)
        return evenings.Desk(
            sequence=state.sequence,
            info=evening_frames.info(state, facts),
            players=[
                evening_frames.player_info(
                    state, state.players[n - 1], states, facts, points, wants
                )
                for n in players
            ],
            tables=[
                evening_frames.small_table(followers.players_at(name), states[name])
                for name in tables
                if name in states and states[name].match is not None
            ],
            whole=whole,
        )

    def _facts(self) -> Facts:
        evening = self._evening
        playing = evening.saved.playing()
        numbers = {each.number for each in playing}
        return Facts(
            time.time(),
            evening.away(playing),
            evening.ready() & numbers if evening.saved.round else frozenset(),
            self.stuck,
            self._advised,
            self._thinking,
        )

    # ── those who take part

    def _owe(self, screens: Iterable[Screen]) -> None:
        self._owed.update(dict.fromkeys(screens))
        if self._owed and (self._spreading is None or self._spreading.done()):
            self._spreading = asyncio.create_task(self._spread())

    def tell_guests(self) -> None:
        """At once, before anything else is done: everybody is to look up at the same moment."""
        for screen in tuple(self.devices):
            if screen.role == "guest":
                self._push(screen, self._you(screen))

    async def _spread(self) -> None:
        while self._owed:
            for screen in list(itertools.islice(self._owed, SLICE)):
                del self._owed[screen]
                if screen in self.devices:
                    self._push(screen, self._you(screen))
            await asyncio.sleep(0)

    def _you(self, screen: Screen) -> evenings.You:
        """Nobody is sent to a table that does not know them yet: it says so when it does."""
        told = evening_frames.you(self._evening.saved, screen.guest, screen.language)
        table = self._evening.followers.live.get(told.table)
        knows = table is not None and screen.guest in {c.guest for c in table.saved.chairs}
        screen.sent_to = told.table if knows else ""
        return told if knows else msgspec.structs.replace(told, table="")

    # ── advice

    async def _ask_advice(self, number: int) -> None:
        """What the strongest player would have drawn on the first sheet that is shown."""
        state = self._evening.saved
        table = evening_frames.table_of(state, number, self._evening.followers.states())
        match = None if table is None else table.match
        advised = None
        if table is not None and match is not None and len(table.chairs) == 1:
            entries = match.entries()
            own = last_of(entries, 0)
            before = match if own is None or 0 in table.acting else rewind(match, own)
            if 0 in match.game.to_act(before.state):
                asked = msgspec.structs.replace(table, match=before, acting=(0,))
                try:
                    who = Who(f"evening {self._evening.id}")
                    advice: Advice = await self._evening.tables.bots.advise(asked, 0, who)
                    advised = Advised(before, advice)
                except (Trouble, Crowded):
                    journal.warning("no advice for the wall")
        if self._evening.saved.shown == state.shown:
            self._advised, self._thinking = advised, False
            self.tell()

    def _push(self, screen: Screen, message: wire.Message | evenings.Picture) -> None:
        screen.push(wire.encode(message))

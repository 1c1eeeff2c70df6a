"""The socket of a screen of an evening: who is it, what may it ask, and the answers."""

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.messages import HostMessage, Rename, Vote
from speeltafel.protocol import sentences, wire
from speeltafel.protocol.evening import wire as evenings
from speeltafel.protocol.guests import tidy_name
from speeltafel.protocol.languages import language_of
from speeltafel.server.evenings.live_evening import LiveEvening
from speeltafel.server.evenings.live_evenings import HOST, role_of
from speeltafel.server.evenings.screens import Screen
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.server.ops.metrics import SOCKETS
from speeltafel.server.socket.session import INBOX, PATIENCE, POLICY, TOO_FAST, ticket_in
from speeltafel.words import Voice

NO_KEY: Final = 4403
"""Close code: this evening is not yours."""
ROW_BYTES: Final = 120


class EveningSession:
    """Messages of one screen are carried out one after the other."""

    def __init__(
        self,
        evening: LiveEvening,
        screen: Screen,
        allowances: Allowances,
        doors: Doorkeeper,
        address: str,
    ) -> None:
        self._evening = evening
        self._screen = screen
        self._allowances = allowances
        self._doors = doors
        self._who = Who(address, screen.guest)
        self._name = screen.guest or f"evening {evening.id} {address}"
        self._arrived = False
        self._over_limit = 0
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._more: Callable[[], None] = lambda: None

    def start(self, more: Callable[[], None]) -> None:
        self._more = more
        SOCKETS.inc()

    def end(self) -> None:
        self._screen.closed = True
        self._inbox.clear()
        if self._arrived:
            self._evening.screens.leave(self._screen)
        self._evening.used_at = time.monotonic()
        SOCKETS.dec()

    def hear(self, data: bytes) -> bool:
        """Takes a message; whether more may come right away."""
        if self._screen.closed:
            return True  # until its goodbye has gone out nobody listens any more
        self._inbox.append(data)
        if not self._busy:
            self._busy = True
            self._evening.start(self._work())
        return len(self._inbox) < INBOX

    async def _work(self) -> None:
        try:
            while self._inbox and not self._screen.closed:
                await self._handle(self._inbox.popleft())
        finally:
            self._busy = False
            self._more()

    async def _handle(self, data: bytes) -> None:
        if not self._allowances.message(self._name, self._who.address):
            self._over_limit += 1
            self._refuse(ticket_in(data), TOO_FAST, again=True)
            if self._over_limit > PATIENCE:
                self._screen.close(POLICY)
            return
        try:
            message = evenings.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse("", Refusal(Kind.UNKNOWN, reason("server-not-understood")))
            return
        match message:
            case evenings.Arrive():
                self._arrive(message)
            case wire.Ping():
                self._send(wire.Pong(message.ticket, time.time()))
            case _ if not self._arrived:
                self._refuse(message.ticket, NO_KEY_FITS)
            case evenings.SpeakIn():
                self._screen.language = language_of(message.language)
                self._evening.screens.show_all(self._screen)
                self._send(wire.Done(message.ticket, self._evening.saved.sequence))
            case Vote() if self._screen.role == "guest":
                await self._carry_out(message)
            case _ if self._screen.role not in ("desk", "remote"):
                self._refuse(message.ticket, HOST_ONLY)
            case _:
                await self._carry_out(message)

    def _arrive(self, message: evenings.Arrive) -> None:
        if self._arrived:
            return
        wanted = message.role
        if wanted != "guest":
            seconds = self._doors.wait(self._who)
            if seconds > 0:
                why = reason("server-too-many-guesses", seconds=math.ceil(seconds))
                self._refuse(message.ticket, Refusal(Kind.AWAY, why), again=True)
                return
            role = role_of(self._evening.saved.setup, message.key)
            if role != HOST and (not role or wanted != "wall"):
                self._doors.missed(self._who)
                self._refuse(message.ticket, NO_KEY_FITS)
                self._screen.close(NO_KEY)
                return
        self._arrived = True
        self._screen.role = wanted
        self._evening.screens.join(self._screen)
        self._send(wire.Done(message.ticket, self._evening.saved.sequence))

    async def _carry_out(self, message: HostMessage | Vote) -> None:
        if not self._allowances.may_write(self._name):
            self._refuse(message.ticket, TOO_FAST, again=True)
            return
        if isinstance(message, Rename) and message.name:
            name = tidy_name(message.name)
            if isinstance(name, Refusal):
                self._refuse(message.ticket, name)
                return
            message = msgspec.structs.replace(message, name=name)
        answer = await self._evening.append(message, self._screen.guest)
        if isinstance(answer, Refusal):
            self._refuse(message.ticket, answer, again=answer.kind is Kind.AWAY)
            return
        length = sum(ROW_BYTES + len(each.text) for each in answer.entries)
        self._allowances.wrote(self._name, length)
        self._send(wire.Done(message.ticket, answer.state.sequence))

    def _refuse(self, ticket: str, refusal: Refusal, again: bool = False) -> None:
        voice = Voice(self._screen.language)
        sequence = self._evening.saved.sequence
        self._send(sentences.refused(refusal, voice, ticket, sequence, again))

    def _send(self, message: wire.Message) -> None:
        self._screen.push(wire.encode(message))


NO_KEY_FITS: Final = Refusal(Kind.CONFIG, reason("evening-no-key"), reason("evening-bring-key"))
HOST_ONLY: Final = Refusal(Kind.CONFIG, reason("evening-host-only"))

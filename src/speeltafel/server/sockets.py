"""The socket of a device at a table: receives, guards, passes on, answers."""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from speeltafel.core.match import play_text
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.server import acts, consent, speech, talk, wire
from speeltafel.server.bot_pool import Trouble
from speeltafel.server.devices import Device
from speeltafel.server.languages import language_of
from speeltafel.server.limits import Limit
from speeltafel.server.lobby import found_rematch
from speeltafel.server.log import stamped
from speeltafel.server.metrics import REFUSALS, SOCKETS, TRAFFIC
from speeltafel.server.sights import is_large
from speeltafel.server.table import Table
from speeltafel.server.tables import Tables
from speeltafel.words import Voice

POLICY: Final = 1008
"""Close code: too much."""
INBOX: Final = 32
"""So many messages may wait while one is carried out."""
PATIENCE: Final = 200
"""So many messages over the limit are answered before the socket is closed."""

journal = structlog.get_logger()


class Session:
    """Messages of one device are carried out one after the other."""

    def __init__(
        self,
        tables: Tables,
        table: Table,
        device: Device,
        limits: tuple[Limit, Limit],
        address: str,
    ) -> None:
        self._tables = tables
        self._table = table
        self._device = device
        self._guest_limit, self._address_limit = limits
        self._guest, self._address = device.guest or address, address
        self._over_limit = 0
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._more: Callable[[], None] = lambda: None

    def start(self, have: int, more: Callable[[], None]) -> None:
        """`more` lets messages come again after `hear` has asked for a pause."""
        self._more = more
        SOCKETS.inc()
        self._table.audience.join(self._device, have)
        self._tables.tell_presence(self._table)
        self._table.start(self._take_back_seats())

    def end(self) -> None:
        self._device.closed = True
        self._inbox.clear()
        self._table.audience.leave(self._device)
        self._tables.tell_presence(self._table)
        self._table.used_at = time.monotonic()
        SOCKETS.dec()

    def hear(self, data: bytes) -> bool:
        """Takes a message; whether more may come right away."""
        if self._device.closed:
            return False
        if self._busy:
            self._inbox.append(data)
        else:
            self._handle(data)
        return len(self._inbox) < INBOX

    def _handle(self, data: bytes) -> None:
        if self._tables.stopping:
            stops = Refusal(Kind.AWAY, reason("server-stops"))
            self._refuse("", stops, again=True)
            return
        if not self._guest_limit.take(self._guest) or not self._address_limit.take(self._address):
            self._over_limit += 1
            self._refuse("", Refusal(Kind.AWAY, reason("server-too-fast")), again=True)
            if self._over_limit > PATIENCE:
                self._device.close(POLICY)
            return
        try:
            message = wire.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            TRAFFIC.messages["unknown"] += 1
            self._refuse("", Refusal(Kind.UNKNOWN, reason("server-not-understood")))
            return
        TRAFFIC.messages[type(message).__name__] += 1
        self._busy = True
        if isinstance(message, wire.Move):
            try:
                self._move(message)
            except Exception:
                self._stumbled(message)
                self._next()
        else:
            self._table.start(self._carry_out_and_go_on(message))

    def _next(self) -> None:
        self._busy = False
        while self._inbox and not self._busy:
            self._handle(self._inbox.popleft())
        if not self._inbox:
            self._more()

    async def _carry_out_and_go_on(self, message: wire.FromClient) -> None:
        try:
            await self._carry_out(message)
        except Exception:
            self._stumbled(message)
        finally:
            self._next()

    def _stumbled(self, message: wire.FromClient) -> None:
        """Whatever it was must not end the game for this device."""
        journal.exception("a message could not be carried out", message=type(message).__name__)
        trouble = Refusal(Kind.AWAY, reason("server-trouble"), reason("server-try-again"))
        self._refuse(message.ticket, trouble, again=True)

    def _move(self, message: wire.Move) -> None:
        """The commonest message by far, so it goes without a task of its own."""
        table, seat, ticket = self._table, message.seat, message.ticket
        if seat not in self._device.seats:
            self._refuse(ticket, acts.no(reason("server-not-your-seat")))
            self._next()
            return
        began = time.perf_counter()
        stamp = stamped(ticket, message.seen)
        known = table.tickets.get((seat, stamp))

        def finish(answer: int | Refusal) -> None:
            TRAFFIC.took(time.perf_counter() - began)
            if isinstance(answer, Refusal):
                self._answer(ticket, answer)
            elif known is not None or not ticket or is_large(table.saved):
                self._send(wire.Done(ticket, known or answer))
            # else: the step with this ticket has told the device already
            self._next()

        table.add(acts.move(table, seat, message.move, message.seen, stamp), finish)

    async def _carry_out(self, message: wire.FromClient) -> None:
        table, tables = self._table, self._tables
        match message:
            case wire.Ping():
                self._send(wire.Pong(message.ticket, time.time()))
                return
            case wire.Look():
                table.audience.welcome(self._device, message.have)
                return
            case wire.Language():
                self._device.language = language_of(message.language)
                table.audience.welcome(self._device, -1)
                return
            case wire.Start():
                await self._append(message, acts.start(self._device.guest))
                return
            case wire.Replace():
                if self._device.seats:
                    await self._append(message, acts.stand_in(table, message.seat))
                else:
                    self._refuse(message.ticket, acts.no(reason("server-not-your-seat")))
                return
        if message.seat not in self._device.seats:
            self._refuse(message.ticket, acts.no(reason("server-not-your-seat")))
            return
        seat = message.seat
        match message:
            case wire.Why():
                self._explain(message)
            case wire.Hint():
                await self._hint(message)
            case wire.Undo():
                await self._append(message, acts.undo(seat))
            case wire.Propose():
                wish = consent.event_wish(table.saved, seat, message.event)
                refusal = wish if isinstance(wish, Refusal) else None
                refusal = refusal or await tables.bots.objects(table.saved, message.event)
                if refusal is None:
                    await self._append(message, acts.propose(seat, message.event))
                else:
                    self._refuse(message.ticket, refusal)
            case wire.Reply():
                await self._append(message, acts.reply(seat, message.question, message.yes))
            case wire.Leave():
                await self._append(message, acts.leave(seat))
            case wire.Return():
                await self._append(message, acts.come_back(seat))
            case wire.Rematch():
                answer = await found_rematch(tables, table)
                self._answer(message.ticket, answer)
            case wire.Talk():
                self._talk(seat, message)

    async def _append(self, message: wire.Ask, build: Any) -> None:
        self._answer(message.ticket, await self._table.append(build))

    def _explain(self, message: wire.Why) -> None:
        match = self._table.saved.match
        if match is None:
            self._refuse(message.ticket, acts.no(reason("server-not-started")))
            return
        after = play_text(match, message.seat, message.move)
        if isinstance(after, Refusal):
            self._refuse(message.ticket, after)
            return
        assert after.last is not None
        move = after.last.move
        told = (match.game.foretell or match.game.tell)(match.state, message.seat, move)
        text = match.game.format_move(move)
        self._send(wire.Answer(message.ticket, text, speech.said(told, self._voice())))

    async def _hint(self, message: wire.Hint) -> None:
        """What a good player would do here, who sees no more than this seat."""
        standing = self._table.saved
        if message.seat not in standing.acting:
            self._refuse(message.ticket, Refusal(Kind.NOT_YOUR_TURN, reason("core-not-your-turn")))
            return
        try:
            advice = await self._tables.bots.advise(standing, message.seat)
        except Trouble:
            self._refuse(message.ticket, Refusal(Kind.AWAY, reason("server-no-hint")), again=True)
            return
        voice = self._voice()
        self._send(
            wire.Answer(
                message.ticket,
                advice.move,
                speech.said(advice.what, voice),
                speech.said(advice.look, voice),
                [speech.said(each, voice) for each in advice.because],
                advice.proven,
            )
        )

    def _talk(self, seat: Seat, message: wire.Talk) -> None:
        if talk.say(message.phrase, self._voice()) is None:
            why = reason("server-no-such-phrase")
            self._refuse(message.ticket, Refusal(Kind.UNKNOWN, why))
            return
        self._tables.say(self._table, seat, message.phrase)
        self._send(wire.Done(message.ticket, self._table.saved.sequence))

    async def _take_back_seats(self) -> None:
        """Who comes back finds their chair free again."""
        for seat in self._device.seats:
            chair = self._table.saved.chairs[seat]
            if chair.stand_in or chair.left_at is not None:
                await self._table.append(acts.come_back(seat))

    # ── answering

    def _answer(self, ticket: str, answer: int | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._refuse(ticket, answer, again=answer.kind is Kind.AWAY)
        else:
            self._send(wire.Done(ticket, answer))

    def _refuse(self, ticket: str, refusal: Refusal, again: bool = False) -> None:
        REFUSALS.labels(refusal.kind.value).inc()
        sequence = self._table.saved.sequence
        self._send(speech.refused(refusal, self._voice(), ticket, sequence, again))

    def _send(self, message: wire.Message) -> None:
        self._device.push(wire.encode(message))

    def _voice(self) -> Voice:
        return self._table.audience.voice(self._device.language)

"""The socket of a device at a table: receives, guards, passes on, answers."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from speeltafel.bots import find_bot
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.protocol import answers, phrases, sentences, wire
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.seat_frames import is_large
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.fair_queue import Crowded, Who
from speeltafel.server.ops.metrics import REFUSALS, SOCKETS, TRAFFIC
from speeltafel.server.socket.devices import Device
from speeltafel.server.tables.bot_pool import Trouble
from speeltafel.server.tables.live_table import DICE, LiveTable, Sender
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.server.tables.table_setup import create_rematch
from speeltafel.table.actions import Context, act, no
from speeltafel.table.drafts import Draft
from speeltafel.table.messages import Fill, Move, Propose, Return, SeatAsk, TakeHint
from speeltafel.words import Voice

POLICY: Final = 1008
"""Close code: too much."""
INBOX: Final = 32
"""So many messages may wait while one is carried out."""
TOO_FAST: Final = Refusal(Kind.AWAY, reason("server-too-fast"))
TICKET_LENGTH: Final = 40
ROW_BYTES: Final = 80
PATIENCE: Final = 60
"""So many messages over the limit are answered before the socket is closed."""

journal = structlog.get_logger()


class Session:
    """Messages of one device are carried out one after the other."""

    def __init__(
        self,
        tables: LiveTables,
        table: LiveTable,
        device: Device,
        allowances: Allowances,
        address: str,
    ) -> None:
        self._tables = tables
        self._table = table
        self._device = device
        self._allowances = allowances
        self._guest, self._address = device.guest or address, address
        self._who = Who(address, device.guest)
        self._over_limit = 0
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._more: Callable[[], None] = lambda: None
        self._asked: wire.Action | None = None
        self._began = 0.0

    def start(self, have: int, more: Callable[[], None]) -> None:
        """`more` lets messages come again after `hear` has asked for a pause."""
        self._more = more
        SOCKETS.inc()
        self._told(self._table.audience.join(self._device, have))
        self._tables.tell_presence(self._table)
        self._tables.bots.consider(self._table, ours=self._tables.announcer.alone)
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
            return True  # until its goodbye has gone out nobody listens any more
        if self._busy:
            self._inbox.append(data)
        else:
            self._handle(data)
        return len(self._inbox) < INBOX

    def _handle(self, data: bytes) -> None:
        if self._tables.stopping:
            stops = Refusal(Kind.AWAY, reason("server-stops"))
            self._refuse(ticket_in(data), stops, again=True)
            return
        if not self._allowances.message(self._guest, self._address):
            self._over_limit += 1
            self._refuse(ticket_in(data), TOO_FAST, again=True)
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
        if isinstance(message, wire.Question | Propose | Fill):
            self._table.start(self._look_into_and_go_on(message))
            return
        try:
            self._carry_out(message)
        except Exception:
            self._stumbled(message)
            self._next()

    def _told(self, length: int) -> None:
        """To be told everything costs the more the more there is to tell."""
        self._allowances.told(self._guest, length)

    def _next(self) -> None:
        self._busy = False
        while self._inbox and not self._busy:
            self._handle(self._inbox.popleft())
        if not self._inbox:
            self._more()

    async def _look_into_and_go_on(self, message: wire.Question | Propose | Fill) -> None:
        try:
            await self._look_into(message)
        except Exception:
            self._stumbled(message)
        finally:
            self._next()

    def _stumbled(self, message: wire.FromClient) -> None:
        """Whatever it was must not end the game for this device."""
        journal.exception("a message could not be carried out", message=type(message).__name__)
        trouble = Refusal(Kind.AWAY, reason("server-trouble"), reason("server-try-again"))
        self._refuse(message.ticket, trouble, again=True)

    def _carry_out(self, message: wire.Action) -> None:
        """The commonest message by far is a move, so it goes without a task of its own."""
        if not self._allowances.may_write(self._guest):
            self._refuse(message.ticket, TOO_FAST, again=True)
            self._next()
            return
        self._began = time.perf_counter()
        self._asked = message
        self._table.add(message, Sender(self._device.guest, self._device.seats), self._carried_out)

    def _carried_out(self, answer: Draft | Refusal) -> None:
        message, large = self._asked, is_large(self._table.saved)
        assert message is not None
        if isinstance(message, Move):
            TRAFFIC.took(time.perf_counter() - self._began)
        if isinstance(answer, Draft):
            self._allowances.wrote(self._guest, bytes_of(answer))
        if isinstance(answer, Refusal):
            self._refuse(message.ticket, answer, again=answer.kind is Kind.AWAY)
        elif answer.play_again:
            self._table.start(self._play_again(message))
            return
        elif isinstance(message, Move) and answer.changes and message.ticket and not large:
            pass  # the step with this ticket has told the device already
        else:
            self._send(wire.Done(message.ticket, done_sequence(message, answer)))
        self._next()

    async def _play_again(self, message: wire.Action) -> None:
        """Everybody agreed to a rematch, so a table is set up for it."""
        try:
            answer: Draft | Refusal = TOO_FAST
            if self._allowances.table(self._who, len(self._table.saved.chairs)):
                answer = await create_rematch(self._tables, self._table)
            if isinstance(answer, Refusal):
                self._refuse(message.ticket, answer, again=answer.kind is Kind.AWAY)
            else:
                self._send(wire.Done(message.ticket, answer.state.sequence))
        except Exception:
            self._stumbled(message)
        finally:
            self._next()

    async def _look_into(self, message: wire.Question | Propose | Fill) -> None:
        """What takes thinking, or changes nothing."""
        table = self._table
        match message:
            case wire.Ping():
                self._send(wire.Pong(message.ticket, time.time()))
            case wire.Look():
                self._told(table.audience.welcome(self._device, message.have, message.ticket))
            case wire.Language():
                self._device.language = language_of(message.language)
                self._told(table.audience.welcome(self._device, message.have, message.ticket))
            case Propose():
                await self._propose(message)
            case Fill():
                await self._fill(message)
            case _ if message.seat not in self._device.seats:
                self._refuse(message.ticket, no(reason("table-not-your-seat")))
            case wire.Why():
                self._explain(message)
            case wire.Hint():
                await self._hint(message)
            case wire.Talk():
                self._talk(message.seat, message)

    async def _propose(self, message: Propose) -> None:
        """The computers at the table are asked first."""
        state, device = self._table.saved, self._device
        allowed = act(message, state, Context(time.time(), DICE, device.guest, device.seats))
        objecting = None
        if isinstance(allowed, Draft):
            objecting = await self._tables.bots.objecting(state, message.event, self._who)
        sender = Sender(device.guest, device.seats, objecting)
        self._answer(message.ticket, await self._table.append(message, sender))

    async def _fill(self, message: Fill) -> None:
        level = find_bot(self._table.saved.game, message.level)
        if isinstance(level, Refusal):
            self._refuse(message.ticket, level)
            return
        sender = Sender(self._device.guest, self._device.seats)
        self._answer(message.ticket, await self._table.append(message, sender))

    def _explain(self, message: wire.Why) -> None:
        answer = answers.explained(self._table.saved, message, self._voice())
        if isinstance(answer, Refusal):
            self._refuse(message.ticket, answer)
        else:
            self._send(answer)

    async def _hint(self, message: wire.Hint) -> None:
        """What a good player would do here, who sees no more than this seat."""
        state = self._table.saved
        if message.seat not in state.acting:
            self._refuse(message.ticket, Refusal(Kind.NOT_YOUR_TURN, reason("core-not-your-turn")))
            return
        if not self._allowances.hint(self._who):
            self._refuse(message.ticket, TOO_FAST, again=True)
            return
        taken = await self._table.append(
            # With a ticket of its own: that of the message is answered by the hint itself.
            TakeHint(ticket=taken_as(message.ticket), seat=message.seat, seen=state.sequence),
            Sender(self._device.guest, self._device.seats),
        )
        if isinstance(taken, Refusal):
            self._refuse(message.ticket, taken, again=taken.kind is Kind.AWAY)
            return
        try:
            advice = await self._tables.bots.advise(state, message.seat, self._who)
        except (Trouble, Crowded):
            self._refuse(message.ticket, Refusal(Kind.AWAY, reason("server-no-hint")), again=True)
            return
        self._send(answers.advised(message.ticket, advice, self._voice()))

    def _talk(self, seat: Seat, message: wire.Talk) -> None:
        if phrases.say(message.phrase, self._voice()) is None:
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
                sender = Sender(self._device.guest, self._device.seats)
                await self._table.append(Return(seat=seat), sender)

    # ── answering

    def _answer(self, ticket: str, answer: Draft | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._refuse(ticket, answer, again=answer.kind is Kind.AWAY)
        else:
            self._send(wire.Done(ticket, answer.state.sequence))

    def _refuse(self, ticket: str, refusal: Refusal, again: bool = False) -> None:
        if refusal.kind is Kind.ILLEGAL:
            self._tables.refused(self._table, self._device.seats, refusal)
        REFUSALS.labels(refusal.kind.value).inc()
        sequence = self._table.saved.sequence
        self._send(sentences.refused(refusal, self._voice(), ticket, sequence, again))

    def _send(self, message: wire.Message) -> None:
        self._device.push(wire.encode(message))

    def _voice(self) -> Voice:
        return self._table.audience.voice(self._device.language)


class _Ticket(msgspec.Struct):
    ticket: str = ""


def ticket_in(data: bytes) -> str:
    """Of a message that is not read otherwise: the refusal carries it too."""
    try:
        return msgspec.json.decode(data, type=_Ticket).ticket[:TICKET_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def bytes_of(draft: Draft) -> int:
    """About what these entries take on disk."""
    total = ROW_BYTES * len(draft.changes)
    for change in draft.changes:
        total += len(change.entry.text)
    return total


def done_sequence(message: wire.Action, draft: Draft) -> int:
    """When it happened: now, or, for a message sent twice, the first time."""
    if isinstance(message, SeatAsk):
        return draft.state.done_at(message.seat, message.stamp) or draft.state.sequence
    return draft.state.sequence


def taken_as(ticket: str) -> str:
    return f"{ticket}?"[-40:] if ticket else ""

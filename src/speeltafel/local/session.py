"""What a window sends, and what it is answered: the socket's messages, on this device."""

import time

import msgspec

from speeltafel.bots import find_bot
from speeltafel.bots.advice import Advice
from speeltafel.bots.thinking import task_for
from speeltafel.core.data import from_data
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.local import effects
from speeltafel.local.effects import Job
from speeltafel.local.local_table import HERE, Window
from speeltafel.local.room import DICE, Room
from speeltafel.protocol import answers, phrases, sentences, wire
from speeltafel.protocol.languages import language_of
from speeltafel.table.actions import Context, act, no
from speeltafel.table.drafts import Draft
from speeltafel.table.messages import Fill, Move, Propose, Return, SeatAsk
from speeltafel.table.state import TableState


class Session:
    def __init__(self, room: Room, window: Window) -> None:
        self._room = room
        self._window = window

    def begin(self, have: int) -> Job[None]:
        table = self._window.table
        table.windows.append(self._window)
        table.welcome(self._window, have)
        for seat in self._window.seats:
            chair = table.saved.chairs[seat]
            if chair.stand_in or chair.left_at is not None:
                yield from self._room.append(table, Return(seat=seat), self._window.seats)
        self._room.look_after(table)

    def end(self) -> None:
        if self._window in self._window.table.windows:
            self._window.table.windows.remove(self._window)

    def hear(self, data: str) -> Job[None]:
        try:
            message = wire.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse("", Refusal(Kind.UNKNOWN, reason("server-not-understood")))
            return
        match message:
            case wire.Ping():
                self._window.push(wire.Pong(message.ticket, time.time()))
            case wire.Look():
                self._window.table.welcome(self._window, message.have)
            case wire.Language():
                self._window.language = language_of(message.language)
                self._window.table.welcome(self._window, -1)
            case Propose():
                yield from self._propose(message)
            case Fill():
                yield from self._fill(message)
            case wire.Why() | wire.Hint() | wire.Talk() if message.seat not in self._window.seats:
                self._refuse(message.ticket, no(reason("table-not-your-seat")))
            case wire.Why():
                self._explain(message)
            case wire.Hint():
                yield from self._hint(message)
            case wire.Talk():
                self._talk(message)
            case _:
                yield from self._carry_out(message)

    def _carry_out(self, message: wire.Action, objecting: Seat | None = None) -> Job[None]:
        window = self._window
        answer = yield from self._room.append(window.table, message, window.seats, objecting)
        if isinstance(answer, Draft) and answer.play_again:
            answer = yield from self._room.play_again(window.table)
        if isinstance(answer, Refusal):
            self._refuse(message.ticket, answer)
        elif isinstance(message, Move) and answer.changes and message.ticket:
            pass  # the step with this ticket has told the window already
        else:
            window.push(wire.Done(message.ticket, _done(message, answer)))

    def _propose(self, message: Propose) -> Job[None]:
        """The computers at the table are asked first."""
        state, seats = self._window.table.saved, self._window.seats
        allowed = act(message, state, Context(time.time(), DICE, HERE, seats))
        objecting = None
        if isinstance(allowed, Draft):
            objecting = yield from _objecting(state, message.event)
        yield from self._carry_out(message, objecting)

    def _fill(self, message: Fill) -> Job[None]:
        level = find_bot(self._window.table.saved.game, message.level)
        if isinstance(level, Refusal):
            self._refuse(message.ticket, level)
        else:
            yield from self._carry_out(message)

    def _explain(self, message: wire.Why) -> None:
        window = self._window
        answer = answers.explained(window.table.saved, message, window.voice())
        if isinstance(answer, Refusal):
            self._refuse(message.ticket, answer)
        else:
            window.push(answer)

    def _hint(self, message: wire.Hint) -> Job[None]:
        """What a good player would do here, who sees no more than this seat."""
        state = self._window.table.saved
        if state.match is None or message.seat not in state.acting:
            self._refuse(message.ticket, Refusal(Kind.NOT_YOUR_TURN, reason("core-not-your-turn")))
            return
        thought = yield from effects.think(task_for(state.match, message.seat, DICE))
        if thought.error:
            self._refuse(message.ticket, Refusal(Kind.AWAY, reason("server-no-hint")), again=True)
            return
        advice: Advice = from_data(Advice, thought.advice)
        self._window.push(answers.advised(message.ticket, advice, self._window.voice()))

    def _talk(self, message: wire.Talk) -> None:
        table = self._window.table
        if phrases.say(message.phrase, self._window.voice()) is None:
            self._refuse(message.ticket, Refusal(Kind.UNKNOWN, reason("server-no-such-phrase")))
            return
        for window in table.windows:
            text = phrases.say(message.phrase, window.voice()) or ""
            window.push(wire.Chat(message.seat, message.phrase, text))
        self._window.push(wire.Done(message.ticket, table.saved.sequence))

    def _refuse(self, ticket: str, refusal: Refusal, again: bool = False) -> None:
        window = self._window
        sequence = window.table.saved.sequence
        window.push(sentences.refused(refusal, window.voice(), ticket, sequence, again))


def _objecting(state: TableState, event: str) -> Job[Seat | None]:
    """Asks the bots at the table whether they agree to an event; the first who does not."""
    assert state.match is not None
    for seat in sorted(state.bots):
        task = task_for(state.match, seat, DICE, state.chairs[seat].bot, event)
        if not (yield from effects.think(task)).agrees:
            return seat
    return None


def _done(message: wire.Action, draft: Draft) -> int:
    """When it happened: now, or, for a message sent twice, the first time."""
    if isinstance(message, SeatAsk):
        return draft.state.done_at(message.seat, message.stamp) or draft.state.sequence
    return draft.state.sequence

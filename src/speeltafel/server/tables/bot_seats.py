"""Computer players at tables: they see what their seat sees and enter by the same door."""

import asyncio
import time
from functools import partial
from typing import Final

import msgspec
import structlog

from speeltafel.bots import find_bot, observe
from speeltafel.bots.advice import Advice
from speeltafel.bots.registry import BASELINE
from speeltafel.bots.thinking import Task, task_for
from speeltafel.core.data import from_data
from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.seats import Seat
from speeltafel.protocol.learn.review_documents import ReviewPart
from speeltafel.server.ops.fair_queue import Crowded, Who
from speeltafel.server.ops.metrics import BOT_TROUBLE, THOUGHT_SECONDS
from speeltafel.server.tables.bot_pool import BotPool, Trouble
from speeltafel.server.tables.live_table import DICE, LiveTable, Sender
from speeltafel.table.messages import Move
from speeltafel.table.state import TableState

PATIENCE_SECONDS: Final = 3.0
"""So long we wait for the bot of another process before we let our own think. Should the other only
be slow then both move, and the log takes whoever is first."""
AGAIN_SECONDS: Final = 2.0
ADVICE_KEPT: Final = 512

journal = structlog.get_logger()


class BotSeats:
    def __init__(self, pool: BotPool, pause: float) -> None:
        self._pool = pool
        self._pause = pause
        self._thinking: set[tuple[str, Seat]] = set()
        self._looking = asyncio.Lock()
        self._advice: dict[str, Advice] = {}

    def consider(self, table: LiveTable, ours: bool = True) -> None:
        """Sets the bots thinking that are to act. What another process has announced it also
        looks after; only if it seems dead do we take over."""
        state = table.saved
        if not state.bots or state.match is None or state.held or not table.audience.devices:
            return  # where nobody watches there is no hurry; whoever comes sets them thinking
        bots = [seat for seat in sorted(state.bots) if seat in state.acting]
        if bots and not ours:
            age = time.time() - state.changed_at
            delay = max(0.0, PATIENCE_SECONDS - age)
            loop = asyncio.get_running_loop()
            loop.call_later(delay, self._take_over, table, state.changed)
            return
        for seat in bots:
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                table.start(self._play(table, seat))

    def _take_over(self, table: LiveTable, changed: int) -> None:
        if table.saved.changed == changed:
            self.consider(table)

    async def _play(self, table: LiveTable, seat: Seat) -> None:
        try:
            while await self._move(table, seat):
                pass
        finally:
            self._thinking.discard((table.id, seat))
        if self._is_to_move(table.saved, seat):
            self.consider(table)  # what came in between has made it this bot's turn again

    async def _move(self, table: LiveTable, seat: Seat) -> bool:
        """Thinks and moves; whether that must be done again."""
        state = table.saved
        if not self._is_to_move(state, seat):
            return False
        began = time.monotonic()
        text = await self.choose(table, state, seat)
        if text is None:
            return self._is_to_move(table.saved, seat) and bool(table.audience.devices)
        THOUGHT_SECONDS.labels(state.setup.game).observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        if not table.saved.chairs[seat].bot:
            return False  # somebody is back on this chair
        move = Move(seat=seat, move=text, seen=state.sequence)
        answer = await table.append(move, Sender(seats=(seat,)))
        if isinstance(answer, Refusal):
            if answer.kind is Kind.AWAY:
                await asyncio.sleep(AGAIN_SECONDS)
            return self._is_to_move(table.saved, seat) and answer.kind in (Kind.AWAY, Kind.STALE)
        return False

    async def choose(self, table: LiveTable, state: TableState, seat: Seat) -> str | None:
        """A move of this bot as text; where it fails twice, of one that looks a move ahead. None
        when things have changed while it waited for its turn."""
        match, level = state.match, state.chairs[seat].bot
        assert match is not None
        game = match.game
        async with self._looking:  # many computers at one table do not look all at once
            moves = game.legal_moves(match.state, seat)
            await asyncio.sleep(0)
        if len(moves) == 1:
            return game.format_move(moves[0])

        def task() -> Task | None:
            outdated = table.saved.is_stale(state.sequence) or not table.audience.devices
            return None if outdated else task_for(match, seat, DICE, level)

        try:
            thought = await self._pool.think(table.audience.asker(), task)
            return None if thought is None else thought.move
        except Trouble as trouble:
            BOT_TROUBLE.labels("baseline").inc()
            journal.error(
                "a bot failed twice and the baseline moves for it",
                game=game.name,
                level=level,
                error=str(trouble),
            )
            return await asyncio.to_thread(_baseline_move, match, seat)

    async def stand_in(self, state: TableState, seat: Seat, level: str) -> str:
        """A move for somebody who is not there, or too late."""
        return await self.chosen(_match(state), seat, level, Who(f"evening {state.setup.evening}"))

    async def chosen(self, match: AnyMatch, seat: Seat, level: str, who: Who) -> str:
        """A move as this level makes it; in need, of one that looks a move ahead."""
        moves = match.game.legal_moves(match.state, seat)
        if len(moves) == 1:
            return match.game.format_move(moves[0])
        try:
            thought = await self._pool.think(who, partial(task_for, match, seat, DICE, level))
            assert thought is not None
            return thought.move
        except (Trouble, Crowded):
            return await asyncio.to_thread(_baseline_move, match, seat)

    async def advise(self, state: TableState, seat: Seat, who: Who) -> Advice:
        """What to look at, what to do and why, from no more than this seat sees. Who asks twice
        in the same position hears the same, though a second thought might differ."""
        seen = _seen_by(state, seat)
        known = self._advice.get(seen)
        if known is not None:
            return known
        thought = await self._pool.think(who, partial(task_for, _match(state), seat, DICE))
        assert thought is not None
        advice: Advice = from_data(Advice, thought.advice)
        if len(self._advice) >= ADVICE_KEPT:
            del self._advice[next(iter(self._advice))]
        return self._advice.setdefault(seen, advice)

    async def review(self, task: Task, who: Who) -> ReviewPart:
        """A part of a review; its place in the queue is that of whoever asks."""
        thought = await self._pool.think(who, lambda: task)
        assert thought is not None
        return msgspec.convert(thought.review, ReviewPart)

    async def objecting(self, state: TableState, event: str, who: Who) -> Seat | None:
        """Asks the bots at the table whether they agree to an event; the first who does not."""
        for seat in sorted(state.bots):
            try:
                task = partial(task_for, _match(state), seat, DICE, state.chairs[seat].bot, event)
                thought = await self._pool.think(who, task)
            except Trouble:
                thought = None
            if thought is None or not thought.agrees:
                return seat
        return None

    async def close(self) -> None:
        await self._pool.close()

    def _is_to_move(self, state: TableState, seat: Seat) -> bool:
        return seat in state.acting and bool(state.chairs[seat].bot)


def _seen_by(state: TableState, seat: Seat) -> str:
    """All that advice rests on: the agreements, and what this seat sees."""
    match = _match(state)
    game, config = match.game, match.config
    agreed = (game.name, config.variant, config.options, config.players, seat)
    return repr((agreed, game.view(match.state, seat)))


def _match(state: TableState) -> AnyMatch:
    assert state.match is not None
    return state.match


def _baseline_move(match: AnyMatch, seat: Seat) -> str:
    bot = accept(find_bot(match.game, BASELINE))
    observation = observe(match.game, match.config, match.state, seat, DICE)
    return match.game.format_move(bot.choose(observation, DICE))

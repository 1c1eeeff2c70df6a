"""Computer players at tables: they see what their seat sees and enter by the same door."""

import asyncio
import time
from typing import Final

import msgspec
import structlog

from speeltafel.bots import look
from speeltafel.bots.advice import Advice
from speeltafel.core.data import from_data, to_data
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.server import acts
from speeltafel.server.bot_pool import BotPool, Trouble
from speeltafel.server.bot_worker import Task
from speeltafel.server.metrics import BOT_TROUBLE, THOUGHT_SECONDS
from speeltafel.server.standing import Standing
from speeltafel.server.table import Table

PATIENCE_SECONDS: Final = 3.0
"""So long we wait for the bot of another process before we let our own think. Should the other only
be slow then both move, and the log takes whoever is first."""
AGAIN_SECONDS: Final = 2.0

journal = structlog.get_logger()


class BotSeats:
    def __init__(self, pool: BotPool, pause: float) -> None:
        self._pool = pool
        self._pause = pause
        self._thinking: set[tuple[str, Seat]] = set()

    def consider(self, table: Table, ours: bool = True) -> None:
        """Sets the bots thinking that are to act. What another process has announced it also
        looks after; only if it seems dead do we take over."""
        standing = table.saved
        if not standing.bots or standing.match is None:
            return
        bots = [seat for seat in sorted(standing.bots) if seat in standing.acting]
        if bots and not ours:
            age = time.time() - standing.changed_at
            delay = max(0.0, PATIENCE_SECONDS - age)
            loop = asyncio.get_running_loop()
            loop.call_later(delay, self._take_over, table, standing.changed)
            return
        for seat in bots:
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                table.start(self._play(table, seat))

    def _take_over(self, table: Table, changed: int) -> None:
        if table.saved.changed == changed:
            self.consider(table)

    async def _play(self, table: Table, seat: Seat) -> None:
        try:
            while await self._move(table, seat):
                pass
        finally:
            self._thinking.discard((table.id, seat))
        if self._is_to_move(table.saved, seat):
            self.consider(table)  # what came in between has made it this bot's turn again

    async def _move(self, table: Table, seat: Seat) -> bool:
        """Thinks and moves; whether that must be done again."""
        standing = table.saved
        if not self._is_to_move(standing, seat):
            return False
        began = time.monotonic()
        text = await self.choose(standing, seat, standing.chairs[seat].bot)
        THOUGHT_SECONDS.labels(standing.charter.game).observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        if not table.saved.chairs[seat].bot:
            return False  # somebody is back on this chair
        answer = await table.append(acts.move(table, seat, text, standing.sequence))
        if isinstance(answer, Refusal):
            if answer.kind is Kind.AWAY:
                await asyncio.sleep(AGAIN_SECONDS)
            return self._is_to_move(table.saved, seat) and answer.kind in (Kind.AWAY, Kind.STALE)
        return False

    async def choose(self, standing: Standing, seat: Seat, level: str) -> str:
        """A move of this bot as text; a random legal one when it fails twice."""
        match = standing.match
        assert match is not None
        game = match.game
        moves = game.legal_moves(match.state, seat)
        if len(moves) == 1:
            return game.format_move(moves[0])
        try:
            return await self.suggest(standing, seat, level)
        except Trouble as trouble:
            BOT_TROUBLE.labels("random").inc()
            journal.error(
                "a bot failed twice and plays at random",
                game=game.name,
                level=level,
                error=str(trouble),
            )
            return game.format_move(acts.DEALER.choice(moves))

    async def suggest(self, standing: Standing, seat: Seat, level: str) -> str:
        return (await self._pool.think(_task(standing, seat, level))).move

    async def advise(self, standing: Standing, seat: Seat) -> Advice:
        """What to look at, what to do and why, from no more than this seat sees."""
        task = msgspec.structs.replace(_task(standing, seat, ""), advice=True)
        advice: Advice = from_data(Advice, (await self._pool.think(task)).advice)
        return advice

    async def objects(self, standing: Standing, event: str) -> Refusal | None:
        """Asks the bots at the table whether they agree to an event; the first who does not."""
        for seat, chair in enumerate(standing.chairs):
            if chair.bot:
                try:
                    task = _task(standing, seat, chair.bot, event)
                    agrees = (await self._pool.think(task)).agrees
                except Trouble:
                    agrees = False
                if not agrees:
                    return Refusal(
                        Kind.ILLEGAL, reason("server-bot-objects", seat=seat_reason(seat))
                    )
        return None

    async def close(self) -> None:
        await self._pool.close()

    def _is_to_move(self, standing: Standing, seat: Seat) -> bool:
        return seat in standing.acting and bool(standing.chairs[seat].bot)


def _task(standing: Standing, seat: Seat, level: str, event: str = "") -> Task:
    match = standing.match
    assert match is not None
    sight = look(match.game, match.config, match.state, seat, acts.DEALER)
    dealt = msgspec.json.encode(to_data(match.game.state_type, sight.dealt))
    return Task(
        match.game.name,
        match.config.variant,
        dict(match.config.options),
        match.config.players,
        seat,
        msgspec.Raw(dealt),
        level,
        event,
    )

"""The strongest player draws along on a sheet of its own, with the dice of the evening: to compare
with afterwards. Kept in memory only; after a restart it thinks again when it is asked for."""

import asyncio
from typing import TYPE_CHECKING, Final

from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.evening.state import SHEETS, WALL
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.tables.bot_seats import BotSeats

if TYPE_CHECKING:
    from speeltafel.server.evenings.live_evening import LiveEvening

LEVEL: Final = "strongest"
SEAT: Final = 0
AFTER_ROLL_SECONDS: Final = 2.0
"""It begins once everybody has the roll: a worker that starts takes the processor from them."""
PATIENCE_SECONDS: Final = 20.0
"""So long may somebody wait for it who wants the result; then it comes without."""


class Model:
    def __init__(self, evening: "LiveEvening", bots: BotSeats) -> None:
        self._evening = evening
        self._bots = bots
        self._match: AnyMatch | None = None
        self._drawn = 0
        self._drawing = asyncio.Lock()

    async def sheet(self) -> AnyMatch | None:
        """Up to the round that is played now; None where everybody has other dice, or while it is
        still thought about."""
        if self._evening.saved.setup.shape not in (SHEETS, WALL) or not self._evening.saved.rolls:
            return None
        try:
            await asyncio.wait_for(self.draw_along(), PATIENCE_SECONDS)
        except TimeoutError:
            return None
        return self._match

    async def follow(self) -> None:
        """After a roll, in no hurry."""
        await asyncio.sleep(AFTER_ROLL_SECONDS)
        await self.draw_along()

    async def draw_along(self) -> None:
        async with self._drawing:
            while self._drawn < len(self._evening.saved.rolls):
                match = self._match or self._blank()
                rolled = match.game.parse_move(match.state, self._evening.saved.rolls[self._drawn])
                match = advance(match, CHANCE, accept(rolled))
                who = Who(f"evening {self._evening.id}")
                text = await self._bots.chosen(match, SEAT, LEVEL, who)
                drawn = match.game.parse_move(match.state, text)
                self._match = advance(match, SEAT, accept(drawn))
                self._drawn += 1

    def _blank(self) -> AnyMatch:
        state = self._evening.saved
        config = configure(state.game, state.setup.variant, 1, state.setup.options)
        return start(state.game, accept(config))

"""One piece of news, told to many: what is the same for several devices is made once."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from speeltafel.core.seats import Seat
from speeltafel.server import sights, wire
from speeltafel.server.log import Happening
from speeltafel.server.sights import Happened, Views, is_large
from speeltafel.server.standing import Standing
from speeltafel.words import Language, Voice


RENUMBERS: Final = (Happening.SIT, Happening.START)
_NOBODY: Final[list[Seat]] = []


def is_seat_move(one: Happened) -> bool:
    return one.entry.happening is Happening.MOVE and one.entry.actor >= 0


class News:
    def __init__(
        self,
        standing: Standing,
        voice: Callable[[Language], Voice],
        happened: Sequence[Happened],
        after: int,
        infos: list[wire.SeatInfo],
    ) -> None:
        large = is_large(standing)
        self._standing = standing
        self._voice = voice
        self._happened = happened
        self._after = after
        self._infos = infos
        self._steps_of, self._acted = happened, _NOBODY
        if large:
            self._steps_of = [one for one in happened if not is_seat_move(one)]
            self._acted = [one.entry.actor for one in happened if is_seat_move(one)]
        self._renumbered = False
        for one in happened:
            if one.entry.happening in RENUMBERS:
                self._renumbered = True
        self._views: Views | None = None
        if not large and happened and happened[0].entry.sequence <= standing.changed:
            self._views = None if standing.match is None else Views(standing.match)
        self._steps: dict[tuple[Seat | None, Language], list[wire.Step]] = {}
        self._situations: dict[Language, wire.Situation] = {}
        self.differs = not large or self._renumbered
        """Whether devices with different seats get different news."""

    def payload(self, seats: Sequence[Seat], language: Language) -> bytes:
        standing, voice = self._standing, self._voice(language)
        situation = self._situations.get(language)
        if situation is None:
            situation = sights.situation(standing, voice, time.time())
            self._situations[language] = situation
        views = self._views
        return wire.encode(
            wire.News(
                sequence=standing.sequence,
                after=self._after,
                steps=self._told(sights.storyteller(standing, seats), language, voice),
                situation=situation,
                tickets=sights.own_tickets(self._happened, seats),
                seats=self._infos,
                sights=[] if views is None else sights.sights(standing, seats, voice, views),
                acted=self._acted,
                you=list(seats) if self._renumbered else None,
            )
        )

    def _told(self, viewer: Seat | None, language: Language, voice: Voice) -> list[wire.Step]:
        steps = self._steps.get((viewer, language))
        if steps is None:
            steps = [sights.step(one, viewer, voice) for one in self._steps_of]
            self._steps[viewer, language] = steps
        return steps

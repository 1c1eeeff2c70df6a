"""One piece of news, told to many: what is the same for several devices is made once."""

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.server import sights, wire
from speeltafel.server.log import Happening
from speeltafel.server.sights import Happened, Views, is_large
from speeltafel.server.standing import Standing
from speeltafel.words import Language, Voice

RENUMBERS: Final = (Happening.SIT, Happening.START)


def is_seat_move(one: Happened) -> bool:
    return one.entry.happening is Happening.MOVE and one.entry.actor >= 0


class Telling(NamedTuple):
    """What all who speak a language and may know the same are told."""

    voice: Voice
    steps: list[wire.Step]
    situation: wire.Situation


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
        self._acted: list[Seat] = []
        self._steps_of = happened
        if large:
            self._acted = [one.entry.actor for one in happened if is_seat_move(one)]
            self._steps_of = [one for one in happened if not is_seat_move(one)]
        self._renumbered = False
        for one in happened:
            if one.entry.happening in RENUMBERS:
                self._renumbered = True
        self._views: Views | None = None
        if not large and happened and happened[0].entry.sequence <= standing.changed:
            self._views = None if standing.match is None else Views(standing.match)
        self._tellings: dict[tuple[Seat | None, Language], Telling] = {}
        self.differs = not large or self._renumbered
        """Whether devices with different seats get different news."""

    def payload(self, seats: Sequence[Seat], language: Language) -> bytes:
        standing, views = self._standing, self._views
        viewer = sights.storyteller(standing, seats)
        telling = self._tellings.get((viewer, language)) or self._tell(viewer, language)
        return wire.encode(
            wire.News(
                sequence=standing.sequence,
                after=self._after,
                steps=telling.steps,
                situation=telling.situation,
                tickets=sights.own_tickets(self._happened, seats),
                seats=self._infos,
                sights=[]
                if views is None
                else sights.sights(standing, seats, telling.voice, views),
                acted=self._acted,
                you=list(seats) if self._renumbered else None,
            )
        )

    def _tell(self, viewer: Seat | None, language: Language) -> Telling:
        voice = self._voice(language)
        telling = self._tellings[viewer, language] = Telling(
            voice,
            [sights.step(one, viewer, voice) for one in self._steps_of],
            sights.situation(self._standing, voice, time.time()),
        )
        return telling

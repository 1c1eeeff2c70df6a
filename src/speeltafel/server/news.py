"""One piece of news, told to many: what is the same for several devices is made once."""

import time
from collections.abc import Callable, Sequence

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.server import sights, wire
from speeltafel.server.log import Happening
from speeltafel.server.sights import Happened
from speeltafel.server.standing import Standing
from speeltafel.words import Language, Voice


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
        large: bool,
    ) -> None:
        self._standing = standing
        self._voice = voice
        self._happened = happened
        self._after = after
        self._infos = infos
        self._steps_of = [one for one in happened if not large or not is_seat_move(one)]
        self._acted = [one.entry.actor for one in happened if large and is_seat_move(one)]
        self._renumbered = any(
            one.entry.happening in (Happening.SIT, Happening.START) for one in happened
        )
        self._with_sights = not large and any(
            one.entry.sequence <= standing.changed for one in happened
        )
        self._views = None if standing.match is None else sights.Views(standing.match)
        self._steps: dict[tuple[Seat | None, Language], list[msgspec.Raw]] = {}
        self._situations: dict[Language, msgspec.Raw] = {}
        self.differs = not large or self._renumbered
        """Whether devices with different seats get different news."""

    def payload(self, seats: Sequence[Seat], language: Language) -> bytes:
        standing, voice = self._standing, self._voice(language)
        situation = self._situations.get(language)
        if situation is None:
            situation = msgspec.Raw(wire.encode(sights.situation(standing, voice, time.time())))
            self._situations[language] = situation
        return wire.encode(
            wire.News(
                sequence=standing.sequence,
                after=self._after,
                steps=self._told(sights.storyteller(standing, seats), language, voice),
                situation=situation,
                tickets=sights.own_tickets(self._happened, seats),
                seats=self._infos,
                sights=sights.sights(standing, seats, voice, self._views)
                if self._with_sights
                else [],
                acted=self._acted,
                you=list(seats) if self._renumbered else None,
            )
        )

    def _told(self, viewer: Seat | None, language: Language, voice: Voice) -> list[msgspec.Raw]:
        steps = self._steps.get((viewer, language))
        if steps is None:
            steps = self._steps[viewer, language] = [
                msgspec.Raw(wire.encode(sights.step(one, viewer, voice))) for one in self._steps_of
            ]
        return steps

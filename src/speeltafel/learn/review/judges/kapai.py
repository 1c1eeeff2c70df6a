"""Judges draws of Ka Pai by sheets played out: points of the own sheet, which nobody else
touches."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.compilation import KAPAI
from speeltafel.bots.effort import Effort
from speeltafel.bots.kapai.evaluation import SKILLED
from speeltafel.bots.kapai.playout import playouts_of, rolls_to_come
from speeltafel.bots.kapai.search import SearchingBot
from speeltafel.bots.registry import UNHURRIED
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.games.kapai.drawing import drawn
from speeltafel.learn.review.findings import Unit
from speeltafel.learn.review.judging import LIGHT, THOROUGH, Care, Judge, Way

WIDTH: Final = 8


class KaPaiJudge(Judge):
    unit: ClassVar[Unit] = "points"
    matters: ClassVar[float] = 0.5
    remains: ClassVar[float] = 0.65

    def care(self) -> Care:
        return THOROUGH._replace(chances=24) if KAPAI.used() else LIGHT

    def base(self, config: Config) -> float | None:
        del config
        return None

    def result(self, match: AnyMatch, seat: Seat) -> float:
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        return float(outcome.scores[seat])

    def best(self, observation: AnyObservation, care: Care, generator: Random) -> Sequence[Way]:
        bot = SearchingBot(Effort(care.search, UNHURRIED), WIDTH)
        return [(each.move,) for each in bot.ranked_moves(observation, generator)]

    def results(
        self, observation: AnyObservation, ways: Sequence[Way], seeds: Sequence[int]
    ) -> list[list[float]]:
        sheet = observation.dealt.sheets[observation.seat]
        return self._played_out(observation, [drawn(sheet, draw) for (draw,) in ways], seeds)

    def standing(self, observation: AnyObservation, seeds: Sequence[int]) -> list[float]:
        """The draw that looks best is made."""
        sheet = observation.dealt.sheets[observation.seat]
        if observation.moves:
            sheets = [drawn(sheet, draw) for draw in observation.moves]
            looks = playouts_of(observation.dealt.layout, sheets, SKILLED).evaluations()
            sheet = sheets[looks.index(max(looks))]
        return self._played_out(observation, [sheet], seeds)[0]

    def _played_out(
        self, observation: AnyObservation, sheets: Sequence[Any], seeds: Sequence[int]
    ) -> list[list[float]]:
        playouts = playouts_of(observation.dealt.layout, sheets, SKILLED)
        places = range(len(sheets))
        scores = [playouts.scores(places, rolls_to_come(Random(seed))) for seed in seeds]
        return [list(values) for values in zip(*scores, strict=True)]

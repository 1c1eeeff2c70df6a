"""Judges claims of Potz Klotz by games played out with the cards nobody has seen dealt again: how
far the points are ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.effort import Effort
from speeltafel.bots.potzklotz.graph import follow_up, playout_points, situation_of
from speeltafel.bots.potzklotz.players import PlanningBot, card_of, right_moves
from speeltafel.bots.registry import UNHURRIED
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.games.potzklotz.components import number_on
from speeltafel.games.potzklotz.moves import PASS, Pass
from speeltafel.games.potzklotz.state import points
from speeltafel.learn.review.findings import Unit
from speeltafel.learn.review.judging import Care, Judge, Way

CARE: Final = Care(search=48, tries=200, chances=16, luck=40)


class PotzKlotzJudge(Judge):
    unit: ClassVar[Unit] = "points"
    matters: ClassVar[float] = 0.05

    def care(self) -> Care:
        return CARE

    def base(self, config: Config) -> float | None:
        del config
        return 0.0

    def reviewable(self, match: AnyMatch) -> bool:
        return bool(match.config.players > 1)

    def result(self, match: AnyMatch, seat: Seat) -> float:
        return ahead(points(match.state), seat)

    def best(self, observation: AnyObservation, care: Care, generator: Random) -> Sequence[Way]:
        right = right_moves(observation.dealt, observation.moves)
        if not right:
            return [(PASS,)]
        bot = PlanningBot(Effort(care.search, UNHURRIED))
        found = bot.ranked_moves(observation, right, generator)
        found.sort(key=lambda each: -each.value)
        return [self.chosen(observation, (each.move,)) for each in found]

    def chosen(self, observation: AnyObservation, way: Way) -> Way:
        """Of right moves with a card of the same building the first; a wrong claim is as it is."""
        right = right_moves(observation.dealt, observation.moves)
        if way[0] not in right:
            return way
        number = number_on(card_of(way[0]))
        return (next(each for each in right if number_on(card_of(each)) == number),)

    def results(
        self, observation: AnyObservation, ways: Sequence[Way], seeds: Sequence[int]
    ) -> list[list[float]]:
        right = right_moves(observation.dealt, observation.moves)
        return [[result_of(observation, way[0], right, seed) for seed in seeds] for way in ways]

    def standing(self, observation: AnyObservation, seeds: Sequence[int]) -> list[float]:
        """Whoever is on turn lays what keeps the most outs; points won before count too."""
        before = ahead(points(observation.dealt), observation.seat)
        found = []
        for seed in seeds:
            generator = Random(seed)
            now = situation_of(observation.resample(generator))
            number = follow_up(now.standing, now.hands[now.turn], generator)
            scores = playout_points(now, number, generator)
            found.append(before + ahead(scores, observation.seat))
        return found


def result_of(observation: AnyObservation, move: Any, right: Sequence[Any], seed: int) -> float:
    generator, seat = Random(seed), observation.seat
    now = situation_of(observation.resample(generator))
    generator.seed(seed)  # the same luck whatever was dealt
    if observation.dealt.answering:
        now = now._replace(turn=seat)
    if move in right:
        return ahead(playout_points(now, number_on(card_of(move)), generator), seat)
    if not isinstance(move, Pass) and observation.dealt.agreed.extra and now.pile:
        hand = (*now.hands[seat], now.pile[seed % len(now.pile)])
        now = now._replace(hands=(*now.hands[:seat], hand, *now.hands[seat + 1 :]))
    return ahead(playout_points(now, None, generator), seat)


def ahead(scores: Sequence[float], seat: Seat) -> float:
    """Of the others, on average."""
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)

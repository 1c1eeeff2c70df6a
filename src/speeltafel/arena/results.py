"""What came of an arena: every two against each other, ratings, scores, thinking times, seats."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from speeltafel.arena.arena import Result
from speeltafel.arena.intervals import mean_interval, wilson
from speeltafel.arena.ratings import ratings


@dataclass
class Encounter:
    """One against another, from the first one's side."""

    games: int = 0
    won: float = 0.0
    """Games won; with more than two players the share of one seat against the field."""
    lost: float = 0.0
    even: int = 0
    """Drawn, shared, or not ended."""

    def data(self, fair: float) -> dict[str, Any]:
        decided = self.games - self.even
        low, high = wilson(self.won, decided)
        return {
            "games": self.games,
            "won": self.won,
            "lost": self.lost,
            "even": self.even,
            "share_of_decided": self.won / decided if decided else None,
            "interval": [low, high],
            "fair_share": fair,
        }


@dataclass
class Standings:
    bots: Sequence[str]
    players: int
    encounters: dict[tuple[str, str], Encounter] = field(
        default_factory=lambda: defaultdict(Encounter)
    )
    seats: list[float] = field(default_factory=list)
    scores: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    lengths: list[int] = field(default_factory=list)
    choices: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    longest: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    unfinished: int = 0

    def add(self, result: Result) -> None:
        self.lengths.append(result.moves)
        self.unfinished += not result.shares
        for name, choices, seconds, longest in result.thinking:
            self.choices[name] += choices
            self.seconds[name] += seconds
            self.longest[name] = max(self.longest[name], longest)
        for name, score in zip(result.lineup, result.scores, strict=False):
            self.scores[name].append(score)
        if result.shares:
            self.seats = self.seats or [0.0] * self.players
            for seat, share in enumerate(result.shares):
                self.seats[seat] += share
        if self.players > 1:
            self._count(result)

    def _count(self, result: Result) -> None:
        """The lone bot of the lineup against the others."""
        alone = min(set(result.lineup), key=lambda name: (result.lineup.count(name), name))
        for one, other in sorted(_pairs(result.lineup)):
            encounter = self.encounters[one, other]
            if self.players > 2 and one != alone:
                continue
            encounter.games += 1
            won = sum(
                share
                for name, share in zip(result.lineup, result.shares, strict=False)
                if name == one
            )
            if not result.decided:
                encounter.even += 1
            else:
                encounter.won += won
                encounter.lost += 1 - won

    def rating_table(self) -> dict[str, float]:
        won: dict[tuple[str, str], float] = {}
        for (one, other), encounter in self.encounters.items():
            if not encounter.games:
                continue
            # Against a field of several the odds of one to one are what a fair share is even in.
            field_size = self.players - 1
            won[one, other] = won.get((one, other), 0.0) + encounter.won + encounter.even / 2
            if self.players > 2:
                lost = (encounter.lost + encounter.even / 2) / field_size
                won[other, one] = won.get((other, one), 0.0) + lost
        return ratings(won) if won else {}

    def data(self) -> dict[str, Any]:
        fair = 1 / self.players
        table = self.rating_table()
        return {
            "bots": list(self.bots),
            "games": len(self.lengths),
            "unfinished": self.unfinished,
            "encounters": [
                {"one": one, "other": other, **encounter.data(fair)}
                for (one, other), encounter in sorted(self.encounters.items())
                if encounter.games
            ],
            "ratings": {
                name: round(table[name], 1) for name in sorted(table, key=table.__getitem__)
            },
            "seats": [round(share / max(1, len(self.lengths)), 4) for share in self.seats],
            "length": {
                "mean": fmean(self.lengths),
                "min": min(self.lengths),
                "max": max(self.lengths),
            },
            "scores": {name: spread(self.scores[name]) for name in self.bots if self.scores[name]},
            "thinking": {
                name: {
                    "mean_ms": 1000 * self.seconds[name] / max(1, self.choices[name]),
                    "longest_ms": 1000 * self.longest[name],
                }
                for name in self.bots
            },
        }


def _pairs(lineup: Sequence[str]) -> set[tuple[str, str]]:
    return {(one, other) for one in lineup for other in lineup if one != other}


def spread(values: list[float]) -> dict[str, Any]:
    order = sorted(values)
    low, high = mean_interval(values)
    return {
        "games": len(values),
        "mean": fmean(values),
        "interval": [low, high],
        "deviation": pstdev(values),
        "quartiles": [order[len(order) * part // 4] for part in (1, 2, 3)],
        "least": order[0],
        "most": order[-1],
    }

"""What is counted and measured, for Prometheus (`/metrics`)."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

_FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

SOCKETS: Final = Gauge("speeltafel_sockets", "Open sockets")
TABLES: Final = Gauge("speeltafel_tables", "Tables in memory")
REFUSALS: Final = Counter("speeltafel_refusals", "Messages refused", ["kind"])
COMMIT_SECONDS: Final = Histogram(
    "speeltafel_commit_seconds", "One commit of the log", buckets=_FAST
)
COMMIT_SIZE: Final = Histogram(
    "speeltafel_commit_entries", "Entries in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 500)
)
CONFLICTS: Final = Counter("speeltafel_conflicts", "Entries another process wrote first")
THOUGHT_SECONDS: Final = Histogram(
    "speeltafel_thought_seconds", "Bots thinking", ["game"], buckets=(*_FAST, 10, 30)
)
BOT_TROUBLE: Final = Counter(
    "speeltafel_bot_trouble", "Bots that crashed or took too long", ["what"]
)
ANNOUNCER_UP: Final = Gauge(
    "speeltafel_announcer_up", "1 while announcements reach other processes"
)
STORE_UP: Final = Gauge("speeltafel_store_up", "1 while the database answers")


class Traffic(Collector):
    """What happens with every single move. It is kept in plain numbers, all on the event loop:
    the library's own counters, which threads may share, would cost more than judging the move."""

    def __init__(self) -> None:
        self.messages: Tally[str] = Tally()
        """By kind of message."""
        self.moves: Tally[tuple[str, str]] = Tally()
        """By game and by whom."""
        self._delays = [0] * (len(_FAST) + 1)
        self._delay = 0.0

    def took(self, seconds: float) -> None:
        """From receiving a move to having announced it."""
        self._delays[bisect_left(_FAST, seconds)] += 1
        self._delay += seconds

    def collect(self) -> Iterator[Metric]:
        messages = CounterMetricFamily(
            "speeltafel_messages", "Messages from clients", labels=["message"]
        )
        for kind, count in self.messages.items():
            messages.add_metric([kind], count)
        yield messages
        moves = CounterMetricFamily("speeltafel_moves", "Moves saved", labels=["game", "by"])
        for labels, count in self.moves.items():
            moves.add_metric(labels, count)
        yield moves
        total, buckets = 0, []
        for bound, count in zip([*map(float, _FAST), "+Inf"], self._delays, strict=True):
            total += count
            buckets.append((str(bound), total))
        yield HistogramMetricFamily(
            "speeltafel_move_seconds",
            "From receiving a move to having announced it",
            buckets=buckets,
            sum_value=self._delay,
        )


TRAFFIC: Final = Traffic()
REGISTRY.register(TRAFFIC)

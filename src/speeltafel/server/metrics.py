"""What is counted and measured, for Prometheus (`/metrics`)."""

from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

SOCKETS: Final = Gauge("speeltafel_sockets", "Open sockets")
TABLES: Final = Gauge("speeltafel_tables", "Tables in memory")
MESSAGES: Final = Counter("speeltafel_messages", "Messages from clients", ["message"])
REFUSALS: Final = Counter("speeltafel_refusals", "Messages refused", ["kind"])
MOVES: Final = Counter("speeltafel_moves", "Moves saved", ["game", "by"])


@cache
def _moves(game: str, by: str) -> Counter:
    return MOVES.labels(game, by)  # looking a label up costs more than counting


def count_move(game: str, by: str) -> None:
    _moves(game, by).inc()


@cache
def _messages(message: str) -> Counter:
    return MESSAGES.labels(message)


def count_message(message: str) -> None:
    _messages(message).inc()


MOVE_SECONDS: Final = Histogram(
    "speeltafel_move_seconds", "From receiving a move to having announced it", buckets=_FAST
)
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
HERALD_UP: Final = Gauge("speeltafel_herald_up", "1 while announcements reach other processes")
STORE_UP: Final = Gauge("speeltafel_store_up", "1 while the database answers")

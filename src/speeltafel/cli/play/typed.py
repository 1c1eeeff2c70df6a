"""What somebody types at a lesson or a puzzle besides moves, and what may be played there."""

from typing import Any, Final

from speeltafel.cli.arguments import console
from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat
from speeltafel.words import Voice

QUIT: Final = ("q", "quit", "stop", "einde")
HINT: Final = ("hint", "tip")
MOST_SHOWN: Final = 60


def print_moves(game: AnyGame, state: Any, seat: Seat, voice: Voice) -> None:
    legal = game.legal_moves(state, seat)
    moves = ", ".join(game.format_move(move) for move in legal[:MOST_SHOWN])
    more = " …" if len(legal) > MOST_SHOWN else ""
    console.print(voice.word("lessons-may-play", moves=moves + more), markup=False)

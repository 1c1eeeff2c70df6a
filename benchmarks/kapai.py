"""What a round of Ka Pai costs each player at a table of ten thousand.

Limit: the same round at a table for one, played the same way in the same run; the two are
interleaved round by round, so that a noisy machine is noisy for both. A player-round is the whole
way of a draw: who may act, the legal moves, a choice, the checked door. A view is timed apart: at
a large table it shows three dozen sheets, at a table for one only one.
The last line is the ratio; at most 1.5 is promised.
"""

import sys
import time
from argparse import ArgumentParser
from random import Random

from rich.progress import Progress

from speeltafel.core.match import AnyMatch, play, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import DRAWABLE

PLAYERS = 10_000
PROMISE = 1.5


def play_round(match: AnyMatch, generator: Random) -> tuple[AnyMatch, float]:
    """The match after the next round, and the processor time it took."""
    begin = time.process_time()
    match = settle_chance(match, generator)
    for _ in range(match.config.players):
        seat = next(iter(KAPAI.to_act(match.state)))
        draw = generator.choice(KAPAI.legal_moves(match.state, seat))
        match = accept(play(match, seat, draw))
    return match, time.process_time() - begin


def view_time(match: AnyMatch) -> float:
    """Processor time for everybody's view, per player."""
    begin = time.process_time()
    for seat in range(match.config.players):
        KAPAI.view(match.state, seat)
    return (time.process_time() - begin) / match.config.players


def chosen_players() -> int:
    parser = ArgumentParser(description="Time per player-round at a large table of Ka Pai.")
    parser.add_argument("players", nargs="?", type=int, default=PLAYERS, help="seats of the table")
    players: int = parser.parse_args().players
    if players < 1:
        parser.error(f"a table has at least one player, not {players}")
    return players


def main() -> None:
    players = chosen_players()
    generator = Random(1)
    hall = start(KAPAI, accept(configure(KAPAI, players=players)))
    alone = start(KAPAI, accept(configure(KAPAI, players=1)))
    hall_time = alone_time = 0.0
    hall_rounds = alone_rounds = 0
    with Progress() as progress:
        task = progress.add_task(f"{players:,} players", total=DRAWABLE)
        while KAPAI.to_act(hall.state):
            hall, spent = play_round(hall, generator)
            hall_time += spent
            hall_rounds += players
            for _ in range(players):
                if not KAPAI.to_act(alone.state):
                    alone = start(KAPAI, alone.config)
                alone, spent = play_round(alone, generator)
                alone_time += spent
                alone_rounds += 1
            progress.update(task, completed=hall.state.sheets[0].filled.bit_count())
    seeing = view_time(hall)
    begin = time.process_time()
    outcome = KAPAI.outcome(hall.state)
    counted = time.process_time() - begin
    assert outcome is not None
    print(f"{players:,} players: {hall_rounds // players} rounds, best score {max(outcome.scores)}")
    print(f"counting all scores at the end: {counted:.2f} s")
    print(f"a view at the table for {players:,}: {1e6 * seeing:.1f} µs per player")
    print(f"table for {players:,}: {1e6 * hall_time / hall_rounds:.1f} µs per player-round")
    print(f"table for one: {1e6 * alone_time / alone_rounds:.1f} µs per player-round")
    ratio = (hall_time / hall_rounds) / (alone_time / alone_rounds)
    print(f"{players:,} players ÷ one player: {ratio:.2f} (promised: at most {PROMISE:g})")
    sys.exit(ratio > PROMISE)


if __name__ == "__main__":
    main()

"""Katoiz: how long the walks of a Stapeltje position take, and many whole games of each level.

    scripts/bench katoiz [GAMES]

Limit: 1 ms for the legal moves of a position, on average, in pure Python. With GAMES, so many
games of every level are played to their end first, by the players of the conformance kit.
"""

import sys
import time
from random import Random
from statistics import mean, median, quantiles

from rich.progress import track

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot
from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES

KATOIZ = GAMES["katoiz"]
LIMIT = 0.001
PROMISE = 1.0
POSITIONS_FROM: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("stapeltje-1", 2, {}),
    ("stapeltje-1", 4, {}),
    ("stapeltje-2", 2, {"target": 7}),
    ("stapeltje-3", 3, {}),
    ("stapeltje-5", 2, {"level": 3}),
)


def played(config: Config, bot: str, seed: int) -> AnyMatch:
    bots = [accept(find_bot(KATOIZ, bot))] * config.players
    return play_out(KATOIZ, config, bots, Random(seed), 3000)


def play_many(games: int) -> None:
    for variant in KATOIZ.variants:
        config = accept(configure(KATOIZ, variant.name))
        bot = "ahead" if variant.name.startswith("stapeltje") else "random"
        lengths, endings = [], dict[str, int]()
        for seed in track(range(games), variant.name, transient=True):
            match = played(config, bot, seed)
            outcome = KATOIZ.outcome(match.state)
            code = outcome.reason.code if outcome else "unfinished"
            endings[code] = endings.get(code, 0) + 1
            lengths.append(match.length)
        told = ", ".join(f"{code} {count}" for code, count in sorted(endings.items()))
        print(f"{variant.name:14} {bot:7} {mean(lengths):7.1f} moves on average: {told}")


def seconds_of_positions() -> list[float]:
    """Processor time of `legal_moves` for every position of some games."""
    spent = []
    for name, players, options in POSITIONS_FROM:
        config = accept(configure(KATOIZ, name, players, dict(options)))
        for bot in ("ahead", "random"):
            match = played(config, bot, 1)
            shown = start(KATOIZ, config)
            for entry in match.entries():
                if entry.actor != CHANCE:
                    begin = time.process_time()
                    KATOIZ.legal_moves(shown.state, entry.actor)
                    spent.append(time.process_time() - begin)
                shown = advance(shown, entry.actor, entry.move)
    return spent


def main() -> None:
    if len(sys.argv) > 1:
        play_many(int(sys.argv[1]))
    spent = seconds_of_positions()
    slowest = quantiles(spent, n=100)[98]
    print(
        f"legal moves of {len(spent)} Stapeltje positions: mean {mean(spent) * 1e6:.0f} µs, "
        f"median {median(spent) * 1e6:.0f} µs, one in a hundred over {slowest * 1e6:.0f} µs"
    )
    ratio = LIMIT / mean(spent)
    print(f"1 ms ÷ mean: {ratio:.1f} (promised: at least {PROMISE:g})")
    sys.exit(ratio < PROMISE)


if __name__ == "__main__":
    main()

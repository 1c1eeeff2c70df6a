"""How quick the engine is: random play through `legal_moves` and `apply`, in pure Python.

Peer: OpenSpiel's games implemented in Python (`python_tic_tac_toe`), played the same way in the
same run, rounds of both interleaved so that a noisy machine is noisy for both. The last line is
the ratio; at least 5 is promised.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games import GAMES

ROUNDS = 7
SECONDS = 0.4
PROMISE = 5.0


def random_steps(game: AnyGame, variant: str, generator: Random) -> int:
    """One random game; the number of steps it took."""
    state = game.setup(accept(configure(game, variant)))
    to_act, legal_moves, apply = game.to_act, game.legal_moves, game.apply
    steps = 0
    while acting := to_act(state):
        actor = next(iter(acting))
        if actor == CHANCE:
            move = game.chance(state).sample(generator)
        else:
            move = generator.choice(legal_moves(state, actor))
        state = apply(state, actor, move)
        steps += 1
        if steps >= 2000:  # some levels are not made to be ended by chance
            break
    return steps


def listing_microseconds(game: AnyGame, variant: str, generator: Random) -> float:
    """Mean processor time of one `legal_moves` in random play."""
    spent, calls, begin = 0.0, 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        state = game.setup(accept(configure(game, variant)))
        for _ in range(2000):
            acting = game.to_act(state)
            if not acting:
                break
            actor = next(iter(acting))
            if actor == CHANCE:
                move = game.chance(state).sample(generator)
            else:
                before = time.process_time()
                moves = game.legal_moves(state, actor)
                spent += time.process_time() - before
                calls += 1
                move = generator.choice(moves)
            state = game.apply(state, actor, move)
    return spent / calls * 1e6


def open_spiel_steps(game: object, generator: Random) -> int:
    state = game.new_initial_state()  # type: ignore[attr-defined] # pyspiel ships no types
    steps = 0
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))
        steps += 1
    return steps


def speed(play: Callable[[], int]) -> float:
    """Steps per second of processor time."""
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        steps += play()
    return steps / (time.process_time() - begin)


def main() -> None:
    import open_spiel.python.games  # noqa: F401 - registers the games written in Python
    import pyspiel

    peer = pyspiel.load_game("python_tic_tac_toe")
    generator = Random(1)
    katalon = GAMES["katalon"]
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        ours.append(speed(lambda: random_steps(katalon, "standard", generator)))
        theirs.append(speed(lambda: open_spiel_steps(peer, generator)))
    for game in GAMES.values():
        for variant in game.variants:
            rate = speed(lambda: random_steps(game, variant.name, generator))  # noqa: B023 - called at once
            listing = listing_microseconds(game, variant.name, generator)
            print(
                f"{game.name:12} {variant.name:16} {rate:12,.0f} steps/s"
                f" {listing:8.1f} µs per legal_moves"
            )
    print(f"{'open_spiel':12} {'python_tic_tac_toe':16} {median(theirs):10,.0f} steps/s")
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    print(f"katalon ÷ python_tic_tac_toe: {ratio:.1f} (promised: at least {PROMISE:g})")
    sys.exit(ratio < PROMISE)


if __name__ == "__main__":
    main()

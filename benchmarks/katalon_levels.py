"""Katalon's levels against each other, and the perfect one against all, judged by alpha-beta.

    scripts/bench katalon_levels [--ladder GAMES] [--perfect GAMES]

The ladder counts decided games from the empty board, colours in turn; the limit is 65 %. The
perfect level starts from random positions; after every move of it the second method, which shares
no table with the oracle, must find the score unchanged: value and distance.
"""

import argparse
import time
from itertools import pairwise
from random import Random

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Bot, find_bot, levels_of, observe
from speeltafel.bots.katalon.levels import PerfectBot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config, configure
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.node import node_of
from speeltafel.solve.scores import DRAW, LOSS_NOW, WIN_NOW, backed_up

WANTED = 0.65


def ladder(games: int, config: Config) -> None:
    names = ["random", *levels_of(KATALON)]
    for lower, higher in pairwise(names):
        pair = (accept(find_bot(KATALON, higher)), accept(find_bot(KATALON, lower)))
        tally = [0, 0, 0]
        for number in range(games):
            turned = number % 2
            seats = pair[::-1] if turned else pair
            match = play_out(KATALON, config, seats, Random(f"{lower} {higher} {number}"))
            end = outcome(match.state)
            assert end is not None
            tally[1 if not end.winners else 0 if end.winners[0] == turned else 2] += 1
        won, drawn, lost = tally
        share = won / max(1, won + lost)
        note = "" if lower == "random" else f" (limit {WANTED:.0%}: {share / WANTED:.2f} ×)"
        print(f"{higher:>9} – {lower:<9} {won} won, {drawn} drawn, {lost} lost: {share:.1%}{note}")


def random_start(generator: Random) -> State:
    """A position as it comes up in a random game, the end left out."""
    game = [START]
    while not is_over(game[-1]):
        move = generator.choice(legal_moves(game[-1], game[-1].turn))
        game.append(apply(game[-1], game[-1].turn, move))
    return generator.choice(game[1:-1])


def perfect(games: int, config: Config) -> None:
    judge = AlphaBeta()
    player = PerfectBot()
    for name in ["random", *levels_of(KATALON)[:-1]]:
        began = time.monotonic()
        other = accept(find_bot(KATALON, name))
        moves = faults = gained = 0
        for number in range(games):
            generator = Random(f"perfect {name} {number}")
            result = game_of_the_perfect(player, other, generator, config, judge)
            moves += result[0]
            faults += result[1]
            gained += result[2]
        seconds = time.monotonic() - began
        print(
            f"  perfect – {name:<9} {games} games, {moves} moves, {faults} lost value or distance, "
            f"{gained} ended better than they began ({seconds:.0f} s)",
            flush=True,
        )


def game_of_the_perfect(
    player: Bot, other: Bot, generator: Random, config: Config, judge: AlphaBeta
) -> tuple[int, int, int]:
    """Its moves, its faults, and whether the end was better than the beginning."""
    position = random_start(generator)
    seat = generator.randrange(2)
    moves = faults = 0
    promised: int | None = None
    while not is_over(position):
        bot = player if position.turn == seat else other
        before = judge.solve(node_of(position)) if bot is player else 0
        observation = observe(KATALON, config, position, position.turn, generator)
        after = apply(position, position.turn, bot.choose(observation, generator))
        if bot is player:
            moves += 1
            promised = before if promised is None else promised
            faults += score_of(after, judge) != before
        position = after
    if promised is None:
        return moves, faults, 0
    end = final_score(position, seat)
    worse = sign(end) < sign(promised)
    return moves, faults + worse, int(sign(end) > sign(promised))


def score_of(after: State, judge: AlphaBeta) -> int:
    """For the player who made the move."""
    if is_over(after):
        return final_score(after, 1 - after.turn)
    return backed_up(judge.solve(node_of(after)))


def final_score(position: State, seat: int) -> int:
    end = outcome(position)
    assert end is not None
    if not end.winners:
        return DRAW
    return WIN_NOW if end.winners == (seat,) else LOSS_NOW


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--ladder", type=int, default=400)
    arguments.add_argument("--perfect", type=int, default=200)
    given = arguments.parse_args()
    config = accept(configure(KATALON))
    ladder(given.ladder, config)
    perfect(given.perfect, config)


if __name__ == "__main__":
    main()

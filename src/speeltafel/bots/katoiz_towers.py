"""Stapeltoren: imagines the rest of the game, many times, on sets of tiles kept as bits.

Everything lies open and only the dice are unknown, so an imagined game is quick: each player stacks
on the highest tower that takes a tile, and keeps the tiles with many links for later.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from speeltafel.bots.finding import Finding
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import DEMANDED, KINDS, MATCHES
from speeltafel.games.katoiz.moves import Begin, Move, Stack
from speeltafel.games.katoiz.stapeltoren import LAPSES_ALONE
from speeltafel.games.katoiz.state import Towers

ALL_KINDS: Final = (1 << KINDS) - 1
A_TILE_AHEAD: Final = 0.03
"""What a tile more or less counts beside the victory: it tells apart what wins equally often."""
CARE: Final = 4
"""Of so many fitting tiles an imagined player takes the one that fewest others fit on: tiles with
many links are kept for later."""


@cache
def fitting_tiles(matches: int) -> tuple[int, ...]:
    """For each tile the tiles with matches enough, as bits."""
    return tuple(
        sum(1 << other for other in range(KINDS) if MATCHES[kind][other] >= matches)
        for kind in range(KINDS)
    )


@cache
def demands(colour_die: bool, picture_die: bool) -> tuple[int, ...]:
    """What each equally likely roll asks for, as bits; without dice any tile will do."""
    if not colour_die:
        return (ALL_KINDS,)
    return tuple(tiles for roll, tiles in DEMANDED.items() if (roll.picture >= 0) == picture_die)


class Imagined(NamedTuple):
    """A game of towers in the quickest shape: it is changed as it goes on."""

    counts: list[int]
    towers: list[list[list[int]]]
    """For each seat its towers as [height, top tile]."""
    turn: int
    lapses: int


def imagined(state: Towers) -> Imagined:
    counts = [0] * KINDS
    for kind in state.supply:
        counts[kind] += 1
    towers = [[[len(tower), tower[-1]] for tower in own] for own in state.towers]
    return Imagined(counts, towers, state.turn, state.lapses)


class Imagination:
    """Plays games of towers on to their end."""

    def __init__(self, state: Towers) -> None:
        rules = state.rules
        self.fits = fitting_tiles(rules.matches)
        self.rolls = demands(rules.colour_die, rules.picture_die)
        self.several = rules.colour_die

    def heights(self, game: Imagined, generator: Random) -> list[int]:
        """The highest tower of every seat at the end."""
        counts, all_towers, turn, lapses = game
        fits, rolls, several = self.fits, self.rolls, self.several
        random = generator.random
        sides = len(rolls)
        players = len(all_towers)
        patience = LAPSES_ALONE if players == 1 else players
        present = 0
        for kind in range(KINDS):
            if counts[kind]:
                present |= 1 << kind
        while present and lapses < patience:
            own = all_towers[turn]
            turn = (turn + 1) % players
            open_now = present & rolls[int(random() * sides)] if own else present
            chosen = None
            takes = 0
            for tower in own:
                here = open_now & fits[tower[1]]
                if here and (chosen is None or tower[0] > chosen[0]):
                    chosen, takes = tower, here
            if chosen is None:
                if (own and not several) or not open_now:
                    lapses += 1
                    continue
                takes = open_now
            lapses = 0
            best, most = -1, -1
            count = takes.bit_count()
            for _ in range(CARE if count > 1 else 1):
                rest = takes
                for _ in range(int(random() * count)):
                    rest &= rest - 1
                kind = (rest & -rest).bit_length() - 1
                links = (fits[kind] & present).bit_count()
                value = KINDS - links if links else 0
                if value > most:
                    best, most = kind, value
            if chosen is None:
                own.append([1, best])
            else:
                chosen[0] += 1
                chosen[1] = best
            counts[best] -= 1
            if not counts[best]:
                present &= ~(1 << best)
        return [max((tower[0] for tower in own), default=0) for own in all_towers]


def alike(moves: Sequence[Move]) -> Mapping[tuple[int, int], list[Move]]:
    """Moves that differ in the named property only are one choice; no other are alike."""
    found: dict[tuple[int, int], list[Move]] = {}
    for move in moves:
        if isinstance(move, Begin):
            found.setdefault((move.tile, -1), []).append(move)
        elif isinstance(move, Stack):
            found.setdefault((move.tile, move.tower), []).append(move)
    return found


def worth(heights: Sequence[int], seat: Seat) -> float:
    """The share of the victory, and a little for every tile ahead; alone, the height."""
    own = heights[seat]
    rivals = [height for other, height in enumerate(heights) if other != seat]
    if not rivals:
        return own / 40
    best = max(rivals)
    share = 1.0 if own > best else 0.0 if own < best else 1 / (1 + rivals.count(best))
    return share + A_TILE_AHEAD * (own - best)


def weighed(
    state: Towers, seat: Seat, moves: Sequence[Move], rounds: int, generator: Random
) -> list[Finding]:
    """Every choice imagined on equally often, the lesser half dropped, until one is left."""
    choices = alike(moves)
    imagination = Imagination(state)
    totals = dict.fromkeys(choices, 0.0)
    tries = dict.fromkeys(choices, 0)
    left = list(choices)
    phases = max(1, (len(left) - 1).bit_length())
    for _ in range(phases):
        each = max(1, rounds // (phases * len(left)))
        for _ in range(each):
            seed = generator.random()
            for choice in left:
                game = after(state, seat, choice)
                heights = imagination.heights(game, Random(seed))
                totals[choice] += worth(heights, seat)
                tries[choice] += 1
        left.sort(key=lambda choice: -totals[choice] / tries[choice])
        left = left[: max(1, (len(left) + 1) // 2)]
    return [
        Finding(choices[choice][0], totals[choice] / tries[choice], tries[choice])
        for choice in choices
    ]


def after(state: Towers, seat: Seat, choice: tuple[int, int]) -> Imagined:
    kind, number = choice
    game = imagined(state)
    if number < 0:
        game.towers[seat].append([1, kind])
    else:
        tower = game.towers[seat][number]
        tower[0] += 1
        tower[1] = kind
    game.counts[kind] -= 1
    return game._replace(turn=(seat + 1) % len(game.towers), lapses=0)

"""What is asked in each kind of puzzle, and the tables it is asked at."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.bots.katoiz.one_ply import visible_result
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import COLOUR_ROLLS, DICE_ROLLS, TILES
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.variants import tower_rules

CARELESS: Final = 0.3
"""How often play before a puzzle went at random: the tables shall differ."""


class Kind(NamedTuple):
    variants: tuple[str, ...]
    players: int
    rolls: tuple[int, int]
    """How many, from and up to; 0: no dice are rolled."""
    size: tuple[int, int]
    """Stapeltoren: tiles lying open; else turns played before."""
    least_choices: int
    start: bool = False
    """Stapeltoren: the start tile is chosen too."""
    least: int = 1
    """What is asked for, at least."""
    most_lines: int = 6


KINDS: Final = {
    "tower-all": Kind(("stapeltoren-1",), 1, (0, 0), (3, 5), 2),
    "tower-start": Kind(("stapeltoren-1", "stapeltoren-2"), 1, (0, 0), (4, 7), 4, True, least=4),
    "tower-high": Kind(("stapeltoren-2",), 1, (0, 0), (5, 10), 2, least=4),
    "tower-colours": Kind(("stapeltoren-3", "stapeltoren-4"), 1, (3, 5), (8, 14), 2, least=4),
    "tower-dice": Kind(("stapeltoren-5",), 1, (3, 5), (12, 20), 2, least=4),
    "set": Kind(("3-stel-1",), 1, (2, 3), (4, 28), 4),
    "pile": Kind(("3-stel-2",), 1, (2, 3), (12, 32), 4),
    "points": Kind(("3-stel-3",), 1, (2, 4), (12, 32), 4),
    "walk-home": Kind(("stapeltje-4",), 1, (1, 1), (0, 14), 6),
    "plan-home": Kind(("stapeltje-4",), 1, (2, 2), (0, 20), 6),
    "win": Kind(("stapeltje-1",), 2, (1, 1), (0, 0), 6),
}
"""From three years on to ten, in the order of the box."""

Table: TypeAlias = tuple[Config, State, tuple[Any, ...]]
"""With the rolls that come after the one that lies there."""


def tables(name: str, generator: Random) -> Iterator[Table]:
    """Endless."""
    kind = KINDS[name]
    make: Callable[[Kind, Config, Random], Iterator[Table]] = (
        _towers if name.startswith("tower") else _almost_won if name == "win" else _in_play
    )
    while True:
        variant = generator.choice(kind.variants)
        options = {"naming": "no"} if name.startswith("tower") else {}
        config = accept(configure(KATOIZ, variant, kind.players, options))
        yield from make(kind, config, generator)


def _towers(kind: Kind, config: Config, generator: Random) -> Iterator[Table]:
    """A few tiles and one to begin with."""
    rules = tower_rules(config)
    tiles = generator.sample(TILES, generator.randint(*kind.size))
    towers = () if kind.start else ((tiles.pop(),),)
    faces = DICE_ROLLS if rules.picture_die else COLOUR_ROLLS
    rolls = [generator.choice(faces)[0] for _ in range(generator.randint(*kind.rolls))]
    roll = rolls.pop(0) if rolls else None
    yield config, Towers(rules, tuple(sorted(tiles)), (towers,), 0, roll, laid=True), tuple(rolls)


def _in_play(kind: Kind, config: Config, generator: Random) -> Iterator[Table]:
    """As it lies after some turns alone."""
    turns = generator.randint(*kind.size)
    for state in _played(config, generator):
        if turns:
            turns -= 1
            continue
        rolls = [generator.choice(DICE_ROLLS)[0] for _ in range(generator.randint(*kind.rolls))]
        yield config, _cleared(state)._replace(roll=rolls[0]), tuple(rolls[1:])
        return


def _almost_won(kind: Kind, config: Config, generator: Random) -> Iterator[Table]:
    """Whenever the first seat lacks one tile."""
    del kind
    for state in _played(config, generator):
        if state.turn == 0 and len(state.homes[0]) >= state.rules.target - 1:
            yield config, _cleared(state), ()
            return


def _cleared(state: Any) -> Any:
    """What has no place in a position: what was walked last, and how long it went on."""
    if hasattr(state, "last"):
        return state._replace(last=None, turns=0, stuck=0, quiet=0)
    return state._replace(acted=False, sent=False, vacated=(), quiet=0)


def _played(config: Config, generator: Random) -> Iterator[Any]:
    """Every state in which somebody is to choose, until the game is over."""
    state = KATOIZ.setup(config)
    while KATOIZ.outcome(state) is None:
        actor = next(iter(KATOIZ.to_act(state)))
        if actor == CHANCE:
            state = KATOIZ.apply(state, actor, KATOIZ.chance(state).sample(generator))
            continue
        yield state
        moves = KATOIZ.legal_moves(state, actor)
        if generator.random() < CARELESS:
            move = generator.choice(moves)
        else:
            seen = [visible_result(KATOIZ.apply(state, actor, each), actor) for each in moves]
            best = max(seen)
            move = generator.choice(
                [each for each, value in zip(moves, seen, strict=True) if value == best]
            )
        state = KATOIZ.apply(state, actor, move)

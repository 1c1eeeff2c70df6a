"""What a puzzle of Katoiz counts, and everything that may happen in it."""

from collections.abc import Iterable
from typing import Any

from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.rules import heights
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.scoring import score
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.learn.puzzles.judge import Sitting
from speeltafel.learn.puzzles.katoiz.positions import dice_of
from speeltafel.learn.puzzles.known_rolls.scene import SOLVER, Scene, after, choices
from speeltafel.learn.puzzles.known_rolls.search import Search
from speeltafel.learn.puzzles.puzzle import Line


def scene_of(state: State, coming: Line) -> Scene:
    return Scene(state, tuple(map(dice_of, coming)))


def scene_at(sitting: Sitting) -> Scene:
    return scene_of(sitting.state, sitting.puzzle.script[sitting.scripted :])


def standing(state: State) -> int:
    """The highest tower; sets or points; the own home pile, and a victory as one tile more."""
    if isinstance(state, Towers):
        return heights(state)[SOLVER]
    if isinstance(state, Trios):
        return score(state.rules, state.taken[SOLVER])
    assert isinstance(state, Piles)
    return len(state.homes[SOLVER]) + (state.winner == SOLVER)


def branches(scene: Scene) -> Iterable[tuple[Any, Scene]]:
    return ((move, after(KATOIZ, scene, move)) for move in choices(KATOIZ, scene))


def new_search() -> Search:
    return Search(branches, lambda scene: standing(scene.state))

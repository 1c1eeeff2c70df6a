"""What is said to somebody who tries a puzzle of Katoiz: nothing but what the search has shown."""

from collections import Counter
from typing import Any

from speeltafel.core.reason import Argument, Reason, reason
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import DEMANDED, MATCHES, common_values
from speeltafel.games.katoiz.naming import roll_reason, tile_reason, value_reason
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.refusals import why_not
from speeltafel.games.katoiz.piles.rules import legal_moves
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.learn.puzzles.judge import Sitting
from speeltafel.learn.puzzles.katoiz.positions import dice_of
from speeltafel.learn.puzzles.katoiz.scenes import new_search, scene_at, standing
from speeltafel.learn.puzzles.known_rolls.scene import SOLVER, Scene, after
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

DISCS = 3


def task(state: State, goal: int, coming: Line) -> Reason:
    """All of them hold the goal."""
    line = tuple(roll_reason(dice_of(each)) for each in coming)
    known: dict[str, Argument] = {"goal": goal, "line": line, "count": len(coming)}

    if isinstance(state, Towers):
        own = state.towers[SOLVER]
        everything = goal == len(state.supply) + sum(map(len, own))
        start = "yes" if own else "no"
        code = "dice" if state.rules.colour_die else "all" if everything else "high"
        matches = state.rules.matches
        return reason(f"katoiz-puzzle-task-tower-{code}", start=start, matches=matches, **known)
    if isinstance(state, Trios):
        more = goal - standing(state)
        return reason(f"katoiz-puzzle-task-{state.rules.scoring}", more=more, **known)
    if len(state.homes) > 1:
        return reason("katoiz-puzzle-task-win", **known)
    return reason("katoiz-puzzle-task-home", **known)


def goal_of(puzzle: Puzzle) -> int:
    goal = puzzle.task.argument("goal")
    assert isinstance(goal, int)
    return goal


def wrong(sitting: Sitting, move: Any) -> Reason:
    scene, goal = scene_at(sitting), goal_of(sitting.puzzle)
    then = after(KATOIZ, scene, move)
    if isinstance(scene.state, Towers):
        return _wrong_tower(then, goal)
    if isinstance(scene.state, Trios):
        return _wrong_trio(scene, then, goal)
    return _wrong_walk(scene, then, move)


def _wrong_tower(then: Scene, goal: int) -> Reason:
    """How high it gets at most, and which tile then always stays behind."""
    search = new_search()
    most = search.best(then)
    ends = [Counter(end.state.supply) for end in search.ends(then, most)]
    left = [kind for kind in sorted(ends[0]) if all(end[kind] for end in ends)]
    if not left or then.state.rules.colour_die:
        return reason("katoiz-puzzle-wrong-tower", height=most, goal=goal)
    return reason(
        "katoiz-puzzle-wrong-tower-left", height=most, goal=goal, tile=tile_reason(left[0])
    )


def _wrong_trio(scene: Scene, then: Scene, goal: int) -> Reason:
    search, before = new_search(), standing(scene.state)
    most = search.best(then)
    scoring = scene.state.rules.scoring
    if most > before or (most == before and scoring != "sets"):
        return reason(f"katoiz-puzzle-wrong-{scoring}", points=most, goal=goal)
    discs = then.state.discs[SOLVER]
    kinds = [then.state.tiles[place] for place in discs]
    shared = common_values(kinds)
    if len(kinds) == DISCS - 1:
        if not shared:
            return reason("katoiz-puzzle-wrong-nothing-shared")
        named = tuple(value_reason(*each) for each in shared)
        return reason("katoiz-puzzle-wrong-no-third", shared=named)
    return reason("katoiz-puzzle-wrong-no-set")


def _wrong_walk(scene: Scene, then: Scene, move: Any) -> Reason:
    """Why the tile does not get home itself, in the words of the rules; or that nothing does with
    the rolls to come."""
    state: Piles = scene.state
    search = new_search()
    if len(state.homes) == 1 and (scene.rolls or search.best(then) > standing(state)):
        return _wrong_plan(then, search.best(then))
    if not isinstance(move, Walk):
        return reason("katoiz-puzzle-wrong-pass")
    if len(state.homes) > 1 and len(state.homes[SOLVER]) >= state.rules.target:
        return reason("katoiz-puzzle-wrong-still-steep")
    tile = tile_reason(state.piles[move.start][-1])
    if move.end == HOME:
        return reason("katoiz-puzzle-wrong-home-no-win", tile=tile)
    home = Walk(move.start, HOME)
    if home in legal_moves(state, SOLVER):
        return reason("katoiz-puzzle-wrong-stopped", tile=tile)
    refused = why_not(state, SOLVER, home)
    assert refused is not None
    return reason("katoiz-puzzle-wrong-not-home", why=refused)


def _wrong_plan(then: Scene, most: int) -> Reason:
    state: Piles = then.state
    if state.roll is not None:
        walks = [move for move in legal_moves(state, SOLVER) if isinstance(move, Walk)]
        if not any(walk.end == HOME for walk in walks):
            return reason(
                "katoiz-puzzle-wrong-no-way-home", height=most, demand=roll_reason(state.roll)
            )
    return reason("katoiz-puzzle-wrong-home-height", height=most)


def right(sitting: Sitting, move: Any, left: int) -> Reason:
    del sitting, move
    return reason("katoiz-puzzle-right", left=left)


def solved(sitting: Sitting, move: Any) -> Reason:
    del move
    state, goal = sitting.state, goal_of(sitting.puzzle)
    if isinstance(state, Towers):
        return reason("katoiz-puzzle-solved-tower", goal=goal)
    if isinstance(state, Trios):
        return reason(f"katoiz-puzzle-solved-{state.rules.scoring}", goal=goal)
    code = "win" if len(state.homes) > 1 else "home"
    return reason(f"katoiz-puzzle-solved-{code}", goal=goal)


def look(sitting: Sitting, move: Any) -> Reason:
    """Where the choice is, without the tile."""
    state = sitting.state
    if isinstance(state, Towers):
        if isinstance(move, Begin) and not state.towers[SOLVER]:
            return reason("katoiz-puzzle-look-start")
        if state.rules.colour_die:
            return reason("katoiz-puzzle-look-dice")
        return reason("katoiz-puzzle-look-tower")
    if isinstance(state, Trios):
        lying = len(state.discs[SOLVER])
        return reason("katoiz-puzzle-look-discs", lying=lying)
    if len(state.homes) > 1 and move.end != HOME:
        return reason("katoiz-puzzle-look-level")
    demanded = DEMANDED[state.roll]
    walkers = sum(bool(pile) and demanded >> pile[-1] & 1 for pile in state.piles)
    code = "home" if move.end == HOME else "ahead"
    return reason(f"katoiz-puzzle-look-{code}", demand=roll_reason(state.roll), count=walkers)


def because(sitting: Sitting, move: Any) -> Reason:
    state = sitting.state
    then = after(KATOIZ, scene_at(sitting), move).state
    if isinstance(state, Towers):
        kind = tile_reason(move.tile)
        fits = _fitting_later(state, move)
        return reason("katoiz-puzzle-because-tower", tile=kind, count=fits)
    if isinstance(state, Trios):
        if len(then.taken[SOLVER]) > len(state.taken[SOLVER]):
            kinds = then.taken[SOLVER][-DISCS:]
            shared = tuple(value_reason(*each) for each in common_values(kinds))
            return reason("katoiz-puzzle-because-set", shared=shared)
        kinds = tuple(then.tiles[place] for place in then.discs[SOLVER])
        shared = tuple(value_reason(*each) for each in common_values(kinds))
        if len(kinds) > 1 and shared:
            return reason("katoiz-puzzle-because-shared", shared=shared)
        return reason("katoiz-puzzle-because-later")
    if move.end == HOME:
        return reason("katoiz-puzzle-because-home", height=len(then.homes[SOLVER]))
    if then.winner == SOLVER:
        return reason("katoiz-puzzle-because-level")
    return reason("katoiz-puzzle-because-later")


def _fitting_later(state: Towers, move: Begin | Stack) -> int:
    """How many of the open tiles fit on this one."""
    rest = list(state.supply)
    rest.remove(move.tile)
    return sum(MATCHES[move.tile][kind] >= state.rules.matches for kind in rest)

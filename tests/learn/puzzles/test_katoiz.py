"""Katoiz's puzzles: towers, sets and walks home, with what is said about wrong moves."""

from collections import Counter
from typing import Any

import pytest

from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katoiz.naming import tile_reason
from speeltafel.games.katoiz.variants import family
from speeltafel.learn.puzzles import COLLECTIONS, Puzzle, sit
from speeltafel.learn.puzzles.judge import own, reply
from speeltafel.learn.puzzles.katoiz import JUDGE
from speeltafel.learn.puzzles.katoiz.kinds import KINDS
from speeltafel.learn.puzzles.katoiz.maker import solutions, tempts
from speeltafel.learn.puzzles.katoiz.positions import opened, position_text, state_of
from speeltafel.learn.puzzles.katoiz.scenes import standing
from speeltafel.learn.puzzles.katoiz.telling import goal_of, task
from speeltafel.words import Voice

GAME = JUDGE.game
PUZZLES = COLLECTIONS["katoiz"].puzzles()


def puzzle_of(kind: str, position: str, goal: int, *coming: str, players: int = 1) -> Puzzle:
    variant = KINDS[kind].variants[0]
    options = {"naming": "no"} if kind.startswith("tower") else {}
    config = accept(configure(GAME, variant, players, options))
    return PUZZLES[0]._replace(
        kind=kind,
        variant=variant,
        players=players,
        options=tuple(options.items()),
        position=position,
        script=coming,
        task=task(state_of(config, position), goal, coming),
        solutions=(),
        temptations=(),
    )


def said(puzzle: Puzzle, text: str) -> str:
    sitting = sit(JUDGE, puzzle)
    move = accept(GAME.parse_move(sitting.state, text))
    return Voice.at("en", GAME).sentence(JUDGE.wrong(sitting, move))


def test_a_tile_that_fits_on_one_other_must_come_right_after_it_or_last() -> None:
    """A small blue triangle fits on the big red triangle by its shape, and on nothing else."""
    puzzle = puzzle_of("tower-all", "B▲R△R□ Y○ -", 4)
    assert solutions(puzzle) == (("R□", "R△", "B▲"),)
    assert said(puzzle, "R△") == "That way your tower gets 3 high at most; 4 is possible."


def board(**tiles: str) -> str:
    """Six rows; only these places have tiles."""
    return "".join(tiles.get(f"{column}{row}", "..") for row in range(1, 7) for column in "abcdef")


def test_a_set_needs_something_in_common_to_all_three() -> None:
    laid = board(a1="B□", c1="B●", e1="R□", a3="R○", c3="G▲")
    puzzle = puzzle_of("set", f"{laid} a1 - B·", 1, "R□")
    assert solutions(puzzle) == ()  # a blue circle, then a red square: nothing is shared
    puzzle = puzzle_of("set", f"{laid} a1c1 - R□", 1)
    assert solutions(puzzle) == ()
    puzzle = puzzle_of("set", f"{laid} a1 - R○", 1, "R□")
    assert solutions(puzzle) == (("a3", "e1"),)  # all big
    assert said(puzzle, "pas") == "Then the rolls to come make no set."


def test_a_disc_that_shares_nothing_is_told_so() -> None:
    laid = board(a1="B□", c1="R□", e1="R▲", a3="G□", c3="Y●")
    puzzle = puzzle_of("set", f"{laid} a1 - R·", 1, "G□")
    assert solutions(puzzle) == (("c1", "a3"),)
    assert said(puzzle, "e1") == (
        "Then the tiles under your discs have nothing in common. A third tile cannot help that."
    )


@pytest.mark.parametrize("puzzle", PUZZLES[::9], ids=lambda each: f"{each.number} {each.kind}")
def test_a_solution_played_at_the_table_reaches_what_was_asked(puzzle: Puzzle) -> None:
    for line in puzzle.solutions:
        sitting = sit(JUDGE, puzzle)
        for text in line:
            move = accept(GAME.parse_move(sitting.state, text))
            assert GAME.why_not(sitting.state, 0, move) is None
            answer = JUDGE.answer(sitting, move)
            sitting = own(JUDGE, sitting, move)
            for each in answer.replies:
                sitting = reply(JUDGE, sitting, each)
        assert standing(sitting.state) == goal_of(puzzle)


def test_a_table_written_and_read_is_the_same() -> None:
    for puzzle in PUZZLES:
        assert position_text(opened(puzzle)) == puzzle.position


def test_all_types_and_ages_have_their_puzzles() -> None:
    kinds = Counter(each.kind for each in PUZZLES)
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 9
    types = Counter(family(each.config(GAME)) for each in PUZZLES)
    assert min(types.values()) >= 25
    ages = {variant.name: variant.age for variant in GAME.variants}
    assert {ages[each.variant] for each in PUZZLES} >= {3, 4, 5, 6, 7, 8, 10}


def test_the_first_grades_hold_puzzles_for_the_youngest() -> None:
    ages = {variant.name: variant.age for variant in GAME.variants}
    assert sum(ages[each.variant] == 3 for each in PUZZLES if each.grade <= 2) >= 10


def test_nobody_has_to_pass_or_to_wait_on_the_way() -> None:
    for puzzle in PUZZLES:
        for line in puzzle.solutions:
            assert all(map(tempts, line))


def test_what_is_said_to_stay_behind_stays_behind_in_every_best_tower() -> None:
    """Walked again to every end, without the search."""
    looked_at = 0
    for puzzle in PUZZLES:
        for each in puzzle.temptations:
            if each.why.code != "katoiz-puzzle-wrong-tower-left" or each.line:
                continue
            state = sit(JUDGE, puzzle).state
            ends = towers_after(GAME.apply(state, 0, accept(GAME.parse_move(state, each.move))))
            highest = max(map(standing, ends))
            assert highest == each.why.argument("height")
            left = [set(end.supply) for end in ends if standing(end) == highest]
            named = each.why.argument("tile")
            assert named in {tile_reason(kind) for kind in set.intersection(*left)}
            looked_at += 1
            break
    assert looked_at >= 5


def towers_after(state: Any) -> list[Any]:
    may = GAME.legal_moves(state, 0) if GAME.to_act(state) else ()
    moves = [move for move in may if GAME.format_move(move) != "-"]
    if not moves:
        return [state]
    return [end for move in moves for end in towers_after(GAME.apply(state, 0, move))]

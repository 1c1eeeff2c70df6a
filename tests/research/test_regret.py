"""Exact regret: what a move gives away, by the proven solution."""

from zlib import crc32

import pytest

from speeltafel.bots.registry import levels_of
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import format_position, parse_move, parse_position
from speeltafel.games.katalon.state import State
from speeltafel.research.regret import (
    Regret,
    bot_policy,
    expected_regret,
    mean_regret,
    regret,
    standard_positions,
)
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.puzzles import shipped_puzzles


def position(text: str) -> State:
    return accept(parse_position(text))


def test_the_only_winning_move_of_a_puzzle_gives_nothing_away_and_every_other_does() -> None:
    for puzzle in shipped_puzzles()[:20]:
        for move, verdict in find_oracle().ask(puzzle.start).moves.items():
            found = regret(puzzle.start, move)
            if move == parse_move(puzzle.start, puzzle.solution):
                assert found == Regret(0, 0)
            else:
                assert found.value == {"draw": 1, "loss": 2}[verdict.value]


def test_a_slower_win_costs_plies_but_no_value() -> None:
    slower = 0
    for start in standard_positions()[:400]:
        answer = find_oracle().ask(start)
        if answer.verdict.value != "win":
            continue
        for move, verdict in answer.moves.items():
            if verdict.value == "win" and verdict != answer.verdict:
                assert verdict.plies is not None
                assert answer.verdict.plies is not None
                expected = Regret(0, verdict.plies - answer.verdict.plies)
                assert regret(start, move) == expected
                assert expected.plies > 0
                slower += 1
    assert slower > 20


def test_some_move_of_every_position_gives_nothing_away() -> None:
    for start in standard_positions()[::10]:
        answer = find_oracle().ask(start)
        assert min(regret(start, move) for move in answer.moves) == Regret(0, 0)


def test_the_standard_positions_never_change() -> None:
    texts = "\n".join(map(format_position, standard_positions()))
    assert (len(standard_positions()), f"{crc32(texts.encode()):08x}") == (2000, "e6bd2786")


def test_mean_regret_falls_from_level_to_level_and_perfect_play_has_none() -> None:
    found = [mean_regret(bot_policy(name), standard_positions()) for name in levels_of(KATALON)]
    values = [each.value for each in found]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert levels_of(KATALON)[-1] == "perfect"
    assert found[-1].value == found[-1].plies == found[-1].mistakes == 0


def test_a_mixed_choice_has_the_expected_regret() -> None:
    for start in standard_positions()[:100]:
        answer = find_oracle().ask(start)
        values = [regret(start, move).value for move in answer.moves]
        alike = [(move, 3.0) for move in answer.moves]
        assert expected_regret(alike, answer) == pytest.approx(sum(values) / len(values))

"""Makes puzzles from positions of random games, with the oracle as the judge."""

from collections.abc import Callable, Iterator
from math import log2
from random import Random
from typing import Final

from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_move, format_position
from speeltafel.games.katalon.rules import apply, is_over, legal_moves
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.explanation import own_moves
from speeltafel.solve.heuristic import judged_by_eye
from speeltafel.solve.node import Node, node_of
from speeltafel.solve.oracle import Answer, Oracle
from speeltafel.solve.puzzles import GRADES, Puzzle, Refutation
from speeltafel.solve.search import LiveSearch
from speeltafel.solve.symmetry import representative

LENGTHS: Final = range(2, 7)
"""Own moves to the win."""
LEAST_CHOICES: Final = 3
"""With fewer moves to choose from there is nothing to puzzle about."""


def make_pack(
    oracle: Oracle, per_length: int, seed: int, found: Callable[[int], None]
) -> list[Puzzle]:
    """Equally many of each length, no two equal under symmetry, in five grades of equal size."""
    wanted = dict.fromkeys(LENGTHS, per_length)
    seen: set[Node] = set()
    pack: list[Puzzle] = []
    for position in _positions(Random(seed)):
        puzzle = make_puzzle(oracle, position)
        if puzzle is None or not wanted.get(puzzle.moves):
            continue
        same = representative(node_of(position))
        if same in seen:
            continue
        seen.add(same)
        wanted[puzzle.moves] -= 1
        pack.append(puzzle)
        found(len(pack))
        if not any(wanted.values()):
            break
    pack.sort(key=difficulty)
    return [
        puzzle._replace(number=index + 1, grade=GRADES[index * len(GRADES) // len(pack)])
        for index, puzzle in enumerate(pack)
    ]


def difficulty(puzzle: Puzzle) -> float:
    """Twice the search is one step, and so are half an own move more or one tempting move."""
    return log2(puzzle.effort) + 2 * puzzle.moves + puzzle.temptation / 10


def make_puzzle(oracle: Oracle, position: State) -> Puzzle | None:
    """A puzzle without number and grade, when exactly one move wins and not at once."""
    answer = oracle.ask(position)
    plies = answer.verdict.plies
    if answer.verdict.value != "win" or plies is None or own_moves(plies) not in LENGTHS:
        return None
    winning = [move for move, verdict in answer.moves.items() if verdict.value == "win"]
    if len(winning) != 1 or len(answer.moves) < LEAST_CHOICES:
        return None
    search = LiveSearch()
    search.solve(node_of(position))
    return Puzzle(
        number=0,
        grade=0,
        position=format_position(position),
        moves=own_moves(plies),
        plies=plies,
        solution=format_move(winning[0]),
        alternatives=_alternatives(oracle, position),
        effort=search.nodes,
        temptation=_temptation(position, winning[0], answer),
        refutations={
            format_move(move): _refutation(oracle, position, move, answer)
            for move in answer.moves
            if move != winning[0]
        },
    )


def _positions(generator: Random) -> Iterator[State]:
    """Two positions of each random game, so that the puzzles differ much."""
    while True:
        game = [START]
        while not is_over(game[-1]):
            move = generator.choice(legal_moves(game[-1], game[-1].turn))
            game.append(apply(game[-1], game[-1].turn, move))
        yield from generator.sample(game[1:-1], 2)


def _refutation(oracle: Oracle, position: State, move: Move, answer: Answer) -> Refutation:
    verdict = answer.moves[move]
    after = apply(position, position.turn, move)
    reply = "" if is_over(after) else format_move(oracle.ask(after).best[0])
    return Refutation(reply, verdict.value, verdict.plies)


def _alternatives(oracle: Oracle, position: State) -> int:
    """Winning moves beside the best one, at the solver's later turns."""
    solver, others = position.turn, 0
    position = apply(position, solver, oracle.ask(position).best[0])
    while not is_over(position):
        answer = oracle.ask(position)
        if position.turn == solver:
            others += sum(verdict.value == "win" for verdict in answer.moves.values()) - 1
        position = apply(position, position.turn, answer.best[0])
    return others


def _temptation(position: State, solution: Move, answer: Answer) -> int:
    """In tenths: ten for a wrong move that looks as good, and more for a far refutation."""
    looks = {move: _looks(position, move) for move in answer.moves}
    tenths = 0
    for move, verdict in answer.moves.items():
        if move == solution:
            continue
        tenths += 10 if looks[move] >= looks[solution] else 0
        tenths += 15 if verdict.plies is None else verdict.plies
    return tenths


def _looks(position: State, move: Move) -> int:
    return -judged_by_eye(node_of(apply(position, position.turn, move)))

"""`speeltafel puzzles`: find the one winning move, and win."""

import json
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from speeltafel.cli.arguments import console, print_json
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.timed_input import read_line
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.naming import box_reason
from speeltafel.games.katalon.notation import parse_move
from speeltafel.games.katalon.refusals import why_not
from speeltafel.games.katalon.rules import apply, is_over, outcome
from speeltafel.games.katalon.telling import prompt
from speeltafel.solve.explanation import explain, move_reason, own_moves
from speeltafel.solve.make.puzzle_maker import LENGTHS, make_pack
from speeltafel.solve.oracle import Oracle, find_oracle
from speeltafel.solve.puzzles import GRADES, Puzzle, puzzle_data, shipped_puzzles
from speeltafel.words import Voice

QUIT = ("q", "quit", "stop", "einde")
HINT = ("hint", "tip")
SOLUTION = ("solution", "oplossing")


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("puzzles", help=voice.word("solve-puzzles-command"))
    def puzzles(
        number: Annotated[
            int | None, typer.Argument(help=voice.word("solve-puzzle-number"))
        ] = None,
        grade: Annotated[
            int | None,
            typer.Option(min=GRADES[0], max=GRADES[-1], help=voice.word("solve-puzzle-grade")),
        ] = None,
        show: Annotated[bool, typer.Option("--list", help=voice.word("solve-puzzle-list"))] = False,
        make: Annotated[Path | None, typer.Option(help=voice.word("solve-puzzle-make"))] = None,
        count: Annotated[int, typer.Option(min=1, help=voice.word("solve-puzzle-count"))] = 330,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 2026,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        speaker = Voice.at(voice.language, KATALON)
        if make is not None:
            write_pack(make, count, seed, voice)
            return
        chosen = [each for each in shipped_puzzles() if grade in (None, each.grade)]
        if number is not None:
            chosen = [find_puzzle(number)]
        if as_json:
            print_json([puzzle_data(each) for each in chosen])
        elif show:
            print_list(chosen, voice)
        else:
            if number is None and grade is None:
                chosen = [each for each in chosen if each.grade == GRADES[0]]
            Sitting(SystemRandom().choice(chosen), find_oracle(), speaker).run()


def find_puzzle(number: int) -> Puzzle:
    for puzzle in shipped_puzzles():
        if puzzle.number == number:
            return puzzle
    most = len(shipped_puzzles())
    raise Refused(
        Refusal(
            Kind.UNKNOWN,
            reason("solve-no-puzzle", number=number),
            reason("solve-choose-puzzle", most=most),
        )
    )


def write_pack(path: Path, count: int, seed: int, voice: Voice) -> None:
    per_length = -(-count // len(LENGTHS))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(voice.word("solve-making"), total=per_length * len(LENGTHS))

        def found(number: int) -> None:
            progress.update(task, completed=number)

        pack = make_pack(find_oracle(), per_length, seed, found)
    lines = [
        json.dumps(puzzle_data(each), ensure_ascii=False, separators=(",", ":")) for each in pack
    ]
    try:
        path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    except OSError as error:
        why = reason("cli-cannot-write", path=str(path), why=error.strerror or str(error))
        raise Refused(Refusal(Kind.CONFIG, why)) from None
    console.print(voice.word("cli-written", path=str(path)), markup=False)


def print_list(puzzles: list[Puzzle], voice: Voice) -> None:
    table = Table()
    for column in ("number", "grade", "length", "alternatives", "position"):
        table.add_column(voice.word(f"solve-column-{column}"), overflow="fold")
    for each in puzzles:
        numbers = (each.number, each.grade, each.moves, each.alternatives)
        table.add_row(*map(str, numbers), each.position)
    console.print(table)


class Sitting:
    """One puzzle in the terminal: wrong moves are refuted, right ones answered."""

    def __init__(self, puzzle: Puzzle, oracle: Oracle, voice: Voice) -> None:
        self.puzzle = puzzle
        self.oracle = oracle
        self.voice = voice
        self.position = puzzle.start
        self.solver = self.position.turn
        self.left = puzzle.moves

    def say(self, told: Reason) -> None:
        console.print(self.voice.sentence(told), markup=False)

    def run(self) -> None:
        seat = seat_reason(self.solver)
        puzzle = self.puzzle
        numbers = {"number": puzzle.number, "grade": puzzle.grade, "moves": puzzle.moves}
        self.say(reason("solve-puzzle-task", seat=seat, **numbers))
        self.say(reason("solve-puzzle-commands"))
        while not is_over(self.position):
            console.print(draw(KATALON, self.position, self.voice, self.solver))
            console.print(self.voice.sentence(prompt(self.position, self.solver)), markup=False)
            try:
                if not self.turn():
                    return
            except (EOFError, KeyboardInterrupt):
                return
        console.print(draw(KATALON, self.position, self.voice, self.solver))
        end = outcome(self.position)
        assert end is not None
        self.say(reason("solve-puzzle-solved", end=end.reason))

    def turn(self) -> bool:
        """Asks until a winning move is found and answered; False when the person leaves."""
        while True:
            text = read_line("> ").strip()
            if text.lower() in QUIT:
                return False
            answer = self.oracle.ask(self.position)
            if text.lower() in HINT:
                self.say(reason("solve-puzzle-hint", box=box_reason(answer.best[0].letter)))
                continue
            if text.lower() in SOLUTION:
                self.say(reason("solve-puzzle-solution", move=move_reason(answer.best[0])))
                continue
            move = parse_move(self.position, text)
            if isinstance(move, Refusal):
                console.print(f"✋ {self.voice.refusal(move)}", markup=False)
                continue
            wrong = why_not(self.position, self.solver, move)
            if wrong is not None:
                refusal = Refusal(Kind.ILLEGAL, wrong)
                console.print(f"✋ {self.voice.refusal(refusal)}", markup=False)
                continue
            verdict = answer.moves[move]
            if verdict.value != "win":
                told = explain(self.oracle, self.position, move)
                console.print(f"✗ {self.voice.sentence(told.short)}", markup=False)
                for each in told.long[1:]:
                    console.print(f"  {self.voice.sentence(each)}", markup=False)
                continue
            if verdict != answer.verdict:
                assert verdict.plies is not None
                self.say(reason("solve-puzzle-slower", moves=own_moves(verdict.plies)))
            else:
                console.print("✓", markup=False)
            self.play(move)
            if not is_over(self.position):  # the longest defence
                self.play(self.oracle.ask(self.position).best[0])
            return True

    def play(self, move: Move) -> None:
        told = KATALON.tell(self.position, self.position.turn, move)
        console.print(f"» {self.voice.sentence(told)}", markup=False)
        self.position = apply(self.position, self.position.turn, move)

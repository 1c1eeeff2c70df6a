"""`speeltafel puzzles`: the puzzles of every game, played in the terminal."""

from dataclasses import dataclass, field
from datetime import date, datetime
from random import SystemRandom
from typing import Annotated

import typer
from rich.table import Table

from speeltafel.cli.arguments import chosen_game, console, print_json
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.timed_input import read_line
from speeltafel.cli.play.typed import HINT, QUIT, print_moves
from speeltafel.core.refusal import Refused
from speeltafel.learn.puzzles import GRADES, Puzzle, collection_of, find_puzzle, sit
from speeltafel.learn.puzzles.puzzle import puzzle_data
from speeltafel.protocol.documents import PuzzleHint, PuzzleStep
from speeltafel.protocol.learn.puzzles import attempt, hint, puzzle_page, shelf
from speeltafel.words import Voice

SOLUTION = ("solution", "oplossing")


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("puzzles", help=voice.word("puzzles-command"))
    def puzzles(
        game: Annotated[
            str | None, typer.Argument(help=voice.word("puzzles-game"), metavar="GAME")
        ] = None,
        number: Annotated[int | None, typer.Argument(help=voice.word("puzzles-number"))] = None,
        grade: Annotated[
            int | None,
            typer.Option(min=GRADES[0], max=GRADES[-1], help=voice.word("puzzles-grade")),
        ] = None,
        show: Annotated[bool, typer.Option("--list", help=voice.word("puzzles-list"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        if game is None:
            print_today(voice, as_json)
            return
        name = chosen_game(game).name
        chosen = [each for each in collection_of(name).puzzles() if grade in (None, each.grade)]
        if number is not None:
            chosen = [find_puzzle(name, number)]
        if as_json:
            print_json([puzzle_data(each) for each in chosen])
        elif show:
            print_list(chosen, voice)
        elif number is None and grade is None:
            Sitting(find_puzzle(name, today_of(name)), voice).run()
        else:
            Sitting(SystemRandom().choice(chosen), voice).run()


def here() -> date:
    """The date where this terminal is."""
    return datetime.now().astimezone().date()


def today_of(name: str) -> int:
    return next(each.today for each in shelf(here()).games if each.game == name)


def print_today(voice: Voice, as_json: bool) -> None:
    today = shelf(here())
    if as_json:
        print_json({each.game: each.today for each in today.games})
        return
    console.print(voice.word("puzzles-today", grade=today.grade), markup=False)
    for each in today.games:
        console.print(f"  speeltafel puzzles {each.game} {each.today}", markup=False)


def print_list(puzzles: list[Puzzle], voice: Voice) -> None:
    table = Table()
    for column in ("number", "grade", "task"):
        table.add_column(voice.word(f"puzzles-column-{column}"), overflow="fold")
    for each in puzzles:
        speaker = Voice.at(voice.language, collection_of(each.game).judge.game)
        table.add_row(str(each.number), str(each.grade), speaker.sentence(each.task))
    console.print(table)


@dataclass
class Sitting:
    """One puzzle: wrong moves are refuted, right ones answered, until it is solved."""

    puzzle: Puzzle
    voice: Voice
    line: list[str] = field(default_factory=list)
    """Own moves and replies that were right so far."""
    hint: PuzzleHint | None = None
    stage: int = 0

    def __post_init__(self) -> None:
        self.judge = collection_of(self.puzzle.game).judge
        self.speaker = Voice.at(self.voice.language, self.judge.game)

    def run(self) -> None:
        page = puzzle_page(self.puzzle.game, self.puzzle.number, self.voice.language)
        numbers = {"number": page.number, "all": page.all, "grade": page.grade}
        console.rule(self.voice.word("puzzles-heading", **numbers), style="dim")
        console.print(page.task, markup=False, style="bold")
        if page.coming:
            coming = ", ".join(page.coming)
            console.print(self.voice.word("puzzles-coming", rolls=coming), markup=False)
        console.print(self.voice.word("puzzles-how-to-type"), markup=False, style="dim")
        try:
            while not self.turn():
                pass
        except (EOFError, KeyboardInterrupt):
            return

    def turn(self) -> bool:
        """Asks until a move is right; True when the puzzle is solved or left."""
        self.show_board()
        while True:
            text = read_line("> ").strip()
            word = text.lower()
            if word in QUIT:
                return True
            if word in SOLUTION:
                return self.play_out()
            if word in HINT:
                self.say_hint()
            elif text == "?":
                print_moves(self.judge.game, self.state, self.puzzle.seat, self.voice)
            elif text:
                done = self.tried(text)
                if done is not None:
                    return done

    def tried(self, text: str) -> bool | None:
        """Whether that solves it; None when it is wrong."""
        try:
            answer = attempt(*self.where, self.line, text, self.voice.language)
        except Refused as refused:
            console.print(f"✋ {self.speaker.refusal(refused.refusal)}", markup=False)
            return None
        self.say_steps(answer.steps[1:] if answer.right else answer.steps)
        console.print(f"{'✓' if answer.right else '✗'} {answer.text}", markup=False)
        if not answer.right:
            return None
        self.line += [step.move for step in answer.steps]
        self.hint, self.stage = None, 0
        if answer.done:
            self.show_board()
            console.print(self.voice.word("puzzles-solved"), markup=False, style="bold")
        return answer.done

    def play_out(self) -> bool:
        """The whole solution from here, move by move."""
        while True:
            move = hint(*self.where, self.line, self.voice.language).move
            answer = attempt(*self.where, self.line, move, self.voice.language)
            self.say_steps(answer.steps)
            self.line += [step.move for step in answer.steps]
            if answer.done:
                self.show_board()
                console.print(f"✓ {answer.text}", markup=False)
                return True

    def say_hint(self) -> None:
        """Where to look, then the move, then why."""
        if self.hint is None:
            self.hint = hint(*self.where, self.line, self.voice.language)
        given, self.stage = self.hint, min(self.stage + 1, 3)
        move = self.voice.word("puzzles-hint-move", move=given.move)
        console.print(f"★ {(given.look, move, given.because)[self.stage - 1]}", markup=False)

    def say_steps(self, steps: list[PuzzleStep]) -> None:
        for step in steps:
            console.print(f"» {step.told.text} ({step.move})", markup=False)

    def show_board(self) -> None:
        console.print(draw(self.judge.game, self.state, self.speaker, self.puzzle.seat))

    @property
    def state(self) -> object:
        return sit(self.judge, self.puzzle, self.line).state

    @property
    def where(self) -> tuple[str, int]:
        return self.puzzle.game, self.puzzle.number

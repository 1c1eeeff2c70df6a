"""`speeltafel learn`: lessons in the terminal, and a first game with tips."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Annotated

import typer

from speeltafel.cli.arguments import chosen_game, console, print_json
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.session import Left, Session
from speeltafel.cli.play.timed_input import read_line
from speeltafel.cli.play.typed import HINT, QUIT, print_moves
from speeltafel.core.game import AnyGame
from speeltafel.core.match import start
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure
from speeltafel.learn.lessons import Course, courses_of
from speeltafel.learn.lessons.judge import after
from speeltafel.protocol.learn import lessons
from speeltafel.protocol.learn.lesson_documents import LessonPage
from speeltafel.table.seating import COMPUTER
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("learn", help=voice.word("lessons-command"))
    def learn(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        lesson: Annotated[
            str | None, typer.Argument(help=voice.word("lessons-name"), metavar="LESSON")
        ] = None,
        part: Annotated[str | None, typer.Option(help=voice.word("lessons-which-part"))] = None,
        show: Annotated[bool, typer.Option("--list", help=voice.word("lessons-list"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        chosen = chosen_game(game)
        courses = find_courses(chosen, part)
        if as_json:
            print_json([names_of(course) for course in courses])
        elif show:
            for course in courses:
                print_course(course, voice)
        else:
            teach(chosen, courses[0], lesson, voice)


def find_courses(game: AnyGame, part: str | None) -> tuple[Course, ...]:
    courses = courses_of(game.name)
    found = tuple(each for each in courses if part in (None, each.part))
    if found:
        return found
    known = tuple(each.part for each in courses if each.part)
    instead = reason("lessons-choose-lesson", known=known) if known else None
    raise Refused(Refusal(Kind.UNKNOWN, reason("lessons-no-such-lesson"), instead))


def names_of(course: Course) -> dict[str, object]:
    names = [each.name for each in course.whole]
    return {"game": course.game, "part": course.part, "lessons": names}


def print_course(course: Course, voice: Voice) -> None:
    listed = lessons.lesson_list(course.game, voice.language)
    info = next(each for each in listed.courses if each.part == course.part)
    console.print(info.title, style="bold", markup=False)
    for number, each in enumerate(info.lessons, 1):
        console.print(f"  {number}. {each.title} ({each.lesson})", markup=False)


def teach(game: AnyGame, course: Course, wanted: str | None, voice: Voice) -> None:
    """One lesson, or from the first to the game."""
    names = [each.name for each in course.whole]
    if wanted is not None:
        if wanted.isdigit() and 0 < int(wanted) <= len(names):
            wanted = names[int(wanted) - 1]
        names = [wanted]
    for name in names:
        page = lessons.lesson_page(game.name, name, voice.language)
        heading = voice.word("lessons-heading", number=page.number, title=page.title)
        console.rule(heading, style="dim")
        try:
            if page.first_game is not None:
                FirstSession.at(game, page, voice).run()
                return
            Sitting(game, page, voice).run()
        except (Left, EOFError, KeyboardInterrupt):
            return
    console.print(voice.word("lessons-well-done", game=game.name), markup=False)


@dataclass
class Sitting:
    """One lesson: each task until it is done."""

    game: AnyGame
    page: LessonPage
    voice: Voice

    def run(self) -> None:
        console.print(self.voice.word("lessons-how-to-type"), markup=False, style="dim")
        for number in range(1, len(self.page.tasks) + 1):
            self.line: list[str] = []
            while not self.turn(number):
                pass

    def turn(self, number: int) -> bool:
        """Asks until a move is right; True when the task is done."""
        task = self.page.tasks[number - 1]
        speaker = Voice.at(self.voice.language, self.game)
        where = (self.game.name, self.page.lesson, number, self.line)
        wanted = lessons.task_of(self.game.name, self.page.lesson, number)
        match = after(self.game.name, wanted, tuple(self.line)).match
        console.print(draw(self.game, match.state, speaker, task.seat))
        console.print(task.task.replace("**", ""), markup=False, style="bold")
        while True:
            text = read_line("> ").strip()
            if text.lower() in QUIT:
                raise Left
            if text.lower() in HINT:
                hint = lessons.hint(*where, self.voice.language)
                console.print(f"{hint.text} ({hint.move})", markup=False)
            elif text == "?":
                print_moves(self.game, match.state, task.seat, self.voice)
            elif text:
                answer = lessons.tried(*where, text, self.voice.language)
                sign = {"right": "✓", "on-the-way": "✓", "missed": "✗", "refused": "✋"}
                console.print(f"{sign[answer.verdict]} {answer.text}", markup=False)
                if answer.verdict == "right":
                    return True
                if answer.verdict == "on-the-way":
                    self.line.append(text)
                    return False


class FirstSession(Session):
    """A game against the beginner; at the first own turns something is said."""

    tips: Sequence[str] = ()

    @classmethod
    def at(cls, game: AnyGame, page: LessonPage, voice: Voice) -> "FirstSession":
        first = page.first_game
        assert first is not None
        config = accept(configure(game, first.variant, 2, first.options))
        match = start(game, config, ("", COMPUTER + first.level))
        session = cls(match, voice.language, SystemRandom())
        session.tips = first.tips
        return session

    def let_person_move(self, seat: Seat) -> None:
        if self.tips:
            console.print(f"★ {self.tips[0]}", markup=False, style="bold")
            self.tips = self.tips[1:]
        super().let_person_move(seat)

"""`speeltafel review`: what decided a match, and what could have been better."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress

from speeltafel.cli.arguments import console, print_json, read_match
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.seating import record_voice
from speeltafel.cli.print import write
from speeltafel.core.match import AnyMatch, rewind
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import Seat
from speeltafel.learn.review.findings import Review
from speeltafel.learn.review.reviewing import is_proven, review
from speeltafel.print.documents.moments import moments_sheet
from speeltafel.print.order import Order
from speeltafel.protocol.learn.review import review_page
from speeltafel.protocol.learn.review_documents import ReviewMoment, ReviewNumber, ReviewPage
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("review", help=voice.word("review-command"))
    def command(
        file: Annotated[Path, typer.Argument(help=voice.word("cli-file"), metavar="FILE")],
        seat: Annotated[
            int | None, typer.Option(min=1, help=voice.word("review-seat"), metavar="N")
        ] = None,
        paper: Annotated[
            Path | None,
            typer.Option("--print", help=voice.word("review-print"), metavar="FILE.pdf"),
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        match = read_match(file)
        if match.game.to_act(match.state):
            raise Refused(Refusal(Kind.CONFIG, reason("review-not-over")))
        if seat is not None and seat > match.config.players:
            raise Refused(Refusal(Kind.UNKNOWN, reason("table-no-such-seat")))
        speaker = record_voice(voice.language, match)
        pages = []
        asked = seats_asked(match, seat)
        for each in asked:
            found = watched(match, each, voice, as_json)
            page = review_page(match, found, speaker)
            pages.append(page)
            if not as_json:
                print_page(match, page, speaker)
            if paper is not None:
                made = moments_sheet(Order("moments", voice.language), match, found, speaker)
                output = paper if len(asked) == 1 else numbered(paper, each)
                write(made, output, voice, quiet=as_json)
        if as_json:
            print_json(msgspec.to_builtins(pages))


def numbered(paper: Path, seat: Seat) -> Path:
    """A file of its own for each seat."""
    return paper.with_stem(f"{paper.stem}-{seat + 1}")


def seats_asked(match: AnyMatch, seat: int | None) -> list[Seat]:
    """What is proven is the same for all seats."""
    if seat is not None:
        return [seat - 1]
    return [0] if is_proven(match) else list(range(match.config.players))


def watched(match: AnyMatch, seat: Seat, voice: Voice, quiet: bool) -> Review:
    with Progress(console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(voice.word("review-looking"), total=None)

        def show(done: int, everything: int) -> None:
            progress.update(task, completed=done, total=everything)

        return review(match, seat, show)


def print_page(match: AnyMatch, page: ReviewPage, voice: Voice) -> None:
    def say(*lines: Any) -> None:
        console.print(*lines, markup=False)

    if not page.proven:
        say(f"── {page.names[page.seat]} ──")
    for line in page.text:
        say(line)
    if page.numbers:
        say(voice.word("review-luck-or-skill"))
        for number in page.numbers:
            say(number_line(number))
    for moment in page.moments:
        print_moment(match, moment, voice)


def number_line(number: ReviewNumber) -> str:
    unsure = f" ± {number.margin}" if number.margin else ""
    return f"  {number.sign or ' '} {number.text:>6}{unsure:<8} {number.label}"


def print_moment(match: AnyMatch, moment: ReviewMoment, voice: Voice) -> None:
    console.print()
    head = f"{moment.number} · {moment.where} · {moment.badge}"
    console.print(head, markup=False)
    before = rewind(match, moment.step - 1)
    console.print(draw(match.game, before.state, voice, moment.seat))
    for line in (*moment.did, *moment.why):
        console.print(f"  {line}", markup=False)
    if len(moment.line) > 1:
        for step in moment.line:
            console.print(f"  → {step.told}", markup=False)

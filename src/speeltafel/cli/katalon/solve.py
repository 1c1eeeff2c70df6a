"""`speeltafel solve`: the exact solution of Katalon, computed here."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from speeltafel.cli.arguments import chosen_game, console, print_json
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import format_move
from speeltafel.games.katalon.state import START
from speeltafel.solve.make.resources import GIB
from speeltafel.solve.oracle import BOOK_LAYERS, Oracle, Verdict, solution_folder
from speeltafel.solve.solution_file import open_solution
from speeltafel.words import Voice

if TYPE_CHECKING:
    from speeltafel.solve.make.solver import Moment, Solved

LAYER_WORK = (0, 1, 1, 1, 1, 1, 2, 4, 8, 20, 40, 70, 90, 110, 130, 150, 180, 280, 450, 650, 700)
"""How long each layer takes, beside the others: for the time left. Measured, and only roughly."""


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("solve", help=voice.word("solve-command"))
    def solve(
        game: Annotated[str, typer.Argument(help=voice.word("solve-game"), metavar="GAME")],
        out: Annotated[Path | None, typer.Option(help=voice.word("solve-out"))] = None,
        threads: Annotated[int, typer.Option(min=1, help=voice.word("solve-threads"))] = (
            os.cpu_count() or 1
        ),
        verify: Annotated[int, typer.Option(min=0, help=voice.word("solve-verify"))] = 0,
        plots: Annotated[Path | None, typer.Option(help=voice.word("solve-plots"))] = None,
        book: Annotated[Path | None, typer.Option(help=voice.word("solve-book"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        require_katalon(game)
        folder = out or solution_folder()
        require_numba()
        solved, seconds = compute(folder, threads, voice, quiet=as_json)
        oracle = Oracle(accept(open_solution(solved.path, KATALON.rules_version)))
        agreement = verified(oracle, verify, voice, as_json) if verify else None
        if plots is not None:
            draw_plots(plots, oracle, solved)
        if book is not None:
            make_book(book, oracle)
        if as_json:
            print_json(as_data(solved, oracle, seconds, agreement))
        else:
            print_result(solved, oracle, seconds, voice)


def require_katalon(name: str) -> None:
    if chosen_game(name) is not KATALON:
        why = reason("solve-only-katalon", game=name)
        raise Refused(Refusal(Kind.CONFIG, why, reason("core-choose-from", known=("katalon",))))


def require_numba() -> None:
    try:
        import numba  # noqa: F401 - asked for by name, so that its lack can be told in a sentence
    except ImportError:
        raise Refused(
            Refusal(Kind.CONFIG, reason("solve-lack-numba"), reason("solve-get-numba"))
        ) from None


def draw_plots(folder: Path, oracle: Oracle, solved: "Solved") -> None:
    from speeltafel.solve.make.plots import write_plots

    try:
        write_plots(folder, oracle, solved.counts)
    except OSError as error:
        raise unwritable(folder, error) from None


def make_book(path: Path, oracle: Oracle) -> None:
    from speeltafel.solve.make.solution_writer import write_book

    try:
        write_book(path, oracle.solution, BOOK_LAYERS, KATALON.rules_version)
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> Refused:
    why = reason("cli-cannot-write", path=str(path), why=error.strerror or str(error))
    return Refused(Refusal(Kind.CONFIG, why))


def compute(folder: Path, threads: int, voice: Voice, quiet: bool) -> "tuple[Solved, float]":
    from speeltafel.solve.make import solver

    earlier = solver.solved_earlier(folder)
    if earlier is not None:
        if not quiet:
            console.print(voice.word("solve-already", path=str(earlier.path)), markup=False)
        return earlier, 0.0
    refusal = solver.lacking(folder)
    if refusal is not None:
        raise Refused(refusal)
    needs = voice.word(
        "solve-needs",
        folder=str(folder),
        memory=f"{solver.MEMORY / GIB:.0f}",
        disk=solver.DISK >> 20,
    )
    began = time.monotonic()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %  {task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet,
    ) as progress:
        if not quiet:
            console.print(needs, markup=False)
        bar = Bar(progress, progress.add_task("", total=bar_length(), speed=""), voice)
        try:
            solved = solver.solve(folder, threads, bar.show)
        except KeyboardInterrupt:
            if not quiet:
                console.print(voice.word("solve-stopped", folder=str(folder)), markup=False)
            raise
        except OSError as error:
            raise unwritable(folder, error) from None
    return solved, time.monotonic() - began


def bar_length() -> int:
    return 2 * sum(LAYER_WORK)


class Bar:
    """Layer, positions, speed and time left."""

    def __init__(self, progress: Progress, task: TaskID, voice: Voice) -> None:
        self.progress = progress
        self.task = task
        self.voice = voice
        self.began = time.monotonic()
        self.done = 0
        self.layer: tuple[bool, int] | None = None

    def show(self, moment: "Moment") -> None:
        before = LAYER_WORK[: moment.stones]
        if moment.backward:
            completed = bar_length() - sum(before) - LAYER_WORK[moment.stones] * (1 - moment.share)
        else:
            completed = sum(before) + LAYER_WORK[moment.stones] * moment.share
        if moment.share == 1.0:
            self.done += moment.positions
        way = "backward" if moment.backward else "forward"
        seconds = max(0.1, time.monotonic() - self.began)
        speed = self.voice.word("solve-speed", millions=f"{self.done / seconds / 1e6:.1f}")
        self.progress.update(
            self.task,
            completed=completed,
            description=self.voice.word(
                f"solve-{way}", stones=moment.stones, positions=f"{moment.positions:,}"
            ),
            speed=speed if self.done else "",
        )


def verified(oracle: Oracle, count: int, voice: Voice, quiet: bool) -> dict[str, int]:
    from speeltafel.solve.make.verification import compare_methods

    agreement = compare_methods(oracle, count, seed=1)
    if agreement.differing:
        why = reason("solve-disagree", count=agreement.differing)
        raise Refused(Refusal(Kind.RECORD, why))
    if not quiet:
        console.print(voice.word("solve-agree", count=f"{agreement.compared:,}"), markup=False)
    return {"compared": agreement.compared, "differing": agreement.differing}


def first_moves(oracle: Oracle) -> dict[str, Verdict]:
    return {format_move(move): verdict for move, verdict in oracle.ask(START).moves.items()}


def as_data(
    solved: "Solved", oracle: Oracle, seconds: float, agreement: dict[str, int] | None
) -> dict[str, Any]:
    return {
        "file": str(solved.path),
        "bytes": solved.path.stat().st_size,
        "seconds": round(seconds, 1),
        "positions": sum(layer["positions"] for layer in solved.counts),
        "layers": solved.counts,
        "first_moves": {
            move: {"value": verdict.value, "plies": verdict.plies}
            for move, verdict in first_moves(oracle).items()
        },
        "agreement": agreement,
    }


def print_result(solved: "Solved", oracle: Oracle, seconds: float, voice: Voice) -> None:
    table = Table(title=voice.word("solve-layers"))
    for column in ("stones", "positions", "wins", "draws", "losses", "longest"):
        table.add_column(voice.word(f"solve-column-{column}"), justify="right")
    for layer in solved.counts:
        table.add_row(
            str(layer["stones"]),
            *[f"{layer[each]:,}" for each in ("positions", "wins", "draws", "losses")],
            str(layer["longest_win"]),
        )
    console.print(table)
    for move, verdict in first_moves(oracle).items():
        word = verdict_words(verdict, voice)
        console.print(f"  {move}  {word}", markup=False, highlight=False)
    if not seconds:
        return
    total = sum(layer["positions"] for layer in solved.counts)
    size = f"{solved.path.stat().st_size / 1e6:.1f}"
    console.print(
        voice.word(
            "solve-done",
            path=str(solved.path),
            size=size,
            positions=f"{total:,}",
            seconds=f"{seconds:.0f}",
        ),
        markup=False,
    )


def verdict_words(verdict: Verdict, voice: Voice) -> str:
    return voice.word(f"solve-value-{verdict.value}", plies=verdict.plies or 0)

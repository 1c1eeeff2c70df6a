"""`speeltafel print`: sheets, cards, boards, books and rules as PDF."""

from pathlib import Path
from typing import Annotated, cast

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from speeltafel.cli.arguments import console, print_json
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.print.catalogue import CHOICES, PRINTABLES, document, find_printable, title
from speeltafel.print.documents.puzzles import parse_numbers
from speeltafel.print.inks import Ink
from speeltafel.print.order import Order, parse_shift
from speeltafel.print.paper import Backs
from speeltafel.print.typesetting import Document, typeset
from speeltafel.solve.puzzles import shipped_puzzles
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    def of(option: str) -> str:
        return "|".join(CHOICES[option])

    @app.command("print", help=voice.word("print-command"))
    def print_(
        what: Annotated[
            str | None, typer.Argument(help=voice.word("print-what"), metavar="WHAT")
        ] = None,
        output: Annotated[
            Path | None, typer.Option("--output", "-o", help=voice.word("print-output"))
        ] = None,
        show: Annotated[bool, typer.Option("--list", help=voice.word("print-list"))] = False,
        paper: Annotated[
            str, typer.Option(help=voice.word("print-paper"), metavar=of("paper"))
        ] = "a4",
        ink: Annotated[
            str, typer.Option(help=voice.word("print-ink"), metavar=of("ink"))
        ] = "colour",
        large: Annotated[bool, typer.Option("--large", help=voice.word("print-large"))] = False,
        backs: Annotated[
            str, typer.Option(help=voice.word("print-backs"), metavar=of("backs"))
        ] = "fold",
        shift: Annotated[str, typer.Option(help=voice.word("print-shift"), metavar="X,Y")] = "0,0",
        address: Annotated[
            str, typer.Option(help=voice.word("print-address"), envvar="SPEELTAFEL_ADDRESS")
        ] = "",
        sheet: Annotated[
            str, typer.Option(help=voice.word("print-sheet"), metavar=of("sheet"))
        ] = "corners",
        per_page: Annotated[
            int, typer.Option(help=voice.word("print-per-page"), metavar=of("per-page"))
        ] = 1,
        count: Annotated[int, typer.Option(help=voice.word("print-count"))] = 0,
        grade: Annotated[
            int, typer.Option(help=voice.word("print-grade"), metavar=of("grade"))
        ] = 0,
        numbers: Annotated[str, typer.Option(help=voice.word("print-numbers"))] = "",
        size: Annotated[
            str, typer.Option(help=voice.word("print-size"), metavar=of("size"))
        ] = "single",
        gold: Annotated[
            str, typer.Option(help=voice.word("print-gold"), metavar=of("gold"))
        ] = "4-9",
        deck: Annotated[
            str, typer.Option(help=voice.word("print-deck"), metavar=of("deck"))
        ] = "derived",
        name: Annotated[str, typer.Option(help=voice.word("print-name"))] = "",
        seed: Annotated[int, typer.Option(help=voice.word("print-seed"))] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        if show or what is None:
            print_list(voice, as_json)
            return
        accept(find_printable(what))
        order = Order(
            what,
            voice.language,
            paper,
            cast(Ink, ink),  # checked by `document`, as all that follows
            large,
            cast(Backs, backs),
            accept(parse_shift(shift)),
            address.rstrip("/"),
            sheet,
            per_page,
            count,
            grade,
            accept(parse_numbers(numbers, len(shipped_puzzles()))),
            size,
            gold,
            deck,
            name,
            seed,
        )
        write(document(order), output or Path(f"{what}.pdf"), voice)


def print_list(voice: Voice, as_json: bool) -> None:
    rows = [
        (each.name, title(each, voice), voice.sentence(each.about), each.options)
        for each in PRINTABLES.values()
    ]
    if as_json:
        names = ("name", "title", "about", "options")
        print_json([dict(zip(names, row, strict=True)) for row in rows])
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.word("print-column-what"), no_wrap=True)
    table.add_column(voice.word("print-column-about"))
    for name, _, about, options in rows:
        chosen = " ".join(f"--{option}" for option in options)
        table.add_row(name, f"{about}  [dim]{chosen}[/dim]" if chosen else about)
    console.print(table)


def write(made: Document, output: Path, voice: Voice, quiet: bool = False) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        progress.add_task(voice.word("print-making"), total=None)
        content = typeset(made)
    try:
        output.write_bytes(content)
    except OSError as error:
        why = reason("cli-cannot-write", path=str(output), why=error.strerror or str(error))
        raise Refused(Refusal(Kind.RECORD, why)) from None
    if not quiet:
        console.print(voice.word("cli-written", path=str(output)), markup=False)

"""`speeltafel evening`: a saved evening, looked back on."""

from fractions import Fraction
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from speeltafel.cli.arguments import console, print_json, read_text
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.print import Order
from speeltafel.print.catalogue import document
from speeltafel.print.typesetting import typeset
from speeltafel.protocol.afterwards import grids
from speeltafel.protocol.afterwards.cells import Cell, number, spoken
from speeltafel.protocol.afterwards.certificates import certificates
from speeltafel.protocol.afterwards.documents import EveningResult, PlayerPage
from speeltafel.protocol.afterwards.evening_file import from_text
from speeltafel.protocol.afterwards.result import result_of
from speeltafel.words import Language, Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("evening", help=voice.word("cli-evening"))
    def evening(
        file: Annotated[Path, typer.Argument(help=voice.word("cli-evening-file"), metavar="FILE")],
        csv: Annotated[
            Path | None, typer.Option("--csv", help=voice.word("cli-evening-csv"))
        ] = None,
        ods: Annotated[
            Path | None, typer.Option("--ods", help=voice.word("cli-evening-ods"))
        ] = None,
        certificate: Annotated[
            Path | None,
            typer.Option("--certificates", help=voice.word("cli-evening-certificates")),
        ] = None,
        player: Annotated[int, typer.Option("--player", help=voice.word("cli-evening-player"))] = 0,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        opened = accept(from_text(read_text(file)))
        result = result_of(opened, voice.language)
        if csv is not None:
            write(csv, grids.csv(opened, voice.language).encode(), voice)
        if ods is not None:
            write(ods, grids.ods(opened, voice.language), voice)
        if certificate is not None:
            what, names = f"{result.game}-certificate", certificates(opened)
            order = Order(what, voice.language, names=names)
            write(certificate, typeset(document(order)), voice)
        if as_json:
            print_json(msgspec.to_builtins(page_of(result, player) if player else result))
        elif player:
            show_page(page_of(result, player))
        elif csv is ods is certificate is None:
            show(result, voice)


def page_of(result: EveningResult, number: int) -> PlayerPage:
    for page in result.players:
        if page.player == number:
            return page
    known = tuple(str(page.player) for page in result.players)
    why = reason("cli-evening-no-player", number=number)
    raise Refused(Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=known)))


def show(result: EveningResult, voice: Voice) -> None:
    """Without the single rounds, which a window seldom has room for."""
    grid = grids.points_grid(result, voice.language)
    first = grids.first_round(result)
    rounds = range(first, first + result.rounds)
    columns = [place for place in range(len(grid.head)) if place not in rounds]
    table = Table(title=grid.title, box=None, pad_edge=False, title_justify="left")
    for place in columns:
        is_number = any(not isinstance(row[place], str | None) for row in grid.rows)
        table.add_column(grid.head[place], justify="right" if is_number else "left")
    for row in grid.rows:
        table.add_row(*(Text(_shown(row[place], voice.language)) for place in columns))
    console.print(table)
    if result.hardest:
        console.print(voice.word("afterwards-hardest"), style="bold")
    for hard in result.hardest:
        points, others = number(Fraction(hard.points)), number(Fraction(hard.others))
        line = voice.word(
            "cli-evening-hard",
            round=hard.round,
            strongest=hard.strongest,
            points=points,
            others=others,
        )
        console.print(line, markup=False)


def _shown(cell: Cell, language: Language) -> str:
    if cell is None:
        return "–"
    return cell if isinstance(cell, str) else spoken(cell, language)


def show_page(page: PlayerPage) -> None:
    console.print(page.name, markup=False, style="bold")
    for line in page.rounds:
        console.print(f"{line.round}. {line.told}", markup=False)


def write(path: Path, content: bytes, voice: Voice) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        why = reason("cli-cannot-write", path=str(path), why=error.strerror or str(error))
        raise Refused(Refusal(Kind.RECORD, why)) from None
    console.print(voice.word("cli-written", path=str(path)), markup=False)

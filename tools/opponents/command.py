"""`python -m tools.opponents report`: measures every ladder and writes docs/opponents.md.

Pairs that were measured before with as many games and the same seed are not played again. The page
is always made from everything that was measured.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

from speeltafel.arena.arena import Fixture, Result
from speeltafel.arena.workers import play_here
from speeltafel.cli.arguments import chosen_game, console
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games import GAMES
from speeltafel.words import Voice
from tools.opponents.measurement import Amount, Data, measured, unusual
from tools.opponents.page import page
from tools.opponents.plots import draw_plots
from tools.opponents.survey import surveyed
from tools.opponents.tables import asked_tables, stem

SEED: Final = 2026
"""Levels were tuned in games from other seeds."""


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("report", help="Measure the levels of all games and write docs/opponents.md.")
    def opponents_report(
        game: Annotated[
            list[str] | None, typer.Option(help="Measure only this game; may be repeated.")
        ] = None,
        variant: Annotated[str | None, typer.Option(help="Measure only this variant.")] = None,
        option: Annotated[
            list[str] | None,
            typer.Option(help="An option of the variant; may be repeated.", metavar="NAME=VALUE"),
        ] = None,
        games: Annotated[int, typer.Option(min=2, help="Games for each pair of levels.")] = 200,
        strongest: Annotated[
            int | None, typer.Option(min=2, help="Games of the strongest level, if fewer.")
        ] = None,
        growth: Annotated[
            int,
            typer.Option(min=0, help="Games for each thinking time of the strongest (0: none)."),
        ] = 60,
        crowds: Annotated[
            int,
            typer.Option(min=0, help="Games of the strongest at tables of 3 and 4 (0: none)."),
        ] = 60,
        survey: Annotated[
            int, typer.Option(min=0, help="Games of the strongest in every variant (0: none).")
        ] = 0,
        foreseen: Annotated[
            int,
            typer.Option(
                min=0, help="Also play N games with a player who knows all future dice (0: none)."
            ),
        ] = 0,
        seed: Annotated[int, typer.Option(help="Repeats the same games.")] = SEED,
        processes: Annotated[
            int, typer.Option(min=0, help="Number of processes (0: one for each core).")
        ] = 0,
        out: Annotated[Path, typer.Option(help="Folder for the report.")] = Path("docs"),
        again: Annotated[
            bool, typer.Option("--again", help="Play again what was measured before.")
        ] = False,
        only_write: Annotated[
            bool, typer.Option("--only-write", help="Write the page without measuring.")
        ] = False,
    ) -> None:
        folder = out / "opponents"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = reason("cli-cannot-write", path=str(folder), why=error.strerror or str(error))
            raise Refused(Refusal(Kind.CONFIG, why)) from None
        chosen = [chosen_game(name) for name in game] if game else list(GAMES.values())
        amount = Amount(games, strongest or games, growth, crowds, seed, foreseen)
        for each in () if only_write else chosen:
            for config in asked_tables(each, variant, option or []):
                name = " ".join((config.variant, *unusual(each, config)))
                path = folder / f"{stem(each.name, name)}.json"
                play = partial(watched, f"{each.name} {name}", processes)
                store(path, measured(each, config, amount, play, known(path, again)))
                console.print(voice.word("cli-written", path=str(path)))
            if survey:
                path = folder / f"{each.name}-survey.json"
                play = partial(watched, each.name, processes)
                store(path, surveyed(each, survey, foreseen, seed, play, known(path, again)))
                console.print(voice.word("cli-written", path=str(path)))
        measurements = [stored(path) or {} for path in sorted(folder.glob("*.json"))]
        draw_plots(measurements, folder)
        page_path = out / "opponents.md"
        page_path.write_text(page(measurements), encoding="utf-8")
        console.print(voice.word("cli-written", path=str(page_path)))


def known(path: Path, again: bool) -> Data | None:
    return None if again else stored(path)


def store(path: Path, steps: Iterable[Data]) -> None:
    """After every step, so that an interrupted run can resume."""
    for data in steps:
        text = json.dumps(data, ensure_ascii=False, indent=1)
        path.write_text(text + "\n", encoding="utf-8")


def stored(path: Path) -> Data | None:
    if not path.exists():
        return None
    data: Data = json.loads(path.read_text(encoding="utf-8"))
    return data


def watched(table: str, processes: int, planned: Sequence[Fixture]) -> Iterator[Result]:
    """Plays the games and shows a progress bar."""
    label = " – ".join(dict.fromkeys(planned[0].lineup))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{table}: {label}", total=len(planned))
        for result in play_here(planned, processes):
            progress.advance(task)
            yield result

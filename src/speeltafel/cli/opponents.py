"""`speeltafel opponents-report`: measures every ladder and writes docs/opponents.md.

Meetings that were measured before, with as many games and the same seed, are not played again; the
page is always made from everything that was measured.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

from speeltafel.bots.arena import Fixture, Result
from speeltafel.bots.measurement import Amount, Data, measured, unusual
from speeltafel.bots.shelf import own_levels
from speeltafel.bots.survey import surveyed
from speeltafel.bots.workers import play_here
from speeltafel.cli.choices import chosen_game, console
from speeltafel.cli.opponents_page import page
from speeltafel.cli.opponents_plots import draw_plots
from speeltafel.cli.opponents_tables import asked_tables, stem
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games import GAMES
from speeltafel.words import Voice

SEED: Final = 2026
"""Levels were tuned in games from other seeds."""


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("opponents-report", help=voice.word("cli-opponents"))
    def opponents_report(
        game: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-opponents-game"))
        ] = None,
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-option"), metavar="NAME=VALUE")
        ] = None,
        games: Annotated[int, typer.Option(min=2, help=voice.word("cli-arena-games"))] = 200,
        strongest: Annotated[
            int | None, typer.Option(min=2, help=voice.word("cli-opponents-strongest"))
        ] = None,
        growth: Annotated[int, typer.Option(min=0, help=voice.word("cli-opponents-growth"))] = 60,
        crowds: Annotated[int, typer.Option(min=0, help=voice.word("cli-opponents-crowds"))] = 60,
        survey: Annotated[int, typer.Option(min=0, help=voice.word("cli-opponents-survey"))] = 0,
        foreseen: Annotated[
            int, typer.Option(min=0, help=voice.word("cli-opponents-foreseen"))
        ] = 0,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = SEED,
        processes: Annotated[int, typer.Option(min=0, help=voice.word("cli-arena-processes"))] = 0,
        out: Annotated[Path, typer.Option(help=voice.word("cli-opponents-out"))] = Path("docs"),
        again: Annotated[
            bool, typer.Option("--again", help=voice.word("cli-opponents-again"))
        ] = False,
        only_write: Annotated[
            bool, typer.Option("--only-write", help=voice.word("cli-opponents-write"))
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
            for config in asked_tables(each, variant, option or []) if own_levels(each) else ():
                name = " ".join((config.variant, *unusual(each, config)))
                path = folder / f"{stem(each.name, name)}.json"
                play = partial(watched, f"{each.name} {name}", processes)
                store(path, measured(each, config, amount, play, known(path, again)))
                console.print(voice.word("cli-written", path=str(path)))
            if survey and own_levels(each):
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
    """After every step: a run that is broken off goes on from there."""
    for data in steps:
        text = json.dumps(data, ensure_ascii=False, indent=1)
        path.write_text(text + "\n", encoding="utf-8")


def stored(path: Path) -> Data | None:
    if not path.exists():
        return None
    data: Data = json.loads(path.read_text(encoding="utf-8"))
    return data


def watched(table: str, processes: int, planned: Sequence[Fixture]) -> Iterator[Result]:
    """Plays the games with a bar that says who meets whom."""
    label = " – ".join(dict.fromkeys(planned[0].lineup))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{table}: {label}", total=len(planned))
        for result in play_here(planned, processes):
            progress.advance(task)
            yield result

"""`speeltafel opponents-report`: measures every ladder and writes docs/opponents.md.

A game that is measured again replaces its own numbers; the page is always made from all of them.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.progress import Progress

from speeltafel.bots.arena import Fixture, Result
from speeltafel.bots.ladder import levels_of
from speeltafel.bots.measurement import measured
from speeltafel.bots.workers import play_here
from speeltafel.cli.choices import chosen_game, console
from speeltafel.cli.opponents_page import page
from speeltafel.cli.opponents_plots import draw_plots
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.words import Voice


class Amount(NamedTuple):
    """How much is measured."""

    games: int
    strongest: int | None
    growth: bool
    seed: int


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("opponents-report", help=voice.word("cli-opponents"))
    def opponents_report(
        game: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-opponents-game"))
        ] = None,
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        games: Annotated[int, typer.Option(min=2, help=voice.word("cli-arena-games"))] = 200,
        strongest: Annotated[
            int | None, typer.Option(min=2, help=voice.word("cli-opponents-strongest"))
        ] = None,
        growth: Annotated[bool, typer.Option(help=voice.word("cli-opponents-growth"))] = True,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 1,
        processes: Annotated[int, typer.Option(min=0, help=voice.word("cli-arena-processes"))] = 0,
        out: Annotated[Path, typer.Option(help=voice.word("cli-opponents-out"))] = Path("docs"),
        only_write: Annotated[bool, typer.Option(help=voice.word("cli-opponents-write"))] = False,
    ) -> None:
        folder = out / "opponents"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = reason("cli-cannot-write", path=str(folder), why=error.strerror or str(error))
            raise Refused(Refusal(Kind.CONFIG, why)) from None
        chosen = [chosen_game(name) for name in game] if game else list(GAMES.values())
        for each in () if only_write else chosen:
            for name in [variant] if variant else [kind.name for kind in each.variants]:
                if levels_of(each):
                    save(
                        each, name, Amount(games, strongest, growth, seed), processes, folder, voice
                    )
        measurements = [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]
        draw_plots(measurements, folder)
        path = out / "opponents.md"
        path.write_text(page(measurements, voice), encoding="utf-8")
        console.print(voice.word("cli-written", path=str(path)))


def save(
    game: AnyGame,
    variant: str,
    amount: Amount,
    processes: int,
    folder: Path,
    voice: Voice,
) -> None:
    config = accept(configure(game, variant))

    def play(planned: Sequence[Fixture]) -> Iterator[Result]:
        label = " – ".join(dict.fromkeys(planned[0].lineup))
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(f"{game.name} {variant}: {label}", total=len(planned))
            for result in play_here(planned, processes):
                progress.advance(task)
                yield result

    path = folder / f"{game.name}-{variant}.json"
    amounts = (amount.games, amount.seed, play, amount.strongest, amount.growth)
    for data in measured(game, config, *amounts):
        path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    console.print(voice.word("cli-written", path=str(path)))

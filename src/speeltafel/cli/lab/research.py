"""`speeltafel research`: data, measurements and pages for researchers."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from speeltafel.cli.arguments import console, installed, print_json
from speeltafel.cli.help import App
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    research = App(voice, help=voice.word("cli-research"), no_args_is_help=True)
    app.add_typer(research, name="research")
    _register_files(research, voice)
    _register_measurements(research, voice)


def _register_files(research: typer.Typer, voice: Voice) -> None:
    @research.command("dataset", help=voice.word("cli-research-dataset"))
    def dataset(
        folder: Annotated[Path, typer.Argument(help=voice.word("cli-research-folder"))],
        most: Annotated[int, typer.Option(min=1, help=voice.word("cli-research-stones"))] = 20,
    ) -> None:
        with installed("baselines"):
            from speeltafel.research.dataset import make_dataset
            from speeltafel.solve.oracle import find_oracle

            known = [stones for stones in find_oracle().solution.layers if stones <= most]
            shards = make_dataset(folder, known)
        for shard in shards:
            console.print(voice.word("cli-written", path=str(shard.path)), markup=False)
        total = sum(shard.positions for shard in shards)
        console.print(voice.word("cli-research-positions", count=total), markup=False)

    @research.command("pages", help=voice.word("cli-research-pages"))
    def pages(
        folder: Annotated[Path, typer.Argument(help=voice.word("cli-research-folder"))],
    ) -> None:
        with installed("baselines"):
            from speeltafel.research.pages import write_pages

            written = write_pages(folder)
        for path in written:
            console.print(voice.word("cli-written", path=str(path)), markup=False)


def _register_measurements(research: typer.Typer, voice: Voice) -> None:
    @research.command("regret", help=voice.word("cli-research-regret"))
    def regret(
        bots: Annotated[
            str, typer.Option(help=voice.word("cli-research-bots"), metavar="A,B,…")
        ] = "random,beginner,pupil,player,thinker,expert,perfect",
        each: Annotated[int, typer.Option(min=1, help=voice.word("cli-research-each"))] = 100,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 0,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        from speeltafel.research.regret import bot_policy, mean_regret, standard_positions

        positions = standard_positions(each)
        found = {
            name: mean_regret(bot_policy(name.strip()), positions, seed) for name in bots.split(",")
        }
        if as_json:
            print_json({name: measured._asdict() for name, measured in found.items()})
            return
        shown = Table(
            *(
                voice.word(f"cli-research-column-{column}")
                for column in ("bot", "regret", "critical", "mistakes")
            )
        )
        for name, measured in found.items():
            shown.add_row(
                name,
                f"{measured.value:.3f} ± {1.96 * measured.error:.3f}",
                f"{measured.critical_value:.3f}",
                f"{100 * measured.mistakes:.1f} %",
            )
        console.print(shown)

    @research.command("baselines", help=voice.word("cli-research-baselines"))
    def baselines(
        folder: Annotated[Path, typer.Argument(help=voice.word("cli-research-folder"))],
        steps: Annotated[int, typer.Option(min=0, help=voice.word("cli-research-steps"))] = 100_000,
        seeds: Annotated[int, typer.Option(min=1, help=voice.word("cli-research-seeds"))] = 2,
    ) -> None:
        with installed("baselines"):
            from speeltafel.research.baselines import write_baselines

            path = write_baselines(folder, steps, seeds, told=console.print)
        console.print(voice.word("cli-written", path=str(path)), markup=False)

"""`speeltafel perft`: the number of move sequences of a given length, to compare engines by."""

from pathlib import Path
from typing import Annotated

import typer

from speeltafel.cli.arguments import chosen_config, chosen_game, console, print_json
from speeltafel.core.kit.counts import count, count_by_first_move, count_lengths, format_counts
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("perft", help=voice.word("cli-perft"))
    def perft(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        depth: Annotated[int, typer.Argument(min=0, help=voice.word("cli-depth"))],
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 1,
        split: Annotated[bool, typer.Option("--split", help=voice.word("cli-split"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        chosen = chosen_game(game)
        start = chosen.setup(chosen_config(chosen, variant, players))
        parts = count_by_first_move(chosen, start, depth, seed) if split and depth else {}
        total = sum(parts.values()) if parts else count(chosen, start, depth, seed)
        if as_json:
            print_json({"game": chosen.name, "depth": depth, "total": total, "split": parts})
            return
        for text, number in parts.items():
            console.print(f"{text}  {number}", markup=False)
        console.print(total)

    @app.command("counts", help=voice.word("cli-counts"))
    def counts(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        write: Annotated[
            Path | None, typer.Option(help=voice.word("cli-write"), file_okay=False)
        ] = None,
    ) -> None:
        chosen = chosen_game(game)
        configs = [accept(configure(chosen, variant.name)) for variant in chosen.variants]
        text = format_counts(tuple(count_lengths(chosen, config, seed=1) for config in configs))
        if write is None:
            console.print(text, markup=False, end="")
            return
        path = write / f"{chosen.name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        console.print(voice.word("cli-written", path=str(path)), markup=False)

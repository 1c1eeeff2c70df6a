"""`speeltafel arena`: bots meet in all seat rotations; win rates, ratings, a picture."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from speeltafel.arena.arena import Fixture, Result, fixtures
from speeltafel.arena.results import Standings
from speeltafel.arena.workers import play_here, play_on_ray
from speeltafel.bots import bot_names, find_bot
from speeltafel.cli.arguments import chosen_config, chosen_game, console, print_json
from speeltafel.cli.lab.arena_plot import draw_ratings
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.variants import Config
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("arena", help=voice.word("cli-arena"))
    def arena(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        bots: Annotated[str, typer.Option(help=voice.word("cli-arena-bots"))] = "all",
        games: Annotated[int, typer.Option(min=1, help=voice.word("cli-arena-games"))] = 100,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 1,
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-option"), metavar="NAME=VALUE")
        ] = None,
        processes: Annotated[int, typer.Option(min=0, help=voice.word("cli-arena-processes"))] = 0,
        ray: Annotated[str | None, typer.Option(help=voice.word("cli-arena-ray"))] = None,
        limit: Annotated[int, typer.Option(min=1, help=voice.word("cli-limit"))] = 20_000,
        plot: Annotated[Path | None, typer.Option(help=voice.word("cli-arena-plot"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        chosen = chosen_game(game)
        config = chosen_config(chosen, variant, players, option or [])
        names = chosen_bots(chosen, config, bots)
        planned = fixtures(chosen.name, config, names, games, seed, limit)
        results = play_on_ray(planned, ray) if ray else play_here(planned, processes)
        standings = Standings(names, config.players)
        for result in watched(results, planned, voice, as_json):
            standings.add(result)
        if plot is not None:
            draw_ratings(standings, plot, chosen, voice)
        if as_json:
            head = {"game": chosen.name, "variant": config.variant, "players": config.players}
            print_json({**head, "seed": seed, **standings.data()})
        else:
            print_standings(chosen, config, standings, voice)


def chosen_bots(game: AnyGame, config: Config, text: str) -> list[str]:
    names = list(bot_names(game)) if text == "all" else [name.strip() for name in text.split(",")]
    for name in names:
        accept(find_bot(game, name))
        if names.count(name) > 1:
            raise Refused(Refusal(Kind.CONFIG, reason("cli-arena-twice", name=name)))
    if config.players > 1 and len(names) < 2:
        known = reason("core-choose-from", known=bot_names(game))
        raise Refused(Refusal(Kind.CONFIG, reason("cli-arena-few"), known))
    return names


def watched(
    results: Iterator[Result], planned: Sequence[Fixture], voice: Voice, quiet: bool
) -> Iterator[Result]:
    if quiet:
        yield from results
        return
    yield from track(
        results,
        voice.word("cli-playing"),
        total=len(planned),
        console=console,
        transient=True,
    )


def print_standings(game: AnyGame, config: Config, standings: Standings, voice: Voice) -> None:
    data = standings.data()
    title = f"{voice.word(f'{game.name}-title')} · {config.variant} · {config.players}"
    if config.players > 1:
        console.print(meetings(data, standings, title, voice))
    console.print(table_of_bots(data, voice))
    if config.players > 1:
        for number, share in enumerate(data["seats"], 1):
            console.print(voice.word("cli-arena-seat", number=number, percent=f"{share:.1%}"[:-1]))
    if standings.unfinished:
        console.print(voice.word("cli-arena-unfinished", count=standings.unfinished))


def meetings(data: dict[str, Any], standings: Standings, title: str, voice: Voice) -> Table:
    table = Table(title=title)
    table.add_column(voice.word("cli-arena-meeting"), no_wrap=True)
    for column in ("won", "even", "lost", "share", "interval"):
        table.add_column(voice.word(f"cli-arena-{column}"), justify="right")
    rows = {(row["one"], row["other"]): row for row in data["encounters"]}
    for weaker, stronger in combinations(standings.bots, 2):
        shown = [(stronger, weaker)]
        if standings.players > 2:
            shown.append((weaker, stronger))
        for pair in shown:
            row = rows[pair]
            share = row["share_of_decided"]
            low, high = row["interval"]
            table.add_row(
                " – ".join(pair),
                f"{row['won']:g}",
                str(row["even"]),
                f"{row['lost']:g}",
                "–" if share is None else f"{share:.1%}",
                f"{low:.1%} … {high:.1%}",
            )
    return table


def table_of_bots(data: dict[str, Any], voice: Voice) -> Table:
    table = Table()
    table.add_column(voice.word("cli-arena-name"), no_wrap=True)
    for column in ("rating", "score", "spread", "thinking", "longest"):
        table.add_column(voice.word(f"cli-arena-{column}"), justify="right")
    scores = data["scores"]
    strength = data["ratings"] or {name: score["mean"] for name, score in scores.items()}
    for name in sorted(data["bots"], key=lambda each: -strength.get(each, 0)):
        rating, score = data["ratings"].get(name), data["scores"].get(name)
        thinking = data["thinking"][name]
        table.add_row(
            name,
            "–" if rating is None else f"{rating:+.0f}",
            "–" if score is None else f"{score['mean']:.2f}",
            "–" if score is None else f"± {score['deviation']:.1f}",
            f"{thinking['mean_ms']:.1f} ms",
            f"{thinking['longest_ms']:.0f} ms",
        )
    return table

"""`speeltafel games`: what stands on the shelf."""

from typing import Annotated, Any

import typer
from rich.table import Table

from speeltafel.bots import bot_names
from speeltafel.cli.arguments import chosen_game, console, print_json
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import ANY_NUMBER, Variant, format_value
from speeltafel.games import GAMES
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("games", help=voice.word("cli-games"))
    def games(
        game: Annotated[
            str | None, typer.Argument(help=voice.word("cli-games-one"), metavar="GAME")
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        shelf = list(GAMES.values()) if game is None else [chosen_game(game)]
        if as_json:
            print_json([describe(each, voice) for each in shelf])
        elif game is None:
            console.print(shelf_table(shelf, voice))
        else:
            print_options(shelf[0], voice)


def describe(game: AnyGame, voice: Voice) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": voice.word(f"{game.name}-title"),
        "about": voice.word(f"{game.name}-title", "about"),
        "designer": game.designer,
        "rules": game.rules_version,
        "traits": game.traits._asdict(),
        "bots": bot_names(game),
        "variants": [describe_variant(game, variant, voice) for variant in game.variants],
    }


def describe_variant(game: AnyGame, variant: Variant, voice: Voice) -> dict[str, Any]:
    most = variant.players[-1]
    return {
        "variant": variant.name,
        "title": voice.word(f"{game.name}-variant-{variant.name}"),
        "about": voice.word(f"{game.name}-variant-{variant.name}", "about"),
        "players": [variant.players[0], None if most >= ANY_NUMBER else most],
        "age": variant.age,
        "minutes": list(variant.minutes),
        "options": [
            {
                "option": option.name,
                "about": voice.word(f"{game.name}-option-{option.name}", "about"),
                "default": option.default,
                "values": list(option.values),
            }
            for option in variant.options
        ],
    }


def shelf_table(shelf: list[AnyGame], voice: Voice) -> Table:
    table = Table(title=voice.word("cli-shelf"), show_lines=False)
    for column in ("game", "variant", "players", "age", "minutes", "about"):
        table.add_column(voice.word(f"cli-column-{column}"), overflow="fold")
    for game in shelf:
        for variant in game.variants:
            table.add_row(
                game.name if variant is game.variants[0] else "",
                variant.name,
                players_text(variant),
                f"{variant.age}+",
                "–".join(str(minutes) for minutes in variant.minutes),
                voice.word(f"{game.name}-variant-{variant.name}", "about"),
            )
        table.add_section()
    return table


def players_text(variant: Variant) -> str:
    least, most = variant.players[0], variant.players[-1]
    if most >= ANY_NUMBER:
        return f"{least}–∞"
    return str(least) if least == most else f"{least}–{most}"


def print_options(game: AnyGame, voice: Voice) -> None:
    console.print(shelf_table([game], voice))
    console.print(voice.word("cli-bots", bots=bot_names(game)))
    shown: set[str] = set()
    for variant in game.variants:
        for option in variant.options:
            if option.name in shown:
                continue
            shown.add(option.name)
            values = [format_value(value) for value in option.values]
            if len(values) > 8:
                values = [values[0], "…", values[-1]]
            console.print(f"--option {option.name}={'|'.join(values)}", markup=False)
            console.print(
                f"    {voice.word(f'{game.name}-option-{option.name}', 'about')}"
                f" ({voice.word('cli-default', value=format_value(option.default))})",
                markup=False,
            )

"""`speeltafel rules`: the rules page of a game."""

from importlib.resources import files
from typing import Annotated

import typer
from rich.markdown import Markdown

from speeltafel.cli.choices import chosen_game, console
from speeltafel.core.game import AnyGame
from speeltafel.words import Language, Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("rules", help=voice.word("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
    ) -> None:
        console.print(Markdown(rules_page(chosen_game(game), voice.language)))


def rules_page(game: AnyGame, language: Language) -> str:
    page = files("speeltafel") / "rulebook" / language / f"{game.name}.md"
    return page.read_text(encoding="utf-8")

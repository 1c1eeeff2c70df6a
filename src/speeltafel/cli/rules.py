"""`speeltafel rules`: the rules page of a game, with its pictures drawn."""

import re
from importlib.resources import files
from typing import Annotated, Final

import typer
from rich.markdown import Markdown
from rich.padding import Padding

from speeltafel.cli.boards.katalon import draw as draw_katalon
from speeltafel.cli.choices import chosen_game, console
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import parse_position
from speeltafel.words import Language, Voice

PICTURE: Final = re.compile(r"^```katalon\n(.*?)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
"""A position of Katalon, and what it shows; the other games' pictures can be read as they are."""


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("rules", help=voice.word("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
    ) -> None:
        print_rules(chosen_game(game), voice.language)


def print_rules(game: AnyGame, language: Language) -> None:
    parts = PICTURE.split(rules_page(game, language))
    voice = Voice.at(language, KATALON)
    console.print(Markdown(parts[0]))
    for position, caption, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        view = KATALON.view(accept(parse_position(position)), None)
        console.print(Padding(draw_katalon(view, voice, None, supplies=False), (1, 4)))
        console.print(Padding(caption, (0, 4, 1, 4)))
        console.print(Markdown(text))


def rules_page(game: AnyGame, language: Language) -> str:
    page = files("speeltafel") / "rulebook" / language / f"{game.name}.md"
    return page.read_text(encoding="utf-8")

"""`speeltafel rules`: the rules page of a game, with its pictures drawn."""

import re
from importlib.resources import files
from inspect import getdoc, getmodule
from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from speeltafel.cli.arguments import chosen_game, console
from speeltafel.cli.play.boards.katalon import draw as draw_katalon
from speeltafel.cli.play.boards.potzklotz import picture as building_picture
from speeltafel.cli.play.boards.potzklotz import titled
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.potzklotz.components import CARD_NAMED, pictured
from speeltafel.words import Language, Voice

PICTURE: Final = re.compile(
    r"^```(katalon|potzklotz)\n(.*?)\n(.*?)\n```$", re.MULTILINE | re.DOTALL
)
"""A position or cards, and what it shows; the other games' pictures can be read as they are."""


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("rules", help=voice.word("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
    ) -> None:
        print_rules(chosen_game(game), voice.language)


def print_rules(game: AnyGame, language: Language) -> None:
    voice = Voice.at(language, game)
    first, *rest = PICTURE.split(rules_page(game, language))
    console.print(Markdown(first))
    for drawn, picture, caption, text in zip(*(iter(rest),) * 4, strict=True):
        drawing = draw_position(picture, voice) if drawn == "katalon" else draw_cards(picture)
        console.print(Padding(drawing, (1, 4)))
        console.print(Padding(caption, (0, 4, 1, 4)))
        console.print(Markdown(text))


def draw_position(text: str, voice: Voice) -> RenderableType:
    view = KATALON.view(accept(parse_position(text)), None)
    return draw_katalon(view, voice, None, supplies=False)


def draw_cards(text: str) -> RenderableType:
    """Cards of Potz Klotz by their numbers, with the signs between them."""
    return Columns(
        [
            titled(word, building_picture(pictured(CARD_NAMED[word])))
            if word in CARD_NAMED
            else Text(f"\n\n{word}")
            for word in text.split()
        ],
        padding=(0, 3),
    )


def rules_page(game: AnyGame, language: Language) -> str:
    """Its page, or for a game that has none what its module says about it."""
    page = files("speeltafel") / "rulebook" / language / f"{game.name}.md"
    if not page.is_file():
        return getdoc(getmodule(game.setup)) or game.name
    return page.read_text(encoding="utf-8")

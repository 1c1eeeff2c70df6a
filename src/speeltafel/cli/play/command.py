"""`speeltafel play`: a game in the terminal, for people here and computer players."""

from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from speeltafel.cli.arguments import chosen_config, chosen_game, read_match
from speeltafel.cli.play.seating import check_levels, seat_names
from speeltafel.cli.play.session import Session
from speeltafel.core.match import start
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("play", help=voice.word("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-option"), metavar="NAME=VALUE")
        ] = None,
        seat: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-seat"), metavar="NAME|bot:BOT")
        ] = None,
        people: Annotated[int | None, typer.Option(min=0, help=voice.word("cli-people"))] = None,
        resume: Annotated[Path | None, typer.Option(help=voice.word("cli-resume"))] = None,
        seed: Annotated[int | None, typer.Option(help=voice.word("cli-seed"))] = None,
    ) -> None:
        chosen = chosen_game(game)
        if resume is not None:
            match = read_match(resume)
            if match.game.name != chosen.name:
                why = reason("cli-other-game", path=str(resume), game=match.game.name)
                raise Refused(Refusal(Kind.RECORD, why))
        else:
            config = chosen_config(chosen, variant, players, option or [])
            match = start(chosen, config, seat_names(chosen, config, seat or [], people))
        generator = SystemRandom() if seed is None else Random(seed)
        check_levels(chosen, match.names)
        Session(match, voice.language, generator, resume).run()

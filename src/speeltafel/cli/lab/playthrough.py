"""`speeltafel playthrough`: writes the golden file the tests compare with."""

from pathlib import Path
from typing import Annotated

import typer

from speeltafel.arena.policy import policy_of
from speeltafel.bots import find_bot
from speeltafel.cli.arguments import chosen_config, chosen_game, console
from speeltafel.core.kit.playthrough import playthrough as tell_playthrough
from speeltafel.core.refusal import accept
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("playthrough", help=voice.word("cli-playthrough"))
    def playthrough(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 1,
        bot: Annotated[str, typer.Option(help=voice.word("cli-bot"))] = "random",
        write: Annotated[
            Path | None, typer.Option(help=voice.word("cli-write"), file_okay=False)
        ] = None,
    ) -> None:
        chosen = chosen_game(game)
        config = chosen_config(chosen, variant, players)
        policy = policy_of(accept(find_bot(chosen, bot)), config)
        text = tell_playthrough(chosen, config, seed, policy=policy, player=bot)
        if write is None:
            console.print(text, markup=False, end="")
            return
        path = write / chosen.name / f"{config.variant}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        console.print(voice.word("cli-written", path=str(path)), markup=False)

"""`speeltafel perft`: the number of move sequences of a given length, to compare engines by."""

from typing import Annotated, Any

import typer

from speeltafel.cli.choices import chosen_config, chosen_game, console, print_json
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.core.seats import CHANCE, Actor
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("perft", help=voice.word("cli-perft"))
    def perft(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        depth: Annotated[int, typer.Argument(min=0, help=voice.word("cli-depth"))],
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        split: Annotated[bool, typer.Option("--split", help=voice.word("cli-split"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        chosen = chosen_game(game)
        start = chosen.setup(chosen_config(chosen, variant, players))
        parts = count_by_first_move(chosen, start, depth) if split and depth else {}
        total = sum(parts.values()) if parts else count(chosen, start, depth)
        if as_json:
            print_json({"game": chosen.name, "depth": depth, "total": total, "split": parts})
            return
        for text, number in parts.items():
            console.print(f"{text}  {number}", markup=False)
        console.print(total)


def choices(game: AnyGame, state: Any) -> list[tuple[Actor, Any]]:
    """Everything that can happen next; chance counts each outcome once."""
    found: list[tuple[Actor, Any]] = []
    for actor in game.to_act(state):
        if actor == CHANCE:
            outcomes = game.chance(state).outcomes
            if outcomes is None:
                raise Refused(Refusal(Kind.ILLEGAL, reason("cli-perft-many", game=game.name)))
            found += [(CHANCE, move) for move, _ in outcomes]
        else:
            found += [(actor, move) for move in game.legal_moves(state, actor)]
    return found


def count(game: AnyGame, state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(choices(game, state))
    return sum(
        count(game, game.apply(state, actor, move), depth - 1)
        for actor, move in choices(game, state)
    )


def count_by_first_move(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    return {
        game.format_move(move): count(game, game.apply(state, actor, move), depth - 1)
        for actor, move in choices(game, state)
    }

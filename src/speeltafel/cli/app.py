"""Puts the commands together and answers for every way a command can fail."""

import json
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Annotated, Final

import typer
from rich.console import Console

from speeltafel.cli import backup, evening, games, replay, review, rules, serve, site, table
from speeltafel.cli import print as printing
from speeltafel.cli.arguments import console
from speeltafel.cli.help import App, misuse
from speeltafel.cli.katalon import puzzles, solve, value
from speeltafel.cli.lab import arena, perft, playthrough, research, simulate
from speeltafel.cli.language import FLAG, choose_language
from speeltafel.cli.play import command as play
from speeltafel.cli.play import learn
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import LANGUAGES, Voice

COMMANDS: Final = (
    games,
    table,
    play,
    learn,
    serve,
    site,
    backup,
    rules,
    printing,
    replay,
    review,
    evening,
    puzzles,
    value,
    simulate,
    arena,
    perft,
    playthrough,
    research,
    solve,
)

REFUSED: Final = 1
"""Exit code: what was asked is understood, and the answer is no."""
MISUSED: Final = 2
"""Exit code: the command line itself is wrong: no such command, game, variant, option."""
INTERRUPTED: Final = 130


def build(voice: Voice, commands: Sequence[ModuleType] = COMMANDS) -> typer.Typer:
    app = App(
        voice,
        name="speeltafel",
        help=voice.word("cli-about"),
        epilog=voice.word("cli-exit-codes"),
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback(invoke_without_command=True)
    def options(
        context: typer.Context,
        lang: Annotated[
            str, typer.Option(FLAG, help=voice.word("cli-lang"), metavar="|".join(LANGUAGES))
        ] = voice.language,
    ) -> None:
        del lang  # taken out by `choose_language` wherever it stands; here for --help
        if context.invoked_subcommand is None:
            without_command(context, voice)

    for command in commands:
        command.register(app, voice)
    return app


def without_command(context: typer.Context, voice: Voice) -> None:
    """The table, where everything for it is installed; else what there is."""
    if table.can_open():
        console.print(voice.word("cli-what-else"), markup=False)
        table.open_table(voice)
    else:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and leaves with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str], commands: Sequence[ModuleType] = COMMANDS) -> int:
    voice = Voice("nl")
    as_json = "--json" in arguments
    try:
        language, rest = choose_language(arguments)
        voice = Voice(language)
        code = build(voice, commands)(rest, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Refused as refused:
        return answer(refused.refusal, voice, as_json)
    except typer.TyperException as error:
        Console(stderr=True, soft_wrap=True, highlight=False).print(
            voice.word("cli-misused", message=misuse(error, voice)), markup=False
        )
        return MISUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def answer(refusal: Refusal, voice: Voice, as_json: bool) -> int:
    """One line that says what, why and what instead."""
    line = voice.refusal(refusal)
    if as_json:
        error = {"kind": refusal.kind.value, "code": refusal.why.code, "message": line}
        print(json.dumps({"error": error}, ensure_ascii=False))
    else:
        Console(stderr=True, soft_wrap=True, highlight=False).print(line, markup=False)
    return MISUSED if refusal.kind in (Kind.UNKNOWN, Kind.CONFIG) else REFUSED

"""Puts the commands together and answers for every way a command can fail."""

import json
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Annotated, Final

import typer
from rich.console import Console

from speeltafel.cli.arguments import console
from speeltafel.cli.help import App, misuse
from speeltafel.cli.language import FLAG, choose_language
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import LANGUAGES, Voice

COMMANDS: Final[Mapping[str, str]] = {
    "games": "games",
    "table": "table",
    "play": "play.command",
    "learn": "play.learn",
    "puzzles": "play.puzzles",
    "serve": "serve",
    "site": "site",
    "backup": "backup",
    "rules": "rules",
    "print": "print",
    "replay": "replay",
    "check": "replay",
    "review": "review",
    "evening": "evening",
    "value": "katalon.value",
    "simulate": "lab.simulate",
    "arena": "lab.arena",
    "perft": "lab.perft",
    "counts": "lab.perft",
    "playthrough": "lab.playthrough",
    "research": "lab.research",
    "solve": "katalon.solve",
}
"""Where each command lives. Only what is asked for is loaded: nobody waits for the others."""

REFUSED: Final = 1
"""Exit code: what was asked is understood, and the answer is no."""
MISUSED: Final = 2
"""Exit code: the command line itself is wrong: no such command, game, variant, option."""
INTERRUPTED: Final = 130


def build(voice: Voice, commands: Sequence[ModuleType]) -> typer.Typer:
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
    from speeltafel.cli import table

    if table.can_open():
        console.print(voice.word("cli-what-else"), markup=False)
        table.open_table(voice)
    else:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and leaves with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def modules(arguments: Sequence[str] = ()) -> list[ModuleType]:
    """Of the command asked for; of all, in their order, where help or a mistake needs them."""
    asked = COMMANDS.get(arguments[0]) if arguments else None
    names = [asked] if asked else dict.fromkeys(COMMANDS.values())
    return [import_module(f"speeltafel.cli.{name}") for name in names]


def run(arguments: Sequence[str], commands: Sequence[ModuleType] = ()) -> int:
    voice = Voice("nl")
    as_json = "--json" in arguments
    try:
        language, rest = choose_language(arguments)
        voice = Voice(language)
        code = build(voice, commands or modules(rest))(rest, standalone_mode=False)
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

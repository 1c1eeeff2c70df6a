"""Puts the commands together and answers for every way a command can fail."""

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console

from speeltafel.cli import (
    arena,
    games,
    perft,
    play,
    playthrough,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
    solve,
    table,
    value,
)
from speeltafel.cli.language import FLAG, choose_language
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import LANGUAGES, Voice

COMMANDS: Final = (
    games,
    table,
    play,
    serve,
    rules,
    replay,
    puzzles,
    value,
    simulate,
    arena,
    perft,
    playthrough,
    solve,
)

REFUSED: Final = 1
"""Exit code: what was asked is understood, and the answer is no."""
MISUSED: Final = 2
"""Exit code: the command line itself is wrong: no such command, game, variant, option."""
INTERRUPTED: Final = 130


def build(voice: Voice) -> typer.Typer:
    app = typer.Typer(
        name="speeltafel",
        help=voice.word("cli-about"),
        epilog=voice.word("cli-exit-codes"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def options(
        lang: Annotated[
            str, typer.Option(FLAG, help=voice.word("cli-lang"), metavar="|".join(LANGUAGES))
        ] = voice.language,
    ) -> None:
        del lang  # taken out by `choose_language` wherever it stands; here for --help

    for command in COMMANDS:
        command.register(app, voice)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and leaves with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    voice = Voice("nl")
    as_json = "--json" in arguments
    try:
        language, rest = choose_language(arguments)
        voice = Voice(language)
        code = build(voice)(rest, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Refused as refused:
        return answer(refused.refusal, voice, as_json)
    except typer.TyperException as error:
        Console(stderr=True, soft_wrap=True, highlight=False).print(
            voice.word("cli-misused", message=error.format_message()), markup=False
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

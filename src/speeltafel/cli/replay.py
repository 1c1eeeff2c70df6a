"""`speeltafel replay` and `speeltafel check`: a record, step by step, or judged."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from speeltafel.cli.arguments import console, print_json, read_match, read_record
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.seating import record_voice
from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch, Entry, advance, start
from speeltafel.core.reason import Reason
from speeltafel.core.record import format_result
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.core.versions import corrected_since
from speeltafel.games import GAMES
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("replay", help=voice.word("cli-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=voice.word("cli-file"), metavar="FILE")],
        everything: Annotated[bool, typer.Option("--print", help=voice.word("cli-print"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        match = read_match(file)
        if as_json:
            print_json(replay_data(match, voice))
        else:
            step = sys.stdin.isatty() and not everything
            show_replay(match, voice, pause=step)

    @app.command("check", help=voice.word("cli-check"))
    def check(
        file: Annotated[Path, typer.Argument(help=voice.word("cli-file"), metavar="FILE")],
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        match, corrected = read_match(file), corrections_of(file)
        result = format_result(match.game.outcome(match.state))
        notes = [voice.sentence(each) for each in corrected]
        if as_json:
            print_json({"valid": True, "moves": match.length, "result": result, "notes": notes})
            return
        title = voice.word(f"{match.game.name}-title")
        valid = voice.word("cli-valid", game=title, moves=match.length)
        console.print(valid, result_line(match, voice), *notes, markup=False)


def corrections_of(file: Path) -> tuple[Reason, ...]:
    """What was wrong in the rules this record was played under."""
    record = read_record(file)
    return corrected_since(GAMES[record.game], record.rules)


def result_line(match: AnyMatch, voice: Voice) -> str:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return voice.word("cli-unfinished")
    return record_voice(voice.language, match).sentence(outcome.reason)


def show_replay(match: AnyMatch, voice: Voice, pause: bool) -> None:
    """All hands are open in a replay of a record: who has the file has the cards."""
    game, seated = match.game, record_voice(voice.language, match)
    shown = start(game, match.config, match.names)
    console.print(draw(game, shown.state, seated, None))
    for entry in match.entries():
        if pause and input(voice.word("cli-next")).strip().lower() in ("q", "quit", "stop"):
            return
        told = seated.sentence(game.tell(shown.state, entry.actor, entry.move))
        console.print(f"{shown.length + 1}. {game.format_move(entry.move)}  {told}", markup=False)
        shown = advance(shown, entry.actor, entry.move)
        if pause:
            console.print(draw(game, shown.state, seated, None))
    if not pause:
        console.print(draw(game, shown.state, seated, None))
    console.print(result_line(match, voice), markup=False)
    outcome = game.outcome(match.state)
    for line in outcome.counting if outcome else ():
        console.print("  " + seated.sentence(line), markup=False)


def replay_data(match: AnyMatch, voice: Voice) -> dict[str, Any]:
    game, seated = match.game, record_voice(voice.language, match)
    shown = start(game, match.config, match.names)
    steps = []
    for entry in match.entries():
        steps.append(step_data(shown, entry, seated))
        shown = advance(shown, entry.actor, entry.move)
    view = game.view(shown.state, None)
    return {
        "game": game.name,
        "variant": match.config.variant,
        "seats": list(match.names),
        "moves": steps,
        "view": writer_of(game.view)(view),
        "result": format_result(game.outcome(match.state)),
    }


def step_data(match: AnyMatch, entry: Entry, voice: Voice) -> dict[str, Any]:
    actor = {CHANCE: "chance", TABLE: "table"}.get(entry.actor, entry.actor + 1)
    told = voice.sentence(match.game.tell(match.state, entry.actor, entry.move))
    return {"actor": actor, "move": match.game.format_move(entry.move), "told": told}

"""`speeltafel value`: what a position of Katalon is worth, exactly, and why a move is good."""

from typing import Annotated, Any

import typer
from rich.table import Table

from speeltafel.cli.arguments import chosen_config, console, print_json
from speeltafel.cli.katalon.solve import require_katalon, verdict_words
from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import format_move, parse_move, parse_position
from speeltafel.games.katalon.refusals import why_not
from speeltafel.games.katalon.rules import is_over
from speeltafel.games.katalon.state import State
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import Answer, Oracle, Verdict, find_oracle
from speeltafel.words import Voice

POSITION_WORDS = 9


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("value", help=voice.word("solve-value-command"))
    def value(
        game: Annotated[str, typer.Argument(help=voice.word("solve-game"), metavar="GAME")],
        position: Annotated[
            str, typer.Argument(help=voice.word("solve-position"), metavar="MOVES|POSITION")
        ] = "",
        why: Annotated[
            str | None, typer.Option(help=voice.word("solve-why"), metavar="MOVE")
        ] = None,
        long: Annotated[bool, typer.Option("--long", help=voice.word("solve-long"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        require_katalon(game)
        asked = read_position(position)
        oracle = find_oracle()
        answer = oracle.ask(asked)
        speaker = Voice.at(voice.language, KATALON)
        sentences = explained(oracle, asked, why, long, speaker) if why is not None else []
        if as_json:
            data = as_data(answer)
            print_json({**data, "why": sentences} if why is not None else data)
            return
        if why is None:
            print_answer(asked, answer, speaker)
        for sentence in sentences:
            console.print(sentence, markup=False)


def read_position(text: str) -> State:
    """A position text, or the moves from the empty board."""
    words = text.replace(",", " ").split()
    if len(words) == POSITION_WORDS and len(words[0]) == 5:
        position = accept(parse_position(text))
    else:
        match: AnyMatch = start(KATALON, chosen_config(KATALON, None, None))
        for word in words:
            match = accept(play_text(match, match.state.turn, word))
        position = match.state
    if is_over(position):
        raise Refused(Refusal(Kind.OVER, reason("core-over"), reason("solve-ask-earlier")))
    return position


def explained(oracle: Oracle, position: State, text: str, long: bool, voice: Voice) -> list[str]:
    move = accept(parse_move(position, text))
    wrong = why_not(position, position.turn, move)
    if wrong is not None:
        raise Refused(Refusal(Kind.ILLEGAL, wrong, KATALON.prompt(position, position.turn)))
    explanation = explain(oracle, position, move)
    reasons = (explanation.short, *explanation.long) if long else (explanation.short,)
    return [voice.sentence(each) for each in reasons]


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {"value": verdict.value, "plies": verdict.plies}


def as_data(answer: Answer) -> dict[str, Any]:
    moves = {format_move(move): verdict_data(verdict) for move, verdict in answer.moves.items()}
    return {**verdict_data(answer.verdict), "moves": moves}


def print_answer(position: State, answer: Answer, voice: Voice) -> None:
    seat = voice.sentence(seat_reason(position.turn))
    console.print(f"{seat}: {verdict_words(answer.verdict, voice)}", markup=False)
    table = Table(voice.word("solve-column-move"), voice.word("solve-column-value"))
    for move, verdict in sorted(answer.moves.items(), key=lambda each: -each[1].score):
        best = " ◀" if verdict == answer.verdict else ""
        table.add_row(format_move(move), verdict_words(verdict, voice) + best)
    console.print(table)

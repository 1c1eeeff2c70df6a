"""From a saved evening to what is told of it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch
from speeltafel.evening.rounds import POINT, Standing, standings
from speeltafel.games import GAMES
from speeltafel.protocol import wire
from speeltafel.protocol.afterwards.documents import (
    EveningResult,
    HardRound,
    PlayerPage,
    RoundLine,
)
from speeltafel.protocol.afterwards.evening_file import (
    QUESTIONS,
    SHEETS,
    OpenEvening,
    OpenTable,
    SavedPlayer,
)
from speeltafel.protocol.afterwards.questions import hardest_questions, question_pages
from speeltafel.protocol.afterwards.sheets import OWN, drawn_on, hardest, score_of
from speeltafel.words import Language, Voice


def result_of(evening: OpenEvening, language: Language) -> EveningResult:
    file = evening.file
    game = GAMES[file.game]
    matches = [table.match for table in evening.tables]
    hard: tuple[HardRound, ...] = ()
    if file.shape == QUESTIONS:
        pages, hard = question_pages(file, language), hardest_questions(file, language)
    elif file.shape == SHEETS:
        pages = _sheet_pages(evening, language)
    else:
        pages = _round_pages(evening, language)
    model = None
    if evening.model is not None:
        sheets = [(table.match, table.saved.missed) for table in evening.tables]
        voice = Voice.at(language, game, (Voice(language).word("afterwards-strongest"),))
        hard, model = hardest(evening.model, sheets, voice), _view(evening.model)
    return EveningResult(
        Voice(language).word(f"{game.name}-title"),
        game.name,
        matches[0].config.variant if matches else game.variants[0].name,
        file.shape,
        file.created,
        max((len(page.rounds) for page in pages), default=0),
        pages,
        hard,
        model,
    )


# ── a sheet for each


def _sheet_pages(evening: OpenEvening, language: Language) -> tuple[PlayerPage, ...]:
    tables = {table.saved.players[OWN]: table for table in evening.tables}
    return tuple(
        _sheet_page(player, tables[player.number], language)
        for player in evening.file.players
        if player.number in tables
    )


def _sheet_page(player: SavedPlayer, table: OpenTable, language: Language) -> PlayerPage:
    voice = Voice.at(language, table.match.game, (player.name,))
    lines = tuple(
        RoundLine(
            each.round,
            voice.sentence(each.told),
            each.dice,
            each.points,
            each.total,
            missed=each.round in table.saved.missed,
        )
        for each in drawn_on(table.match)
    )
    return PlayerPage(
        player.number,
        player.name,
        score_of(table.match),
        player.animal,
        player.group,
        rounds=lines,
        view=_view(table.match),
    )


def _view(match: AnyMatch) -> Any:
    view = match.game.view(match.state, OWN)
    return msgspec.json.decode(wire.encode(writer_of(match.game.view)(view)))


# ── tables that change


def _round_pages(evening: OpenEvening, language: Language) -> tuple[PlayerPage, ...]:
    """In the order of the list, not of the ranks."""
    ranked = {line.player: line for line in standings(evening.file.entrants, evening.file.rounds)}
    names = {player.number: player.name for player in evening.file.players}
    return tuple(
        PlayerPage(
            player.number,
            player.name,
            ranked[player.number].points / POINT,
            player.animal,
            player.group,
            ranked[player.number].place,
            ranked[player.number].opponents,
            _round_lines(evening, ranked[player.number], names, language),
        )
        for player in evening.file.players
    )


def _round_lines(
    evening: OpenEvening, standing: Standing, names: dict[int, str], language: Language
) -> tuple[RoundLine, ...]:
    voice, total, lines = Voice(language), 0, []
    for number, (played, points) in enumerate(
        zip(evening.file.rounds, standing.rounds, strict=True), 1
    ):
        total += points or 0
        told = voice.word("afterwards-away")
        against: tuple[str, ...] = ()
        if number in standing.resting:
            told = voice.word("afterwards-rested")
        elif number in standing.missed:
            told = voice.word("afterwards-not-there-yet")
        for seats in played.round.tables:
            if standing.player in seats:
                against = tuple(names[each] for each in seats if each != standing.player)
                told = _ending(evening.tables, number, seats, names, language)
        lines.append(
            RoundLine(
                number,
                told,
                points=None if points is None else points / POINT,
                total=total / POINT,
                against=against,
                missed=number in standing.missed,
                rested=number in standing.resting,
            )
        )
    return tuple(lines)


def _ending(
    tables: Sequence[OpenTable],
    number: int,
    seats: tuple[int, ...],
    names: dict[int, str],
    language: Language,
) -> str:
    for table in tables:
        if table.saved.round == number and table.saved.players == seats:
            match = table.match
            outcome = match.game.outcome(match.state)
            if outcome is None:
                break
            voice = Voice.at(language, match.game, [names[each] for each in seats])
            return voice.sentence(outcome.reason)
    return Voice(language).word("afterwards-not-finished")

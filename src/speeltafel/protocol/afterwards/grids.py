"""The host's tables: points for each player and round, and the hardest rounds."""

from fractions import Fraction

from speeltafel.protocol.afterwards.cells import Cell, Grid
from speeltafel.protocol.afterwards.csv_file import csv_file
from speeltafel.protocol.afterwards.documents import EveningResult, PlayerPage
from speeltafel.protocol.afterwards.evening_file import QUESTIONS, SHEETS, TOGETHER, OpenEvening
from speeltafel.protocol.afterwards.ods_file import ods_file
from speeltafel.protocol.afterwards.result import result_of
from speeltafel.words import Language, Voice


def csv(evening: OpenEvening, language: Language) -> str:
    return csv_file(points_grid(result_of(evening, language), language), language)


def ods(evening: OpenEvening, language: Language) -> bytes:
    result = result_of(evening, language)
    grids = [points_grid(result, language)]
    if result.hardest:
        grids.append(hardest_grid(result, language))
    return ods_file(grids, language, result.title)


def points_grid(result: EveningResult, language: Language) -> Grid:
    """Away is an empty cell, nothing is a nought. Ranks only where tables changed, and no points
    where a class played as one."""
    voice = Voice(language)
    rounds = range(1, result.rounds + 1)
    head = [voice.word("afterwards-name")]
    if grouped(result):
        head.append(voice.word("afterwards-group"))
    head += [voice.word("afterwards-round", number=number) for number in rounds]
    if result.shape != TOGETHER:
        head.append(voice.word("afterwards-together"))
    if result.shape == SHEETS:
        head.append(voice.word("afterwards-stand-in"))
    elif result.shape not in (QUESTIONS, TOGETHER):
        head += [voice.word("afterwards-place"), voice.word("afterwards-opponents")]
    return Grid(
        result.title,
        tuple(head),
        tuple(_row(page, result) for page in result.players),
    )


def grouped(result: EveningResult) -> bool:
    """Whether some shared a device."""
    return any(page.group for page in result.players)


def first_round(result: EveningResult) -> int:
    """The column in which the rounds begin."""
    return 2 if grouped(result) else 1


def _row(page: PlayerPage, result: EveningResult) -> tuple[Cell, ...]:
    brought = {line.round: line.points for line in page.rounds}
    cells: list[Cell] = [page.name, ", ".join(page.group)] if grouped(result) else [page.name]
    cells += [_exact(brought.get(number)) for number in range(1, result.rounds + 1)]
    if result.shape != TOGETHER:
        cells.append(_exact(page.points))
    if result.shape == SHEETS:
        cells.append(sum(line.missed for line in page.rounds))
    elif result.shape not in (QUESTIONS, TOGETHER):
        cells += [page.place, _exact(page.opponents)]
    return tuple(cells)


def hardest_grid(result: EveningResult, language: Language) -> Grid:
    voice = Voice(language)
    if result.shape == QUESTIONS:
        return _hardest_questions(result, voice)
    columns = ("number", "dice", "strongest", "points", "others", "otherwise", "players")
    return Grid(
        voice.word("afterwards-hardest"),
        tuple(voice.word(f"afterwards-hard-{column}") for column in columns),
        tuple(
            (
                each.round,
                each.dice,
                each.strongest,
                _exact(each.points),
                _exact(each.others),
                each.otherwise,
                each.players,
            )
            for each in result.hardest
        ),
    )


def _hardest_questions(result: EveningResult, voice: Voice) -> Grid:
    columns = ("number", "question", "seen", "players")
    return Grid(
        voice.word("afterwards-hardest"),
        tuple(voice.word(f"afterwards-hard-{column}") for column in columns),
        tuple(
            (each.round, each.strongest, each.players - each.otherwise, each.players)
            for each in result.hardest
        ),
    )


def _exact(value: float | None) -> Fraction | None:
    return None if value is None else Fraction(value)

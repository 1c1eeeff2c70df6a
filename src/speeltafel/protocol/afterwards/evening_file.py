"""A saved evening: one JSON file on the host's device. It holds names and matches, and neither keys
nor anything by which a guest could be known again. What it says is read as from a stranger."""

from typing import Final, Literal

import msgspec

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.record import parse_record, replay
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.rounds import POINT, Entrant, Played
from speeltafel.evening.together.shared import Question, ballot
from speeltafel.games import GAMES
from speeltafel.games.katoiz.components import TILE

SHEETS, QUESTIONS, TOGETHER = "sheets", "questions", "together"
MOST_BYTES: Final = 8_000_000
MOST_PLAYERS: Final = 1000
MOST_ROUNDS: Final = 200
MOST_QUESTIONS: Final = 1000


class SavedPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    """As everybody called them: a name, or the animal."""
    animal: str = ""
    group: tuple[str, ...] = ()
    since: int = 1
    """The round they came in."""


class SavedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    players: tuple[int, ...]
    """By seat; 0: the computer."""
    record: str
    """The match, as every record."""
    round: int = 0
    """Of the rounds in which tables change; 0 where one sheet lasts all evening."""
    missed: tuple[int, ...] = ()
    """On a sheet: the rounds the computer drew."""


class SavedQuestion(msgspec.Struct, frozen=True):
    """Two tiles, and what each player said that they share."""

    one: str
    other: str
    answers: dict[int, str] = {}

    @property
    def question(self) -> Question:
        return Question(self.one, self.other)


class EveningFile(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    shape: str
    created: float
    players: tuple[SavedPlayer, ...]
    tables: tuple[SavedTable, ...]
    rounds: tuple[Played, ...] = ()
    model: str = ""
    """On the same dice: the sheet of the strongest player, as a record."""
    questions: tuple[SavedQuestion, ...] = ()
    format: Literal["speeltafel-evening"] = "speeltafel-evening"
    version: Literal[1] = 1

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        return tuple(Entrant(each.number, each.since) for each in self.players)


class OpenTable(msgspec.Struct, frozen=True):
    saved: SavedTable
    match: AnyMatch


class OpenEvening(msgspec.Struct, frozen=True):
    """A file that was read, every move of it under the rules."""

    file: EveningFile
    tables: tuple[OpenTable, ...]
    model: AnyMatch | None


def to_text(file: EveningFile) -> str:
    """With its format told, by which it is known."""
    fields = msgspec.to_builtins(file)
    known = {"format": file.format, "version": file.version}
    return msgspec.json.format(msgspec.json.encode(known | fields), indent=1).decode()


def from_text(text: str) -> OpenEvening | Refusal:
    if len(text.encode()) > MOST_BYTES:
        return _unread()
    try:
        known = msgspec.json.decode(text, type=_Format)
        if known.format != "speeltafel-evening":
            return _unread()
        if known.version > 1:
            return Refusal(Kind.RECORD, reason("core-record-newer"), reason("core-update"))
        return opened(msgspec.json.decode(text, type=EveningFile))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return _unread()


class _Format(msgspec.Struct):
    format: str
    version: int


def opened(file: EveningFile) -> OpenEvening | Refusal:
    numbers = {each.number for each in file.players}
    seated = {number for table in file.tables for number in table.players if number}
    if (
        file.game not in GAMES
        or len(numbers) < len(file.players)
        or len(numbers) > MOST_PLAYERS
        or not seated <= numbers
        or not _rounds_fit(file, numbers)
        or len(file.questions) > MOST_QUESTIONS
        or not all(_fits(each, numbers) for each in file.questions)
    ):
        return _unread()
    tables = []
    for saved in file.tables:
        match = _match(file, saved.record)
        if isinstance(match, Refusal):
            return match
        if len(saved.players) != match.config.players:
            return _unread()
        tables.append(OpenTable(saved, match))
    model = _match(file, file.model) if file.model else None
    return model if isinstance(model, Refusal) else OpenEvening(file, tuple(tables), model)


def _match(file: EveningFile, text: str) -> AnyMatch | Refusal:
    record = parse_record(text)
    if isinstance(record, Refusal):
        return record
    match = replay(record, GAMES)
    if isinstance(match, Refusal):
        return match
    return match if match.game.name == file.game else _unread()


def _fits(asked: SavedQuestion, numbers: set[int]) -> bool:
    if not (TILE.fullmatch(asked.one) and TILE.fullmatch(asked.other)):
        return False
    said = asked.answers.values()
    return set(asked.answers) <= numbers and all(ballot(each) == each for each in said)


def _rounds_fit(file: EveningFile, numbers: set[int]) -> bool:
    if len(file.rounds) > MOST_ROUNDS:
        return False
    for count, played in enumerate(file.rounds, 1):
        drawn = played.round
        placed = [number for table in drawn.tables for number in table] + list(drawn.resting)
        if drawn.number != count or len(set(placed)) < len(placed) or not set(placed) <= numbers:
            return False
        if len(played.points) != len(drawn.tables):
            return False
        for seats, won in zip(drawn.tables, played.points, strict=True):
            if len(seats) < 2 or (won and len(won) != len(seats)):
                return False
            if any(not 0 <= each <= POINT for each in won):
                return False
    return True


def _unread() -> Refusal:
    return Refusal(
        Kind.RECORD, reason("afterwards-not-an-evening"), reason("afterwards-open-another")
    )

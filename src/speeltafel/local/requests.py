"""What is asked beside play, as the pages ask a server for it, answered on this device."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from speeltafel.core.reason import reason
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from speeltafel.local import effects
from speeltafel.local.effects import Job
from speeltafel.local.local_table import HERE, LocalTable
from speeltafel.local.room import DICE, Room, new_name
from speeltafel.protocol import decisions, replays, table_files
from speeltafel.protocol.documents import (
    GuestInfo,
    NewGuest,
    NewTable,
    Problem,
    PuzzleLine,
    PuzzleTry,
    TableCard,
)
from speeltafel.protocol.guests import Guest, tidy_name
from speeltafel.protocol.learn import lessons, puzzles, review
from speeltafel.protocol.learn.lesson_documents import LessonLine, LessonTry
from speeltafel.protocol.learn.review_documents import ReviewFound
from speeltafel.protocol.seat_frames import LARGE
from speeltafel.protocol.setting_up import Most, card, first_draft, setup_for
from speeltafel.table.records import seat_plan
from speeltafel.words import Language, Voice
from speeltafel.words.seated import seated_voice

MOST_TABLES: Final = 100
STATUS: Final = {Kind.UNKNOWN: 404, Kind.CONFIG: 409, Kind.AWAY: 503}


class Request(msgspec.Struct, frozen=True):
    method: str
    path: str
    """Below `/api`, without what is asked: `/tables/~abc/replay`."""
    query: dict[str, str] = {}
    body: Any = None
    language: str = "nl"


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: Any


class Asked(NamedTuple):
    room: Room
    query: dict[str, str]
    body: Any
    language: Language

    @property
    def seat(self) -> int | None:
        text = self.query.get("seat", "")
        return int(text) if text.isdigit() else None


def answer(room: Room, request: Request, language: Language) -> Job[Answer]:
    """A refusal is an answer too, in words."""
    asked = Asked(room, request.query, request.body, language)
    try:
        for method, pattern, handle in ROUTES:
            found = re.fullmatch(pattern, request.path)
            if found and method == request.method:
                body = yield from handle(asked, *found.groups())
                return body if isinstance(body, Answer) else Answer(200, body)
        raise Refused(Refusal(Kind.UNKNOWN, reason("local-needs-server")))
    except Refused as error:
        return refused(error.refusal, language)
    except msgspec.ValidationError:
        return refused(Refusal(Kind.CONFIG, reason("server-bad-request")), language)


def refused(refusal: Refusal, language: Language) -> Answer:
    text = Voice(language).refusal(refusal)
    problem = Problem(refusal.kind.value, refusal.why.code, text)
    return Answer(STATUS.get(refusal.kind, 400), problem)


# ── the person at this device


def _who(asked: Asked) -> Job[GuestInfo | None]:
    yield from ()
    return GuestInfo(asked.room.guest.name) if asked.room.guest.name else None


def _say_name(asked: Asked) -> Job[GuestInfo]:
    name = accept(tidy_name(msgspec.convert(asked.body, NewGuest).name))
    yield effects.Remember(name)
    asked.room.guest = Guest(HERE, name)
    return GuestInfo(name)


# ── tables


def _set_up(asked: Asked) -> Job[TableCard]:
    wish = msgspec.convert(asked.body, NewTable)
    if wish.open or any(seat.kind == "elsewhere" for seat in wish.seats):
        raise Refused(Refusal(Kind.CONFIG, reason("local-others"), reason("local-take-turns")))
    setup = accept(setup_for(wish, asked.room.guest, Most(LARGE, LARGE, LARGE)))
    setup = msgspec.structs.replace(setup, table=new_name())
    draft = first_draft(setup, asked.room.guest, DICE)
    return _card((yield from asked.room.found_table(setup, draft)), asked)


def _mine(asked: Asked) -> Job[list[TableCard]]:
    cards = []
    for name in (yield from effects.tables())[:MOST_TABLES]:
        try:
            cards.append(_card((yield from asked.room.table(name)), asked))
        except Refused:
            continue  # removed in another window the moment before
    return cards


def _one(asked: Asked, name: str) -> Job[TableCard]:
    return _card((yield from asked.room.table(name)), asked)


def _remove(asked: Asked, name: str) -> Job[None]:
    yield from asked.room.remove(name)


def _replay(asked: Asked, name: str) -> Job[Any]:
    table = yield from asked.room.table(name)
    state, seat = table.saved, asked.seat
    if not state.started:
        raise Refused(Refusal(Kind.CONFIG, reason("table-not-started")))
    if seat is not None and seat >= len(state.chairs):
        raise Refused(Refusal(Kind.UNKNOWN, reason("table-no-such-seat")))
    if not replays.may_see(state, HERE, seat):
        raise Refused(Refusal(Kind.CONFIG, reason("server-forbidden")))
    log = yield from effects.read(name)
    entries = [] if log is None else log.entries
    return replays.whole(replays.replaying(state, entries, seat, asked.language))


def _record(asked: Asked, name: str) -> Job[str]:
    table = yield from asked.room.table(name)
    if not table.saved.over:
        raise Refused(Refusal(Kind.CONFIG, reason("table-not-over")))
    return replays.record(table.saved)


def _file(asked: Asked, name: str) -> Job[table_files.TableFile]:
    yield from asked.room.table(name)
    log = yield from effects.read(name)
    assert log is not None
    return table_files.to_file(log)


def _open_file(asked: Asked) -> Job[TableCard]:
    """A table or a record that somebody has kept goes on here."""
    text = str(asked.body.get("text", "")) if isinstance(asked.body, dict) else ""
    log = table_files.from_text(text, asked.room.guest, new_name(), DICE)
    yield from effects.create(log.setup, log.entries)
    return _card((yield from asked.room.table(log.setup.table)), asked)


def _card(table: LocalTable, asked: Asked) -> TableCard:
    return card(table.saved, HERE, "", asked.language)


def _decision(asked: Asked, name: str) -> Job[Any]:
    """What is proven is reckoned where the solution is."""
    state = (yield from asked.room.table(name)).saved
    match = decisions.decidable(state)
    if match is None:
        return decisions.NOTHING
    record = format_record(record_of(match))
    return (yield from _reckoned({"what": "decision", "record": record}, asked))


def _review_part(asked: Asked, name: str) -> Job[Any]:
    part = asked.query.get("part", "")
    asking = {"what": "review-part", "part": int(part) if part.isdigit() else 0}
    return (yield from _reviewed(asking, asked.seat or 0, asked, name))


def _review_page(asked: Asked, name: str) -> Job[Any]:
    found = msgspec.convert(asked.body, ReviewFound)
    return (yield from _reviewed({"what": "review-page"}, found.seat, asked, name))


def _reviewed(asking: dict[str, Any], seat: int, asked: Asked, name: str) -> Job[Any]:
    match = review.reviewable((yield from asked.room.table(name)).saved, seat)
    record, proven = format_record(record_of(match)), review.is_proven(match)
    return (yield from _reckoned({**asking, "record": record, "seat": seat, "book": proven}, asked))


# ── lessons


def _lessons(asked: Asked, name: str) -> Job[Any]:
    yield from ()
    return lessons.lesson_list(name, asked.language)


def _lesson(asked: Asked, name: str, lesson: str) -> Job[Any]:
    yield from ()
    return lessons.lesson_page(name, lesson, asked.language)


def _lesson_try(asked: Asked, name: str, lesson: str, number: str) -> Job[Any]:
    yield from ()
    tried = msgspec.convert(asked.body, LessonTry)
    return lessons.tried(name, lesson, int(number), tried.line, tried.move, asked.language)


def _lesson_hint(asked: Asked, name: str, lesson: str, number: str) -> Job[Any]:
    yield from ()
    line = msgspec.convert(asked.body, LessonLine).line
    return lessons.hint(name, lesson, int(number), line, asked.language)


# ── puzzles


def _puzzle_shelf(asked: Asked) -> Job[Any]:
    yield from ()
    return puzzles.shelf(puzzles.day_of(asked.query.get("day")))


def _puzzle(asked: Asked, game: str, number: str) -> Job[Any]:
    yield from ()
    return puzzles.puzzle_page(game, int(number), asked.language)


def _attempt(asked: Asked, game: str, number: str) -> Job[Any]:
    return (yield from _reckoned(_of_puzzle("attempt", game, number), asked))


def _puzzle_hint(asked: Asked, game: str, number: str) -> Job[Any]:
    return (yield from _reckoned(_of_puzzle("hint", game, number), asked))


def _of_puzzle(what: str, game: str, number: str) -> dict[str, Any]:
    """`book`: only Katalon's are judged by the solution, which is large and may not be here yet."""
    return {"what": what, "game": game, "number": int(number), "book": game == KATALON.name}


def _reckoned(what: dict[str, Any], asked: Asked) -> Job[Any]:
    raw = yield effects.Reckon({**what, "language": asked.language, "body": asked.body})
    reckoned = msgspec.json.decode(raw, type=Answer)
    # A refusal says which rule forbids it: it is the answer as it stands.
    return reckoned.body if reckoned.status == 200 else reckoned


def reckon(request: Any) -> Answer:
    """Judges a puzzle or a match; where the solution is."""
    language: Language = "en" if request["language"] == "en" else "nl"
    try:
        if "record" in request:
            return Answer(200, _judged(request, language))
        game, number = str(request["game"]), int(request["number"])
        if request["what"] == "hint":
            line = msgspec.convert(request["body"], PuzzleLine).line
            return Answer(200, puzzles.hint(game, number, line, language))
        tried = msgspec.convert(request["body"], PuzzleTry)
        return Answer(200, puzzles.attempt(game, number, tried.line, tried.move, language))
    except Refused as error:
        return refused(error.refusal, language)


def _judged(request: Any, language: Language) -> Any:
    """A match from its record."""
    match = accept(replay(accept(parse_record(request["record"])), GAMES))
    if request["what"] == "review-part":
        return review.review_part(match, request["seat"], request["part"])
    names = [(seat_plan(name).name, seat_plan(name).level) for name in match.names]
    voice = seated_voice(language, match.game, names)
    if request["what"] == "review-page":
        found = msgspec.convert(request["body"], ReviewFound).found
        return review.page_of(match, request["seat"], found, voice)
    return decisions.decided(match, voice)


Handle = Callable[..., Job[Any]]
TABLE: Final = r"/tables/([^/]+)"
ROUTES: Final[tuple[tuple[str, str, Handle], ...]] = (
    ("GET", "/guest", _who),
    ("PUT", "/guest", _say_name),
    ("POST", "/tables", _set_up),
    ("GET", "/tables", _mine),
    ("POST", "/tables/file", _open_file),
    ("GET", TABLE, _one),
    ("DELETE", TABLE, _remove),
    ("GET", TABLE + "/replay", _replay),
    ("GET", TABLE + "/record", _record),
    ("GET", TABLE + "/file", _file),
    ("GET", TABLE + "/decision", _decision),
    ("GET", TABLE + "/review", _review_part),
    ("POST", TABLE + "/review", _review_page),
    ("GET", r"/lessons/(\w+)", _lessons),
    ("GET", r"/lessons/(\w+)/([\w-]+)", _lesson),
    ("POST", r"/lessons/(\w+)/([\w-]+)/(\d{1,3})", _lesson_try),
    ("POST", r"/lessons/(\w+)/([\w-]+)/(\d{1,3})/hint", _lesson_hint),
    ("GET", "/puzzles", _puzzle_shelf),
    ("GET", r"/puzzles/(\w+)/(\d{1,7})", _puzzle),
    ("POST", r"/puzzles/(\w+)/(\d{1,7})", _attempt),
    ("POST", r"/puzzles/(\w+)/(\d{1,7})/hint", _puzzle_hint),
)

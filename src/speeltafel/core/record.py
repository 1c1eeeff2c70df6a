"""A match as text: readable, diffable, and it replays for ever.

speeltafel record 1
game: katalon
rules: 1
variant: standard
seat 1: Anna
seat 2: Bram

1 Nz
2 Zn
…

result: katalon-box-complete; winners 1
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, play, start
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.core.variants import Config, configure, format_value
from speeltafel.core.versions import corrected_since, game_under

FORMAT: Final = 1
TITLE: Final = "speeltafel record"
UNFINISHED: Final = "-"


class Line(NamedTuple):
    actor: Actor
    text: str


class Record(NamedTuple):
    game: str
    rules: int
    variant: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    lines: tuple[Line, ...]
    result: str


def record_of(match: AnyMatch) -> Record:
    config, game = match.config, match.game
    return Record(
        game.name,
        game.rules_version,
        config.variant,
        tuple((name, format_value(value)) for name, value in config.options),
        tuple(" ".join(name.split()) for name in match.names),
        tuple(Line(entry.actor, game.format_move(entry.move)) for entry in match.entries()),
        format_result(game.outcome(match.state)),
    )


def format_result(outcome: Outcome | None) -> str:
    """`katalon-box-complete; winners 1; scores 3 4`, seats counted from 1."""
    if outcome is None:
        return UNFINISHED
    parts = [outcome.reason.code]
    if outcome.winners:
        parts.append("winners " + " ".join(str(seat + 1) for seat in outcome.winners))
    if outcome.scores:
        parts.append("scores " + " ".join(map(str, outcome.scores)))
    return "; ".join(parts)


def format_record(record: Record) -> str:
    lines = [
        f"{TITLE} {FORMAT}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"variant: {record.variant}",
        *(f"option {name}: {value}" for name, value in record.options),
        *(f"seat {number}: {name}" for number, name in enumerate(record.names, 1)),
        "",
        *(f"{_format_actor(line.actor)} {line.text}" for line in record.lines),
        "",
        f"result: {record.result}",
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def parse_record(text: str) -> Record | Refusal:
    """The record this text holds; whether its moves are legal is for `replay` to say."""
    lines = [line.strip() for line in text.splitlines()]
    opening = lines[0].removeprefix("\ufeff") if lines else ""
    if not opening.startswith(TITLE):
        return Refusal(Kind.RECORD, reason("core-not-a-record"), reason("core-record-starts"))
    version = opening.removeprefix(TITLE).strip()
    if version != str(FORMAT):
        if version.isascii() and version.isdigit() and int(version) > FORMAT:
            return Refusal(Kind.RECORD, reason("core-record-newer"), reason("core-update"))
        return Refusal(Kind.RECORD, reason("core-not-a-record"), reason("core-record-starts"))
    head: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    names: list[str] = []
    moves: list[Line] = []
    result: str | None = None
    in_head = True
    for number, line in enumerate(lines[1:], 2):
        if result is not None:
            if line:
                return damaged(number, line)
        elif not line:
            in_head = in_head and not head
        elif in_head:
            key, colon, value = (part.strip() for part in line.partition(":"))
            if not colon:
                return damaged(number, line)
            if key.startswith("option "):
                options.append((key.removeprefix("option ").strip(), value))
            elif key == f"seat {len(names) + 1}":
                names.append(value)
            elif key in ("game", "rules", "variant") and key not in head:
                head[key] = value
            else:
                return damaged(number, line)
        elif line.startswith("result:"):
            result = line.removeprefix("result:").strip()
        else:
            actor, space, move = line.partition(" ")
            known = _parse_actor(actor, len(names))
            if known is None or not space:
                return damaged(number, line)
            moves.append(Line(known, move.strip()))
    for key in ("game", "rules", "variant"):
        if key not in head:
            return Refusal(Kind.RECORD, reason("core-record-lacks", what=key))
    if not head["rules"].isascii() or not head["rules"].isdigit():
        return Refusal(Kind.RECORD, reason("core-record-lacks", what="rules"))
    if result is None:
        return Refusal(
            Kind.RECORD, reason("core-record-truncated"), reason("core-record-mend-result")
        )
    return Record(
        head["game"],
        int(head["rules"]),
        head["variant"],
        tuple(options),
        tuple(names),
        tuple(moves),
        result,
    )


def replay(record: Record, games: Mapping[str, AnyGame]) -> AnyMatch | Refusal:
    """The match at the end of this record, every move checked under the rules it was played under;
    or the first thing wrong in it."""
    newest = games.get(record.game)
    if newest is None:
        why = reason("core-unknown-game", name=record.game)
        return Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=tuple(games)))
    if record.rules < 1:
        return Refusal(Kind.RECORD, reason("core-record-lacks", what="rules"))
    game = game_under(newest, record.rules)
    if isinstance(game, Refusal):
        return game
    config = configure(game, record.variant, len(record.names), dict(record.options))
    if isinstance(config, Refusal):
        return config
    answer = replay_lines(record, game, config)
    if not isinstance(answer, Refusal):
        answer = _with_its_result(record, answer)
    corrected = corrected_since(newest, record.rules)
    if isinstance(answer, Refusal) and corrected:
        return answer._replace(instead=corrected[0])
    return answer


def _with_its_result(record: Record, match: AnyMatch) -> AnyMatch | Refusal:
    reached = format_result(match.game.outcome(match.state))
    if record.result == reached:
        return match
    return Refusal(
        Kind.RECORD,
        reason("core-record-result", written=record.result, reached=reached),
        reason("core-record-mend-result"),
    )


def replay_lines(record: Record, game: AnyGame, config: Config) -> AnyMatch | Refusal:
    match = start(game, config, record.names)
    for number, line in enumerate(record.lines, 1):
        move = game.parse_move(match.state, line.text)
        after = move if isinstance(move, Refusal) else play(match, line.actor, move)
        if isinstance(after, Refusal):
            why = reason("core-record-move", number=number, move=line.text, why=after.why)
            return Refusal(after.kind, why, after.instead)
        match = after
    return match


def damaged(number: int, line: str) -> Refusal:
    return Refusal(Kind.RECORD, reason("core-record-damaged", number=number, line=line[:60]))


def _format_actor(actor: Actor) -> str:
    return {CHANCE: "*", TABLE: "!"}.get(actor) or str(actor + 1)


def _parse_actor(text: str, seats: int) -> Actor | None:
    if text in ("*", "!"):
        return CHANCE if text == "*" else TABLE
    if text.isascii() and text.isdigit() and 1 <= int(text) <= seats:
        return int(text) - 1
    return None

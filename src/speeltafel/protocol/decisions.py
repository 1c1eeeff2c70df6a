"""What decided a finished match of Katalon, proven by the solution."""

from typing import Final

from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games.katalon import KATALON
from speeltafel.protocol.documents import Decision
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.turning_point import Played, turning_point
from speeltafel.table.state import TableState
from speeltafel.words import Voice

NOTHING: Final = Decision("", 0)


def decidable(state: TableState) -> AnyMatch | None:
    """The match, if what decided it can be proven; other games get no words."""
    match = state.match
    if match is None or not state.over:
        raise Refused(Refusal(Kind.CONFIG, reason("table-not-over")))
    proven = match.game.name == KATALON.name and match.game.outcome(match.state) is not None
    return match if proven else None


def decided(match: AnyMatch, voice: Voice) -> Decision:
    number, told = _told(match)
    return Decision(voice.sentence(told), number)


def _told(match: AnyMatch) -> tuple[int, Reason]:
    line = _played(match)
    point = turning_point(find_oracle(), line)
    if point is None:
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        winner = seat_reason(outcome.winners[0])  # yellow: it wins from the first move on
        return 0, reason("server-decided-never", winner=winner)
    mover = seat_reason(line[point.number - 1].position.turn)
    code = f"server-decided-{point.before}-to-{point.after}"
    return point.number, reason(code, mover=mover, number=point.number)


def _played(match: AnyMatch) -> list[Played]:
    shown, line = start(match.game, match.config, match.names), []
    for entry in match.entries():
        line.append(Played(shown.state, entry.move))
        shown = advance(shown, entry.actor, entry.move)
    return line

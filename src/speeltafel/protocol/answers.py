"""Answers to who only asks: what would a move do, and what would a good player do here?"""

from speeltafel.bots.advice import Advice
from speeltafel.core.match import play_text
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Refusal
from speeltafel.protocol import wire
from speeltafel.protocol.sentences import said
from speeltafel.table.actions import no
from speeltafel.table.state import TableState
from speeltafel.words import Voice


def explained(state: TableState, message: wire.Why, voice: Voice) -> wire.Answer | Refusal:
    match = state.match
    if match is None:
        return no(reason("table-not-started"))
    after = play_text(match, message.seat, message.move)
    if isinstance(after, Refusal):
        return after
    assert after.last is not None
    move = after.last.move
    told = (match.game.foretell or match.game.tell)(match.state, message.seat, move)
    return wire.Answer(message.ticket, match.game.format_move(move), said(told, voice))


def advised(ticket: str, advice: Advice, voice: Voice) -> wire.Answer:
    return wire.Answer(
        ticket,
        advice.move,
        said(advice.what, voice),
        said(advice.look, voice),
        [said(each, voice) for each in advice.because],
        advice.proven,
    )

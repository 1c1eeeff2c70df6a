"""The one board of a class: what everybody sees of it, may vote for, and how the votes fell."""

from typing import Any, Final

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.evening.state import CLASS, PLAYING, TOGETHER, EveningState, Player
from speeltafel.evening.together.claims import Claims, judged
from speeltafel.evening.together.votes import counted, told
from speeltafel.protocol import wire
from speeltafel.protocol.evening import wire as evenings
from speeltafel.words import Voice

CLAIMED: Final = "potzklotz"
"""Where everybody claims at once, and every claim is judged."""


def watching(state: EveningState) -> Seat | None:
    """With whose eyes everybody looks: with those of the class, where it has a side of its own."""
    return CLASS if state.setup.shape == TOGETHER else None


def votes(state: EveningState, voice: Voice) -> list[evenings.VoteLine]:
    """Nobody sees what others vote for before everybody has voted or the vote is closed."""
    if state.class_votes and len(state.votes()) < len(state.playing()):
        return []
    match, cast = _cast(state)
    if match is None:
        return []
    claims = _claims(state)
    lines = [
        evenings.VoteLine(
            each.answer,
            voice.sentence(told(match, CLASS, each.answer)),
            each.votes,
            each.answer in claims.laid,
        )
        for each in counted(cast)
    ]
    return [*lines, *(_possible(card, voice) for card in claims.missed)]


def _possible(card: str, voice: Voice) -> evenings.VoteLine:
    return evenings.VoteLine(
        f"={card}", voice.sentence(reason("rounds-could-claim", card=card)), 0, True
    )


def wanted(state: EveningState, voice: Voice) -> dict[int, str]:
    """What each of those who have voted wants, in words: for the desk alone."""
    match, cast = _cast(state)
    if match is None:
        return {}
    words = {
        answer: voice.sentence(told(match, CLASS, answer)) for answer in frozenset(cast.values())
    }
    return {number: words[answer] for number, answer in cast.items()}


def _cast(state: EveningState) -> tuple[AnyMatch | None, dict[int, str]]:
    """The votes, and the position they are about: the one before while the computer thinks."""
    closing = state.closing
    if state.class_votes or closing is None or state.phase != PLAYING or is_over(state.match):
        return state.match, state.votes()
    return closing.match, closing.votes


def closing_told(state: EveningState) -> Reason | None:
    """While the votes are shown: that the computer is to play; in Potz Klotz how the claims of the
    class came out."""
    if not _is_closed(state):
        return None
    if state.setup.game != CLAIMED:
        return reason("rounds-computer-plays")
    claims = _claims(state)
    return reason(
        "rounds-claims",
        right=claims.right,
        mirror=claims.mirror,
        wrong=claims.other + claims.apart,
        passed=claims.passed,
    )


def _is_closed(state: EveningState) -> bool:
    return state.closing is not None and not state.class_votes and state.phase == PLAYING


def _claims(state: EveningState) -> Claims:
    """How they came out, once the vote is closed; nothing before, and where nobody claims."""
    closing = state.closing
    if closing is None or not _is_closed(state) or state.setup.game != CLAIMED:
        return Claims()
    return judged(closing.match, CLASS, closing.votes)


def is_over(match: AnyMatch | None) -> bool:
    return match is not None and not match.game.to_act(match.state)


def ballot(state: EveningState, player: Player) -> dict[str, Any]:
    """What may be voted for."""
    match = state.match
    if state.setup.shape != TOGETHER or match is None or not state.round:
        return {}
    moves = match.game.legal_moves(match.state, CLASS) if state.class_votes else ()
    return {
        "view": raw(match, CLASS),
        "moves": [match.game.format_move(move) for move in moves],
        "seen": match.length,
        "vote": state.votes().get(player.number, ""),
    }


def raw(match: AnyMatch, seat: Seat | None) -> msgspec.Raw:
    view = match.game.view(match.state, seat)
    return msgspec.Raw(wire.encode(writer_of(match.game.view)(view)))

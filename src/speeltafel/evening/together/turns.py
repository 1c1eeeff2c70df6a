"""One board for a whole class: votes come in, the host or the time closes them, the computer
answers. What chance brings on the board follows at once."""

from random import Random
from typing import TYPE_CHECKING

from speeltafel.core.match import play
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, Actor
from speeltafel.evening.log import Ballot, EveningKind, encode
from speeltafel.evening.messages import Answer, Vote
from speeltafel.evening.state import CLASS, COMPUTER, TOGETHER
from speeltafel.evening.together import votes
from speeltafel.evening.together.voters import voter

if TYPE_CHECKING:
    from speeltafel.evening.actions import EveningContext, EveningDraft


def vote(message: Vote, draft: "EveningDraft", context: "EveningContext") -> Refusal | None:
    state = draft.state
    player = voter(state, context.guest)
    if isinstance(player, Refusal):
        return player
    if state.setup.shape != TOGETHER or state.match is None:
        return Refusal(Kind.CONFIG, reason("evening-not-begun"))
    if message.seen != state.match.length:
        return Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))
    cast = votes.ballot(state.match, CLASS, message.move)
    if isinstance(cast, Refusal):
        return cast
    if state.votes().get(player.number) != cast:
        draft.add(EveningKind.VOTE, player.number, encode(Ballot(cast, message.seen)))
    return None


def close(draft: "EveningDraft", context: "EveningContext") -> Refusal | None:
    """The class plays what most want; while the computer thinks there is nothing to close."""
    state = draft.state
    assert state.match is not None
    if not state.match.game.to_act(state.match.state):
        draft.add(EveningKind.END)
        return None
    if not state.class_votes:
        return None
    move = votes.chosen(state.votes(), context.dice)
    if not move:
        return Refusal(Kind.CONFIG, reason("rounds-no-votes"))
    _moves(draft, CLASS, move)
    settle(draft, context.dice)
    return None


def answer(message: Answer, draft: "EveningDraft", dice: Random) -> Refusal | None:
    """An answer that somebody else has given already is none any more."""
    match = draft.state.match
    if match is None or message.seen != match.length or draft.state.held:
        return None
    move = match.game.parse_move(match.state, message.move)
    if isinstance(move, Refusal):
        return move
    after = play(match, COMPUTER, move)
    if isinstance(after, Refusal):
        return after
    _moves(draft, COMPUTER, match.game.format_move(move))
    settle(draft, dice)
    return None


def settle(draft: "EveningDraft", dice: Random) -> None:
    """Cards are dealt and dice thrown until somebody is to play."""
    while (match := draft.state.match) is not None:
        game = match.game
        if CHANCE not in game.to_act(match.state):
            return
        _moves(draft, CHANCE, game.format_move(game.chance(match.state).sample(dice)))


def _moves(draft: "EveningDraft", actor: Actor, text: str) -> None:
    draft.add(EveningKind.MOVE, text=f"{actor} {text}")

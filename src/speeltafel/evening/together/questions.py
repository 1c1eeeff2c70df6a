"""A question for the whole class: everybody answers, the host, the time or the last answer closes
it, and then it is told what is right."""

from typing import TYPE_CHECKING

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.log import Ballot, EveningKind, encode
from speeltafel.evening.messages import Tell, Vote
from speeltafel.evening.state import EveningState
from speeltafel.evening.together import shared
from speeltafel.evening.together.voters import voter

if TYPE_CHECKING:
    from speeltafel.evening.actions import EveningContext, EveningDraft


def ask(draft: "EveningDraft", context: "EveningContext") -> Refusal | None:
    """The next one, once the one before is told; the end after as many as were planned."""
    state = draft.state
    if state.asks:
        return Refusal(Kind.CONFIG, reason("rounds-tell-first"))
    if state.setup.rounds and state.round >= state.setup.rounds:
        draft.add(EveningKind.END)
    else:
        question = shared.question(context.dice, state.questions)
        draft.add(EveningKind.ASK, text=encode(question))
    return None


def answer(message: Vote, draft: "EveningDraft", context: "EveningContext") -> Refusal | None:
    state = draft.state
    player = voter(state, context.guest)
    if isinstance(player, Refusal):
        return player
    if message.seen != state.round or not state.asks:
        return Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))
    said = shared.ballot(message.move)
    if isinstance(said, Refusal):
        return said
    if state.votes().get(player.number) != said:
        draft.add(EveningKind.VOTE, player.number, encode(Ballot(said, message.seen)))
    return None


def tell(message: Tell, draft: "EveningDraft") -> Refusal | None:
    """Two taps, or two processes, tell once."""
    if draft.state.held:
        return Refusal(Kind.CONFIG, reason("evening-held"), reason("evening-go-on-first"))
    if draft.state.asks and message.seen == draft.state.round:
        draft.add(EveningKind.TELL)
    return None


def seen_rightly(state: EveningState) -> dict[int, int]:
    """Of everybody who plays, how many questions they have seen rightly."""
    found = {player.number: 0 for player in state.playing()}
    for question, answers in zip(state.questions, state.answers, strict=False):
        for number, said in answers.items():
            if number in found and said == question.answer:
                found[number] += 1
    return found

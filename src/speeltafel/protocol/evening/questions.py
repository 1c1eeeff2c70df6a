"""A question for a whole class, as the wall, the desk and those who answer are told of it."""

from typing import Any

from speeltafel.core.reason import Reason, reason
from speeltafel.evening.state import PLAYING, QUESTIONS, EveningState, Player
from speeltafel.evening.together import shared
from speeltafel.games.katoiz.components import PROPERTIES
from speeltafel.protocol.evening import wire as evenings
from speeltafel.words import Voice


def pair(state: EveningState) -> evenings.TilePair | None:
    """The last question, with its answer once that is told."""
    if state.setup.shape != QUESTIONS or not state.questions:
        return None
    asked = state.questions[-1]
    names = None if state.asks else [each for each in asked.answer.split() if each in PROPERTIES]
    return evenings.TilePair(asked.one, asked.other, names)


def prompt(state: EveningState) -> Reason | None:
    if not state.questions:
        return None
    if state.asks:
        return reason("rounds-what-shared")
    asked, answers = state.questions[-1], state.answers[-1]
    right = sum(said == asked.answer for said in answers.values())
    return reason("rounds-answered", told=shared.told(asked), right=right, of=len(answers))


def lines(state: EveningState, voice: Voice) -> list[evenings.VoteLine]:
    """Nobody sees what others say before it is told what is right."""
    if not state.questions or state.asks:
        return []
    return [
        evenings.VoteLine(each.what, voice.sentence(shared.spoken(each.what)), each.by, each.right)
        for each in shared.named(state.questions[-1], state.answers[-1])
    ]


def said(state: EveningState, voice: Voice) -> dict[int, str]:
    """What each of those who have answered said, in words: for the desk alone."""
    return {number: voice.sentence(shared.spoken(text)) for number, text in state.votes().items()}


def right(state: EveningState) -> frozenset[int]:
    """Who saw all of it, once that is told."""
    if not state.questions or state.asks:
        return frozenset()
    answer = state.questions[-1].answer
    return frozenset(number for number, text in state.answers[-1].items() if text == answer)


def ballot(state: EveningState, player: Player, voice: Voice) -> dict[str, Any]:
    """What may be answered, and afterwards whether it was so."""
    asked = pair(state)
    if asked is None or state.phase != PLAYING:
        return {}
    own = state.votes().get(player.number, "")
    told: dict[str, Any] = {"pair": asked, "seen": state.round, "vote": own}
    if state.held:
        return told
    if state.asks:
        moves = [*PROPERTIES, shared.NOTHING]
        return told | {"moves": moves, "text": voice.sentence(reason("rounds-answer"))}
    return told | {"text": voice.sentence(_result(state, own))}


def _result(state: EveningState, own: str) -> Reason:
    asked = state.questions[-1]
    if not own:
        return shared.told(asked)
    code = "rounds-you-right" if own == asked.answer else "rounds-you-not"
    return reason(code, told=shared.told(asked))

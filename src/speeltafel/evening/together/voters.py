"""Who may say something just now, when a class decides or answers together."""

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.state import PLAYING, EveningState, Player


def voter(state: EveningState, guest: str) -> Player | Refusal:
    player = state.player_of(guest)
    if player is None or not player.plays:
        return Refusal(Kind.CONFIG, reason("evening-not-in"))
    if state.phase != PLAYING or not state.round:
        return Refusal(Kind.CONFIG, reason("evening-not-begun"))
    if state.held:
        return Refusal(Kind.CONFIG, reason("evening-held"))
    return player

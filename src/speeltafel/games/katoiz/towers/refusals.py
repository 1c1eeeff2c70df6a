"""Why a tile is refused."""

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import DEMANDED, MATCHES
from speeltafel.games.katoiz.moves import AGAIN, Choice, Move
from speeltafel.games.katoiz.naming import property_reason, roll_reason, tile_reason
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.rules import fitting, legal_moves, open_tiles
from speeltafel.games.katoiz.towers.state import Towers


def why_not(state: Towers, seat: Seat, move: Move) -> Reason | None:
    legal = legal_moves(state, seat)
    if isinstance(move, Begin | Stack | Choice) and move in legal:
        return None
    own = state.towers[state.turn]
    if isinstance(move, Choice):
        return reason("katoiz-no-again") if move == AGAIN else _why_not_end_turn(state)
    if not isinstance(move, Begin | Stack):
        return reason("katoiz-not-yours")
    if move.tile not in state.supply:
        return reason("katoiz-not-open", tile=tile_reason(move.tile))
    if state.roll is not None and not DEMANDED[state.roll] >> move.tile & 1:
        return reason(
            "katoiz-not-rolled", tile=tile_reason(move.tile), demand=roll_reason(state.roll)
        )
    if isinstance(move, Begin):
        if not state.rules.colour_die:
            return reason("katoiz-one-tower")  # KZ-10
        return reason("katoiz-no-new-tower")  # KZ-13
    if not own:
        return reason("katoiz-begin-first")
    if not 0 <= move.tower < len(own):
        return reason("katoiz-no-such-tower", number=move.tower + 1, count=len(own))
    top = own[move.tower][-1]
    if MATCHES[move.tile][top] < state.rules.matches:
        return reason(
            "katoiz-does-not-fit",
            tile=tile_reason(move.tile),
            top=tile_reason(top),
            needed=state.rules.matches,
        )
    if move.named is None:
        return reason("katoiz-name-it")
    if not state.rules.naming:
        return reason("katoiz-need-not-name")
    return reason(  # KZ-11: what they do share is left to find
        "katoiz-look-again",
        tile=tile_reason(move.tile),
        top=tile_reason(top),
        named=property_reason(move.named),
    )


def _why_not_end_turn(state: Towers) -> Reason:
    if not state.towers[state.turn]:
        return reason("katoiz-begin-first")
    if fitting(state, open_tiles(state)):
        return reason("katoiz-something-fits")  # KZ-10: taking is compulsory
    if state.rules.colour_die and open_tiles(state):
        return reason("katoiz-start-new-tower")  # KZ-13
    return reason("katoiz-nothing-to-do")

"""Why a cube cannot move so, or a card not be laid."""

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.components import card_name
from speeltafel.games.potzklotz.moves import Claim, Draw, Move, Pass, Twin
from speeltafel.games.potzklotz.placement import lifted, on_base, place_name, places_beside
from speeltafel.games.potzklotz.state import State


def why_not(table: State, seat: Seat, move: Move) -> Reason | None:
    if isinstance(move, Pass):
        return None
    if isinstance(move, Draw):
        return reason("potzklotz-not-yours-to-draw")
    if move.card not in table.hands[seat]:
        return reason("potzklotz-card-not-in-hand", card=card_name(move.card))
    if isinstance(move, Twin):
        return None if table.answering else reason("potzklotz-move-a-cube")  # PK-5, PK-8
    if table.answering:
        return reason("potzklotz-twin-only")  # PK-11
    return _why_cube_cannot_move(table, move)


def _why_cube_cannot_move(table: State, claim: Claim) -> Reason | None:
    source, target, _ = claim
    here, there = place_name(source), place_name(target)
    if source not in {(x, y) for x, y, _ in table.building}:
        return reason("potzklotz-no-cube", place=here)
    if source == target:
        return reason("potzklotz-same-place", place=here)  # PK-8
    if table.agreed.stay_on_base and not on_base(target):
        return reason("potzklotz-off-the-base", place=there)  # PK-4
    if target not in places_beside(lifted(table.building, source)):
        return reason("potzklotz-touches-nothing", place=there)  # PK-3
    return None

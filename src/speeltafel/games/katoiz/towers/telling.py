"""What a move does at Stapeltoren, and what may be done."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.components import PURPLE, Roll
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.naming import property_reason, roll_reason, tile_reason
from speeltafel.games.katoiz.towers.moves import Begin, Open, Stack
from speeltafel.games.katoiz.towers.rules import fitting, open_tiles
from speeltafel.games.katoiz.towers.state import Towers


def tell(state: Towers, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(actor)
    if isinstance(move, Open):
        return reason("katoiz-opened", count=len(move.tiles))
    if isinstance(move, Roll):
        return reason("katoiz-rolls", seat=seat_reason(state.turn), demand=roll_reason(move))
    if isinstance(move, Begin):
        code = "katoiz-new-tower" if state.towers[state.turn] else "katoiz-begins"
        return reason(code, seat=seat, tile=tile_reason(move.tile))
    if isinstance(move, Stack):
        height = len(state.towers[state.turn][move.tower]) + 1
        if move.named is None:
            return reason("katoiz-stacks", seat=seat, tile=tile_reason(move.tile), height=height)
        return reason(
            "katoiz-stacks-naming",
            seat=seat,
            tile=tile_reason(move.tile),
            height=height,
            named=property_reason(move.named),
        )
    return reason("katoiz-lapses", seat=seat)


def prompt(state: Towers, seat: Seat) -> Reason:
    del seat
    own = state.towers[state.turn]
    if not own:
        return reason("katoiz-choose-start")
    kinds = open_tiles(state)
    demand = roll_reason(state.roll or Roll(PURPLE))
    dice = "no" if state.roll is None else "yes"
    if fitting(state, kinds):
        code = "katoiz-take-and-name" if state.rules.naming else "katoiz-take"
        return reason(
            code,
            dice=dice,
            demand=demand,
            needed=state.rules.matches,
            top=tile_reason(own[0][-1]),
            towers=len(own),
        )
    if state.rules.colour_die and kinds:
        return reason("katoiz-new-tower-due", demand=demand)
    return reason("katoiz-nothing-to-take", dice=dice, demand=demand)

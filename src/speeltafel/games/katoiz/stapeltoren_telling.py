"""What is said at Stapeltoren: why a tile is refused, what a move does, what may be done."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.components import DEMANDED, MATCHES, PURPLE, Roll
from speeltafel.games.katoiz.moves import Begin, Choice, Move, Open, Stack
from speeltafel.games.katoiz.naming import property_reason, roll_reason, tile_reason
from speeltafel.games.katoiz.stapeltoren import fitting, legal_moves, open_tiles
from speeltafel.games.katoiz.state import Towers


def why_not(state: Towers, seat: Seat, move: Move) -> Reason | None:
    legal = legal_moves(state, seat)
    if isinstance(move, Begin | Stack | Choice) and move in legal:
        return None
    own = state.towers[state.turn]
    if isinstance(move, Choice):
        return _why_not_end_turn(state)
    if not isinstance(move, Begin | Stack):
        return reason("katoiz-other-move")
    if move.tile not in state.supply:
        return reason("katoiz-not-open", tile=tile_reason(move.tile))
    if state.roll is not None and not DEMANDED[state.roll] >> move.tile & 1:
        return reason(
            "katoiz-not-rolled", tile=tile_reason(move.tile), demand=roll_reason(state.roll)
        )
    if isinstance(move, Begin):
        return reason("katoiz-no-new-tower")  # KZ-13, or a second start tile (KZ-10)
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
    return reason("katoiz-other-move")


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

"""How a turn ends, and with it perhaps a round, a game, the match."""

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.components import Card, number_on
from speeltafel.games.potzklotz.placement import reachable
from speeltafel.games.potzklotz.state import State, new_game, seats_from

DRY_ROUNDS = 2


def drawable(table: State) -> tuple[Card, ...]:
    """The cards of which the next one drawn is one."""
    if table.pile:
        return table.pile
    if table.bottom is not None:
        return (table.bottom,)
    return tuple(sorted(table.discard[:-1]))  # PK-10


def cards_left(table: State) -> int:
    """How many cards can still be drawn, the discard pile shuffled in where that is done."""
    return len(table.pile) + (table.bottom is not None) + max(0, len(table.discard) - 1)


def due_cards(table: State, *seats: Seat) -> State:
    """These seats get a card each after those who are due one already, while cards last."""
    return table._replace(due=(table.due + seats)[: cards_left(table)])


def end_turn(table: State, laid: bool, refill: bool = True) -> State:
    agreed = table.agreed
    upcoming = (table.turn + 1) % agreed.players
    passes = 0 if laid else table.passes + 1
    if agreed.expert and refill:  # PK-13
        missing = agreed.hand - len(table.hands[table.turn])
        table = due_cards(table, *(table.turn,) * missing)
    everybody_passed = passes == agreed.players  # nobody is out then: the round would have ended
    announced = table.announced
    if everybody_passed:  # PK-7
        passes = 0
        if not announced and _announces(table):
            announced = True
        else:
            table = due_cards(table, *seats_from(upcoming, agreed.players))
    if agreed.expert:
        idle = 0 if laid or table.due or cards_left(table) else table.idle + 1
        ended = idle == agreed.players
    else:
        idle = 0 if laid or table.due else table.idle + everybody_passed
        ended = idle == DRY_ROUNDS or (upcoming == table.start and somebody_is_out(table))
    if ended:
        return end_game(table)
    return table._replace(
        turn=upcoming, laid_this_turn=0, passes=passes, idle=idle, announced=announced
    )


def _announces(table: State) -> bool:
    """PK-7, said once for a building: who still does not see it gets a card after all. In the
    expert game PK-7 holds while the pile lasts."""
    if not table.agreed.announce or (table.agreed.expert and not cards_left(table)):
        return False
    return can_anybody_lay(table)


def somebody_is_out(table: State) -> bool:
    return () in table.hands


def can_anybody_lay(table: State) -> bool:
    numbers = reachable(table.building, table.agreed.stay_on_base)
    return any(number_on(card) in numbers for hand in table.hands for card in hand)


def end_game(table: State) -> State:
    """PK-9, PK-10, PK-13: the points, and the next game with another start."""
    if table.agreed.expert:
        scored = tuple(len(cards) for cards in table.laid)
    else:
        scored = tuple(int(not hand) for hand in table.hands)
    table = table._replace(results=(*table.results, scored), due=(), answering=())
    if table.is_over:
        return table
    start = (table.start + 1) % table.agreed.players
    # The verdict that ended this game is still to be seen.
    return new_game(table.agreed, start, table.results)._replace(last=table.last)


def skip_empty_hands(table: State) -> State:
    """Who has no cards left at the start of a turn passes without being asked."""
    while not (table.due or table.answering or table.is_over or table.hands[table.turn]):
        table = end_turn(table, laid=False)
    return table

"""Chance and the order of turns: cards turned up, hands filled, pots settled.

No pile has a hidden order: a card is decided when it is drawn.
"""

from speeltafel.games.kobito.components import (
    HAND_SIZE,
    NO_CARDS,
    REPLACEMENT,
    Cards,
    together,
    with_card,
    with_item,
)
from speeltafel.games.kobito.moves import Draw, TurnGold, TurnStart
from speeltafel.games.kobito.rainbow import A_NUMBER, NO_RAINBOW, Rainbow, cards_of
from speeltafel.games.kobito.state import Pot, Stage, State


def turn_gold(table: State, move: TurnGold) -> State:
    gold = list(table.gold)
    gold.remove(move.gold)
    slot = table.pots.index(None)
    return table._replace(
        stage=Stage.START,
        gold=tuple(gold),
        pots=with_item(table.pots, slot, Pot(move.gold, NO_RAINBOW)),
    )


def turn_start(table: State, move: TurnStart) -> State:
    pile = pile_for_a_start(table)
    discard = table.discard if pile is table.pile else NO_CARDS
    slot = next(i for i, pot in enumerate(table.pots) if pot and not pot.rainbow.places)
    pot = table.pots[slot]
    assert pot is not None
    ready = pot._replace(rainbow=Rainbow(move.number, (A_NUMBER,)))
    table = _shuffled(
        table._replace(pots=with_item(table.pots, slot, ready)),
        with_card(pile, move.number, -1),
        discard,
    )
    if table.turns == 0:
        return table._replace(stage=Stage.GOLD if None in table.pots else Stage.DEAL)
    return settled(table._replace(stage=Stage.PLAY))


def pile_for_a_start(table: State) -> Cards:
    """Is there no number card in the pile, then the discard pile is shuffled in (KO-3). A rainbow
    that won a pot has at least its start card, so there always is one then."""
    if any(table.pile[1:REPLACEMENT]):
        return table.pile
    return together(table.pile, table.discard)


def draw(table: State, move: Draw) -> State:
    seat = table.turn
    hand = tuple(sorted((*table.hands[seat], move.card)))
    table = _shuffled(
        table._replace(hands=with_item(table.hands, seat, hand), stirred=True),
        with_card(table.pile, move.card, -1),
        table.discard,
    )
    if len(hand) < HAND_SIZE and any(table.pile):
        return table
    if table.stage is Stage.REFILL:
        return next_turn(table)
    if seat + 1 < len(table.hands):
        return table._replace(turn=seat + 1)
    return next_turn(table)


def settled(table: State) -> State:
    """KO-9: a full pot is won, the dearer first; after it chance turns up the next."""
    full = [(pot.gold.value, -i) for i, pot in enumerate(table.pots) if pot and not pot.room]
    if not full:
        return table
    slot = -max(full)[1]
    pot, seat = table.pots[slot], table.turn
    assert pot is not None
    won = (*table.won[seat], pot.gold)
    return _shuffled(
        table._replace(
            won=with_item(table.won, seat, won),
            pots=with_item(table.pots, slot, None),
            stage=Stage.GOLD if table.gold else Stage.OVER,  # KO-14
        ),
        table.pile,
        together(table.discard, cards_of(pot.rainbow)),
    )


def _shuffled(table: State, pile: Cards, discard: Cards) -> State:
    """KO-13: an empty pile takes the discard pile at once."""
    if any(pile):
        return table._replace(pile=pile, discard=discard)
    return table._replace(pile=discard, discard=NO_CARDS)


def next_turn(table: State) -> State:
    seats = len(table.hands)
    seat = (table.turn + 1) % seats
    idle = 0 if table.stirred else table.idle + 1
    return table._replace(
        stage=Stage.PLAY if idle < seats else Stage.OVER,  # KO-13
        turn=seat,
        turns=table.turns + 1,
        minimum=min(1 + len(table.workshops[seat]), len(table.hands[seat])),  # KO-4
        played=0,
        stirred=False,
        idle=idle,
    )

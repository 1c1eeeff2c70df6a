"""The verbs of Kobito: who acts, what every small move does, when it ends."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.kobito.components import (
    DECK,
    GOLD_TABLES,
    HAND_SIZE,
    KOBITO,
    MOST_PLAYERS,
    NO_CARDS,
    NUMBERS,
    PENALTY,
    POTS,
    REPLACEMENT,
    Card,
    Hand,
    with_item,
    without,
)
from speeltafel.games.kobito.dealing import draw, next_turn, settled, turn_gold, turn_start
from speeltafel.games.kobito.moves import (
    GOLD,
    OWN,
    Block,
    Carry,
    End,
    Lay,
    Move,
    Penalty,
    Replace,
    Spot,
    Start,
    Swap,
)
from speeltafel.games.kobito.rainbow import (
    A_KOBITO,
    A_NUMBER,
    Rainbow,
    extended,
    part,
    with_place,
)
from speeltafel.games.kobito.state import Pot, Stage, Table

_CHANCE: Final = (CHANCE,)
_SEATS: Final = tuple((seat,) for seat in range(MOST_PLAYERS))
_NOBODY: Final[tuple[Actor, ...]] = ()


def setup(config: Config) -> Table:
    """KO-3: chance turns up the pots and deals the hands."""
    nothing: tuple[tuple[Any, ...], ...] = ((),) * config.players
    return Table(
        stage=Stage.GOLD,
        turn=0,
        turns=0,
        minimum=0,
        played=0,
        stirred=False,
        idle=0,
        pots=(None,) * POTS,
        gold=GOLD_TABLES[config.choice("gold")],
        pile=DECK,
        discard=NO_CARDS,
        hands=nothing,
        known=nothing,
        workshops=nothing,
        won=nothing,
        penalties=nothing,
    )


def to_act(table: Table) -> tuple[Actor, ...]:
    stage = table.stage
    if stage is Stage.PLAY:
        return _SEATS[table.turn]
    return _NOBODY if stage is Stage.OVER else _CHANCE


def apply(table: Table, actor: Actor, move: Move) -> Table:
    del actor
    return _VERBS[move.verb](table, move)


def _lay(table: Table, move: Lay) -> Table:
    card, spot, side, _ = move
    laid = (A_KOBITO if card == KOBITO else A_NUMBER,)
    table = _from_hand(table, (card,))
    return settled(_changed(table, spot, extended(rainbow_at(table, spot), side, laid)))


def _start(table: Table, move: Start) -> Table:
    started = Rainbow(first_of(move.cards), tuple(A_NUMBER if c else A_KOBITO for c in move.cards))
    table = _from_hand(table, move.cards)
    own = (*table.workshops[table.turn], started)
    return table._replace(workshops=with_item(table.workshops, table.turn, own))


def first_of(cards: tuple[Card, ...]) -> int:
    """The number of the first place, which any number card among them tells (KO-10)."""
    index = next(i for i, card in enumerate(cards) if card != KOBITO)
    return (cards[index] - index - 1) % len(NUMBERS) + 1


def is_run(cards: tuple[Card, ...]) -> bool:
    """Whether these are consecutive from left to right, kobitos standing for any number."""
    numbers = [(card - i) % len(NUMBERS) for i, card in enumerate(cards) if card != KOBITO]
    return REPLACEMENT not in cards and len(set(numbers)) == 1


def _carry(table: Table, move: Carry) -> Table:
    rainbow = table.workshops[table.turn][move.slot]
    pots = list(table.pots)
    rest = list(range(len(rainbow.places)))
    for block in move.blocks:
        start, stop = stretch(rainbow, block)
        pot = pots[block.pot]
        assert pot is not None
        lifted = rainbow.places[start:stop]
        pots[block.pot] = pot._replace(rainbow=extended(pot.rainbow, block.side, lifted))
        rest = [index for index in rest if not start <= index < stop]
    own = table.workshops[table.turn]
    stays = (part(rainbow, rest[0], rest[-1] + 1),) if rest else ()
    own = (*own[: move.slot], *stays, *own[move.slot + 1 :])
    return settled(
        table._replace(
            pots=tuple(pots), workshops=with_item(table.workshops, table.turn, own), stirred=True
        )
    )


def stretch(rainbow: Rainbow, block: Block) -> tuple[int, int]:
    """From where up to where the block lies in the rainbow."""
    start = (block.first - rainbow.first) % len(NUMBERS)
    return start, start + (block.last - block.first) % len(NUMBERS) + 1


def _swap(table: Table, move: Swap) -> Table:
    number, spot, _ = move
    seat = table.turn
    hand = (KOBITO, *without(table.hands[seat], (number,)))
    table = table._replace(
        hands=with_item(table.hands, seat, hand),
        known=with_item(table.known, seat, (KOBITO, *table.known[seat])),
        stirred=True,
    )
    return _changed(table, spot, with_place(rainbow_at(table, spot), number, A_NUMBER))


def _replace(table: Table, move: Replace) -> Table:
    number, spot, _ = move
    table = _from_hand(table, (number, REPLACEMENT))
    rainbow = rainbow_at(table, spot)
    place = rainbow.places[(number - rainbow.first) % len(NUMBERS)]
    return _changed(table, spot, with_place(rainbow, number, place + 1))


def _penalty(table: Table, move: Penalty) -> Table:
    table = _from_hand(table, (move.number,))
    pile = (*table.penalties[table.turn], move.number)
    return table._replace(penalties=with_item(table.penalties, table.turn, pile))


def _end(table: Table, move: End) -> Table:
    del move
    seat = table.turn
    hand = table.hands[seat]
    if table.played < table.minimum:
        # The minimum is waived, so everybody knows that only replacement cards are left (KO-12).
        table = table._replace(known=with_item(table.known, seat, hand))
    if len(hand) < HAND_SIZE and any(table.pile):
        return table._replace(stage=Stage.REFILL)
    return next_turn(table)


_VERBS: Final[Mapping[str, Callable[[Table, Any], Table]]] = {
    "lay": _lay,
    "start": _start,
    "carry": _carry,
    "swap": _swap,
    "replace": _replace,
    "penalty": _penalty,
    "end": _end,
    "gold": turn_gold,
    "turn": turn_start,
    "draw": draw,
}


def _from_hand(table: Table, cards: tuple[Card, ...]) -> Table:
    """KO-5."""
    seat = table.turn
    known = table.known[seat]
    return table._replace(
        hands=with_item(table.hands, seat, without(table.hands[seat], cards)),
        known=with_item(table.known, seat, still_known(known, cards)) if known else table.known,
        played=table.played + len(cards),
        stirred=True,
    )


def still_known(known: Hand, played: Iterable[Card]) -> Hand:
    """What is left of the cards everybody knows: one of those may be the one that was played."""
    rest = list(known)
    for card in played:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def rainbow_at(table: Table, spot: Spot) -> Rainbow:
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        assert pot is not None
        return pot.rainbow
    return table.workshops[table.turn if owner == OWN else owner][index]


def find_rainbow(table: Table, spot: Spot) -> Rainbow | None:
    """What lies there, for a spot that somebody has only named."""
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        return None if pot is None else pot.rainbow
    seat = table.turn if owner == OWN else owner
    if seat >= len(table.workshops) or index >= len(table.workshops[seat]):
        return None
    return table.workshops[seat][index]


def _changed(table: Table, spot: Spot, rainbow: Rainbow) -> Table:
    owner, index = spot
    if owner == GOLD:
        pot = table.pots[index]
        assert pot is not None
        return table._replace(pots=with_item(table.pots, index, Pot(pot.gold, rainbow)))
    seat = table.turn if owner == OWN else owner
    workshop = with_item(table.workshops[seat], index, rainbow)
    return table._replace(workshops=with_item(table.workshops, seat, workshop))


def score(table: Table, seat: Seat) -> int:
    gold = sum(gold.value for gold in table.won[seat])
    return gold - PENALTY * len(table.penalties[seat])


def outcome(table: Table) -> Outcome | None:
    """KO-13, KO-14."""
    if table.stage is not Stage.OVER:
        return None
    scores = tuple(score(table, seat) for seat in range(len(table.hands)))
    best = max(scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    counting = tuple(
        reason(
            "kobito-count",
            seat=seat_reason(seat),
            pots=len(table.won[seat]),
            gold=sum(gold.value for gold in table.won[seat]),
            cards=len(table.penalties[seat]),
            penalty=PENALTY * len(table.penalties[seat]),
            score=points,
        )
        for seat, points in enumerate(scores)
    )
    names = tuple(seat_reason(seat) for seat in winners)
    if None in table.pots:
        why = reason("kobito-all-gold-won", winners=names, count=len(winners), score=best)
    else:
        why = reason("kobito-stand-off", winners=names, count=len(winners), score=best)
    return Outcome(why, winners, scores, counting)

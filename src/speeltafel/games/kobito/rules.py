"""The verbs of Kobito: who acts, what every small move does, when it ends."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from speeltafel.core.chance import Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.kobito.carries import carries, stretch
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
from speeltafel.games.kobito.dealing import (
    draw,
    next_turn,
    pile_for_a_start,
    settled,
    turn_gold,
    turn_start,
)
from speeltafel.games.kobito.layings import layings, penalties, swaps
from speeltafel.games.kobito.moves import (
    DRAWS,
    END,
    START_CARDS,
    Carry,
    End,
    Lay,
    Move,
    Penalty,
    Replace,
    Start,
    Swap,
    TurnGold,
)
from speeltafel.games.kobito.rainbow import (
    A_KOBITO,
    A_NUMBER,
    Rainbow,
    extended,
    first_of,
    part,
    with_place,
)
from speeltafel.games.kobito.spots import changed, rainbow_at
from speeltafel.games.kobito.state import Stage, State

_CHANCE: Final = (CHANCE,)
_SEATS: Final = tuple((seat,) for seat in range(MOST_PLAYERS))
_NOBODY: Final[tuple[Actor, ...]] = ()


def setup(config: Config) -> State:
    """KO-3: chance turns up the pots and deals the hands."""
    nothing: tuple[tuple[Any, ...], ...] = ((),) * config.players
    return State(
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


def to_act(table: State) -> tuple[Actor, ...]:
    stage = table.stage
    if stage is Stage.PLAY:
        return _SEATS[table.turn]
    return _NOBODY if stage is Stage.OVER else _CHANCE


def chance(table: State) -> Weighted[Move]:
    if table.stage is Stage.GOLD:
        cards = table.gold
        return Weighted([(TurnGold(gold), cards.count(gold)) for gold in sorted(set(cards))])
    if table.stage is Stage.START:
        # A kobito or replacement card goes back and another is turned: the same as drawing
        # from the number cards only (KO-3).
        pile = pile_for_a_start(table)
        return Weighted([(START_CARDS[number], pile[number]) for number in NUMBERS if pile[number]])
    return Weighted([(DRAWS[card], count) for card, count in enumerate(table.pile) if count])


def legal_moves(table: State, seat: Seat) -> list[Move]:
    hand = table.hands[seat]
    laying = layings(table, seat)
    moves = list(laying)
    for index, rainbow in enumerate(table.workshops[seat]):
        moves += carries(index, rainbow, table.pots)
    moves += swaps(table, seat)
    if table.played >= table.minimum:
        moves.append(END)  # KO-4
    elif not laying:
        moves += penalties(hand) or [END]  # KO-12
    return moves


def apply(table: State, actor: Actor, move: Move) -> State:
    del actor
    return _VERBS[move.verb](table, move)


def _lay(table: State, move: Lay) -> State:
    card, spot, side, _ = move
    laid = (A_KOBITO if card == KOBITO else A_NUMBER,)
    table = _from_hand(table, (card,))
    return settled(changed(table, spot, extended(rainbow_at(table, spot), side, laid)))


def _start(table: State, move: Start) -> State:
    started = Rainbow(first_of(move.cards), tuple(A_NUMBER if c else A_KOBITO for c in move.cards))
    table = _from_hand(table, move.cards)
    own = (*table.workshops[table.turn], started)
    return table._replace(workshops=with_item(table.workshops, table.turn, own))


def _carry(table: State, move: Carry) -> State:
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


def _swap(table: State, move: Swap) -> State:
    number, spot, _ = move
    seat = table.turn
    hand = (KOBITO, *without(table.hands[seat], (number,)))
    table = table._replace(
        hands=with_item(table.hands, seat, hand),
        known=with_item(table.known, seat, (KOBITO, *table.known[seat])),
        stirred=True,
    )
    return changed(table, spot, with_place(rainbow_at(table, spot), number, A_NUMBER))


def _replace(table: State, move: Replace) -> State:
    number, spot, _ = move
    table = _from_hand(table, (number, REPLACEMENT))
    rainbow = rainbow_at(table, spot)
    place = rainbow.places[(number - rainbow.first) % len(NUMBERS)]
    return changed(table, spot, with_place(rainbow, number, place + 1))


def _penalty(table: State, move: Penalty) -> State:
    table = _from_hand(table, (move.number,))
    pile = (*table.penalties[table.turn], move.number)
    return table._replace(penalties=with_item(table.penalties, table.turn, pile))


def _end(table: State, move: End) -> State:
    del move
    seat = table.turn
    hand = table.hands[seat]
    if table.played < table.minimum:
        # The minimum is waived, so everybody knows that only replacement cards are left (KO-12).
        table = table._replace(known=with_item(table.known, seat, hand))
    if len(hand) < HAND_SIZE and any(table.pile):
        return table._replace(stage=Stage.REFILL)
    return next_turn(table)


_VERBS: Final[Mapping[str, Callable[[State, Any], State]]] = {
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


def _from_hand(table: State, cards: tuple[Card, ...]) -> State:
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


def score(table: State, seat: Seat) -> int:
    gold = sum(gold.value for gold in table.won[seat])
    return gold - PENALTY * len(table.penalties[seat])


def outcome(table: State) -> Outcome | None:
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

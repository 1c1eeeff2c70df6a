"""The verbs of Potz Klotz: who may claim what, what it does, when it ends."""

from collections.abc import Sequence

from speeltafel.core.chance import Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.games.potzklotz.components import Card
from speeltafel.games.potzklotz.moves import (
    PASS,
    Claim,
    Draw,
    Move,
    Pass,
    Twin,
    claims_with,
    draws_of,
)
from speeltafel.games.potzklotz.placement import back_on_base, moved, number_standing, set_up
from speeltafel.games.potzklotz.state import START_CARD, State, agreement, new_game, points
from speeltafel.games.potzklotz.turns import drawable, due_cards, end_turn, skip_empty_hands
from speeltafel.games.potzklotz.verdict import Judgement, Verdict, judge


def setup(config: Config) -> State:
    return new_game(agreement(config), start=0)


def to_act(table: State) -> tuple[Actor, ...]:
    if table.due:
        return (CHANCE,)
    if table.answering:
        return table.answering
    return () if table.is_over else (table.turn,)


def legal_moves(table: State, seat: Seat) -> Sequence[Move]:
    """Claims by card, source and target, right and wrong alike (PK-5); to pass comes last."""
    moves: list[Move] = []
    if table.answering:
        moves += [Twin(card) for card in table.hands[seat]]
    else:
        stay_on_base = table.agreed.stay_on_base
        for card in table.hands[seat]:
            moves += claims_with(card, table.building, stay_on_base)
    moves.append(PASS)
    return moves


def apply(table: State, actor: Actor, move: Move) -> State:
    if isinstance(move, Claim):
        after = _claim(table, move)
    elif isinstance(move, Pass):
        after = _pass(table, actor)
    elif isinstance(move, Twin):
        after = _lay_twin(table, actor, move.card)
    else:
        after = _draw(table, move)
    return skip_empty_hands(after)


def _claim(table: State, claim: Claim) -> State:
    seat = table.turn
    verdict = verdict_on(table, claim)
    if verdict.judgement is not Judgement.RIGHT:
        table = table._replace(last=verdict)
        if table.agreed.extra:  # PK-6
            table = due_cards(table, seat)
        return end_turn(_show(table, seat, claim.card), laid=table.laid_this_turn > 0, refill=False)
    table = _lay(table, seat, claim.card)._replace(
        last=verdict,
        building=back_on_base(verdict.tried),
        laid_this_turn=table.laid_this_turn + 1,
        passes=0,
        idle=0,
        announced=False,
    )
    if table.agreed.expert:
        return table if table.hands[seat] else end_turn(table, laid=True)  # PK-13
    if table.agreed.out_of_turn:  # PK-11
        others = [other for other, hand in enumerate(table.hands) if hand and other != seat]
        table = table._replace(answering=tuple(others))
    return table if table.answering else end_turn(table, laid=True)


def verdict_on(table: State, claim: Claim) -> Verdict:
    tried = moved(table.building, claim.source, claim.target)
    made = number_standing(tried)
    judgement = judge(made, claim.card)
    return Verdict(table.turn, claim.card, claim.source, claim.target, made, judgement, tried)


def _pass(table: State, seat: Seat) -> State:
    if table.answering:
        return _answered(table, seat)
    return end_turn(table, laid=table.laid_this_turn > 0)


def _lay_twin(table: State, seat: Seat, card: Card) -> State:
    verdict = twin_verdict(table, seat, card)
    table = table._replace(last=verdict)
    if verdict.judgement is Judgement.RIGHT:  # there is no third card of a building
        return end_turn(_lay(table, seat, card)._replace(answering=()), laid=True)
    if table.agreed.extra:
        table = due_cards(table, seat)
    return _answered(_show(table, seat, card), seat)


def twin_verdict(table: State, seat: Seat, card: Card) -> Verdict:
    made = number_standing(table.building)
    return Verdict(seat, card, None, None, made, judge(made, card), table.building)


def _answered(table: State, seat: Seat) -> State:
    answering = tuple(other for other in table.answering if other != seat)
    table = table._replace(answering=answering)
    return table if answering else end_turn(table, laid=True)


def _draw(table: State, draw: Draw) -> State:
    seat, card = draw
    assert card is not None
    if not table.pile and table.bottom is None:
        table = _shuffle_discards(table)
    if table.pile:
        table = table._replace(due=table.due[1:], pile=_without(table.pile, card))
    else:
        table = _show(table._replace(due=table.due[1:], bottom=None), seat, card)
    if seat != START_CARD:
        return table._replace(hands=_with_card(table.hands, seat, card))
    if table.agreed.expert:
        return table._replace(building=set_up(card), bottom=card)
    return table._replace(building=set_up(card), discard=(card,))


def _shuffle_discards(table: State) -> State:
    """PK-10: all but the top card become the pile."""
    again = table.discard[:-1]
    shuffle = list(table.shuffle)
    for card in again:
        shuffle[card] = max(table.shuffle) + 1
    return table._replace(
        pile=tuple(sorted(again)), discard=table.discard[-1:], shuffle=tuple(shuffle)
    )


def _lay(table: State, seat: Seat, card: Card) -> State:
    """From the hand onto the discard pile, or onto the player's own (PK-13)."""
    hands = _replaced(table.hands, seat, _without(table.hands[seat], card))
    shown = table.shown
    if card in shown[seat]:
        shown = _replaced(shown, seat, _without(shown[seat], card))
    if table.agreed.expert:
        laid = _replaced(table.laid, seat, (*table.laid[seat], card))
        return table._replace(hands=hands, shown=shown, laid=laid)
    return table._replace(hands=hands, shown=shown, discard=(*table.discard, card))


def _show(table: State, seat: Seat, card: Card) -> State:
    """Everybody knows that this seat holds this card."""
    if card in table.shown[seat]:
        return table
    return table._replace(shown=_with_card(table.shown, seat, card))


def _with_card(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card
) -> tuple[tuple[Card, ...], ...]:
    return _replaced(hands, seat, tuple(sorted((*hands[seat], card))))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _replaced(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def chance(table: State) -> Weighted[Move]:
    draws = draws_of(table.due[0])
    return Weighted([draws[card] for card in drawable(table)])


def outcome(table: State) -> Outcome | None:
    """PK-9, PK-13: most points, or most cards, over the games of the match."""
    if not table.is_over:
        return None
    scores = points(table)
    best = max(scores)
    counting = tuple(game_reason(table, number) for number in range(1, len(table.results) + 1))
    if best == 0:
        return Outcome(reason("potzklotz-nobody-scored"), (), scores, counting)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    names = tuple(seat_reason(seat) for seat in winners)
    if table.agreed.expert:
        why = reason("potzklotz-most-cards", winners=names, count=len(winners), cards=best)
    else:
        why = reason("potzklotz-most-points", winners=names, count=len(winners), points=best)
    return Outcome(why, winners, scores, counting)


def game_reason(table: State, number: int) -> Reason:
    """What a finished game, counted from 1, brought each player."""
    result = table.results[number - 1]
    if table.agreed.expert:
        cards = tuple(
            reason("potzklotz-cards-of", seat=seat_reason(seat), cards=count)
            for seat, count in enumerate(result)
        )
        return reason("potzklotz-game-cards", number=number, cards=cards)
    out = tuple(seat_reason(seat) for seat, score in enumerate(result) if score)
    if not out:
        return reason("potzklotz-game-without-points", number=number)
    return reason("potzklotz-game-points", number=number, seats=out, count=len(out))

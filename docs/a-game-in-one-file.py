"""Trapje ("little stairs"): a whole game on one page, with chance and secrets.

Everybody holds four cards, unseen by the others; the cards are 1 to 9, three of each. In your turn
you lay a card that is higher than the top of the stairs, or you pass and draw a card. At the foot
of the stairs you may not pass. When all have passed in a row, the stairs begin again at the foot.
Who is rid of all cards first wins.

    python docs/a-game-in-one-file.py              plays it here, in the terminal
    python docs/a-game-in-one-file.py --check      tries every promise of the contract

A file like this is a complete game: bots play it and records replay. What it lacks beside the games
on the shelf (words in two languages, a rules page, drawings …) is named by one test.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from speeltafel import (
    CHANCE,
    Config,
    Game,
    Kind,
    Outcome,
    Reason,
    Refusal,
    Traits,
    Variant,
    add_game,
    check_tables,
    reason,
)
from speeltafel.core.chance import Weighted
from speeltafel.core.reason import seat_reason

# ── What is in the box

CARDS = tuple(number for number in range(1, 10) for _ in range(3))
HAND = 4
FOOT = 0
"""Of the stairs: anything is higher."""

# ── State and moves


class State(NamedTuple):
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]  # in ascending order: which card comes is decided when it is drawn
    top: int
    turn: int
    passes: int
    due: tuple[int, ...]  # seats that get a card now, in this order


class Lay(NamedTuple):
    card: int


class Pass(NamedTuple):
    pass


class Draw(NamedTuple):
    seat: int
    card: int | None  # None for whom it is hidden


Move = Lay | Pass | Draw

# ── Rules


def setup(config: Config) -> State:
    seats = range(config.players)
    return State(((),) * config.players, CARDS, FOOT, 0, 0, tuple(seats) * HAND)


def to_act(state: State) -> tuple[int, ...]:
    if state.due:
        return (CHANCE,)
    return () if () in state.hands else (state.turn,)


def legal_moves(state: State, seat: int) -> list[Move]:
    higher = [Lay(card) for card in sorted(set(state.hands[seat])) if card > state.top]
    return [*higher, Pass()] if state.top != FOOT else [*higher]


def chance(state: State) -> Weighted[Move]:
    seat = state.due[0]
    return Weighted([(Draw(seat, card), count) for card, count in Counter(state.pile).items()])


def apply(state: State, actor: int, move: Move) -> State:
    following = (state.turn + 1) % len(state.hands)
    match move:
        case Draw(seat, int(card)):
            hands = _with_hand(state, seat, tuple(sorted((*state.hands[seat], card))))
            return state._replace(hands=hands, pile=_less(state.pile, card), due=state.due[1:])
        case Lay(card):
            hands = _with_hand(state, actor, _less(state.hands[actor], card))
            return state._replace(hands=hands, top=card, turn=following, passes=0)
    passes = state.passes + 1
    again = passes == len(state.hands)
    return state._replace(
        top=FOOT if again else state.top,
        turn=following,
        passes=0 if again else passes,
        due=(actor,) if state.pile else (),
    )


def _with_hand(state: State, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def outcome(state: State) -> Outcome | None:
    if state.due or () not in state.hands:
        return None
    winner = state.hands.index(())
    return Outcome(reason("trapje-wins", winner=seat_reason(winner)), (winner,))


def why_not(state: State, seat: int, move: Move) -> Reason | None:
    match move:
        case Lay(card) if card not in state.hands[seat]:
            return reason("trapje-not-in-your-hand", card=card)
        case Lay(card) if card <= state.top:
            return reason("trapje-must-be-higher", card=card, top=state.top)
        case Pass() if state.top == FOOT:
            return reason("trapje-no-passing-at-the-foot")
        case Draw():
            return reason("trapje-cards-are-dealt")
    return None


# ── What everybody sees


class View(NamedTuple):
    top: int
    turn: int
    hand: tuple[int, ...] | None  # your own; None for a spectator
    cards: tuple[int, ...]  # how many everybody holds
    pile: int


def view(state: State, seat: int | None) -> View:
    hand = None if seat is None else state.hands[seat]
    return View(state.top, state.turn, hand, tuple(map(len, state.hands)), len(state.pile))


def seen_move(state: State, actor: int, move: Move, viewer: int | None) -> Move:
    del state, actor
    if isinstance(move, Draw) and move.seat != viewer:
        return move._replace(card=None)
    return move


def resample(state: State, seat: int, generator: Random) -> State:
    unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    unseen += state.pile
    generator.shuffle(unseen)
    hands = []
    for other, hand in enumerate(state.hands):
        dealt = hand if other == seat else tuple(sorted(unseen[: len(hand)]))
        unseen = unseen if other == seat else unseen[len(hand) :]
        hands.append(dealt)
    return state._replace(hands=tuple(hands), pile=tuple(sorted(unseen)))


# ── Text: `5` lays, `pas` passes, `+1:5` is a card drawn by the first seat


def format_move(move: Move) -> str:
    match move:
        case Lay(card):
            return str(card)
        case Draw(seat, card):
            return f"+{seat + 1}:{card or '?'}"
    return "pas"


ALL_MOVES: list[Move] = [Pass()]
ALL_MOVES += [Lay(card) for card in set(CARDS)]
ALL_MOVES += [Draw(seat, card) for seat in range(4) for card in set(CARDS)]
TEXTS = {format_move(move): move for move in ALL_MOVES}


def parse_move(state: State, text: str) -> Move | Refusal:
    del state
    move = TEXTS.get(text.strip().lower())
    if move is not None:
        return move
    why = reason("trapje-not-a-move", text=text.strip()[:20])
    return Refusal(Kind.NOTATION, why, reason("trapje-write-a-card-or-pas"))


def tell(state: State, actor: int, move: Move) -> Reason:
    match move:
        case Lay(card):
            return reason("trapje-lays", seat=seat_reason(actor), card=card)
        case Draw(seat, None):
            return reason("trapje-draws", seat=seat_reason(seat))
        case Draw(seat, int(card)):
            return reason("trapje-draws-a-card", seat=seat_reason(seat), card=card)
    return reason("trapje-passes", seat=seat_reason(actor), top=state.top)


def prompt(state: State, seat: int) -> Reason:
    moves: Sequence[Move] = legal_moves(state, seat)
    return reason("trapje-your-turn", choose=tuple(format_move(move) for move in moves))


TRAPJE: Game[State, Move, View] = Game(
    name="trapje",
    rules_version=1,
    designer="Speeltafel",
    traits=Traits(perfect_information=False, chance=True, simultaneous=False),
    variants=(Variant("standard", players=range(2, 5), age=6, minutes=(5, 10)),),
    state_type=State,
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    outcome=outcome,
    chance=chance,
    view=view,
    seen_move=seen_move,
    resample=resample,
    parse_move=parse_move,
    format_move=format_move,
    tell=tell,
    prompt=prompt,
)

if __name__ == "__main__":
    if "--check" in sys.argv:
        check_tables(TRAPJE)
    else:
        from speeltafel.cli import main

        add_game(TRAPJE)
        sys.argv = ["speeltafel", "play", "trapje", *sys.argv[1:]]
        main()

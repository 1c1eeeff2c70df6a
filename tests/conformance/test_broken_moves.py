"""The kit rejects games whose rules contradict themselves, each for its own reason."""

import random
from itertools import count
from typing import Any

import pytest

from speeltafel.core.chance import Weighted
from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.kobito import KOBITO
from tests.conformance.breaking import broken, rejection
from tests.conformance.one_file import TRAPJE


@pytest.mark.parametrize("game", [KATALON, KAPAI, KOBITO, KATOIZ, TRAPJE], ids=lambda g: g.name)
def test_why_not_that_never_objects(game: AnyGame) -> None:
    found = rejection(broken(game, why_not=lambda state, seat, move: None))
    assert "why_not says why it is not" in found


@pytest.mark.parametrize("game", [KATALON, KAPAI, KOBITO, KATOIZ, TRAPJE], ids=lambda g: g.name)
def test_why_not_that_objects_to_a_legal_move(game: AnyGame) -> None:
    def why_not(state: Any, seat: int, move: Any) -> Any:
        last = game.legal_moves(state, seat)[-1] == move
        return reason("core-over") if last else game.why_not(state, seat, move)

    assert "why_not has nothing against a legal move" in rejection(broken(game, why_not=why_not))


@pytest.mark.parametrize("game", [KATALON, KAPAI, KOBITO, TRAPJE], ids=lambda g: g.name)
def test_a_legal_move_left_out_that_another_seat_or_an_earlier_state_had(game: AnyGame) -> None:
    def legal_moves(state: Any, seat: int) -> Any:
        moves = game.legal_moves(state, seat)
        return moves[:1] if seat == 1 else moves

    assert "legal_moves leaves it out" in rejection(broken(game, legal_moves=legal_moves))


@pytest.mark.parametrize("game", [KATALON, KAPAI, KOBITO, KATOIZ], ids=lambda g: g.name)
def test_a_legal_move_that_nobody_is_ever_offered(game: AnyGame) -> None:
    """Found by writing nearly what is offered: why_not has nothing against it."""

    def legal_moves(state: Any, seat: int) -> Any:
        return game.legal_moves(state, seat)[:-1] or game.legal_moves(state, seat)

    assert "legal_moves leaves it out" in rejection(broken(game, legal_moves=legal_moves))


def test_a_game_that_crashes_when_it_is_asked() -> None:
    def why_not(state: Any, seat: int, move: Any) -> Any:
        why = KATALON.why_not(state, seat, move)
        assert why is None, "nobody asks that"
        return why

    found = rejection(broken(KATALON, why_not=why_not))
    assert "a game answers whatever it is asked" in found
    assert "nobody asks that" in found


def test_moves_in_another_order_every_time() -> None:
    turns = count()

    def legal_moves(state: Any, seat: int) -> Any:
        moves = KATALON.legal_moves(state, seat)
        return moves if next(turns) % 2 else tuple(reversed(moves))

    assert "same moves in the same order" in rejection(broken(KATALON, legal_moves=legal_moves))


def test_a_move_listed_twice() -> None:
    legal_moves = KATALON.legal_moves
    twice = broken(KATALON, legal_moves=lambda state, seat: 2 * list(legal_moves(state, seat)))
    assert "listed twice" in rejection(twice)


def test_somebody_to_act_without_a_move() -> None:
    stuck = broken(KATALON, legal_moves=lambda state, seat: ())
    assert "so it has a legal move" in rejection(stuck)


def test_apply_that_ignores_who_acts() -> None:
    def apply(state: Any, actor: int, move: Any) -> Any:
        return KAPAI.apply(state, actor if actor < 0 else min(KAPAI.to_act(state)), move)

    assert "apply looks at who acts" in rejection(broken(KAPAI, apply=apply), players=2)


def test_apply_that_changes_the_state_it_was_given() -> None:
    """Katalon on a state that holds a list."""
    game = broken(
        KATALON,
        setup=lambda config: Board([KATALON.setup(config)]),
        state_type=Board,
        to_act=lambda board: KATALON.to_act(board.now),
        legal_moves=lambda board, seat: KATALON.legal_moves(board.now, seat),
        why_not=lambda board, seat, move: KATALON.why_not(board.now, seat, move),
        outcome=lambda board: KATALON.outcome(board.now),
        view=lambda board, seat: KATALON.view(board.now, seat),
        parse_move=lambda board, text: KATALON.parse_move(board.now, text),
        tell=lambda board, actor, move: KATALON.tell(board.now, actor, move),
        foretell=None,
        prompt=lambda board, seat: KATALON.prompt(board.now, seat),
        apply=lambda board, actor, move: board.played(actor, move),
    )
    assert "leaves the state before the move as it was" in rejection(game)


class Board:
    """A state that changes in place."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states

    @property
    def now(self) -> Any:
        return self.states[-1]

    def played(self, actor: int, move: Any) -> "Board":
        self.states.append(KATALON.apply(self.now, actor, move))
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.now == other.now

    def __hash__(self) -> int:
        return hash(self.now)

    def to_data(self, item: Any) -> Any:
        del item
        return list(self.now)

    @classmethod
    def from_data(cls, data: Any, item: Any) -> "Board":
        del item
        return cls([type(KATALON.setup(accept(configure(KATALON))))(*data)])


def test_a_state_made_of_lists() -> None:
    def with_lists(state: Any) -> Any:
        return state._replace(due=list(state.due))

    game = broken(
        TRAPJE,
        setup=lambda config: with_lists(TRAPJE.setup(config)),
        apply=lambda state, actor, move: with_lists(
            TRAPJE.apply(state._replace(due=tuple(state.due)), actor, move)
        ),
    )
    assert "a state is made of values that never change" in rejection(game)


def test_apply_that_rolls_dice_of_its_own() -> None:
    def apply(state: Any, actor: int, move: Any) -> Any:
        return KATALON.apply(state, actor, move)._replace(captures=random.randrange(1_000_000) % 5)

    assert "apply gives the same state every time" in rejection(broken(KATALON, apply=apply))


def test_setup_that_deals_the_cards_itself() -> None:
    def setup(config: Any) -> Any:
        state = TRAPJE.setup(config)
        pile = random.sample(state.pile, len(state.pile))
        return state._replace(pile=tuple(sorted(pile[4:])))

    assert "setup always gives the same state" in rejection(broken(TRAPJE, setup=setup))


def test_setup_that_depends_on_how_often_it_was_called() -> None:
    calls = count()

    def setup(config: Any) -> Any:
        return TRAPJE.setup(config)._replace(turn=int(next(calls) > 5))

    assert "setup always gives the same state" in rejection(broken(TRAPJE, setup=setup))


def test_an_outcome_while_somebody_is_to_act() -> None:
    early = broken(KATALON, outcome=lambda state: Outcome(reason("katalon-ten-captures")))
    assert "somebody may act exactly as long as outcome is None" in rejection(early)


def test_nobody_to_act_and_no_outcome() -> None:
    endless = broken(KATALON, outcome=lambda state: None)
    assert "somebody may act exactly as long as outcome is None" in rejection(endless)


def test_a_winner_who_does_not_sit_here() -> None:
    def outcome(state: Any) -> Any:
        found = KATALON.outcome(state)
        return found and found._replace(winners=(2,))

    assert "winners sit at the table" in rejection(broken(KATALON, outcome=outcome))


def test_a_game_without_an_end() -> None:
    move = KATALON.legal_moves(KATALON.setup(accept(configure(KATALON))), 0)[0]
    endless = broken(
        KATALON,
        to_act=lambda state: (state.turn,),
        legal_moves=lambda state, seat: (move,),
        why_not=lambda state, seat, made: None if made == move else reason("core-over"),
        apply=lambda state, actor, made: state,
        outcome=lambda state: None,
    )
    assert "games end within 1000 moves" in rejection(endless)


def test_seats_to_act_in_no_order() -> None:
    game = broken(KAPAI, to_act=lambda state: tuple(reversed(list(KAPAI.to_act(state)))))
    assert "to_act is in ascending order" in rejection(game, players=2)


def test_somebody_to_act_who_does_not_sit_here() -> None:
    def to_act(state: Any) -> Any:
        return tuple(seat + 1 for seat in KATALON.to_act(state))

    assert "who may act sits here" in rejection(broken(KATALON, to_act=to_act))


def test_chance_and_a_seat_to_act_at_once() -> None:
    def to_act(state: Any) -> Any:
        acting = TRAPJE.to_act(state)
        return (CHANCE, 0) if CHANCE in acting else acting

    assert "chance acts alone" in rejection(broken(TRAPJE, to_act=to_act))


@pytest.mark.parametrize(
    ("wrong", "promise"),
    [
        (lambda listed: Weighted(()), "chance can always do something"),
        (lambda listed: Weighted([(move, 0) for move, _ in listed]), "can happen"),
        (lambda listed: Unwilling(listed), "listed is admitted"),
    ],
)
def test_chance_that_lists_what_it_does_not_do(wrong: Any, promise: str) -> None:
    game = broken(TRAPJE, chance=lambda state: wrong(TRAPJE.chance(state).outcomes))
    assert promise in rejection(game)


class Unwilling(Weighted[Any]):
    """Admits nothing."""

    def admits(self, move: object) -> bool:
        del move
        return False


def test_scores_for_some_of_the_seats() -> None:
    def outcome(state: Any) -> Any:
        found = KATALON.outcome(state)
        return found and found._replace(scores=(1,))

    assert "each seat has a score" in rejection(broken(KATALON, outcome=outcome))

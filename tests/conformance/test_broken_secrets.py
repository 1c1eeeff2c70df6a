"""The kit rejects games that show, tell or ask more than somebody may know."""

import random
from typing import Any

import pytest

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.seats import CHANCE
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.games.kobito import KOBITO
from tests.conformance.breaking import broken, rejection
from tests.conformance.one_file import PAGE, TRAPJE


def test_a_prompt_made_for_another_seat_by_what_it_knows() -> None:
    wrong = broken(TRAPJE, prompt=lambda state, seat: TRAPJE.prompt(state, (seat + 1) % 2))
    found = rejection(wrong)
    assert "the prompt for seat" in found


def test_a_prompt_made_for_another_seat_by_what_it_names() -> None:
    """Ka Pai with prompts that list the moves: all of it lies open."""

    def prompt(state: Any, seat: int) -> Any:
        del seat
        other = max(KAPAI.to_act(state))
        moves = KAPAI.legal_moves(state, other)
        return reason("kapai-draw-now", moves=tuple(map(KAPAI.format_move, moves)))

    found = rejection(broken(KAPAI, prompt=prompt), players=2)
    assert "is made for that seat" in found


@pytest.mark.parametrize("game", [KAPAI, KOBITO, TRAPJE], ids=lambda g: g.name)
def test_resample_that_returns_the_truth(game: AnyGame) -> None:
    honest = broken(game, resample=lambda state, seat, generator: state)
    assert "resample deals again what is hidden" in rejection(honest, players=2)


def test_resample_that_deals_the_own_hand_too() -> None:
    def resample(state: Any, seat: int, generator: random.Random) -> Any:
        return TRAPJE.resample(state, (seat + 1) % 2, generator)

    assert "sees the same when what it does not know" in rejection(
        broken(TRAPJE, resample=resample)
    )


def test_resample_that_gives_a_state_nobody_can_play() -> None:
    def resample(state: Any, seat: int, generator: random.Random) -> Any:
        del generator
        torn = tuple(
            hand if owner == seat else ("torn",) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        return state._replace(hands=torn)

    found = rejection(broken(TRAPJE, resample=resample))
    assert "a state dealt again can be played like any other" in found


@pytest.mark.parametrize("game", [KOBITO, TRAPJE, KAPAI], ids=lambda g: g.name)
def test_seen_move_that_shows_everybody_what_was_drawn(game: AnyGame) -> None:
    shown = broken(game, seen_move=lambda state, actor, move, viewer: move)
    assert "seen_move hides from" in rejection(shown, players=2)


def test_tell_that_shows_a_card_of_somebody_elses() -> None:
    def tell(state: Any, actor: int, move: Any) -> Any:
        told = TRAPJE.tell(state, actor, move)
        if isinstance(move, PAGE.Draw) and move.card is None:
            return reason("trapje-draws-to", hand=state.hands[move.seat])
        return told

    assert "without what is hidden in it" in rejection(broken(TRAPJE, tell=tell))


def test_foretell_that_looks_into_other_hands() -> None:
    def foretell(state: Any, seat: int, move: Any) -> Any:
        del move
        return reason("trapje-leaves", others=state.hands[1 - seat])

    assert "is foretold from what" in rejection(broken(TRAPJE, foretell=foretell))


def test_why_not_that_gives_a_secret_away() -> None:
    def why_not(state: Any, seat: int, move: Any) -> Any:
        why = TRAPJE.why_not(state, seat, move)
        return why and reason("trapje-they-hold", others=state.hands[1 - seat])

    assert "why not is said from what" in rejection(broken(TRAPJE, why_not=why_not))


@pytest.mark.parametrize("game", [KOBITO, TRAPJE], ids=lambda g: g.name)
def test_a_spectator_who_sees_a_hand(game: AnyGame) -> None:
    def view(state: Any, seat: int | None) -> Any:
        return game.view(state, 0 if seat is None else seat)

    assert "a spectator sees nothing that seat 2 does not know" in rejection(
        broken(game, view=view)
    )


def test_a_seat_that_sees_another_hand() -> None:
    def view(state: Any, seat: int | None) -> Any:
        return TRAPJE.view(state, seat if seat is None else 0)

    assert "seat 2 sees the same when what it does not know" in rejection(broken(TRAPJE, view=view))


def test_a_hidden_move_that_reads_like_a_real_one() -> None:
    def seen_move(state: Any, actor: int, move: Any, viewer: int | None) -> Any:
        seen = TRAPJE.seen_move(state, actor, move, viewer)
        return seen if seen == move else move._replace(card=min(state.pile))

    assert "is not written like a real one" in rejection(broken(TRAPJE, seen_move=seen_move))


def test_a_player_who_does_not_see_the_own_move() -> None:
    def seen_move(state: Any, actor: int, move: Any, viewer: int | None) -> Any:
        del viewer
        return KAPAI.seen_move(state, actor, move, None)

    found = rejection(broken(KAPAI, seen_move=seen_move), players=2)
    assert "who makes a move sees it whole" in found


def test_a_seen_move_on_two_lines() -> None:
    def format_move(move: Any) -> str:
        hidden = isinstance(move, PAGE.Draw) and move.card is None
        return "a card\nfrom the pile" if hidden else str(TRAPJE.format_move(move))

    assert "a seen move is one line" in rejection(broken(TRAPJE, format_move=format_move))


def test_a_turn_that_depends_on_a_hidden_hand() -> None:
    def to_act(state: Any) -> Any:
        acting = TRAPJE.to_act(state)
        return (min(state.hands)[0] % 2,) if acting and CHANCE not in acting else acting

    assert "who may act is known to all" in rejection(broken(TRAPJE, to_act=to_act))


def test_moves_that_depend_on_a_hidden_hand() -> None:
    def legal_moves(state: Any, seat: int) -> Any:
        moves = list(TRAPJE.legal_moves(state, seat))
        return moves if sum(state.hands[1 - seat]) % 2 else moves[::-1]

    assert "may do follows from what it sees" in rejection(broken(TRAPJE, legal_moves=legal_moves))


def test_dealing_again_where_nothing_is_hidden() -> None:
    def resample(state: Any, seat: int, generator: random.Random) -> Any:
        del seat, generator
        return state._replace(captures=state.captures + 1)

    assert "nothing to deal again" in rejection(broken(KATALON, resample=resample))


def test_a_move_hidden_where_nothing_is() -> None:
    def seen_move(state: Any, actor: int, move: Any, viewer: int | None) -> Any:
        del state
        return move if viewer == actor else move._replace(capture=not move.capture)

    found = rejection(broken(KATALON, seen_move=seen_move))
    assert "with perfect information (traits) everybody sees every move" in found

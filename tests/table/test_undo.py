"""What may be taken back, judged without a server."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from speeltafel.core.match import AnyMatch, advance, play_text, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.table.log import Proposal
from speeltafel.table.undo import undo_proposal


def after_one_move(name: str, text: str) -> AnyMatch:
    """Dealt, and the first player has made this move."""
    game, generator = GAMES[name], Random(1)
    match = start(game, accept(configure(game, players=2)))
    while CHANCE in game.to_act(match.state):
        match = advance(match, CHANCE, game.chance(match.state).sample(generator))
    return accept(play_text(match, min(game.to_act(match.state)), text))


def against_the_computer(match: AnyMatch, over: bool) -> Any:
    return SimpleNamespace(
        match=match, over=over, chairs=(), people=lambda: {0}, companions=lambda seat: (seat,)
    )


def undone(match: AnyMatch, over: bool) -> Proposal | Refusal:
    (mover, *_) = [entry.actor for entry in match.entries() if entry.actor >= 0]
    return undo_proposal(against_the_computer(match, over), mover, Random(1))


@pytest.mark.parametrize(("name", "text"), [("potzklotz", "pas"), ("katalon", "Nz")])
def test_while_it_is_played_a_move_goes_back(name: str, text: str) -> None:
    assert isinstance(undone(after_one_move(name, text), over=False), Proposal)


def test_after_the_end_nothing_goes_back_where_hands_were_secret() -> None:
    """They lie open in the replay: one could look, take back, and play on knowing them."""
    answer = undone(after_one_move("potzklotz", "pas"), over=True)
    assert isinstance(answer, Refusal)
    assert answer.why.code == "table-undo-revealed"
    assert isinstance(undone(after_one_move("katalon", "Nz"), over=True), Proposal)

"""The kit finds games that break a promise: each test breaks one in Katalon."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from speeltafel.core.conformance import Nonconformance, check_game
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON, rules
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_move
from speeltafel.games.katalon.state import Position


def _unstable() -> Callable[[Position, int], Any]:
    flip = [False]

    def legal_moves(state: Position, seat: int) -> Any:
        flip[0] = not flip[0]
        moves = rules.legal_moves(state, seat)
        return moves if flip[0] else tuple(reversed(moves))

    return legal_moves


def _deal(state: Position, seat: int, generator: object) -> Position:
    del seat, generator
    return state._replace(captures=state.captures + 1)


BROKEN: dict[str, dict[str, Any]] = {
    "stable move order": {"legal_moves": _unstable()},
    "listed twice": {"legal_moves": lambda s, seat: 2 * tuple(rules.legal_moves(s, seat))},
    "has a legal move": {"legal_moves": lambda s, seat: ()},
    "why_not has nothing": {"why_not": lambda s, seat, move: reason("core-over")},
    "parse(format(move))": {"format_move": lambda move: format_move(Move(move.box, 0))},
    "one line": {"format_move": lambda move: format_move(move) + "\n"},
    "when the game goes on": {"outcome": lambda s: rules.outcome(s._replace(captures=10, last=0))},
    "survives a new deal": {"resample": _deal},
    "games end": {
        "to_act": lambda s: (s.turn,),
        "legal_moves": lambda s, seat: (Move(0, 0),),
        "why_not": lambda s, seat, move: None,
        "apply": lambda s, seat, move: s,
        "outcome": lambda s: None,
    },
    "has an outcome": {"outcome": lambda s: None},
}


@pytest.mark.parametrize("promise", BROKEN)
def test_a_broken_promise_is_found_and_named(promise: str) -> None:
    broken: AnyGame = replace(KATALON, **BROKEN[promise])
    with pytest.raises(Nonconformance) as found:
        check_game(broken, accept(configure(KATALON)), games=1, limit=200)
    assert promise in str(found.value)


def test_katalon_itself_conforms() -> None:
    check_game(KATALON, accept(configure(KATALON)), games=10)

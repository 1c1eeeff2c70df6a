"""What Potz Klotz says is so, and says no more than eyes can see."""

import pytest

from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import card_name
from speeltafel.games.potzklotz.moves import Draw
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.turns import drawable
from speeltafel.words import Voice
from tests.games.potzklotz.tables import a_table


def ending_on_a_draw(games: int = 2) -> State:
    """Seat 1 has gone out with a twin card in the turn of seat 0; seat 2 has erred in its own and
    is due a card. After it seat 1 … passes without cards, and the round is over (PK-9, PK-11)."""
    table = a_table("1a 2a", "", "3a 4a", options={"out-of-turn": True, "games": games})
    return table._replace(turn=1, start=2, due=(0,))


def test_a_game_that_ends_on_a_penalty_draw_tells_its_point() -> None:
    table = ending_on_a_draw()
    draw = Draw(0, drawable(table)[0])
    after = POTZKLOTZ.apply(table, CHANCE, draw)
    assert after.results == ((0, 1, 0),)
    for seen in (draw, draw._replace(card=None)):
        told = Voice("nl", ["Anna", "Bram", "Cas"]).sentence(POTZKLOTZ.tell(table, CHANCE, seen))
        assert told.endswith("Potje 1: een punt voor Bram.")


def test_a_draw_that_ends_nothing_tells_only_itself() -> None:
    table = ending_on_a_draw()._replace(due=(0, 2))
    told = POTZKLOTZ.tell(table, CHANCE, Draw(0, None))
    assert told.code == "potzklotz-draws"


@pytest.mark.parametrize("text", ["c2>b2=1a", "=7a", "c2>b2=7b", "2+7a"])
def test_a_card_goes_by_the_number_printed_on_it_only(text: str) -> None:
    """Whoever could ask for a building by its code would find twins without looking."""
    table = a_table("1a 2a", "3a 4a")
    answer = POTZKLOTZ.parse_move(table, text)
    assert isinstance(answer, Refusal)
    said = Voice("nl").refusal(answer)
    assert not any(f" {name} " in said for name in map(card_name, range(56)))


def test_records_of_the_first_version_still_name_buildings() -> None:
    table = a_table("1a 2a", "3a 4a")
    (first,) = POTZKLOTZ.earlier
    assert first.rules_version == 1
    move = first.parse_move(table, "c2>b2=1a")
    assert not isinstance(move, Refusal)
    assert POTZKLOTZ.format_move(move) == f"c2>b2={card_name(0)}"

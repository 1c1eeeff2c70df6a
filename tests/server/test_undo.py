"""Taking back by fair rules."""

from random import Random

import pytest

from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import Place, Visitor


def two_people(anna: Visitor, bram: Visitor) -> tuple[Place, Place]:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    return anna.enter(card["table"]), bram.enter(card["table"])


def test_against_the_computer_both_moves_go_back(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "random"])["table"])
    place.move(0, "Nz")
    place.wait_until(lambda each: each.sights[0]["acts"])
    assert place.sights[0]["undo"]
    assert place.ask("undo", seat=0)["is"] == "done"
    assert place.sights[0]["view"]["last"] is None
    assert len(place.sights[0]["moves"]) == 25


def test_ones_own_last_move_goes_back_while_nobody_has_answered(
    anna: Visitor, bram: Visitor
) -> None:
    here, there = two_people(anna, bram)
    here.move(0, "Nz")
    assert here.ask("undo", seat=0)["is"] == "done"
    there.wait_until(lambda each: each.situation["acting"] == [0])
    assert there.sights[1]["view"]["last"] is None


def test_somebody_elses_move_goes_back_only_if_they_agree(anna: Visitor, bram: Visitor) -> None:
    here, there = two_people(anna, bram)
    here.move(0, "Nz")
    there.wait_until(lambda each: each.sights[1]["acts"])
    there.move(1, "Zn")
    here.wait_until(lambda each: each.sights[0]["acts"])
    assert here.ask("undo", seat=0)["is"] == "done"
    there.wait_until(lambda each: each.situation.get("question") is not None)
    question = there.situation["question"]
    assert (question["seat"], question["of"], question["what"]) == (0, [1], "undo")
    assert "Anna" in question["text"]
    assert there.sights[1]["view"]["last"] == "Zn"
    there.ask("reply", seat=1, question=question["sequence"], yes=True)
    here.wait_until(lambda each: each.sights[0]["view"]["last"] is None)


def test_a_no_leaves_everything_as_it_was(anna: Visitor, bram: Visitor) -> None:
    here, there = two_people(anna, bram)
    here.move(0, "Nz")
    there.wait_until(lambda each: each.sights[1]["acts"])
    there.move(1, "Zn")
    here.wait_until(lambda each: each.sights[0]["acts"])
    here.ask("undo", seat=0)
    there.wait_until(lambda each: each.situation.get("question") is not None)
    sequence = there.situation["question"]["sequence"]
    there.ask("reply", seat=1, question=sequence, yes=False)
    here.wait_until(lambda each: each.situation.get("question") is None)
    assert here.sights[0]["view"]["last"] == "Zn"
    assert there.ask("reply", seat=1, question=sequence, yes=True)["kind"] == "stale"


def test_a_question_falls_away_when_the_game_goes_on(anna: Visitor, bram: Visitor) -> None:
    here, there = two_people(anna, bram)
    here.move(0, "Nz")
    there.wait_until(lambda each: each.sights[1]["acts"])
    there.move(1, "Zn")
    here.wait_until(lambda each: each.sights[0]["acts"])
    here.ask("undo", seat=0)
    here.move(0, "Nw")
    assert here.situation.get("question") is None


def test_there_is_nothing_to_take_back_at_the_beginning(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "random"])["table"])
    assert place.ask("undo", seat=0)["why"]["code"] == "table-nothing-to-undo"


def test_a_move_taken_back_is_not_in_the_replay(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    place = anna.enter(card["table"])
    place.move(0, "Nz")
    place.ask("undo", seat=0)
    place.move(0, "Mm")
    told = anna.http.get(f"/api/tables/{card['table']}/replay").json()
    assert [step["move"] for step in told["steps"]] == ["Mm"]


HIDDEN_OR_CHANCE = [
    name
    for name, game in GAMES.items()
    if game.traits.chance or not game.traits.perfect_information
]


@pytest.mark.parametrize("game", HIDDEN_OR_CHANCE)
def test_nothing_goes_back_once_a_die_or_a_card_was_shown(anna: Visitor, game: str) -> None:
    """Plays against the computer; after each own move that was followed by chance, undo is no."""
    generator = Random(game)
    variant = {"katoiz": "stapeltoren-3"}.get(game)  # its first level has no dice
    place = anna.enter(anna.set_up(game, ["here", "random"], variant=variant)["table"])
    tried = 0
    while tried < 3:
        place.wait_until(lambda each: each.can_move() is not None or each.over)
        if place.can_move() is None:
            break
        before = place.sequence
        place.move_somehow(generator)
        place.wait_until(lambda each: each.can_move() is not None or each.over)
        since = [step for number, step in place.steps.items() if number > before]
        if any(step["actor"] == -1 for step in since):
            tried += 1
            answer = place.ask("undo", seat=0)
            assert answer["is"] == "refused"
            assert answer["why"]["code"] == "table-undo-revealed"
    assert tried


def test_where_all_draw_at_once_ones_own_draw_goes_back_while_the_round_is_open(
    anna: Visitor, bram: Visitor, house: House
) -> None:
    carla = Visitor(house.url, "Carla")
    card = anna.set_up("kapai", ["here", "elsewhere", "elsewhere"])
    bram.sit(card["table"])
    carla.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    blank = here.sights[0]["view"]
    here.move(0, here.sights[0]["moves"][0])
    there.move(1, there.sights[1]["moves"][0])
    assert here.ask("undo", seat=0)["is"] == "done"
    assert here.sights[0]["acts"]
    assert here.sights[0]["view"]["own"] == blank["own"]
    there.catch_up()
    there.ask("ping")
    assert not there.sights[1]["acts"], "the other's draw stays"
    assert here.move(0, here.sights[0]["moves"][1])["is"] == "done"

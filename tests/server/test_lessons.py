"""Lessons over HTTP: listed, opened, tried; the rules pages offer some of them."""

import pytest

from speeltafel.games import GAMES
from speeltafel.learn.lessons import COURSES, courses_of
from tests.server.house import House
from tests.server.visitor import Visitor


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_listed_and_open(house: House, game: str) -> None:
    http = Visitor(house.url).http
    listed = http.get(f"/api/lessons/{game}?language=en").json()
    assert [each["part"] for each in listed["courses"]] == [
        course.part for course in courses_of(game)
    ]
    for course in listed["courses"]:
        for number, each in enumerate(course["lessons"], 1):
            page = http.get(f"/api/lessons/{game}/{each['lesson']}?language=en").json()
            assert page["title"] == each["title"]
            assert len(page["tasks"]) == each["tasks"]
            assert (page["number"], page["all"]) == (number, len(course["lessons"]))
            assert (page["first_game"] is None) == (each["tasks"] > 0)
            assert all(task["moves"] and task["prompt"] for task in page["tasks"])
        assert page["then"] == ""


def test_a_move_is_right_missed_or_refused_and_the_same_for_everybody(house: House) -> None:
    http = Visitor(house.url).http

    def tried(move: str) -> dict[str, str]:
        path = "/api/lessons/katalon/send/1?language=nl"
        answer: dict[str, str] = http.post(path, json={"line": [], "move": move}).json()
        return answer

    assert tried("No")["verdict"] == "right"
    assert "rood naar Oost" in tried("No")["text"]
    assert tried("Nw")["verdict"] == "missed"
    assert "stuurt rood naar West" in tried("Nw")["text"]
    assert tried("Oo")["verdict"] == "refused"
    assert "Noord" in tried("Oo")["text"]
    assert tried("No") == tried("No")
    hint = http.post("/api/lessons/katalon/send/1/hint", json={"line": []}).json()
    assert hint["move"] == "No"


def test_a_task_of_several_moves_goes_on_from_what_was_played(house: House) -> None:
    http = Visitor(house.url).http
    path = "/api/lessons/kobito/turn/2?language=en"
    first = http.post(path, json={"line": [], "move": "A+5"}).json()
    assert first["verdict"] == "on-the-way"
    assert "end" not in first["moves"]
    second = http.post(path, json={"line": ["A+5"], "move": "2+A"}).json()
    assert second["verdict"] == "on-the-way"
    done = http.post(path, json={"line": ["A+5", "2+A"], "move": "end"}).json()
    assert done["verdict"] == "right"
    again = http.post(path, json={"line": ["A+5", "2+A", "end"], "move": "end"})
    assert again.json()["code"] == "lessons-task-done"


@pytest.mark.parametrize("path", ["chess", "katalon/nothing", "katalon/send/9", "katalon/game/1"])
def test_what_is_not_there_is_said(house: House, path: str) -> None:
    http = Visitor(house.url).http
    asked = f"/api/lessons/{path}"
    answer = http.post(asked, json={"move": "Nn"}) if path[-1].isdigit() else http.get(asked)
    assert answer.status_code == 404
    assert answer.json()["text"]


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_offers_tasks_of_lessons(house: House, game: str, language: str) -> None:
    http = Visitor(house.url).http
    offered = http.get(f"/api/rules/{game}?language={language}").json()["examples"]
    assert offered
    for each in offered:
        page = http.get(f"/api/lessons/{game}/{each['lesson']}?language={language}").json()
        assert page["tasks"][each["number"] - 1]["task"] == each["task"]


def test_no_lesson_is_called_as_a_lesson_of_another_type() -> None:
    names = [(course.game, each.name) for course in COURSES for each in course.lessons]
    assert len(names) == len(set(names))

"""Lessons in the terminal."""

import io
import json

import pytest

from speeltafel.games import GAMES
from speeltafel.learn.lessons import COURSES, Course, begun, courses_of, way
from tests.cli import speeltafel


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.part or course.game)
def test_all_lessons_are_played_through_to_the_first_game(
    course: Course, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [
        text
        for lesson in course.lessons
        for task in lesson.tasks
        for text in way(task, begun(course.game, task)) or ()
    ]
    typed(monkeypatch, *lines, "stop")
    part = ("--part", course.part) if course.part else ()
    answer = speeltafel(capsys, "--lang", "en", "learn", course.game, *part)
    assert answer.code == 0
    assert "✗ " not in answer.out
    assert answer.out.count("✓") == len(lines)
    assert "★" in answer.out
    assert "Chick" in answer.out


def test_wrong_and_forbidden_moves_are_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "?", "Nw", "Oo", "hint", "No", "stop")
    answer = speeltafel(capsys, "--lang", "nl", "learn", "katalon", "send")
    assert "Je mag: Nn" not in answer.out
    assert "Je mag: No, Nw, Nm" in answer.out
    assert "✗ Geel legt op het westveld van Noord" in answer.out
    assert "✋" in answer.out
    assert "Zoek in vak Noord" in answer.out
    assert "✓ Jij legde op oost" in answer.out


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_listed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    listed = json.loads(speeltafel(capsys, "learn", game, "--json").out)
    assert [each["part"] for each in listed] == [course.part for course in courses_of(game)]
    shown = speeltafel(capsys, "learn", game, "--list").out
    assert all(f"({name})" in shown for each in listed for name in each["lessons"])


def test_an_unknown_lesson_is_said_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = speeltafel(capsys, "--lang", "en", "learn", "katalon", "nothing")
    assert answer.code == 2
    assert "capture-five" in answer.err

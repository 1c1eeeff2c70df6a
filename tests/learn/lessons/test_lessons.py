"""Every lesson can be solved, every first try is told truly, every ruling is taught or named."""

import re
from importlib.resources import files

import pytest

from speeltafel.bots import levels_of
from speeltafel.core.match import play_text
from speeltafel.core.refusal import Refusal
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES
from speeltafel.games.katoiz.components import NO_TILE, TILES
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.learn.lessons import (
    COURSES,
    NOT_TAUGHT,
    Course,
    Lesson,
    Task,
    accepted,
    begun,
    judged,
    way,
)
from speeltafel.protocol.learn import lessons
from speeltafel.words import LANGUAGES, Voice

EVERY = [
    pytest.param(course, lesson, number, task, id=f"{course.game}-{lesson.name}-{number}")
    for course in COURSES
    for lesson in course.lessons
    for number, task in enumerate(lesson.tasks, 1)
]
RULINGS = {
    *(f"KT-{number}" for number in range(1, 10)),
    *(f"KP-{number}" for number in range(1, 13)),
    *(f"KO-{number}" for number in range(1, 15)),
    *(f"PK-{number}" for number in (*range(1, 14), "2a")),
    *(f"KZ-{number}" for number in (1, 2, 3, *range(10, 14), *range(20, 26), *range(30, 43))),
}
LONGEST = 170
"""Signs of what is said in one place; more does not fit a small phone."""


def words(course: Course, lesson: str, number: int = 0) -> str:
    return f"lessons-{course.game}-{lesson}" + (f"-{number}" if number else "")


def legal(course: Course, task: Task) -> list[str]:
    match, seat, _ = begun(course.game, task)
    game = match.game
    return [game.format_move(move) for move in game.legal_moves(match.state, seat)]


def test_every_game_and_every_type_of_katoiz_has_six_to_ten_lessons() -> None:
    assert {course.game for course in COURSES} == set(GAMES)
    katoiz = {course.part for course in COURSES if course.game == "katoiz"}
    assert katoiz == {variant.name.rpartition("-")[0] for variant in GAMES["katoiz"].variants}
    for course in COURSES:
        assert 6 <= len(course.lessons) + 1 <= 10, course
        assert all(1 <= len(lesson.tasks) <= 4 for lesson in course.lessons)
        assert all(1 <= len(lesson.teaches) <= 3 for lesson in course.lessons)
    for game in GAMES:
        names = [each.name for course in COURSES if course.game == game for each in course.whole]
        assert len(names) == len(set(names))


@pytest.mark.parametrize(("course", "lesson", "number", "task"), EVERY)
def test_every_task_can_be_solved_and_the_hint_is_on_the_way(
    course: Course, lesson: Lesson, number: int, task: Task
) -> None:
    progress = begun(course.game, task)
    found = way(task, progress)
    assert found is not None
    assert len(found) <= task.moves
    for index, text in enumerate(found):
        answer = lessons.tried(course.game, lesson.name, number, found[:index], text, "nl")
        hint = lessons.hint(course.game, lesson.name, number, found[:index], "nl")
        assert answer.verdict == ("right" if index + 1 == len(found) else "on-the-way")
        assert hint.move == text
    assert found[0] in accepted(task, progress)


@pytest.mark.parametrize(("course", "lesson", "number", "task"), EVERY)
def test_every_legal_first_try_is_told_as_it_was(
    course: Course, lesson: Lesson, number: int, task: Task
) -> None:
    """What missed says first what the move did, in the engine's own words; it never says that a
    move was right which did not reach the goal, nor the other way round."""
    match, seat, left = begun(course.game, task)
    for text in legal(course, task):
        played = play_text(match, seat, text)
        assert not isinstance(played, Refusal)
        assert played.last is not None
        told = match.game.tell(match.state, seat, played.last.move)
        verdict = judged(task, begun(course.game, task), text).verdict
        assert verdict != "refused"
        assert verdict == "right" or left > 1 or verdict == "missed"
        for language in LANGUAGES:
            voice = Voice.at(language, match.game)
            answer = lessons.tried(course.game, lesson.name, number, (), text, language)
            assert answer.verdict == verdict
            if verdict == "right":
                assert answer.text == voice.word(words(course, lesson.name, number), "right")
                assert not answer.moves
            else:
                assert answer.text.startswith(voice.sentence(told))
                assert len(answer.text) > len(voice.sentence(told))
            assert bool(answer.moves) == (verdict == "on-the-way")


@pytest.mark.parametrize(("course", "lesson", "number", "task"), EVERY)
def test_a_forbidden_first_try_is_answered_with_the_rule(
    course: Course, lesson: Lesson, number: int, task: Task
) -> None:
    """Tried: moves that are allowed in other positions of the same game, and nonsense."""
    match, seat, _ = begun(course.game, task)
    here = set(legal(course, task))
    others = {
        text
        for each in course.lessons
        for other in each.tasks
        for text in legal(course, other)[:12]
        if text not in here
    }
    refused = 0
    for text in [*sorted(others), "?!"]:
        played = play_text(match, seat, text)
        if not isinstance(played, Refusal):
            continue  # another way to write an allowed move
        refused += 1
        for language in LANGUAGES:
            answer = lessons.tried(course.game, lesson.name, number, (), text, language)
            assert answer.verdict == "refused"
            assert answer.text == Voice.at(language, match.game).refusal(played)
            assert answer.moves == legal(course, task)
    assert refused > 1


def test_most_tasks_can_be_missed() -> None:
    """A lesson in which everything is right teaches only what is allowed."""
    for course in COURSES:
        choosy = [
            task
            for lesson in course.lessons
            for task in lesson.tasks
            if len(accepted(task, begun(course.game, task))) < len(legal(course, task))
        ]
        refusing = sum(len(lesson.tasks) for lesson in course.lessons)
        assert choosy or course.part == "stapeltoren"
        assert 2 * len(choosy) >= refusing or course.game == "katoiz", course


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_short_and_complete(language: str) -> None:
    for course in COURSES:
        for lesson in course.lessons:
            for number in range(1, len(lesson.tasks) + 1):
                code = words(course, lesson.name, number)
                voice = Voice(language)  # type: ignore[arg-type] # out of LANGUAGES
                for text in (voice.word(code), *(voice.word(code, a) for a in ("right", "hint"))):
                    assert 0 < len(text) <= LONGEST, f"{code}: {len(text)}"
                    assert text.replace("**", "").endswith((".", "?", "!")), code
                    assert text.count("**") % 2 == 0, code


def test_every_ruling_is_taught_or_named_as_not_taught() -> None:
    taught = {ruling for course in COURSES for each in course.whole for ruling in each.teaches}
    assert not taught & set(NOT_TAUGHT)
    assert taught | set(NOT_TAUGHT) == RULINGS
    assert all(len(why) > 10 for why in NOT_TAUGHT.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_ruling_of_the_rules_page_is_forgotten(game: str) -> None:
    page = (files("speeltafel") / "rulebook" / "nl" / f"{game}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bK[TPOZ]-\d+|\bPK-\d+a?", page)) <= RULINGS


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.part or course.game)
def test_the_first_game_is_a_table_that_can_be_set(course: Course) -> None:
    first, game = course.first_game, GAMES[course.game]
    assert isinstance(configure(game, first.variant, 2, dict(first.options)), Config)
    assert first.level in levels_of(game)
    page = lessons.lesson_page(course.game, first.name, "nl")
    assert page.first_game is not None
    assert len(page.first_game.tips) == first.tips
    assert page.tasks == []


@pytest.mark.parametrize(("course", "lesson", "number", "task"), EVERY)
def test_no_tile_or_card_lies_twice(
    course: Course, lesson: Lesson, number: int, task: Task
) -> None:
    del lesson, number
    state = begun(course.game, task).match.state
    if isinstance(state, Piles):
        lying = [kind for pile in (*state.piles, *state.homes) for kind in pile]
    elif isinstance(state, Trios):
        lying = [kind for kind in state.tiles if kind != NO_TILE]
        lying += [kind for taken in state.taken for kind in taken]
    elif isinstance(state, Towers):
        lying = [*state.supply, *(kind for own in state.towers for pile in own for kind in pile)]
    elif course.game == "potzklotz":
        lying = []
        cards = [card for hand in (*state.hands, state.discard, state.pile) for card in hand]
        assert len(cards) == len(set(cards)) == 56
    else:
        return
    assert all(lying.count(kind) <= TILES.count(kind) for kind in lying)


def test_examples_of_the_rules_are_tasks_of_lessons() -> None:
    for name, game in GAMES.items():
        voice = Voice("nl")
        page = files("speeltafel") / "rulebook" / "nl" / f"{name}.md"
        pictures = page.read_text(encoding="utf-8").count(f"```{name}\n")
        offered = lessons.examples_in(game, voice)
        assert offered
        for each in offered:
            assert each.picture < pictures
            assert lessons.lesson_page(name, each.lesson, "nl").tasks[each.number - 1].moves

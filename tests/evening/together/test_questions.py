"""A class that is asked what two tiles share: everybody answers, it is told, the next one comes."""

from speeltafel.core.refusal import Refusal
from speeltafel.evening.messages import Begin, Next, Pace, Pause, RemovePlayer, Tell, Vote
from speeltafel.evening.together.questions import seen_rightly
from tests.evening.class_room import ClassRoom


def asked(*guests: str, rounds: int = 0) -> ClassRoom:
    room = ClassRoom("katoiz", "questions", rounds=rounds)
    room.come(*(guests or ("a", "b", "c")))
    assert room.does(Begin()) is None
    return room


def says(room: ClassRoom, guest: str, text: str, seen: int = 0) -> str:
    refused = room.does(Vote(move=text, seen=seen or room.state.round), guest)
    return "" if refused is None else refused.why.code


def right(room: ClassRoom) -> str:
    return room.state.questions[-1].answer


def wrong(room: ClassRoom) -> str:
    return "nothing" if right(room) != "nothing" else "size"


def test_everybody_answers_and_it_is_told_who_saw_it() -> None:
    room = asked()
    says(room, "a", right(room))
    says(room, "b", wrong(room))
    assert room.does(Tell(seen=1)) is None
    assert seen_rightly(room.state) == {1: 1, 2: 0, 3: 0}
    assert room.does(Next(seen=1)) is None
    assert room.state.round == 2
    assert room.state.votes() == {}
    says(room, "a", right(room))
    assert room.does(Tell(seen=2)) is None
    assert seen_rightly(room.state)[1] == 2
    assert room.folded() == room.state


def test_the_last_word_counts_and_only_words_that_are_answers() -> None:
    room = asked("a")
    assert says(room, "a", "size colour") == ""
    assert room.state.votes() == {1: "colour size"}
    assert says(room, "a", "nothing") == ""
    assert room.state.votes() == {1: "nothing"}
    assert says(room, "a", "weight") == "rounds-not-an-answer"
    assert says(room, "stranger", "size") == "evening-not-in"
    room.does(Pause())
    assert says(room, "a", "size") == "evening-held"


def test_two_taps_tell_once_and_what_is_told_is_not_answered_any_more() -> None:
    room = asked()
    says(room, "a", right(room))
    assert room.does(Tell(seen=1)) is None
    before = room.state
    assert room.does(Tell(seen=1)) is None
    assert room.state == before
    assert says(room, "b", right(room)) == "core-stale"
    room.does(Next(seen=1))
    assert room.does(Next(seen=1)) is None
    assert room.state.round == 2, "two taps are one question"
    assert says(room, "b", "size", seen=1) == "core-stale"


def test_the_next_question_waits_until_the_one_before_is_told() -> None:
    room = asked()
    refused = room.does(Next(seen=1))
    assert isinstance(refused, Refusal)
    assert refused.why.code == "rounds-tell-first"


def test_the_answer_of_somebody_removed_does_not_count() -> None:
    room = asked()
    says(room, "a", right(room))
    room.does(RemovePlayer(player=1))
    room.does(Tell(seen=1))
    assert room.state.answers == ({},)
    assert seen_rightly(room.state) == {2: 0, 3: 0}


def test_after_as_many_questions_as_were_planned_it_is_over() -> None:
    room = asked("a", rounds=2)
    for number in (1, 2):
        assert room.does(Tell(seen=number)) is None
        assert room.does(Next(seen=number)) is None
    assert room.state.phase == "over"
    assert len(room.state.questions) == 2
    assert room.folded() == room.state


def test_a_clock_runs_only_while_it_is_asked() -> None:
    room = asked("a")
    room.does(Pace(pace="timer", seconds=30))
    assert room.state.left(5.0) == 25.0
    room.does(Tell(seen=1))
    assert room.state.left(5.0) is None

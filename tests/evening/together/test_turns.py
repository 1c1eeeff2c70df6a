"""A class against the computer: votes come in, are closed, are answered; whatever the log says
again gives the same."""

from speeltafel.core.refusal import Refusal
from speeltafel.evening.messages import Answer, Begin, EndEvening, Next, Pause, RemovePlayer, Vote
from speeltafel.evening.state import CLASS, COMPUTER
from tests.evening.class_room import ClassRoom


def playing(game: str = "katalon", *guests: str) -> ClassRoom:
    room = ClassRoom(game, "together")
    room.come(*(guests or ("a", "b", "c")))
    assert room.does(Begin()) is None
    return room


def votes(room: ClassRoom, guest: str, move: str) -> str:
    assert room.state.match is not None
    refused = room.does(Vote(move=move, seen=room.state.match.length), guest)
    return "" if refused is None else refused.why.code


def moves(room: ClassRoom) -> list[str]:
    assert room.state.match is not None
    return [
        f"{entry.actor} {room.state.game.format_move(entry.move)}"
        for entry in room.state.match.entries()
    ]


def answers(room: ClassRoom, text: str) -> Refusal | None:
    assert room.state.match is not None
    return room.does(Answer(move=text, seen=room.state.match.length))


def test_the_class_plays_what_most_want_and_the_computer_answers() -> None:
    room = playing()
    for guest, move in (("a", "Nz"), ("b", "Nz"), ("c", "Zn")):
        assert votes(room, guest, move) == ""
    assert room.does(Next(seen=1)) is None
    assert moves(room) == ["0 Nz"]
    assert not is_the_class_to_vote(room)
    assert answers(room, "Zn") is None
    assert moves(room) == ["0 Nz", "1 Zn"]
    assert room.state.round == 2
    assert room.state.votes() == {}
    assert room.folded() == room.state


def test_the_last_vote_of_each_counts() -> None:
    room = playing("katalon", "a")
    votes(room, "a", "Nz")
    votes(room, "a", "Zn")
    assert room.state.votes() == {1: "Zn"}
    room.does(Next(seen=1))
    assert moves(room) == ["0 Zn"]


def test_a_vote_for_another_position_or_against_the_rules_does_not_count() -> None:
    room = playing()
    refused = room.does(Vote(move="Nz", seen=7), "a")
    assert refused is not None
    assert refused.why.code == "core-stale"
    assert votes(room, "a", "hello") == "katalon-not-a-move"
    assert votes(room, "stranger", "Nz") == "evening-not-in"
    room.does(Pause())
    assert votes(room, "a", "Nz") == "evening-held"


def test_without_a_vote_the_class_waits() -> None:
    room = playing()
    refused = room.does(Next(seen=1))
    assert refused is not None
    assert refused.why.code == "rounds-no-votes"


def test_who_was_removed_has_no_vote() -> None:
    room = playing()
    votes(room, "a", "Nz")
    votes(room, "b", "Zn")
    room.does(RemovePlayer(player=1))
    room.does(Next(seen=1))
    assert moves(room) == ["0 Zn"]


def is_the_class_to_vote(room: ClassRoom) -> bool:
    return room.state.class_votes


def test_while_the_computer_thinks_nothing_is_closed_and_nobody_votes() -> None:
    room = playing()
    votes(room, "a", "Nz")
    room.does(Next(seen=1))
    assert votes(room, "a", "Zn") != ""
    assert room.does(Next(seen=1)) is None
    assert moves(room) == ["0 Nz"]
    assert room.does(Answer(move="Zn", seen=0)) is None
    assert moves(room) == ["0 Nz"]
    assert answers(room, "Nz") is not None


def test_a_whole_game_is_played_and_ends_the_evening_at_the_next_tap() -> None:
    room = playing("katalon", "a")
    while (match := room.state.match) and (acting := match.game.to_act(match.state)):
        text = match.game.format_move(match.game.legal_moves(match.state, next(iter(acting)))[-1])
        if CLASS in acting:
            assert votes(room, "a", text) == ""
            assert room.does(Next(seen=room.state.round)) is None
        else:
            assert COMPUTER in acting
            assert answers(room, text) is None
    assert room.does(Next(seen=room.state.round)) is None
    assert room.state.phase == "over"
    assert room.folded() == room.state


def test_cards_are_dealt_before_a_class_claims() -> None:
    room = playing("potzklotz", "a")
    assert is_the_class_to_vote(room)
    assert room.state.match is not None
    assert len(room.state.match.state.hands[CLASS]) == 5
    assert votes(room, "a", "pass") == ""
    room.does(Next(seen=1))
    assert not is_the_class_to_vote(room)
    assert room.folded() == room.state


def test_the_host_may_end_it_at_any_time() -> None:
    room = playing()
    assert room.does(EndEvening()) is None
    assert votes(room, "a", "Nz") == "evening-over"

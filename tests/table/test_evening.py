"""Whole evenings at a table, as values: no server, no clock, no disk."""

from typing import Any

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, Sitter, encode
from speeltafel.table.messages import (
    Fill,
    Leave,
    Move,
    PlayAgain,
    Propose,
    Rematch,
    Reply,
    Resign,
    Return,
    Sit,
    StandIn,
    Start,
    Tick,
    Undo,
    Withdraw,
)
from speeltafel.table.rematches import rematch_draft
from tests.table.evening import ANNA, BRAM, CARLA, GRACE, Evening, folded, moves

SAMPLE = [
    "Nz",
    "Zn",
    "No",
    "Ow",
    "Wo",
    "On",
    "Nw",
    "Wn",
    "Nn",
    "Nm",
    "Mm",
    "xMn",
    "xNm",
    "xMm",
    "xMn",
]


def two(game: str = "katalon", variant: str = "", options: dict[str, Any] | None = None) -> Evening:
    evening = Evening(game, "elsewhere", "elsewhere", variant=variant, options=options)
    assert evening.does(ANNA, Sit(name="Anna")) is None
    assert evening.does(BRAM, Sit(name="Bram")) is None
    return evening


def play(evening: Evening, *texts: str) -> None:
    for text in texts:
        (seat,) = evening.state.acting
        move = Move(seat=seat, move=text, seen=evening.state.sequence)
        assert evening.does(evening.state.chairs[seat].guest, move) is None, text


def code(refusal: Refusal | None) -> str:
    assert refusal is not None, "it was allowed"
    return refusal.why.code


def test_an_evening_from_sitting_down_to_the_rematch() -> None:
    evening = two()
    play(evening, "Nz", "Zn")
    assert evening.does(ANNA, Undo(seat=0)) is None
    assert evening.state.question is not None
    refused = Reply(seat=1, question=evening.state.question.sequence, yes=False)
    assert evening.does(BRAM, refused) is None
    play(evening, *SAMPLE[2:5])
    assert evening.does(BRAM, Leave(seat=1)) is None
    evening.passes(GRACE - 1)
    assert evening.does("", Tick()) is None
    assert not evening.state.bots
    evening.passes(2)
    assert evening.does("", Tick()) is None
    assert evening.state.bots == {1}
    move = Move(seat=1, move=SAMPLE[5], seen=evening.state.sequence)
    assert evening.computer(1, move) is None
    play(evening, SAMPLE[6])
    assert evening.does(BRAM, Return(seat=1)) is None
    play(evening, *SAMPLE[7:])
    assert evening.state.over
    assert evening.does(ANNA, Rematch(seat=0)) is None
    question = evening.state.question
    assert question is not None
    assert question.proposal.rematch
    assert evening.does(BRAM, Reply(seat=1, question=question.sequence, yes=True)) is None
    assert evening.last is not None
    assert evening.last.play_again
    assert evening.does("", PlayAgain(table="again")) is None
    again = rematch_draft(evening.state, "again", "CODE", evening.context("", (), None))
    assert again.state.names == ("Bram", "Anna")
    assert again.state.setup.series == (0.0, 1.0)
    assert " ".join(evening.kinds()).replace("move ", "") == (
        "sit sit start ask answer leave stand-in return ask answer rematch"
    )


def test_the_same_log_gives_the_same_state_anywhere() -> None:
    evening = two()
    play(evening, "Nz", "Zn")
    evening.does(ANNA, Undo(seat=0))
    evening.does(BRAM, Leave(seat=1))
    assert folded(evening) == evening.state


def test_a_message_sent_twice_happens_once() -> None:
    evening = two()
    move = Move(seat=0, move="Nz", seen=evening.state.sequence, ticket="t1")
    assert evening.does(ANNA, move) is None
    before = evening.state
    assert evening.does(ANNA, move) is None
    assert evening.state is before
    undo = Undo(seat=0, ticket="t2")
    assert evening.does(ANNA, undo) is None
    play(evening, "Mm")
    assert evening.does(ANNA, undo) is None
    assert evening.state.match is not None
    assert evening.state.match.length == 1, "the undo sent again took nothing back"


def test_what_was_decided_before_the_last_move_was_seen_is_stale() -> None:
    evening = two()
    seen = evening.state.sequence
    play(evening, "Nz", "Zn")
    refusal = evening.does(ANNA, Move(seat=0, move="No", seen=seen))
    assert refusal is not None
    assert refusal.kind is Kind.STALE


def test_where_all_act_at_once_only_what_everybody_waited_for_makes_stale() -> None:
    evening = two(game="kapai")
    seen = evening.state.sequence
    assert evening.does(ANNA, Move(seat=0, move=moves(evening, 0)[0], seen=seen)) is None
    assert evening.does(BRAM, Move(seat=1, move=moves(evening, 1)[0], seen=seen)) is None
    refusal = evening.does(ANNA, Move(seat=0, move=moves(evening, 0)[0], seen=seen))
    assert refusal is not None
    assert refusal.kind is Kind.STALE, "the dice have been rolled since"


def test_nobody_acts_for_a_seat_of_somebody_else() -> None:
    evening = two()
    for message in (Move(seat=0, move="Nz", seen=9), Undo(seat=0), Leave(seat=0), Resign(seat=0)):
        assert code(evening.does(BRAM, message)) == "table-not-your-seat"
    assert code(evening.does(CARLA, StandIn(seat=1))) == "table-not-your-seat"


def test_one_who_asked_can_withdraw_and_nobody_else() -> None:
    evening = two()
    play(evening, "Nz", "Zn")
    evening.does(ANNA, Undo(seat=0))
    assert code(evening.does(BRAM, Withdraw(seat=1))) == "table-no-question"
    assert evening.does(ANNA, Withdraw(seat=0)) is None
    assert evening.state.question is None


def test_people_who_share_a_device_take_back_without_asking_also_the_first_move() -> None:
    shared = Evening("katalon", "here", "here")
    draft = Draft(shared.state, 0.0, shared.dice)
    for seat in (0, 1):
        draft.add(EntryKind.SIT, seat, encode(Sitter(ANNA, "")))
    shared.state = draft.state
    shared.begins()
    play(shared, "Nz")
    assert shared.does(ANNA, Undo(seat=0)) is None
    assert shared.state.match is not None
    assert shared.state.match.length == 0


def test_who_resigns_loses_and_only_where_two_play() -> None:
    evening = two()
    play(evening, "Nz")
    assert evening.does(ANNA, Resign(seat=0)) is None
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    late = Move(seat=1, move="Zn", seen=evening.state.sequence)
    refusal = evening.does(BRAM, late)
    assert refusal is not None
    assert refusal.kind is Kind.OVER
    three = Evening("kapai", "elsewhere", "ahead", "ahead")
    three.does(ANNA, Sit(name="Anna"))
    assert code(three.does(ANNA, Resign(seat=0))) == "table-resign-two"


def test_the_computer_stands_in_only_for_who_is_away() -> None:
    evening = two()
    assert code(evening.does(ANNA, StandIn(seat=1))) == "table-still-here"
    evening.waits[BRAM] = 12.5
    assert code(evening.does(ANNA, StandIn(seat=1))) == "table-just-away"
    evening.waits[BRAM] = 0.0
    assert evening.does(ANNA, StandIn(seat=1)) is None
    assert evening.state.bots == {1}


def test_a_clock_that_ran_out_is_announced_and_a_late_move_is_refused() -> None:
    evening = two(game="katoiz", variant="stapeltje-4", options={"minutes": 1})
    (seat,) = evening.state.acting
    guest = evening.state.chairs[seat].guest
    late = Move(seat=seat, move=moves(evening, seat)[0], seen=evening.state.sequence)
    evening.passes(61)
    refusal = evening.does(guest, late)
    assert refusal is not None
    assert refusal.kind in (Kind.OVER, Kind.STALE)
    assert evening.does("", Tick()) is None
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.winners == (1 - seat,)


def test_an_agreement_needs_everybody_the_computer_too() -> None:
    evening = two(game="katoiz", variant="stapeltje-1")
    assert code(evening.does(ANNA, Propose(seat=0, event="stop"), 1)) == "table-bot-objects"
    assert evening.does(ANNA, Propose(seat=0, event="stop")) is None
    question = evening.state.question
    assert question is not None
    assert code(evening.does(ANNA, Propose(seat=0, event="stop"))) == "table-question-open"
    assert evening.does(BRAM, Reply(seat=1, question=question.sequence, yes=True)) is None
    assert evening.state.over


def test_a_host_whose_guest_never_comes_has_a_way_on() -> None:
    evening = Evening("katalon", "elsewhere", "elsewhere")
    evening.does(ANNA, Sit(name="Anna"))
    assert code(evening.does(BRAM, Fill(seat=1, level="pupil"))) == "table-only-host"
    assert evening.does(ANNA, Fill(seat=1, level="pupil")) is None
    assert evening.state.started
    assert evening.state.bots == {1}
    several = Evening("kapai", "elsewhere", "elsewhere", "elsewhere")
    several.does(ANNA, Sit(name="Anna"))
    several.does(BRAM, Sit(name="Bram"))
    assert code(several.does(BRAM, Start())) == "table-only-host"
    assert several.does(ANNA, Start()) is None
    assert len(several.state.chairs) == 2


def test_a_rematch_with_computers_only_needs_nobodys_consent() -> None:
    evening = Evening("katalon", "elsewhere", "ahead")
    evening.does(ANNA, Sit(name="Anna"))
    assert code(evening.does(ANNA, Rematch(seat=0))) == "table-not-over"
    evening.does(ANNA, Resign(seat=0))
    assert evening.does(ANNA, Rematch(seat=0)) is None
    assert evening.last is not None
    assert evening.last.play_again


def test_a_no_to_a_rematch_drags_nobody_along() -> None:
    evening = two()
    evening.does(ANNA, Resign(seat=0))
    evening.does(ANNA, Rematch(seat=0))
    question = evening.state.question
    assert question is not None
    evening.does(BRAM, Reply(seat=1, question=question.sequence, yes=False))
    assert evening.last is not None
    assert not evening.last.play_again
    assert evening.state.rematch == ""


def test_hands_that_lie_open_after_the_end_cannot_be_used_for_a_better_move() -> None:
    evening = Evening("kobito", "elsewhere", "ahead")
    evening.does(ANNA, Sit(name="Anna"))
    evening.does(ANNA, Resign(seat=0))
    assert code(evening.does(ANNA, Undo(seat=0))) == "table-undo-revealed"

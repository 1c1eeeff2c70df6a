"""A class on one board: which votes count, what is played, what is told."""

from collections import Counter
from random import Random

from speeltafel.core.match import AnyMatch, new_match, play_text, settle_chance
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.evening.together import claims, shared, votes
from speeltafel.evening.together.shared import Question
from speeltafel.games.katalon import KATALON
from speeltafel.games.katoiz.components import PROPERTIES
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.moves import PASS, Claim
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.words import Voice


def katalon(*moves: str) -> AnyMatch:
    match: AnyMatch = accept(new_match(KATALON))
    for seat, text in enumerate(moves):
        match = accept(play_text(match, seat % 2, text))
    return match


def test_only_what_the_class_may_play_is_a_vote() -> None:
    match = katalon("Nz")
    assert votes.ballot(match, 1, "zn") == "Zn"
    refused = votes.ballot(match, 1, "Nn")
    assert isinstance(refused, Refusal)
    assert (refused.kind, refused.why.code) == (Kind.ILLEGAL, "katalon-other-box")
    early = votes.ballot(match, 0, "Zn")
    assert isinstance(early, Refusal)
    assert early.kind is Kind.NOT_YOUR_TURN
    assert isinstance(votes.ballot(match, 1, "hello"), Refusal)


def test_the_move_with_most_votes_is_played() -> None:
    cast = {1: "Zn", 2: "Zo", 3: "Zo", 4: "Zw", 5: "Zn", 6: "Zo"}
    assert [(each.answer, each.votes) for each in votes.counted(cast)] == [
        ("Zo", 3), ("Zn", 2), ("Zw", 1),
    ]  # fmt: skip
    assert {votes.chosen(cast, Random(seed)) for seed in range(20)} == {"Zo"}


def test_among_equals_the_lot_decides_and_not_who_was_quick() -> None:
    one, other = {1: "Zn", 2: "Zo", 3: "Zw"}, {1: "Zn", 2: "Zn", 3: "Zo", 4: "Zo"}
    assert votes.counted(other) == votes.counted(dict(reversed(other.items())))
    played = Counter(votes.chosen(other, Random(seed)) for seed in range(200))
    assert set(played) == {"Zn", "Zo"}
    assert min(played.values()) > 60
    assert {votes.chosen(one, Random(seed)) for seed in range(40)} == {"Zn", "Zo", "Zw"}


def test_without_a_vote_nothing_is_played() -> None:
    assert votes.chosen({}, Random(1)) == ""
    assert votes.counted({}) == ()


def test_a_vote_names_a_move_and_not_what_would_come_of_it() -> None:
    told = Voice("nl").sentence(votes.told(katalon("Nz"), 1, "Zn"))
    assert told == "Een steen op het noordveld van Zuid."


def potzklotz(seed: int = 3) -> AnyMatch:
    match = accept(new_match(POTZKLOTZ, "beginners", 2))
    return settle_chance(match, Random(seed))


def by_judgement(match: AnyMatch) -> dict[Judgement, list[Claim]]:
    found: dict[Judgement, list[Claim]] = {each: [] for each in Judgement}
    for move in POTZKLOTZ.legal_moves(match.state, 0):
        if isinstance(move, Claim):
            found[verdict_on(match.state, move).judgement].append(move)
    return found


def text(move: Claim) -> str:
    return POTZKLOTZ.format_move(move)


def test_claims_are_counted_as_the_rules_judge_them() -> None:
    match = next(
        each
        for each in map(potzklotz, range(50))
        if all(by_judgement(each).values()) and len(by_judgement(each)[Judgement.RIGHT]) > 1
    )
    of = by_judgement(match)
    right = of[Judgement.RIGHT][0]
    cast = {
        1: text(right), 2: text(right), 3: text(of[Judgement.MIRROR][0]),
        4: text(of[Judgement.OTHER][0]), 5: text(of[Judgement.APART][0]),
        6: POTZKLOTZ.format_move(PASS),
    }  # fmt: skip
    assert all(votes.ballot(match, 0, each) == each for each in cast.values())
    counted = claims.judged(match, 0, cast)
    assert (counted.right, counted.mirror, counted.other, counted.apart, counted.passed) == (
        2, 1, 1, 1, 1,
    )  # fmt: skip
    laid = text(right).partition("=")[2]
    assert counted.laid == {text(right)}
    possible = {text(each).partition("=")[2] for each in of[Judgement.RIGHT]}
    assert set(counted.missed) == possible - {laid}
    assert claims.judged(match, 0, {}).missed != ()


def test_nothing_is_told_of_a_claim_before_it_is_made() -> None:
    match = potzklotz()
    for judgement, moves in by_judgement(match).items():
        for move in moves[:1]:
            assert votes.told(match, 0, text(move)).code == "rounds-wants-claim", judgement


def test_what_two_tiles_share_is_judged_by_the_tiles() -> None:
    asked = Question("R●", "R■")
    assert asked.answer == "colour size"
    cast = {1: "colour size", 2: "colour", 3: "colour shape", 4: "nothing", 5: "colour shape size"}
    named = {each.what: (each.by, each.right) for each in shared.named(asked, cast)}
    assert named == {
        "colour": (4, True),
        "shape": (2, False),
        "size": (2, True),
        "nothing": (1, False),
    }
    nothing = Question("R●", "B□")
    assert nothing.answer == "nothing"
    named = {each.what: (each.by, each.right) for each in shared.named(nothing, {1: "nothing"})}
    assert named["nothing"] == (1, True)
    assert named["size"] == (0, False)


def test_an_answer_has_one_form() -> None:
    assert shared.ballot("size colour") == "colour size"
    assert shared.ballot("nothing") == "nothing"
    for wrong in ("", "colour colour", "weight", "nothing colour"):
        refused = shared.ballot(wrong)
        assert isinstance(refused, Refusal)
        assert refused.why.code == "rounds-not-an-answer"


def test_no_question_comes_twice_and_all_amounts_come() -> None:
    asked: tuple[Question, ...] = ()
    for number in range(60):
        asked = (*asked, shared.question(Random(number), asked))
    assert len({frozenset((each.one, each.other)) for each in asked}) == 60
    amounts = Counter(0 if each.answer == "nothing" else len(each.answer.split()) for each in asked)
    assert set(amounts) == set(range(len(PROPERTIES)))
    assert min(amounts.values()) >= 10


def test_the_answer_is_said_in_both_languages() -> None:
    two, none = shared.told(Question("R●", "R■")), shared.told(Question("R●", "B□"))
    assert Voice("nl").sentence(two) == "Deze twee delen de kleur en de grootte."
    assert Voice("en").sentence(two) == "These two share the colour and the size."
    assert Voice("nl").sentence(none) == "Deze twee hebben niets gemeen."

"""True words: every sentence is checked against the second method, and spoken in both languages."""

from random import Random

import pytest

from speeltafel.core.reason import Reason
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import parse_move
from speeltafel.games.katalon.rules import apply, is_over, legal_moves
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.explanation import Explanation, explain
from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.node import node_of
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.scores import backed_up, plies_of, value_of
from speeltafel.words import LANGUAGES, Language, Voice
from tests.solve import running_positions

PRINTED = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm xMn xNm"


def after_moves(text: str) -> State:
    position = START
    for word in text.split():
        position = apply(position, position.turn, move(word))
    return position


def move(word: str) -> Move:
    parsed = parse_move(START, word)
    assert isinstance(parsed, Move)
    return parsed


def told(position: State, word: str) -> Explanation:
    return explain(find_oracle(), position, move(word))


def some_moves(seed: int, games: int) -> list[tuple[State, Move]]:
    generator = Random(seed)
    positions = [each for each in running_positions(seed, games) if node_of(each).stones >= 8]
    return [(each, generator.choice(legal_moves(each, each.turn))) for each in positions]


def all_reasons(explanation: Explanation) -> list[Reason]:
    return [explanation.short, *explanation.long]


def test_the_printed_game_is_explained_as_its_text_does() -> None:
    """KT-7: ✕Mm loses at once to ✕Mn; ✕Mw only puts it off."""
    position = after_moves(PRINTED)
    voice = Voice.at("en", KATALON)
    at_once = told(position, "xMm")
    assert voice.sentence(at_once.short) == (
        "✕Cc loses sooner: yellow wins in 1 move. ✕Cw holds out for 3."
    )
    assert "✕Cn ends it at once – yellow wins: North is all yellow." in [
        voice.sentence(each) for each in at_once.long
    ]
    put_off = told(position, "xMw")
    assert voice.sentence(put_off.short) == (
        "✕Cw holds out as long as can be, but yellow wins in 3 moves: that is proven."
    )
    assert voice.sentence(put_off.long[-1]) == (
        "Best play goes on: Ww → Ws → Sw → Wc → ✕Cn, and that is the end."
    )


def test_what_a_short_form_claims_is_what_alpha_beta_finds() -> None:
    judge = AlphaBeta()
    codes = set()
    for position, chosen in some_moves(12, games=18):
        after = apply(position, position.turn, chosen)
        if is_over(after):
            continue
        short = explain(find_oracle(), position, chosen).short
        before, now = judge.solve(node_of(position)), backed_up(judge.solve(node_of(after)))
        codes.add(short.code)
        parts = short.code.split("-")
        if parts[1] == "from":
            assert parts[2:] == [value_of(before), "to", value_of(now)]
        else:
            assert parts[:3] == ["solve", "keeps", value_of(before)]
            assert value_of(now) == value_of(before)
            assert (parts[3] in ("best", "only")) == (now == before)
        plies = plies_of(now)
        if plies is not None:
            winners = (plies + 1) // 2 if now > 0 else plies // 2
            assert short.argument("moves") == winners
    assert len(codes) >= 8


def test_the_reply_that_is_named_proves_the_judgement() -> None:
    judge = AlphaBeta()
    for position, chosen in some_moves(13, games=10):
        after = apply(position, position.turn, chosen)
        if is_over(after):
            continue
        reply = explain(find_oracle(), position, chosen).short.argument("reply")
        named = [
            each
            for each in legal_moves(after, after.turn)
            if Voice("nl").say(reply) == KATALON.format_move(each)  # type: ignore[arg-type]  # a move of Katalon
        ]
        then = apply(after, after.turn, named[0])
        if not is_over(then):
            expected = judge.solve(node_of(after))
            assert backed_up(judge.solve(node_of(then))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_can_be_said_and_is_short(language: Language) -> None:
    voice = Voice.at(language, KATALON)
    for position, chosen in some_moves(14, games=10):
        explanation = explain(find_oracle(), position, chosen)
        for each in all_reasons(explanation):
            assert voice.sentence(each)
        assert len(voice.sentence(explanation.short)) <= 160


def test_a_threat_in_every_reply_is_named() -> None:
    """A move after which each reply lets the mover end the game says so, reply by reply."""
    found = 0
    for position in running_positions(15, games=60):
        answer = find_oracle().ask(position)
        for chosen, verdict in answer.moves.items():
            after = apply(position, position.turn, chosen)
            if verdict.value == "win" and verdict.plies == 3 and not is_over(after):
                codes = [each.code for each in explain(find_oracle(), position, chosen).long]
                if "solve-every-reply-loses" in codes:
                    found += 1
                    replies = len(legal_moves(after, after.turn))
                    named = codes.count("solve-reply-loses") + codes.count("solve-reply-ends")
                    assert named == replies
                else:  # a reply that fills the board, or the rule of twelve stones
                    assert any(is_over(apply(after, after.turn, r)) for r in legal_moves(after, 0))
    assert found > 10

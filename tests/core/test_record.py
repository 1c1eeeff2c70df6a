"""Records: readable, the same again when read back, refused when damaged, newer or wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.record import (
    Line,
    Record,
    format_record,
    parse_record,
    record_of,
    replay,
)
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON

TEXT = """\
speeltafel record 1
game: katalon
rules: 1
variant: standard
seat 1: Anna
seat 2:

1 Nz
2 Zn

result: -
"""


def played(moves: str) -> AnyMatch:
    match = start(KATALON, accept(configure(KATALON)), ("Anna", ""))
    for number, text in enumerate(moves.split()):
        match = accept(play_text(match, number % 2, text))
    return match


def test_a_record_is_plain_text() -> None:
    assert format_record(record_of(played("Nz Zn"))) == TEXT


def test_a_record_replays_to_the_same_match() -> None:
    match = played("Nz Zn No Ow Wo On Nw Wn Nn Nm Mm ✕Mn ✕Nm ✕Mm ✕Mn")
    record = accept(parse_record(format_record(record_of(match))))
    assert accept(replay(record, GAMES)) == match
    assert record.result == "katalon-box-complete; winners 1"


words = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=8)
names = st.lists(words, max_size=3).map(" ".join)


@given(
    st.lists(names, max_size=4).flatmap(
        lambda seats: st.builds(
            Record,
            game=words,
            rules=st.integers(0, 99),
            variant=words,
            options=st.lists(
                st.tuples(st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True), words), max_size=3
            ).map(tuple),
            names=st.just(tuple(seats)),
            lines=st.lists(
                st.builds(Line, st.sampled_from([CHANCE, TABLE, *range(len(seats))]), words),
                max_size=9,
            ).map(tuple),
            result=words,
        )
    )
)
def test_reading_is_the_inverse_of_writing(record: Record) -> None:
    assert parse_record(format_record(record)) == record


def refusal(text: str) -> Refusal:
    record = parse_record(text)
    answer = record if isinstance(record, Refusal) else replay(record, GAMES)
    assert isinstance(answer, Refusal)
    return answer


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("speeltafel record 1", "chess game", "core-not-a-record"),
        ("speeltafel record 1", "speeltafel record 2", "core-record-newer"),
        ("speeltafel record 1", "speeltafel record x", "core-not-a-record"),
        ("rules: 1", "rules: 2", "core-record-newer"),
        ("rules: 1", "rules: one", "core-record-lacks"),
        ("rules: 1\n", "", "core-record-lacks"),
        ("rules: 1", "rules: 0", "core-record-lacks"),
        ("game: katalon", "game: chess", "core-unknown-game"),
        ("variant: standard", "variant: giant", "core-unknown-variant"),
        ("variant: standard", "variant: standard\noption x: y", "core-unknown-option"),
        ("seat 2:\n", "", "core-record-damaged"),
        ("seat 2:", "seat 3:", "core-record-damaged"),
        ("1 Nz", "1Nz", "core-record-damaged"),
        ("1 Nz", "3 Nz", "core-record-damaged"),
        ("1 Nz", "1 Qq", "core-record-move"),
        ("2 Zn", "2 Nn", "core-record-move"),
        ("2 Zn", "1 Zn", "core-record-move"),
        ("2 Zn", "* Zn", "core-record-move"),
        ("2 Zn\n\nresult: -", "2 Zn", "core-record-truncated"),
        ("result: -", "result: katalon-box-complete; winners 1", "core-record-result"),
        ("result: -", "result: -\n1 Nn", "core-record-damaged"),
    ],
)
def test_a_wrong_record_is_refused_with_the_first_thing_wrong(
    old: str, new: str, code: str
) -> None:
    assert old in TEXT
    assert refusal(TEXT.replace(old, new)).why.code == code


def test_an_empty_file_is_not_a_record() -> None:
    assert refusal("").why.code == "core-not-a-record"

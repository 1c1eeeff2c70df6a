"""Exact counts of move sequences: a rule that changes shows as another number.

Make them again with `speeltafel counts GAME --write tests/counts`, and read the difference.
"""

from typing import Final

import pytest

from speeltafel.core.kit.counts import Counts, count_players, format_counts, parse_counts
from speeltafel.core.match import start
from speeltafel.games import GAMES
from tests.conformance import COUNTS, config_for

TABLES: Final = [
    pytest.param(path.stem, counts, id=f"{path.stem} {counts.variant}")
    for path in sorted(COUNTS.glob("*.toml"))
    for counts in parse_counts(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("name", "counts"), TABLES)
def test_there_are_exactly_as_many_ways_to_play(name: str, counts: Counts) -> None:
    match = start(GAMES[name], config_for(name, counts.variant, counts.players))
    lengths = range(len(counts.counts))
    found = tuple(count_players(match, length, counts.seed) for length in lengths)
    assert found == counts.counts


def test_counts_read_back_are_the_same() -> None:
    for path in COUNTS.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert format_counts(parse_counts(text)) == text

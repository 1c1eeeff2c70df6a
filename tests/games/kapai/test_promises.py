"""The conformance kit for what the general run does not reach: the other sheets, a large table."""

from importlib import import_module

import pytest

from speeltafel.core.kit.conformance import check_game
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI, rules
from speeltafel.games.kapai.sheets import DEFAULT_SHEET, SHEETS
from speeltafel.words import LANGUAGES, Voice


def hear(reason: Reason) -> None:
    for language in LANGUAGES:
        assert Voice(language).say(reason).strip()


@pytest.mark.parametrize("layout", [name for name in SHEETS if name != DEFAULT_SHEET])
@pytest.mark.parametrize("players", [1, 3])
def test_every_sheet_keeps_the_promises(layout: str, players: int) -> None:
    config = accept(configure(KAPAI, None, players, {"sheet": layout}))
    check_game(KAPAI, config, games=2, seed=players, hear=hear)


def test_a_table_too_large_to_show_whole_keeps_the_promises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the border drawn at three, six are a hall."""
    for room in ("rules", "view"):  # by name, because `kapai.view` is the function
        monkeypatch.setattr(import_module(f"speeltafel.games.kapai.{room}"), "LARGE", 3)
    monkeypatch.setattr(rules, "LEADERS", 1)
    check_game(KAPAI, accept(configure(KAPAI, players=6)), games=1, hear=hear)

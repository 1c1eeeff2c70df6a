"""Choosing a table: unknown names and impossible choices are refused with what there is."""

from dataclasses import replace

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.variants import ANY_NUMBER, Config, Option, Variant, configure
from speeltafel.games.katalon import KATALON

GAME = replace(
    KATALON,
    variants=(
        Variant(
            "small",
            players=range(1, 5),
            age=4,
            minutes=(5, 10),
            options=(
                Option("tiles", 20, (1, 20, 40)),
                Option("open", False),
                Option("kind", "a", ("a", "b")),
            ),
        ),
        Variant("hall", players=range(1, ANY_NUMBER + 1), age=4, minutes=(5, 10)),
    ),
    forbids=lambda config: (
        reason("core-over") if config.variant == "small" and config.flag("open") else None
    ),
)


def code(answer: Config | Refusal) -> tuple[Kind, str]:
    assert isinstance(answer, Refusal)
    return answer.kind, answer.why.code


def test_defaults_fill_what_is_not_chosen() -> None:
    config = accept(configure(GAME))
    assert config == Config("small", 2, (("tiles", 20), ("open", False), ("kind", "a")))
    assert (config.number("tiles"), config.flag("open"), config.choice("kind")) == (20, False, "a")


def test_options_may_come_as_text() -> None:
    config = accept(configure(GAME, "small", 3, {"tiles": "40", "open": "no", "kind": "b"}))
    assert config.options == (("tiles", 40), ("open", False), ("kind", "b"))


def test_one_is_not_yes() -> None:
    assert accept(configure(GAME, options={"tiles": 1})).number("tiles") == 1
    assert code(configure(GAME, options={"open": 1})) == (Kind.UNKNOWN, "core-unknown-value")
    assert code(configure(GAME, options={"tiles": True})) == (Kind.UNKNOWN, "core-unknown-value")


def test_unknown_choices_are_refused_with_what_there_is() -> None:
    for answer, expected in (
        (configure(GAME, "huge"), "core-unknown-variant"),
        (configure(GAME, options={"colour": "red"}), "core-unknown-option"),
        (configure(GAME, options={"tiles": 21}), "core-unknown-value"),
    ):
        assert code(answer) == (Kind.UNKNOWN, expected)
        assert isinstance(answer, Refusal)
        assert answer.instead is not None


def test_too_few_or_many_players_are_refused() -> None:
    assert code(configure(GAME, players=5)) == (Kind.CONFIG, "core-players-between")
    assert code(configure(GAME, "hall", 0)) == (Kind.CONFIG, "core-players-at-least")
    assert code(configure(KATALON, players=3)) == (Kind.CONFIG, "core-players-exactly")


def test_a_game_may_forbid_a_combination() -> None:
    assert code(configure(GAME, options={"open": True})) == (Kind.CONFIG, "core-over")

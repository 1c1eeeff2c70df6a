"""What can be chosen before a game starts: a variant, its options, the number of players."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from speeltafel.core.game import AnyGame

Value: TypeAlias = bool | int | str


class Option(NamedTuple):
    """One thing the table may decide; `values` lists all that can be chosen."""

    name: str
    default: Value
    values: tuple[Value, ...] = (True, False)


class Variant(NamedTuple):
    """A level or type of a game. Its name and one friendly sentence are words of the game
    (`<game>-variant-<name>` and its attribute `about`)."""

    name: str
    players: range
    age: int
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()


class Config(NamedTuple):
    """A choice that has been checked: complete, in the order the variant declares."""

    variant: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def option(self, name: str) -> Value:
        return dict(self.options)[name]

    def flag(self, name: str) -> bool:
        return self.option(name) is True

    def number(self, name: str) -> int:
        value = self.option(name)
        assert isinstance(value, int)
        return value

    def choice(self, name: str) -> str:
        value = self.option(name)
        assert isinstance(value, str)
        return value


ANY_NUMBER = 1_000_000
"""As many players as one likes."""


def configure(
    game: "AnyGame",
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value | str] | None = None,
) -> Config | Refusal:
    """The choice checked and completed with defaults, or why it cannot be played.

    Values may be given as text (`"yes"`, `"6"`), as records and command lines do.
    """
    chosen = game.variants[0] if variant is None else find_variant(game, variant)
    if isinstance(chosen, Refusal):
        return chosen
    wanted = dict(options or {})
    declared = {option.name for option in chosen.options}
    for name in wanted:
        if name not in declared:
            return _unknown("option", name, sorted(declared))
    values: list[tuple[str, Value]] = []
    for option in chosen.options:
        given = wanted.get(option.name, option.default)
        value = _value_among(given, option.values)
        if value is None:
            return _unknown(
                "value", format_value(given), [format_value(each) for each in option.values]
            )
        values.append((option.name, value))
    seats = default_players(chosen) if players is None else players
    if seats not in chosen.players:
        return Refusal(Kind.CONFIG, players_reason(chosen, seats))
    config = Config(chosen.name, seats, tuple(values))
    forbidden = game.forbids(config)
    return config if forbidden is None else Refusal(Kind.CONFIG, forbidden)


def find_variant(game: "AnyGame", name: str) -> Variant | Refusal:
    for variant in game.variants:
        if variant.name == name:
            return variant
    return _unknown("variant", name, [variant.name for variant in game.variants])


def default_players(variant: Variant) -> int:
    return 2 if 2 in variant.players else variant.players[0]


def players_reason(variant: Variant, given: int) -> Reason:
    least, most = variant.players[0], variant.players[-1]
    if least == most:
        return reason("core-players-exactly", given=given, needed=least)
    if most >= ANY_NUMBER:
        return reason("core-players-at-least", given=given, least=least)
    return reason("core-players-between", given=given, least=least, most=most)


def format_value(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _value_among(given: Value | str, values: Sequence[Value]) -> Value | None:
    """`True == 1` in Python, so the text decides."""
    text = format_value(given)
    for value in values:
        if format_value(value) == text:
            return value
    return None


def _unknown(what: str, name: str, known: Sequence[str]) -> Refusal:
    why = reason(f"core-unknown-{what}", name=name)
    if not known:
        return Refusal(Kind.UNKNOWN, why)
    if len(known) > 12:
        known = [known[0], "…", known[-1]]
    return Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=tuple(known)))

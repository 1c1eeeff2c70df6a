"""Tiles, places and what the dice ask for, as reasons name them."""

from typing import Any

from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.trios.state import Trios
from tests.truth.said import Said, seat_of

COLOURS = ("blue", "red", "green", "yellow", "white")
SHAPES = ("square", "circle", "triangle")
SIZES = ("big", "small")
PROPERTIES = ("colour", "shape", "size")
HOME = 36


def values(kind: int) -> tuple[str, str, str]:
    return COLOURS[kind // 6], SHAPES[kind % 6 // 2], SIZES[kind % 2]


def tile(reason: Any) -> tuple[str, ...]:
    return tuple(reason.argument(each) for each in PROPERTIES)


def alike(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(values(one), values(other), strict=True))


def asked(said: Said, reason: Any) -> bool:
    """What is told of the dice or the ladder is what they show."""
    state = said.state
    if isinstance(state, Piles) and state.rules.ladder:
        colour = COLOURS[state.ladder[state.turns % 5]]
        return bool(demand(reason) == (colour, "any"))
    return demand(reason) == shown(state.roll)


def shown(roll: Any) -> tuple[str, str]:
    if roll is None:
        return "any", "any"
    colour = "any" if roll.colour == 5 else COLOURS[roll.colour]
    picture = (*SHAPES, *SIZES, "any", "any")[roll.picture]
    return colour, picture


def demand(reason: Any) -> tuple[str, str]:
    return reason.argument("colour"), reason.argument("picture")


def satisfies(kind: int, wanted: tuple[str, str]) -> bool:
    colour, picture = wanted
    return colour in ("any", values(kind)[0]) and picture in ("any", *values(kind)[1:])


def wanted(said: Said) -> tuple[str, str]:
    state = said.state
    if isinstance(state, Piles) and state.rules.ladder:
        return COLOURS[state.ladder[state.turns % 5]], "any"
    return shown(state.roll)


def place(reason: Any, seat: int = 0) -> int:
    """0–35, or 36 + seat for a home pile."""
    if reason.code in ("katoiz-home", "katoiz-home-own"):
        return HOME + seat
    if reason.code == "katoiz-home-of":
        return HOME + seat_of(reason.argument("seat"))
    at = reason.argument("at")
    return (int(at[1]) - 1) * 6 + "abcdef".index(at[0])


def on(said: Said) -> int:
    """The tile on top of the place that is named."""
    at = place(said["place"])
    if isinstance(said.state, Trios):
        return int(said.state.tiles[at])
    return int(said.state.piles[at][-1])

"""How tiles, places, properties and rolls are named in reasons; the words are made at the edge."""

from speeltafel.core.reason import Reason, reason
from speeltafel.games.katoiz.board import HOME, place_text
from speeltafel.games.katoiz.components import (
    BLACK_STAR,
    NO_DIE,
    PROPERTIES,
    PURPLE,
    VALUES,
    WHITE_STAR,
    Roll,
)

COLOUR_NAMES = ("blue", "red", "green", "yellow", "white", "any")
SHAPE_NAMES = ("square", "circle", "triangle")
SIZE_NAMES = ("big", "small")


def tile_reason(kind: int) -> Reason:
    colour, shape, size = VALUES[kind]
    return reason(
        "katoiz-tile",
        colour=COLOUR_NAMES[colour],
        shape=SHAPE_NAMES[shape],
        size=SIZE_NAMES[size],
    )


def tiles_reason(kinds: tuple[int, ...]) -> tuple[Reason, ...]:
    return tuple(tile_reason(kind) for kind in kinds)


def place_reason(place: int) -> Reason:
    return reason("katoiz-home") if place == HOME else reason("katoiz-place", at=place_text(place))


def property_reason(which: int) -> Reason:
    return reason("katoiz-property", name=PROPERTIES[which])


def value_reason(which: int, value: int) -> Reason:
    names = (COLOUR_NAMES, SHAPE_NAMES, SIZE_NAMES)[which]
    return reason("katoiz-value", name=names[value])


def roll_reason(roll: Roll) -> Reason:
    """What the dice ask for."""
    if roll.picture < WHITE_STAR:
        picture = "any" if roll.picture == NO_DIE else SHAPE_NAMES[roll.picture]
    else:
        picture = {WHITE_STAR: "big", BLACK_STAR: "small"}.get(roll.picture, "any")
    colour = "any" if roll.colour == PURPLE else COLOUR_NAMES[roll.colour]
    return reason("katoiz-demand", colour=colour, picture=picture)

"""Katoiz, a layout for each type.

Tiles go by slots: forty, by kind in ascending order, two next to each other for a double. A slot
says where that tile lies; of two equal tiles the one that lies first comes first.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.katoiz.board import HOME, PLACES, place_of
from speeltafel.games.katoiz.components import (
    COLOUR_FACES,
    COLOURS,
    KINDS,
    PICTURE_FACES,
    TILES,
    VALUES,
    tile,
)
from speeltafel.games.katoiz.piles.view import PileView
from speeltafel.games.katoiz.towers.view import TowerView
from speeltafel.games.katoiz.trios.view import TrioView
from speeltafel.games.katoiz.variants import family
from speeltafel.research.observations.layout import Observer, Part, count_into, relative

SLOTS: Final = len(TILES)
FIRST_SLOT: Final = tuple(TILES.index(kind) for kind in range(KINDS))
MOST_TURNS: Final = 32_000
ROLL: Final = (
    Part("colour", (6,), 1, "the colour asked for, B R G Y W, any"),
    Part("picture", (6,), 1, "the picture asked for, □ ○ △ big small any"),
)
LOOKS: Final = 10
"""Colour (5), shape (3), size (2): one-hot each."""


def _turn(players: int) -> Part:
    return Part("turn", (players,), 1, "whose turn; none when the game is over")


def _fill_turn(view: Any, seat: int, players: int, parts: Mapping[str, Any]) -> None:
    if view.turn is not None:
        parts["turn"][relative(view.turn, seat, players)] = 1
    if view.roll is not None:
        parts["colour"][COLOUR_FACES.index(view.roll[0])] = 1
        if len(view.roll) > 1:
            parts["picture"][PICTURE_FACES.index(view.roll[1])] = 1


def _fill_slots(where: Iterable[tuple[int, tuple[int, ...]]], slots: Any) -> None:
    """(kind, where it lies) of every tile; rows of `slots` start as -1."""
    used = [0] * KINDS
    slots[:] = -1
    for kind, place in sorted(where):
        slots[FIRST_SLOT[kind] + used[kind]] = place
        used[kind] += 1


def _look(row: Any, kind: int) -> None:
    colour, shape, size = VALUES[kind]
    row[colour] = row[5 + shape] = row[8 + size] = 1


# ── Stapeltoren


def _fill_towers(view: TowerView, seat: int, parts: Mapping[str, Any]) -> None:
    players = len(view.towers)
    _fill_turn(view, seat, players, parts)
    supply = list(map(tile, view.supply))
    count_into(parts["supply"], supply)
    where: list[tuple[int, tuple[int, ...]]] = [(kind, (0, 0, 0)) for kind in supply]
    for owner, towers in enumerate(view.towers):
        rank = relative(owner, seat, players)
        parts["highest"][rank] = max(map(len, towers), default=0)
        for number, tower in enumerate(towers):
            where += [(tile(text), (1 + rank, number, at)) for at, text in enumerate(tower)]
    _fill_slots(where, parts["tiles"])


@cache
def _towers(players: int) -> Observer:
    return Observer(
        (
            _turn(players),
            *ROLL,
            Part("supply", (KINDS,), 2, "open tiles of each kind"),
            Part("highest", (players,), 40, "the height of each seat's highest tower"),
            Part(
                "tiles",
                (SLOTS, 3),
                39,
                "for each slot: 0 open or 1 + seat, the tower, the level; -1 not in this game",
                low=-1,
            ),
        ),
        _fill_towers,
    )


# ── 3-stel


def _fill_trios(view: TrioView, seat: int, parts: Mapping[str, Any]) -> None:
    players = len(view.discs)
    _fill_turn(view, seat, players, parts)
    for place, text in enumerate(view.tiles):
        if text is not None:
            _look(parts["board"][place], tile(text))
    for owner in range(players):
        rank = relative(owner, seat, players)
        for name in view.discs[owner]:
            parts["discs"][rank, place_of(name)] = 1
        count_into(parts["taken"][rank], map(tile, view.taken[owner]))
        parts["scores"][rank] = view.scores[owner]
    for name in view.vacated:
        parts["vacated"][place_of(name)] = 1
    parts["bonus"][0] = view.bonus
    parts["quiet"][0] = view.quiet


@cache
def _trios(players: int) -> Observer:
    return Observer(
        (
            _turn(players),
            *ROLL,
            Part("board", (PLACES, LOOKS), 1, "each tile: colour (5), shape (3), size (2)"),
            Part("discs", (players, PLACES), 1, "where each seat's discs lie"),
            Part("taken", (players, KINDS), 2, "the tiles each seat has taken, in any order"),
            Part("scores", (players,), 120, "what they are worth"),
            Part("vacated", (PLACES,), 1, "tiles from which a disc was sent back this turn"),
            Part("bonus", (1,), 1, "one more roll may be taken"),
            Part("quiet", (1,), 12, "turns in a row in which no disc was touched"),
        ),
        _fill_trios,
    )


# ── Stapeltje


def _at(name: str, observer: int, players: int) -> int:
    """A place on the board, or 36 + seat for a home pile."""
    place = place_of(name)
    return HOME + relative(int(name[1]) - 1, observer, players) if place is None else place


def _fill_piles(view: PileView, seat: int, parts: Mapping[str, Any]) -> None:
    players = len(view.homes)
    _fill_turn(view, seat, players, parts)
    where: list[tuple[int, tuple[int, ...]]] = []
    for place, pile in enumerate(view.piles):
        parts["heights"][place] = len(pile)
        where += [(tile(text), (place, level)) for level, text in enumerate(pile)]
        if pile:
            _look(parts["tops"][place], tile(pile[-1]))
    for owner, home in enumerate(view.homes):
        rank = relative(owner, seat, players)
        parts["homes"][rank] = len(home)
        where += [(tile(text), (HOME + rank, level)) for level, text in enumerate(home)]
    _fill_slots(where, parts["tiles"])
    parts["seat"][seat] = 1
    for rung, colour in enumerate(view.ladder):
        parts["ladder"][rung, COLOURS.index(colour)] = 1
    if view.rung is not None:
        parts["rung"][view.rung] = 1
    if view.barred is not None:
        parts["barred"][place_of(view.barred)] = 1
    if view.path:
        for end, name in enumerate((view.path[0], view.path[-1])):
            parts["walked"][end] = 1 + _at(name, seat, players)
    for owner in view.out:
        parts["out"][relative(owner, seat, players)] = 1
    parts["turns"][0] = min(view.turns, MOST_TURNS)


@cache
def _piles(players: int) -> Observer:
    return Observer(
        (
            _turn(players),
            *ROLL,
            Part("seat", (players,), 1, "which seat the observer has: it decides the home place"),
            Part("heights", (PLACES,), 40, "tiles on each place"),
            Part("homes", (players,), 40, "tiles on each home pile"),
            Part("tops", (PLACES, LOOKS), 1, "each top tile: colour (5), shape (3), size (2)"),
            Part(
                "tiles",
                (SLOTS, 2),
                40,
                "for each slot: its place (36 + seat: a home pile) and level; -1 not in this game",
                low=-1,
            ),
            Part("ladder", (5, 5), 1, "each rung from the bottom, B R G Y W"),
            Part("rung", (5,), 1, "the rung in force"),
            Part("barred", (PLACES,), 1, "the tile that may not walk"),
            Part("walked", (2,), 40, "start and end of the last walk, + 1; 0: none"),
            Part("out", (players,), 1, "who has no time left"),
            Part("turns", (1,), MOST_TURNS, "turns of the game so far"),
        ),
        _fill_piles,
    )


def observer(config: Config) -> Observer:
    kind = family(config)
    maker = _towers if kind == "stapeltoren" else _trios if kind == "3-stel" else _piles
    return maker(config.players)

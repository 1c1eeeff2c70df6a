"""What lies on the table, drawn from what a seat sees."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import FIELD, LETTERS
from speeltafel.games.katoiz.geometry import THICKNESS
from speeltafel.games.kobito.components import KOBITO, Gold
from speeltafel.games.kobito.notation import LETTERS as POTS
from speeltafel.games.kobito.view import CardView
from speeltafel.games.potzklotz.components import BASE, CARD_NAMED
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures import kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.print.pictures.svg import Picture, at, group, picture, rect, text

GAP: Final = 0.4
POTS_BESIDE: Final = 2


def scene(game: str, view: Any, seat: Seat, ink: Ink) -> Picture:
    return _DRAWN[game](view, seat, ink)


def _katalon(view: Any, seat: Seat, ink: Ink) -> Picture:
    del seat
    stones = [(field, owner) for field, owner in enumerate(view.stones) if owner is not None]
    newest = None
    if view.last is not None:
        box, letter = view.last.upper()
        newest = FIELD[LETTERS.index(box)][LETTERS.index(letter)]
    forced = None if view.box is None else LETTERS.index(view.box)
    return katalon.lying(stones, newest, ink, forced)


def _kapai(view: Any, seat: Seat, ink: Ink) -> Picture:
    del seat
    drawing = view.own.drawing
    sheet = kapai.sheet(drawing.rows, ink, drawing.frames)
    parts, side = [], sheet.width / 7
    for number in range(7):
        parts += [
            text(side * (number + 0.5), 0.45, 0.42, "abcdefg"[number], paint("soft", ink)),
            text(-0.35, 0.6 + side * (number + 0.62), 0.42, str(number + 1), paint("soft", ink)),
        ]
    parts.append(at(0, 0.6, _inside(sheet)))
    dice = [kapai.symbol_picture(sign, ink) for sign in view.roll]
    crosses = " ".join(
        f"{sign} {'×' * count}"
        for sign, count in zip("△□○/", drawing.crosses, strict=True)
        if count
    )
    rolled = _beside([_framed(each, ink) for each in dice])
    parts.append(at(0, sheet.height + 0.9, _inside(rolled)))
    if crosses:
        parts.append(
            text(3, sheet.height + 1.75, 0.55, crosses, paint("pencil", ink), anchor="start")
        )
    return picture(-0.7, 0, sheet.width + 0.7, sheet.height + 2.3, *parts)


def _kobito(view: Any, seat: Seat, ink: Ink) -> Picture:
    pots = [
        _lettered(
            POTS[index],
            kobito.pot_picture(
                Gold(pot.length, pot.value), list(map(_card, pot.rainbow.cards)), ink
            ),
            ink,
        )
        for index, pot in enumerate(view.pots)
        if pot
    ]
    rows = [_beside(row) for row in _rows(pots, POTS_BESIDE)]
    rows += [
        kobito.row_picture([(*_card(card), False) for card in rainbow.cards], ink)
        for rainbow in view.players[seat].workshop
    ]
    hand = [kobito.card_picture(card, ink) for card in view.hand]
    others = [
        kobito.row_picture([(*_card(card), False) for card in rainbow.cards], ink)
        for each, player in enumerate(view.players)
        if each != seat
        for rainbow in player.workshop
    ]
    small = [_small(_beside(row)) for row in _rows(others, 3)]
    return _below([*rows, _beside(hand), *small], 19.0)


def _lettered(letter: str, drawn: Picture, ink: Ink) -> Picture:
    """Sentences call it by this letter."""
    size = drawn.height / 7
    said = text(size * 0.8, size * 1.2, size, letter, paint("soft", ink))
    return picture(0, 0, drawn.width, drawn.height, _inside(drawn), said)


def _small(drawn: Picture) -> Picture:
    half = group("scale(0.5)", _inside(drawn))
    return picture(0, 0, drawn.width / 2, drawn.height / 2, half)


def _card(card: CardView) -> tuple[int, int]:
    return (KOBITO, card.number) if card.kobito else (card.number, 0)


def _katoiz(view: Any, seat: Seat, ink: Ink) -> Picture:
    rolled = [_framed(katoiz.die_face(face, ink), ink) for face in view.roll or ""]
    if hasattr(view, "supply"):
        supply = [[([tile], None) for tile in row] for row in _rows(view.supply, 6)]
        towers = view.towers[seat]
        drawn = [katoiz.tower_picture(towers, ink)] if towers else []
        return _below([*drawn, katoiz.square_picture(supply, ink), *_dice(rolled)], 6.2)
    if hasattr(view, "homes"):
        return _below([_with_homes(view, ink), *_dice(rolled)], 8.6)
    places = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    owner = {place: each for each, discs in enumerate(view.discs) for place in discs}
    piles = [
        ([tile] if tile else [], owner.get(place))
        for place, tile in zip(places, view.tiles, strict=True)
    ]
    square = katoiz.square_picture(_rows(piles, 6), ink)
    taken = [] if view.scoring == "sets" else view.taken[seat]
    owned = [
        katoiz.square_picture([[([tile], None) for tile in row]], ink) for row in _rows(taken, 12)
    ]
    return _below([square, *_dice(rolled), *owned], 6.2)


def _with_homes(view: Any, ink: Ink) -> Picture:
    """The square with the names of its places, and each home pile at its corner with the sign of
    its player."""
    square = katoiz.square_picture(_rows([(pile, None) for pile in view.piles], 6), ink)
    parts = [square.inside]
    for index, letter in enumerate("abcdef"):
        parts.append(text(index, 6.05, 0.36, letter, paint("soft", ink)))
        parts.append(text(-0.85, index + 0.12, 0.36, str(index + 1), paint("soft", ink)))
    for seat, (pile, near) in enumerate(zip(view.homes, view.positions, strict=True)):
        place = near[0]
        x = -1.55 if place[0] in "abc" else 6.45
        y = -0.1 if place[1] in "123" else 5.1
        drawn = at(x, y, katoiz.pile(pile, ink))
        sign = at(x, y + 0.95, group("scale(0.7)", katoiz.disc(seat, ink)))
        parts += [drawn, sign]
    top = -square.height + 5.6 + THICKNESS
    return picture(-2.2, min(top, -1.4), 9.4, 6.3 - min(top, -1.4), *parts)


def _dice(rolled: Sequence[Picture]) -> list[Picture]:
    return [_beside(rolled)] if rolled else []


def _potzklotz(view: Any, seat: Seat, ink: Ink) -> Picture:
    hand = [CARD_NAMED[name] for name in view.hands[seat]]
    building = potzklotz.standing(view.building, ink)
    side = building.height / (BASE + 1)
    plan = [
        text(
            side * (x + 1.5),
            building.height - side * 0.2,
            side * 0.5,
            "abcde"[x],
            paint("soft", ink),
        )
        for x in range(BASE)
    ]
    heights = {(x, y): height for x, y, height in view.building}
    for y in range(BASE):
        top = side * (BASE - 1 - y)
        plan.append(text(side * 0.6, top + side * 0.7, side * 0.5, str(y + 1), paint("soft", ink)))
        for x in range(BASE):
            left = side * (x + 1)
            plan.append(rect(left, top, side, side, 0, "none", paint("edge", ink), 0.3))
            if (x, y) in heights:
                number = str(heights[x, y])
                plan.append(
                    text(left + side / 2, top + side * 0.75, side * 0.7, number, paint("ink", ink))
                )
    ground = picture(0, 0, side * (BASE + 1.2), building.height, *plan)
    rows = [_beside([building, ground])]
    rows += [potzklotz.cards_picture(row, ink) for row in _rows(hand, 3)]
    return _below(rows, max(each.width for each in rows))


def _rows(things: Sequence[Any], length: int) -> list[list[Any]]:
    return [list(things[start : start + length]) for start in range(0, len(things), length)]


def _framed(drawn: Picture, ink: Ink) -> Picture:
    edge = rect(0.04, 0.04, 0.92, 0.92, 0.16, "none", paint("edge", ink), 0.05)
    return picture(0, 0, 1, 1, edge, _inside(drawn))


def _beside(drawn: Sequence[Picture]) -> Picture:
    x, parts, gap = 0.0, [], 0.12 * max(each.width for each in drawn)
    for each in drawn:
        parts.append(at(x, 0, _inside(each)))
        x += each.width + gap
    return picture(0, 0, x - gap, max(each.height for each in drawn), *parts)


def _below(drawn: Sequence[Picture], width: float) -> Picture:
    """What is wider is made smaller."""
    y, parts, gap = 0.0, [], GAP * width / 9
    for each in drawn:
        scale = min(1.0, width / each.width)
        x = (width - each.width * scale) / 2
        parts.append(at(x, y, group(f"scale({scale:g})", _inside(each))))
        y += each.height * scale + gap
    return picture(0, 0, width, y - gap, *parts)


def _inside(drawn: Picture) -> str:
    """With its upper left corner at (0, 0)."""
    left, top = map(float, drawn.svg.split('viewBox="')[1].split()[:2])
    return at(-left, -top, drawn.inside)


_DRAWN: Final[dict[str, Callable[[Any, Seat, Ink], Picture]]] = {
    "katalon": _katalon,
    "kapai": _kapai,
    "kobito": _kobito,
    "katoiz": _katoiz,
    "potzklotz": _potzklotz,
}

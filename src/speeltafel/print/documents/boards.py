"""Boards, bases and nets: Katalon's board, Potz Klotz's base and cubes, dice, discs and homes."""

from typing import Final

from speeltafel.games.kapai.components import DICE
from speeltafel.games.katalon.geometry import EXTENT
from speeltafel.games.katoiz.components import COLOUR_FACES, PICTURE_FACES
from speeltafel.games.potzklotz.buildings import CUBES
from speeltafel.games.potzklotz.components import BASE
from speeltafel.print.codes import marker_picture, qr_picture
from speeltafel.print.documents.fixed import Page, fixed
from speeltafel.print.inks import Ink, paint
from speeltafel.print.order import Order
from speeltafel.print.paper import DOUBLE, FOOT, HEAD, Line, Paper
from speeltafel.print.pictures import katalon, katoiz, nets
from speeltafel.print.pictures.kapai import symbol
from speeltafel.print.pictures.svg import Picture, path, picture, rect, text
from speeltafel.print.typesetting import Document

MARKER: Final = 7.0
SIDE: Final = 12.0
"""White at the sides of a board."""
CUBE: Final = 22.0
CELL: Final = 24.0
OVERLAP: Final = 10.0
"""What is glued under the other half."""
CODE: Final = 17.0
BOARD_MARKERS: Final = 8
BASE_MARKERS: Final = 16
"""Numbers of the first corner marker of each; the next three follow clockwise."""


def board_paper(order: Order) -> Paper:
    return order.paper if order.size == "single" else DOUBLE[order.paper_name]


def board_side(order: Order) -> float:
    """How large the board can be on that paper."""
    paper = board_paper(order)
    if order.size == "glued":
        return min(2 * (order.paper.width - SIDE) - OVERLAP, order.paper.height - HEAD - FOOT)
    return min(paper.width - 2 * SIDE, paper.height - HEAD - FOOT)


def katalon_board(order: Order) -> Document:
    voice = order.voice
    title = voice.word("print-katalon-board")
    alt = voice.word("print-katalon-board-alt")
    letters = katalon.letters_in(order.language == "en")
    drawn = katalon.board(letters, order.ink)
    svgs = {"board": drawn, **_markers(BOARD_MARKERS)}
    if order.address:
        svgs["code"] = qr_picture(f"{order.address}/play/katalon")
    side = board_side(order)
    if order.size != "glued":
        page = Page(board_paper(order), title, voice.word("print-at-full-size"))
        left = (page.paper.width - side) / 2
        top = HEAD + (page.paper.height - HEAD - FOOT - side) / 2
        page.put("board", left, top, side, side, alt)
        _corners(page, left, top, side, side, BOARD_MARKERS)
        if order.address:
            page.put("code", left + side / 2 - CODE / 2, top + side + 4, CODE, CODE, _code(order))
        return fixed(order, "katalon", title, [page], svgs)
    pages = []
    for half, name in enumerate(("left", "right")):
        svgs[name] = _half(drawn, half, side)
        page = Page(order.paper, title, voice.word(f"print-glue-{name}"))
        width = side / 2 + (OVERLAP if half == 0 else 0)
        left = order.paper.width - width if half == 0 else 0
        left = left - SIDE if half == 0 else SIDE
        top = HEAD + (order.paper.height - HEAD - FOOT - side) / 2
        page.put(name, left, top, width, side, alt if half == 0 else None)
        seam = left + side / 2 if half == 0 else left
        page.draw("cut" if half else "fold", [Line(seam, top - 5, seam, top + side + 5)])
        outer = left if half == 0 else left + side / 2 - MARKER
        for corner in (0, 3) if half == 0 else (1, 2):
            y = top if corner in (0, 1) else top + side - MARKER
            page.put(f"marker-{BOARD_MARKERS + corner}", outer, y, MARKER, MARKER)
        pages.append(page)
    del svgs["board"]
    svgs.pop("code", None)
    return fixed(order, "katalon", title, pages, svgs)


def _half(board: Picture, half: int, side: float) -> Picture:
    """The left half with what is glued under the other, or the right half."""
    unit = 2 * EXTENT / side
    width = EXTENT + (OVERLAP * unit if half == 0 else 0)
    inside = board.inside
    return picture(-EXTENT if half == 0 else 0, -EXTENT, width, 2 * EXTENT, inside)


def potzklotz_base(order: Order) -> Document:
    voice = order.voice
    title = voice.word("print-potzklotz-base")
    page = Page(order.paper, title, voice.word("print-at-full-size"))
    side = CELL * (BASE + 1)
    left, top = (order.paper.width - side) / 2, HEAD + 22
    page.put("base", left, top, side, side, voice.word("print-potzklotz-base-alt"))
    _corners(page, left - 12, top - 12, side + 24, side + 24, BASE_MARKERS)
    words = voice.word("print-potzklotz-base-help", cubes=CUBES)
    page.write(left - 10, top + side + 22, side + 20, words, 11, centred=True)
    svgs = {"base": _base(order.ink), **_markers(BASE_MARKERS)}
    return fixed(order, "potzklotz", title, [page], svgs)


def _base(ink: Ink) -> Picture:
    line, edge = paint("base-line", ink), paint("base-edge", ink)
    dark = paint("ink", ink) if ink != "colour" else "#eaf3fb"
    parts = [rect(-0.5, -0.5, BASE + 1, BASE + 1, 0.2, paint("base", ink), edge, 0.03)]
    grid = " ".join(f"M{n} 0 V{BASE} M0 {n} H{BASE}" for n in range(BASE + 1))
    parts.append(path(grid, "none", line, 0.025))
    for n in range(BASE):
        parts.append(text(n + 0.5, BASE + 0.34, 0.28, "abcde"[n], dark))
        parts.append(text(-0.25, BASE - n - 0.4, 0.28, str(n + 1), dark))
    return picture(-0.55, -0.55, BASE + 1.1, BASE + 1.1, *parts)


def potzklotz_cubes(order: Order) -> Document:
    """Five cubes and one to spare."""
    voice = order.voice
    face = picture(0, 0, 1, 1, rect(0, 0, 1, 1, 0, paint("top", order.ink)), _grain(order.ink))
    cube = nets.net([face] * 6, order.ink)
    words = [voice.word("print-cube-alt")] * (CUBES + 1)
    title = voice.word("print-potzklotz-cubes")
    return _nets(order, "potzklotz", title, {"cube": cube}, ["cube"] * len(words), words)


def _grain(ink: Ink) -> str:
    if ink == "low":
        return ""
    lines = (
        "M0.05 0.22 Q0.5 0.16 0.95 0.24 M0.05 0.5 Q0.4 0.56 0.95 0.47 M0.05 0.78 Q0.6 0.72 0.95 0.8"
    )
    return path(lines, "none", paint("front", ink), 0.012)


def kapai_dice(order: Order) -> Document:
    voice = order.voice
    drawn = {}
    for index, die in enumerate(DICE):
        faces = [_symbol_face(sign, order.ink) for sign in die]
        drawn[f"die-{index}"] = nets.net(faces, order.ink)
    words = [voice.word("print-die-alt", faces=" ".join(die)) for die in DICE]
    title = voice.word("print-kapai-dice")
    return _nets(order, "kapai", title, drawn, list(drawn), words)


def _symbol_face(sign: str, ink: Ink) -> Picture:
    ground = rect(0, 0, 1, 1, 0, paint("sheet", ink))
    return picture(0, 0, 1, 1, ground, symbol(sign, "△□○/".index(sign) + 2, ink))


def katoiz_dice(order: Order) -> Document:
    """The two dice and twelve discs."""
    voice = order.voice
    drawn = {
        "colours": nets.net([katoiz.die_face(face, order.ink) for face in COLOUR_FACES], order.ink),
        "pictures": nets.net(
            [katoiz.die_face(face, order.ink) for face in PICTURE_FACES], order.ink
        ),
    }
    words = [voice.word("print-colour-die"), voice.word("print-picture-die")]
    title = voice.word("print-katoiz-dice")
    return _nets(order, "katoiz", title, drawn, list(drawn), words, discs=True)


def _nets(
    order: Order,
    game: str,
    title: str,
    drawn: dict[str, Picture],
    keys: list[str],
    alts: list[str],
    discs: bool = False,
) -> Document:
    """Nets in two columns, and where wanted the discs of four players below."""
    page = Page(order.paper, title, order.voice.word("print-nets-help"))
    shape = drawn[keys[0]]
    unit = CUBE
    w, h = shape.width * unit, shape.height * unit
    gap = (order.paper.width - 2 * w) / 3
    for index, (key, alt) in enumerate(zip(keys, alts, strict=True)):
        x = gap + index % 2 * (w + gap)
        y = HEAD + 5 + index // 2 * (h + 5)
        page.put(key, x, y, w, h, alt)
    if discs:
        side, y = 20.0, HEAD + h + 18
        for seat in range(4):
            drawn[f"disc-{seat}"] = katoiz.disc_picture(seat, order.ink)
            for number in range(3):
                x = order.paper.width / 2 + (seat * 3 + number - 6) % 6 * 28 - 82
                alt = order.voice.word("print-disc", seat=seat + 1)
                page.put(f"disc-{seat}", x, y + (seat // 2) * 28, side, side, alt)
    return fixed(order, game, title, [page], drawn)


def katoiz_homes(order: Order) -> Document:
    """A home for each player: lay it against a corner of the square (KZ-30)."""
    voice = order.voice
    title = voice.word("print-katoiz-homes")
    page = Page(order.paper, title, voice.word("print-at-full-size"))
    side, gap = 80.0, 10.0
    left = (order.paper.width - 2 * side - gap) / 2
    top = HEAD + 8
    for seat in range(4):
        x, y = left + seat % 2 * (side + gap), top + seat // 2 * (side + gap)
        page.put(f"home-{seat}", x, y, side, side, voice.word("print-home-alt", seat=seat + 1))
    page.write(left, top + 2 * side + gap + 8, 2 * side + gap, voice.word("print-homes-help"), 11)
    svgs = {f"home-{seat}": _home(seat, order) for seat in range(4)}
    return fixed(order, "katoiz", title, [page], svgs)


def _home(seat: int, order: Order) -> Picture:
    """A place for the home pile, the steps to win beside it, and the sign of the player."""
    ink = order.ink
    line = paint("seat-edge", ink)
    parts = [
        rect(0.5, 0.5, 79, 79, 5, paint("wood-pale", ink), line, 0.5),
        rect(9, 14, 42, 42, 4, paint("sheet", ink), line, 0.4),
        f'<g transform="translate(65 22) scale(14)">{katoiz.disc(seat, ink)}</g>',
    ]
    for step, number in enumerate(range(7, 3, -1)):
        parts.append(rect(59, 34 + step * 9, 12, 7.4, 1.6, paint("sheet", ink), line, 0.3))
        parts.append(text(65, 39.6 + step * 9, 5.4, str(number), paint("ink", ink)))
    word = order.voice.word("print-home")
    parts.append(text(30, 68, 7, word, paint("ink", ink)))
    return picture(0, 0, 80, 80, *parts)


def calibration(order: Order) -> Document:
    """Two sides with the same crosses: how far they miss each other is what `--shift` wants."""
    voice = order.voice
    title = voice.word("print-calibration")
    svgs = {"cross": _crosshair(order.ink)}
    pages = []
    for side in ("front", "back"):
        page = Page(order.paper, title, voice.word(f"print-calibration-{side}"), side == "front")
        for fx in (0.2, 0.5, 0.8):
            for fy in (0.25, 0.75):
                moved = order.shift if side == "back" else (0.0, 0.0)
                x = order.paper.width * fx - 15 + moved[0]
                y = order.paper.height * fy - 15 + moved[1]
                page.put("cross", x, y, 30, 30, None)
        if side == "front":
            width = order.paper.width - 40
            words = voice.word("print-calibration-help")
            page.write(20, order.paper.height / 2 - 20, width, words, 11)
        pages.append(page)
    return fixed(order, "", title, pages, svgs)


def _crosshair(ink: Ink) -> Picture:
    """A cross with a mark for every millimetre, up to ten on each side."""
    line = paint("ink", ink)
    data = ["M-12 0 H12 M0 -12 V12"]
    for mm in range(-10, 11):
        reach = 1.6 if mm % 5 == 0 else 0.8
        data.append(f"M{mm} {-reach} V{reach} M{-reach} {mm} H{reach}")
    numbers = [text(x, -2.2, 2.2, str(abs(x)), line) for x in (-10, -5, 5, 10)]
    return picture(-15, -15, 30, 30, path(" ".join(data), "none", line, 0.12), *numbers)


def _markers(first: int) -> dict[str, Picture]:
    return {f"marker-{first + corner}": marker_picture(first + corner) for corner in range(4)}


def _corners(page: Page, x: float, y: float, w: float, h: float, first: int) -> None:
    """A marker in each corner, clockwise from the upper left."""
    right, bottom = x + w - MARKER, y + h - MARKER
    for corner, place in enumerate(((x, y), (right, y), (right, bottom), (x, bottom))):
        page.put(f"marker-{first + corner}", *place, MARKER, MARKER)


def _code(order: Order) -> str:
    return order.voice.word("print-code")

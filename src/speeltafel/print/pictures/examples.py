"""The examples of the rules pages, drawn: the same texts that the browser draws."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from speeltafel.core.refusal import Refusal
from speeltafel.games.katalon.components import FIELD, FIELDS, LETTERS
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.katalon.state import State
from speeltafel.games.kobito.components import KOBITO, Gold
from speeltafel.games.potzklotz.components import CARD_NAMED
from speeltafel.print.inks import Ink
from speeltafel.print.pictures import kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.print.pictures.svg import Picture, at, group, picture


class Example(NamedTuple):
    drawn: Picture
    caption: str


_SIGN: Final = "[△□○/.#TL]"
_TILE: Final = "[BRGYW][□■○●△▲]"
_PLACE: Final = re.compile(rf"\.|{_TILE}(?:\+{_TILE})*[1-4]?")


def example(game: str, text: str, ink: Ink) -> Example:
    return _READERS[game](text, ink)


def _katalon(text: str, ink: Ink) -> Example:
    first, _, caption = text.partition("\n")
    position = parse_position(first)
    if isinstance(position, Refusal):  # an example of how a game ends is no position to play on
        position = _stones(first)
    words = first.split()
    forced = LETTERS.index(words[6]) if words[6] in LETTERS else None
    return Example(katalon.position_picture(position, ink, forced), _joined(caption))


def _stones(text: str) -> State:
    words = text.split()
    cells = "".join(words[:5])
    yellow, red = (
        sum(1 << field for field in range(FIELDS) if cells[field] == sign) for sign in "yr"
    )
    own, other = (yellow, red) if words[5] == "y" else (red, yellow)
    box, letter = (LETTERS.index(sign) for sign in words[7].upper())
    return State(own, other, "yr".index(words[5]), letter, FIELD[box][letter], 0)


def _kapai(text: str, ink: Ink) -> Example:
    lines = [line.strip() for line in text.splitlines()]
    rows = [line.replace(" ", "") for line in lines if re.fullmatch(rf"{_SIGN}( {_SIGN})*", line)]
    frames = [line for line in lines if re.fullmatch(r"[a-g][1-7]-[a-g][1-7]", line)]
    caption = " ".join(line for line in lines if len(line) > 15)
    return Example(kapai.sheet(rows, ink, frames), caption)


def _katoiz(text: str, ink: Ink) -> Example:
    lines = [line.split() for line in text.splitlines()]

    def after(*words: str) -> list[list[str]]:
        return [line[1:] for line in lines if line[0] in words]

    caption = " ".join(lines[-1])
    towers = after("toren", "tower")
    if towers:
        return Example(katoiz.tower_picture(towers, ink), caption)
    rows = [
        [_pile(word) for word in line]
        for line in lines
        if all(_PLACE.fullmatch(word) for word in line)
    ]
    walk = (after("weg", "walk") or [[]])[0]
    steep = [(one, other) for one, other in after("steil", "steep")]
    return Example(katoiz.square_picture(rows, ink, walk, steep), caption)


def _pile(word: str) -> tuple[list[str], int | None]:
    if word == ".":
        return [], None
    seat = int(word[-1]) - 1 if word[-1].isdigit() else None
    return word.rstrip("1234").split("+"), seat


def _kobito(text: str, ink: Ink) -> Example:
    lines = [line.split() for line in text.splitlines()]
    drawn = []
    for first, *words in lines[:-1]:
        if first == "pot":
            length, value = map(int, words[0].split(":"))
            cards = [_card(word)[:2] for word in words[1:]]
            drawn.append(kobito.pot_picture(Gold(length, value), cards, ink))
        else:
            drawn.append(kobito.row_picture([_card(word) for word in words], ink))
    return Example(_stacked(drawn), " ".join(lines[-1]))


def _card(word: str) -> tuple[int, int, bool]:
    """`k6` is a kobito that stands for 6, `4*` a card that is picked up."""
    number = int(re.findall(r"\d+", word)[0])
    lifted = word.endswith("*")
    return (KOBITO, number, lifted) if word.startswith("k") else (number, 0, lifted)


def _stacked(drawn: list[Picture]) -> Picture:
    """Pictures of one width below each other."""
    width, y, parts = 9.0, 0.0, []
    for each in drawn:
        scale = min(1.0, width / each.width)
        inside = each.inside
        x = (width - each.width * scale) / 2
        parts.append(at(x, y, group(f"scale({scale:g})", inside)))
        y += each.height * scale + 0.3
    return picture(0, 0, width, y - 0.3, *parts)


def _potzklotz(text: str, ink: Ink) -> Example:
    first, _, caption = text.partition("\n")
    words = [CARD_NAMED.get(word, word) for word in first.split()]
    return Example(potzklotz.cards_picture(words, ink), _joined(caption))


def _joined(caption: str) -> str:
    return " ".join(caption.split())


_READERS: Final[dict[str, Callable[[str, Ink], Example]]] = {
    "katalon": _katalon,
    "kapai": _kapai,
    "katoiz": _katoiz,
    "kobito": _kobito,
    "potzklotz": _potzklotz,
}

"""Moves and positions as text (KT-8).

A move is a box letter and a field letter, with ✕ before a capture: `Nz`, `✕Mn`.
A position is the fields of N, O, Z, W and Mm (y, r or .), who is to move, the forced box,
the field just played and the captures in a row:

    y.r.. ..... r.... ...y. . y O Zo 0
"""

from typing import Final

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katalon.components import (
    ANY_BOX,
    BOX_MASK,
    CAPTURES_TO_DRAW,
    FIELD,
    FIELDS,
    LETTERS,
    MASKS_OF,
    NAMES,
    STONES,
    name,
)
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import RED, START, YELLOW, State

CAPTURE: Final = "✕"
CAPTURE_MARKS: Final = "✕xX×"
ENGLISH: Final = str.maketrans("ESC", "OZM")
"""North, east, south, west, centre: no letter means something else in the other language."""


TEXTS: Final = {
    Move(box, letter, capture): (CAPTURE if capture else "") + name(box, letter)
    for box in range(5)
    for letter in range(5)
    for capture in (False, True)
}
MOVES: Final = {text: move for move, text in TEXTS.items()}
LAST_NAMES: Final = {
    (field, letter): name(box, letter) for field in range(FIELDS) for box, letter in NAMES[field]
}


def format_move(move: Move) -> str:
    return TEXTS[move]


def parse_move(position: State, text: str) -> Move | Refusal:
    """Dutch or English letters; case does not matter, the mark of a capture does, so that a
    person knows what will happen."""
    del position
    if text in MOVES:
        return MOVES[text]
    stripped = text.strip()
    capture = stripped[:1] in CAPTURE_MARKS and stripped != ""
    letters = (stripped[1:] if capture else stripped).strip().upper().translate(ENGLISH)
    if len(letters) != 2 or any(letter not in LETTERS for letter in letters):
        return Refusal(
            Kind.NOTATION,
            reason("katalon-not-a-move", text=stripped[:20]),
            reason("katalon-write-a-move"),
        )
    return Move(LETTERS.index(letters[0]), LETTERS.index(letters[1]), capture)


def last_name(position: State) -> str | None:
    """The field just played, by the name it was played under: its letter is the forced box."""
    return LAST_NAMES.get((position.last, position.box))


def format_position(position: State) -> str:
    cells = "".join(
        "y" if position.yellow >> field & 1 else "r" if position.red >> field & 1 else "."
        for field in range(FIELDS)
    )
    groups = [cells[start : start + 5] for start in range(0, FIELDS, 5)]
    box = "*" if position.box == ANY_BOX else LETTERS[position.box]
    last = last_name(position) or "-"
    return " ".join([*groups, "yr"[position.turn], box, last, str(position.captures)])


def parse_position(text: str) -> State | Refusal:
    words = text.split()
    shape = [len(word) for word in words[:5]]
    if len(words) != 9 or shape != [5, 5, 5, 5, 1]:
        return _impossible(reason("katalon-position-shape"))
    cells = "".join(words[:5]).lower()
    turn, box, last, captures = words[5:]
    if any(cell not in "yr." for cell in cells) or turn not in ("y", "r"):
        return _impossible(reason("katalon-position-shape"))
    if not (captures.isascii() and captures.isdigit()):
        return _impossible(reason("katalon-position-shape"))
    yellow = sum(1 << field for field, cell in enumerate(cells) if cell == "y")
    red = sum(1 << field for field, cell in enumerate(cells) if cell == "r")
    own, other = (yellow, red) if turn == "y" else (red, yellow)
    if last == "-" and box == "*":
        position = START._replace(own=own, other=other, turn=(YELLOW, RED)[turn == "r"])
        return START if position == START else _impossible(reason("katalon-position-no-last"))
    played = parse_move(START, last)
    if isinstance(played, Refusal) or played.capture:
        return _impossible(reason("katalon-position-no-last"))
    if box != LETTERS[played.letter]:
        return _impossible(reason("katalon-position-box", last=last, box=LETTERS[played.letter]))
    position = State(
        own,
        other,
        YELLOW if turn == "y" else RED,
        played.letter,
        FIELD[played.box][played.letter],
        int(captures),
    )
    wrong = _contradiction(position)
    return position if wrong is None else _impossible(wrong)


def _contradiction(position: State) -> Reason | None:
    """Why this cannot stand on a board, as far as the stones themselves tell."""
    own, other = position.own, position.other
    stones = (own | other).bit_count()
    if own.bit_count() > STONES or other.bit_count() > STONES:
        return reason("katalon-position-too-many", stones=STONES)
    if not other >> position.last & 1:
        return reason("katalon-position-last-missing")
    if position.captures > CAPTURES_TO_DRAW:
        return reason("katalon-position-captures", most=CAPTURES_TO_DRAW)
    lead = position.yellow.bit_count() - position.red.bit_count()
    if stones < 5 and (lead != position.turn or position.captures):
        return reason("katalon-position-turn")  # no box was ever full, so nothing was captured
    for mask in BOX_MASK:
        if own & mask == mask or (other & mask == mask and mask not in MASKS_OF[position.last]):
            return reason("katalon-position-already-over")
    return None


def _impossible(why: Reason) -> Refusal:
    return Refusal(Kind.POSITION, why, reason("katalon-write-a-position"))

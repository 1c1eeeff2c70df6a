"""Promises about writing: one text per move, and nothing else is a move."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from speeltafel.core.kit.promise import Place
from speeltafel.core.refusal import Refusal

RUBBISH: Final = ("", "   ", "%%%", "~qzx~", "\x00", "☃ ☃", "-" * 300, "none of this is a move")
TAIL: Final = " %%%"
SLIPS: Final = 16


def check_text(place: Place, move: Any) -> None:
    """A move has a text of its own, which is read back as that move: no two are written alike."""
    game, state = place.match.game, place.match.state
    text = game.format_move(move)
    place.promise(
        text == text.strip() and text != "" and "\n" not in text,
        "a move is written on one line, without blanks around it",
        repr(text),
        move=move,
    )
    parsed = game.parse_move(state, text)
    place.promise(
        parsed == move and type(parsed) is type(move),
        "parse_move(format_move(move)) is the move",
        f"{text!r} is read as {parsed!r}",
        move=move,
    )


def check_rubbish(place: Place, texts: Sequence[str]) -> list[Any]:
    """Rubbish is refused; returns what is read of slips of the pen, legal or not."""
    for text in (*RUBBISH, texts[0] + TAIL, TAIL.strip() + texts[-1]):
        answer = place.match.game.parse_move(place.match.state, text)
        place.promise(
            isinstance(answer, Refusal),
            "parse_move refuses what is not a move",
            f"{text!r} is read as {answer!r}",
        )
    signs = sorted({*"".join(texts)})
    slips = {slip(place.generator, texts, signs) for _ in range(SLIPS)}
    read = [place.match.game.parse_move(place.match.state, text) for text in sorted(slips)]
    return [move for move in read if not isinstance(move, Refusal)]


def slip(generator: Random, texts: Sequence[str], signs: Sequence[str]) -> str:
    """Nearly a move: a sign left out or another in its place, or two moves run into each other."""
    text, other = generator.choice(texts), generator.choice(texts)
    cut = generator.randrange(len(text))
    rest = generator.choice(
        (text[cut + 1 :], generator.choice(signs) + text[cut + 1 :], other[cut:])
    )
    return text[:cut] + rest

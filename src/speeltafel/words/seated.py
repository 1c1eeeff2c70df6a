"""What everybody at a table is called: people by their names, computers by their animals."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from speeltafel.core.game import AnyGame
from speeltafel.words.voice import Language, Voice

ANIMALS: Final = ("beginner", "pupil", "player", "thinker", "expert", "strongest", "perfect")


def seated_voice(language: Language, game: AnyGame, seats: Iterable[tuple[str, str]]) -> Voice:
    """Seats are (name, level of the computer); the second of a kind is numbered."""
    plain = Voice(language)
    met: Counter[str] = Counter()
    names = []
    for name, level in seats:
        called = name
        if not name and level:
            called = computer_name(plain, level)
            met[called] += 1
            if met[called] > 1:
                called = plain.word("table-numbered", name=called, number=met[called])
        names.append(called)
    return Voice.at(language, game, names)


def computer_name(voice: Voice, level: str) -> str:
    known = level in ANIMALS
    return voice.word(f"table-animal-{level}") if known else voice.word("table-computer")

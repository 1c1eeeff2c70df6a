"""A voice speaks one language and knows who sits where."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, get_args

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import Argument, Reason, reason
from speeltafel.core.refusal import Refusal
from speeltafel.words.bundles import Bundle, make_bundle

Language: TypeAlias = Literal["nl", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

DECIMAL: Final = re.compile(r"[+-]?\d+\.\d+")
LINE: Final = "line"
"""An argument of this name is one move after the other: a → b → c."""
CHOICES: Final = "known"
"""One of these may be chosen: a, b or c. Any other list is all of them: a, b and c."""


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks an argument. The tests keep this away."""


class Voice:
    def __init__(self, language: Language, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.seats = tuple(seats)

    @classmethod
    def at(cls, language: Language, game: AnyGame, names: Sequence[str] = ()) -> "Voice":
        """A voice at a table of this game: seats go by name, else by colour, else by number."""
        plain = cls(language)
        own = [plain.say(reason(code)) for code in game.seat_codes]
        count = max(len(names), len(own))
        given = [*names, *[""] * (count - len(names))]
        return cls(language, [name or (own[i] if own else "") for i, name in enumerate(given)])

    def say(self, what: Reason, attribute: str | None = None) -> str:
        if what.code == "core-seat" and attribute is None:
            number = what.argument("number")
            if isinstance(number, int) and number <= len(self.seats) and self.seats[number - 1]:
                return self.seats[number - 1]
        bundle = bundle_of(self.language)
        if not bundle.has_message(what.code):
            if game_of_code(what.code) not in spoken_of(self.language):
                return self._plainly(what)
            raise MissingWords(f"{self.language}: there are no words for '{what.code}'")
        message = bundle.get_message(what.code)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingWords(f"{self.language}: '{what.code}' has no '{attribute or 'text'}'")
        spoken = {name: self._argument(value, name) for name, value in what.arguments}
        text, errors = bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingWords(f"{self.language}: '{what.code}': {errors}")
        return str(text)

    def _plainly(self, what: Reason) -> str:
        """What a game without a catalogue says: its code and arguments, in plain words.
        `trapje-must-be-higher` becomes "must be higher: card 3, top 5"."""
        said = what.code.partition("-")[2].replace("-", " ")
        parts = [f"{name} {self._argument(value)}" for name, value in what.arguments]
        return f"{said}: {', '.join(parts)}" if parts else said

    def sentence(self, what: Reason) -> str:
        return capitalised(self.say(what))

    def word(self, code: str, attribute: str | None = None, /, **arguments: Argument) -> str:
        return self.say(reason(code, **arguments), attribute)

    def number(self, value: float) -> str:
        return str(self._argument(f"{value:g}"))

    def refusal(self, refusal: Refusal) -> str:
        """What and why, then what instead, in one line."""
        why = self.sentence(refusal.why)
        return why if refusal.instead is None else f"{why} {self.sentence(refusal.instead)}"

    def _argument(self, value: Argument, name: str = "") -> str | int:
        if isinstance(value, Reason):
            return self.say(value)
        if isinstance(value, str) and self.language == "nl" and DECIMAL.fullmatch(value):
            return value.replace(".", ",")
        if not isinstance(value, tuple):
            return value
        listed = [str(self._argument(each)) for each in value]
        if name == LINE:
            return " → ".join(listed)
        if len(listed) < 2:
            return "".join(listed)
        joined = "core-either" if name == CHOICES else "core-both"
        return self.word(joined, first=", ".join(listed[:-1]), last=listed[-1])


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def bundle_of(language: Language) -> Bundle:
    return make_bundle(
        language, [file.read_text(encoding="utf-8") for file in catalogues(language)]
    )


def game_of_code(code: str) -> str:
    """`katalon-other-box` belongs to the catalogue `katalon`."""
    return code.partition("-")[0]


@cache
def spoken_of(language: Language) -> frozenset[str]:
    """The games and rooms that have a catalogue; `web` is spoken of by its folder."""
    return frozenset({"web", *(file.name.removesuffix(".ftl") for file in catalogues(language))})


def catalogues(language: Language) -> list[Traversable]:
    """Every catalogue of a language, folder by folder, those of the browser (`web/`) last."""
    folder = files("speeltafel.words") / language
    inside = sorted(
        (each for each in folder.iterdir() if each.is_dir()), key=lambda each: each.name
    )
    found = [file for place in (folder, *inside) for file in place.iterdir()]
    return [each for each in found if each.name.endswith(".ftl")]

"""A voice speaks one language and knows who sits where."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import Argument, Reason, reason
from speeltafel.core.refusal import Refusal

Language: TypeAlias = Literal["nl", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


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
            raise MissingWords(f"{self.language}: there are no words for '{what.code}'")
        message = bundle.get_message(what.code)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingWords(f"{self.language}: '{what.code}' has no '{attribute or 'text'}'")
        spoken = {name: self._argument(value) for name, value in what.arguments}
        text, errors = bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingWords(f"{self.language}: '{what.code}': {errors}")
        return str(text)

    def sentence(self, what: Reason) -> str:
        return capitalised(self.say(what))

    def word(self, code: str, attribute: str | None = None, /, **arguments: Argument) -> str:
        return self.say(reason(code, **arguments), attribute)

    def refusal(self, refusal: Refusal) -> str:
        """What and why, then what instead, in one line."""
        why = self.sentence(refusal.why)
        return why if refusal.instead is None else f"{why} {self.sentence(refusal.instead)}"

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, Reason):
            return self.say(value)
        if isinstance(value, tuple):
            listed = [str(self._argument(each)) for each in value]
            people = all(isinstance(each, Reason) and each.code == "core-seat" for each in value)
            if people and len(listed) > 1:
                return self.word("core-both", first=", ".join(listed[:-1]), last=listed[-1])
            return ", ".join(listed)
        return value


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def bundle_of(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("speeltafel.words") / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

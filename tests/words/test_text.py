"""Every message of the catalogues, put into words with 0, 1, 2 and 5 of everything."""

import re
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from speeltafel.words import LANGUAGES, Language
from speeltafel.words.voice import bundle_of
from tests.truth.sentences import TYPING, flaw
from tests.words.test_catalogues import messages, variables

COUNTS: Final = (0, 1, 2, 5)
ROOMS: Final = ("katalon", "katoiz", "kobito", "kapai", "potzklotz", "core")
WRITTEN: Final = (
    "-board-",
    "-position-",
    "katalon-field",
    "core-record",
    "core-no-such",
    "core-imp",
    "-sheet-invalid",
)
"""Drawings and records: texts beside a board, and those that quote what stands in a file."""


NUMBERS: Final = re.compile(
    r"count|free|sendable|due|missing|height|highest|score|points|cards|pots|gold|moves|needed"
    r"|matches|most|least|given|players|stones|minutes|boxes|totems|groups|crosses|percent|games"
    r"|laid|room|turns|worth|sets|wanted|stands|fitting|outs|choices|value|length"
)
"""Arguments that are numbers; all others are words."""
ALWAYS_MANY: Final = {
    "core-waiting-for-many",  # more than four
    "core-players-between",  # up to two at least
    "kapai-shared-by-many",  # more than six
    "katalon-supply",  # of twelve
    "katoiz-opened",  # twenty at least
    "katoiz-target-players",  # two at least
    "katoiz-alone-minutes",  # five
    "kobito-workshop-full",  # four
}


def spoken(language: Language, message: ftl.Message, count: int) -> list[str]:
    """The message and its attributes with this number for every argument."""
    bundle = bundle_of(language)
    found = bundle.get_message(message.id.name)
    arguments: dict[str, int | str] = {
        name: count if NUMBERS.fullmatch(name) else "X" for name in variables(message)
    }
    patterns = [each for each in (found.value, *found.attributes.values()) if each is not None]
    return [str(bundle.format_pattern(pattern, arguments)[0]) for pattern in patterns]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_wrong_plural_a_foreign_word_or_notation(language: Language) -> None:
    wrong = []
    for name, message in messages(language).items():
        if name.partition("-")[0] not in ROOMS or any(part in name for part in WRITTEN):
            continue
        typed = bool(TYPING.search(name)) or name.startswith("core-unknown")
        for count in COUNTS:
            if count < 2 and name in ALWAYS_MANY:
                continue
            for text in spoken(language, message, count):
                if found := flaw(text, language, typed):
                    wrong.append(f"{name} ({count}): {found}: {text}")
    assert wrong == []


def test_dutch_speaks_to_jij() -> None:
    """Never to u, and of nobody as “men”."""
    for name, message in messages("nl").items():
        for text in spoken("nl", message, 2):
            words = text.lower().replace(".", " ").replace(",", " ").split()
            assert not {"u", "uw", "men"} & set(words), f"{name}: {text}"

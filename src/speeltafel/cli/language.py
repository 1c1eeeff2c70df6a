"""Which language the command line speaks: `--lang`, else SPEELTAFEL_LANG, else the system's."""

import os
from collections.abc import Mapping, Sequence

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import LANGUAGES, Language

FLAG = "--lang"


def choose_language(
    arguments: Sequence[str], environment: Mapping[str, str] = os.environ
) -> tuple[Language, list[str]]:
    """The language, and the arguments without `--lang` (which may stand anywhere)."""
    rest: list[str] = []
    wanted: str | None = None
    words = iter(arguments)
    for word in words:
        if word == FLAG:
            wanted = next(words, "")
        elif word.startswith(f"{FLAG}="):
            wanted = word.removeprefix(f"{FLAG}=")
        else:
            rest.append(word)
    if wanted is None:
        wanted = environment.get("SPEELTAFEL_LANG") or system_language(environment)
    for language in LANGUAGES:
        if wanted == language:
            return language, rest
    why = reason("cli-unknown-language", name=wanted)
    raise Refused(Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=LANGUAGES)))


def system_language(environment: Mapping[str, str]) -> Language:
    """Dutch, unless the system says English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "en" if environment[name].lower().startswith("en") else "nl"
    return "nl"

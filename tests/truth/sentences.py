"""What holds for every sentence, whatever it says: no notation, lists that end with “and”, no word
of the other language, plurals that fit, a decimal comma in Dutch."""

import re
from collections.abc import Iterator
from typing import Final

from speeltafel.core.reason import Reason
from speeltafel.words import LANGUAGES, Language, Voice
from tests.truth.said import Said

VOICES: Final = {language: Voice(language, ["Anna", "Bram"]) for language in LANGUAGES}

TYPING: Final = re.compile(r"-(write-|not-a-|which-end|typing)")
"""Codes for who types: they quote what was typed and show how to write."""
NOTATION: Final = re.compile(
    r"‘|`|✕|\b(?!(?:Zo|No|So|On|We|Om)\b)[NOZWMESC][nozwmesc]\b|\bw[1-4]\b|[a-g]\d[-–>][a-g]\d|\+[△□○/]|\b\d+[ab]\b|=\d|_"
)
ENGLISH: Final = frozenset(
    re.findall(
        r"\w+",
        """the and with your you tile tiles card cards stone stones box boxes field move moves wins
        plays from there this that they them their have has not only more than disc discs tower
        towers rainbow group frame cross cube building draws rolls lays""",
    )
)
DUTCH: Final = frozenset(
    re.findall(
        r"\w+",
        """de het een en met je jij tegel tegels kaart kaarten steen stenen vak vakken veld velden
        zet wint legt van naar niet maar voor schijfje toren regenboog groep kader kruisje""",
    )
)
FOREIGN: Final[dict[Language, frozenset[str]]] = {"nl": ENGLISH, "en": DUTCH}
AND: Final[dict[Language, str]] = {"nl": " en ", "en": " and "}
ONE_OF_MANY: Final[dict[Language, re.Pattern[str]]] = {
    "nl": re.compile(
        r"(?<![\d,.–-])\b1 (tegels|punten|kaarten|stenen|spelers|torens|potten|stappen|zetten"
        r"|3-stellen|schijfjes|beurten|bladen|partijen|overeenkomsten|regenbogen|minuten)\b"
    ),
    "en": re.compile(
        r"(?<![\d,.–-])\b1 (tiles|points|cards|stones|players|towers|pots|steps|moves|sets|discs"
        r"|turns|sheets|games|matches|rainbows|minutes)\b"
    ),
}
MANY_OF_ONE: Final[dict[Language, re.Pattern[str]]] = {
    "nl": re.compile(
        r"\b(0|2|5) (tegel|punt|kaart|steen|speler|toren|pot|stap|3-stel|schijfje|beurt|blad"
        r"|partij|overeenkomst|regenboog|minuut)\b"
    ),
    "en": re.compile(
        r"\b(0|2|5) (tile|point|card|stone|player|tower|pot|step|set|disc|turn|sheet|game"
        r"|match|minute)\b"
    ),
}
ARTICLE: Final = re.compile(r"\ba (8|11|18)\b|\ban (?!8|11|18)\d")
"""In English an 8, an 11 and an 18, but a 7."""
POINT: Final = re.compile(r"\d\.\d(?!\d\d(?!\d))")
"""A decimal point; 6.000 is six thousand."""


def flaw(text: str, language: Language, typed: bool = False) -> str | None:
    """What is wrong with a sentence, in a word; None when nothing is."""
    if not typed and NOTATION.search(text):
        return "notation"
    words = set(re.findall(r"[a-zé’']+", text.lower()))
    if not typed and words & FOREIGN[language]:
        return f"foreign: {words & FOREIGN[language]}"
    if ONE_OF_MANY[language].search(text):
        return "one of many"
    if MANY_OF_ONE[language].search(text):
        return "many of one"
    if language == "en" and ARTICLE.search(text):
        return "article"
    if language == "nl" and POINT.search(text):
        return "decimal point"
    return None


def lists_in(reason: Reason) -> Iterator[tuple[object, ...]]:
    for name, value in reason.arguments:
        if isinstance(value, Reason):
            yield from lists_in(value)
        elif isinstance(value, tuple) and name not in ("path", "line", "known"):
            yield value


def check_sentences(sayings: Iterator[Said]) -> Iterator[Said]:
    """Passes everything on; what has not been spoken yet is spoken in both languages."""
    spoken: set[Reason] = set()
    for said in sayings:
        if said.reason not in spoken and len(spoken) < 4_000:
            spoken.add(said.reason)
            for language, voice in VOICES.items():
                text = voice.sentence(said.reason)
                wrong = flaw(text, language, bool(TYPING.search(said.reason.code)))
                assert wrong is None, f"{wrong}: {said.reason.code}: {text}"
        yield said

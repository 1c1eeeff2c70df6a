"""Which language a client wants: what it says outright, else what its browser prefers."""

from speeltafel.words import LANGUAGES, Language


def language_of(wanted: str | None, accepted: str | None = None) -> Language:
    for offer in [wanted or "", *(accepted or "").split(",")]:
        tag = offer.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if tag == language:
                return language
    return LANGUAGES[0]

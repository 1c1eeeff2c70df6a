"""Sentences in Dutch and English, made at the edge from reason codes and their arguments.

Catalogues are Fluent files, one per language and game: `nl/katalon.ftl`, `en/katalon.ftl`.
"""

from speeltafel.words.voice import LANGUAGES, Language, Voice

__all__ = ["LANGUAGES", "Language", "Voice"]

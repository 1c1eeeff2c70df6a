"""Sentences in Dutch and English, made at the edge from reason codes and their arguments.

Catalogues are Fluent files, one per language and game or room (`nl/katalon.ftl`); what hints,
lessons, puzzles and the browser say of a game lies in folders of their own
(`nl/lessons/katalon.ftl`).
"""

from speeltafel.words.voice import LANGUAGES, Language, Voice

__all__ = ["LANGUAGES", "Language", "Voice"]

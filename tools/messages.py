"""A page with every message of both catalogues beside each other, and how it sounds at a table.

    python -m tools.messages [OUT]      writes out/messages.html

Sentences are collected from random play of every game at every kind of table; a message that was
not said there is shown with its arguments by name. Read it through as a player would.
"""

import sys
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from speeltafel.core.game import AnyGame
from speeltafel.core.kit.conformance import tables_of
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Language, Voice

PAGE: Final = Path("out/messages.html")
EXAMPLES: Final = 3
STEPS: Final = 250
NAMES: Final = ("Anna", "Bram", "Cas", "Dina", "Evi", "Fred")
STYLE: Final = """
body { font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td { border-top: 1px solid #ccc; padding: .4rem;
vertical-align: top; width: 40% } td:first-child { width: 20%; font: 13px monospace }
pre { white-space: pre-wrap; margin: 0; color: #666; font-size: 13px } p { margin: .2rem 0 }
"""


def catalogue(language: Language) -> dict[str, dict[str, str]]:
    """For each file its messages, as they are written."""
    folder = Path(str(files("speeltafel"))) / "words" / language
    return {
        str(path.relative_to(folder)): {
            entry.id.name: path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
            if isinstance(entry, ftl.Message) and entry.span is not None
        }
        for path in sorted(folder.rglob("*.ftl"))
    }


def reasons_in(argument: Argument) -> Iterator[Reason]:
    if isinstance(argument, Reason):
        yield argument
        for _, value in argument.arguments:
            yield from reasons_in(value)
    elif isinstance(argument, tuple):
        for value in argument:
            yield from reasons_in(value)


def said_at(game: AnyGame, config: Config, generator: Random) -> Iterator[Reason]:
    """What is prompted, refused, told and counted in one match at random."""
    state: Any = game.setup(config)
    earlier: list[Any] = []
    for _ in range(STEPS):
        acting = list(game.to_act(state))
        if not acting:
            break
        actor = generator.choice(acting)
        if actor == CHANCE:
            move = game.chance(state).sample(generator)
        else:
            yield game.prompt(state, actor)
            moves = list(game.legal_moves(state, actor))
            for tried in generator.sample(earlier, min(3, len(earlier))):
                why = game.why_not(state, actor, tried)
                if why is not None:
                    yield why
            earlier = [generator.choice(moves), *earlier][:30]
            move = generator.choice(moves)
        yield game.tell(state, actor, move)
        state = game.apply(state, actor, move)
    outcome = game.outcome(state)
    if outcome is not None:
        yield from (outcome.reason, *outcome.counting)


def examples(seed: int = 1) -> dict[str, list[Reason]]:
    """For each code some reasons that were given in random play, the whole sentence."""
    generator = Random(seed)
    found: dict[str, list[Reason]] = {}
    for game in GAMES.values():
        for config in tables_of(game):
            for whole in said_at(game, config, generator):
                for part in reasons_in(whole):
                    known = found.setdefault(part.code, [])
                    if len(known) < EXAMPLES and whole not in known:
                        known.append(whole)
    return found


def cell(language: Language, source: str, said: list[Reason]) -> str:
    voice = Voice(language, NAMES)
    sentences = "".join(f"<p>{escape(voice.sentence(each))}</p>" for each in said)
    return f"<td>{sentences}<pre>{escape(source)}</pre></td>"


def page() -> str:
    known = {language: catalogue(language) for language in LANGUAGES}
    said = examples()
    parts = [f"<!doctype html><meta charset=utf-8><title>Speeltafel</title><style>{STYLE}</style>"]
    for file, messages in known[LANGUAGES[0]].items():
        parts.append(f"<h2>{escape(file)}</h2><table>")
        for code in messages:
            cells = "".join(
                cell(language, known[language][file][code], said.get(code, []))
                for language in LANGUAGES
            )
            parts.append(f"<tr id={code}><td>{code}</td>{cells}</tr>")
        parts.append("</table>")
    return "\n".join(parts)


def main(out: Path = PAGE) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(), encoding="utf-8")
    print(out)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))

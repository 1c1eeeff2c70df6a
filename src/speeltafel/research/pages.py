"""The generated part of the documentation: `speeltafel research pages docs/research` writes it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure, default_players
from speeltafel.games import GAMES
from speeltafel.research.encoding import Encoding, encoding_of
from speeltafel.research.properties import GAMES_PLAYED, LIMIT, Properties, properties

GENERATED: Final = "Made by `speeltafel research pages`; do not edit.\n"
SHOWN: Final = (
    ("katalon", "standard"),
    ("katoiz", "stapeltoren-4"),
    ("katoiz", "3-stel-2"),
    ("katoiz", "stapeltje-4"),
    ("potzklotz", "basic"),
    ("kapai", "standard"),
    ("kobito", "standard"),
)
"""One variant of each layout; the others differ in sizes only."""


def write_pages(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"properties.md": properties_page(properties()), "encodings.md": encodings_page()}
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in pages]


def properties_page(found: Iterable[Properties]) -> str:
    head = (
        "game",
        "variant",
        "players",
        "information",
        "chance",
        "at once",
        "pays",
        "actions",
        "observation",
        "chance numbers",
        "branching: mean, most",
        "length",
        "chance events",
        "states",
    )
    rows = [
        (
            each.game,
            each.variant,
            each.players,
            each.information,
            each.chance,
            "yes" if each.simultaneous else "no",
            each.reward,
            f"{each.actions}" + (f" (≤ {each.steps} steps)" if each.steps > 1 else ""),
            str(each.observation),
            str(each.chance_numbers),
            f"{each.branching:.1f}, {each.most}",
            f"{each.length:.0f}" + (f" ({each.cut_off} cut off)" if each.cut_off else ""),
            f"{each.events:.0f}",
            each.states,
        )
        for each in found
    ]
    return "\n".join(
        [
            "# Properties of the games",
            "",
            GENERATED,
            "Branching (whole moves), length (decisions of all players) and chance events are",
            f"those of {GAMES_PLAYED} games of random moves at the usual number of players, cut",
            f"off after {LIMIT} decisions. Potz Klotz is played at once with one option only",
            "(`out-of-turn`).",
            "",
            *table(head, rows),
            "",
        ]
    )


def encodings_page() -> str:
    lines = [
        "# Actions and observations",
        "",
        GENERATED,
        "One section for each layout, at the usual number of players. `encoding(game, variant,",
        "players, options)` gives alphabet and observer of any table; `observer.table()` is this",
        "table for it.",
    ]
    for game, variant in SHOWN:
        chosen = next(each for each in GAMES[game].variants if each.name == variant)
        config = accept(configure(GAMES[game], variant, default_players(chosen)))
        lines += _section(encoding_of(GAMES[game], config))
    return "\n".join(lines)


def _section(coded: Encoding) -> list[str]:
    alphabet, observer = coded.alphabet, coded.observer
    examples = _examples(alphabet.texts)
    chance = _examples(alphabet.lots.texts) or "none"
    return [
        "",
        f"## {coded.game.name}, {coded.config.variant}, {coded.config.players} players",
        "",
        f"{alphabet.size} actions, at most {alphabet.longest} for a move: {examples}.",
        f"Chance: {chance}.",
        f"Observation: {observer.size} × {observer.dtype.__name__}.",
        "",
        *table(("index", "part", "shape, values", "meaning"), observer.table()),
    ]


def _examples(texts: tuple[str, ...]) -> str:
    """A few numbers with their texts, spread over the alphabet."""
    if not texts:
        return ""
    shown = sorted({round(place * (len(texts) - 1) / 7) for place in range(8)})
    return ", ".join(f"{number} `{texts[number]}`" for number in shown)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    names = tuple(head)
    return [
        f"| {' | '.join(names)} |",
        f"|{'---|' * len(names)}",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]

"""What belongs to a game on the shelf beside its rules, and what of it is missing."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from speeltafel.core.game import AnyGame
from speeltafel.core.kit.counts import parse_counts
from speeltafel.words.voice import LANGUAGES, Language, bundle_of
from tests.conformance import COUNTS, PLAYTHROUGHS, TESTS

SOURCE: Final = Path(str(files("speeltafel")))
PAGES: Final = TESTS.parent / "web" / "src" / "games"
BROWSER: Final = ("Cover.svelte", "Board.svelte", "Example.svelte")


def missing(game: AnyGame) -> list[str]:
    """Everything this game lacks, in the words of whoever has to make it."""
    name = game.name
    wanted = {
        "a drawing for the terminal": SOURCE / "cli" / "play" / "boards" / f"{name}.py",
        **{f"its {part} for the browser": PAGES / name / part for part in BROWSER},
        "exact counts (speeltafel counts)": COUNTS / f"{name}.toml",
    }
    for variant in game.variants:
        path = PLAYTHROUGHS / name / f"{variant.name}.txt"
        wanted[f"a playthrough of {variant.name} (speeltafel playthrough)"] = path
    for language in LANGUAGES:
        words = SOURCE / "words" / language
        wanted[f"words ({language})"] = words / f"{name}.ftl"
        wanted[f"words for the browser ({language})"] = words / "web" / f"{name}.ftl"
        wanted[f"a rules page ({language})"] = SOURCE / "rulebook" / language / f"{name}.md"
    lacking = [f"{what}: {_shown(path)}" for what, path in wanted.items() if not path.exists()]
    for language in LANGUAGES:
        lacking += [f"the words {code} ({language})" for code in _unspoken(game, language)]
    return sorted(lacking + _uncounted(game))


def _shown(path: Path) -> str:
    root = TESTS.parent
    return str(path.relative_to(root)) if path.is_relative_to(root) else str(path)


def _unspoken(game: AnyGame, language: Language) -> list[str]:
    """Names of the game, its variants and options, each with a friendly sentence."""
    codes = [f"{game.name}-title"]
    for variant in game.variants:
        codes.append(f"{game.name}-variant-{variant.name}")
        codes += [f"{game.name}-option-{option.name}" for option in variant.options]
    bundle, lacking = bundle_of(language), []
    for code in dict.fromkeys(codes):
        if not bundle.has_message(code):
            lacking.append(code)
        elif "about" not in bundle.get_message(code).attributes:
            lacking.append(f"{code}.about")
    return lacking + [code for code in game.seat_codes if not bundle.has_message(code)]


def _uncounted(game: AnyGame) -> list[str]:
    path = COUNTS / f"{game.name}.toml"
    if not path.exists():
        return []
    counted = {counts.variant for counts in parse_counts(path.read_text(encoding="utf-8"))}
    return [f"counts of {v.name}: {_shown(path)}" for v in game.variants if v.name not in counted]

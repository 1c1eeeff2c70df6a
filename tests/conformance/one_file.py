"""The game of `docs/a-game-in-one-file.py`, read as a user would: by its file."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from speeltafel.core.game import AnyGame

FILE: Final = Path(__file__).parent.parent.parent / "docs" / "a-game-in-one-file.py"


def _read() -> ModuleType:
    spec = spec_from_file_location("a_game_in_one_file", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PAGE: Final = _read()
TRAPJE: Final[AnyGame] = PAGE.TRAPJE

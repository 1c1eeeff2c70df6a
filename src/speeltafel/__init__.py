"""Speeltafel: five real tabletop games, true to their rulebooks.

What a program needs is one import away (`face` lists it) and stays there when the rooms behind it
change. It is loaded when a name is first used, so that a room can be had without all the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from speeltafel.face import *  # noqa: F403 - its `__all__` is the surface, and a test lists it


def __getattr__(name: str) -> Any:
    if not name.startswith("_"):
        face = import_module("speeltafel.face")
        if name in face.__all__:
            return getattr(face, name)
    raise AttributeError(f"module 'speeltafel' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *import_module("speeltafel.face").__all__})

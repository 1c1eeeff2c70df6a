"""Where the words come from: Fluent's runtime for Python, or another that speaks the same files.
Python's needs Babel, ten megabytes of it; a browser has its own."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeAlias


class Message(Protocol):
    @property
    def value(self) -> Any: ...

    @property
    def attributes(self) -> Mapping[str, Any]: ...


class Bundle(Protocol):
    """The part of Fluent's bundle that is used here."""

    def has_message(self, message_id: str) -> bool: ...

    def get_message(self, message_id: str) -> Message: ...

    def format_pattern(
        self, pattern: Any, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]: ...


Maker: TypeAlias = Callable[[str, Iterable[str]], Bundle]


def from_python(language: str, catalogues: Iterable[str]) -> Bundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues:
        bundle.add_resource(FluentResource(catalogue))
    return bundle


class _Speaking:
    maker: Maker = staticmethod(from_python)


def make_bundle(language: str, catalogues: Iterable[str]) -> Bundle:
    return _Speaking.maker(language, catalogues)


def speak_with(maker: Maker) -> None:
    """Before the first word is said."""
    _Speaking.maker = staticmethod(maker)

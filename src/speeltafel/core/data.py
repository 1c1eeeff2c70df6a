"""States, moves and views as plain data (what JSON can hold) and back, guided by their types.

Named tuples become objects, a named tuple out of several possible ones says which it `is`. Other
tuples of plain things stay as they are: JSON writes them as lists.
"""

import types
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import (
    Any,
    Final,
    Literal,
    Protocol,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

Data: TypeAlias = Any
Writer: TypeAlias = Callable[[Any], Data]
Reader: TypeAlias = Callable[[Data], Any]

PLAIN: Final = (int, str, bool, float, type(None), Any)
"""What JSON holds as it is."""


class Persistent(Protocol):
    """A container with a form of its own; `item` is the type of what it holds."""

    def to_data(self, item: Writer) -> Data: ...

    @classmethod
    def from_data(cls, data: Data, item: Reader) -> "Persistent": ...


def to_data(kind: Any, value: Any) -> Data:
    return _writer(kind)(value)


def from_data(kind: Any, data: Data) -> Any:
    """The value again; ValueError, KeyError or TypeError when the data is not of this kind."""
    return _reader(kind)(data)


@cache
def given_by(function: Callable[..., Any]) -> Any:
    """The type a function says it gives: a view out of several kinds must say which it `is`."""
    return get_type_hints(function)["return"]


@cache
def writer_of(function: Callable[..., Any]) -> Writer:
    """Writes as data what this function gives."""
    return _writer(given_by(function))


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


@cache
def _writer(kind: Any) -> Writer:
    if _is_plain(kind):
        return _same
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda value: value.name
    if is_record(kind):
        return _record_writer(get_type_hints(kind))
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _union_writer(arguments)
    if origin is tuple:
        return _tuple_writer(arguments)
    if origin is frozenset:
        item = _writer(arguments[0])
        return lambda value: sorted(map(item, value))
    if origin in (dict, Mapping):
        key, item = _writer(arguments[0]), _writer(arguments[1])
        return lambda value: [[key(each), item(value[each])] for each in value]
    if hasattr(origin or kind, "to_data"):
        item = _writer(arguments[0]) if arguments else _same
        return lambda value: value.to_data(item)
    raise TypeError(f"{kind!r} cannot be written as data")


@cache
def _reader(kind: Any) -> Reader:
    if kind in (int, str, bool, float):
        return _exactly(kind)
    if kind is Any:
        return _same
    if kind is type(None):
        return _one_of((None,))
    if get_origin(kind) is Literal:
        return _one_of(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda data: kind[data]
    if is_record(kind):
        fields = [(name, _late_reader(hint)) for name, hint in get_type_hints(kind).items()]
        return lambda data: kind(*(read(data[name]) for name, read in fields))
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _union_reader(arguments)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin is frozenset:
        item = _reader(arguments[0])
        return lambda data: frozenset(map(item, data))
    if origin in (dict, Mapping):
        key, item = _reader(arguments[0]), _reader(arguments[1])
        return lambda data: {key(name): item(part) for name, part in data}
    if hasattr(origin or kind, "from_data"):
        item = _reader(arguments[0]) if arguments else _same
        container = origin or kind
        return lambda data: container.from_data(data, item)
    raise TypeError(f"{kind!r} cannot be read from data")


def _late_reader(kind: Any) -> Reader:
    """Types may refer to themselves, so parts are looked up when first needed."""
    return lambda data: _reader(kind)(data)


def _is_plain(kind: Any) -> bool:
    """Whether JSON holds such values as they are."""
    if get_origin(kind) in (Union, types.UnionType):
        return all(each in PLAIN for each in get_args(kind))
    return kind in PLAIN or get_origin(kind) is Literal


def _record_writer(hints: Mapping[str, Any]) -> Writer:
    names = tuple(hints)
    parts: list[tuple[str, Writer]] | None = None

    def write(value: Any) -> Data:
        nonlocal parts
        if parts is None:  # types may refer to themselves, so not before they are needed
            writers = [(name, _writer(hint)) for name, hint in hints.items()]
            parts = [(name, each) for name, each in writers if each is not _same]
        data = dict(zip(names, value, strict=True))
        for name, write_part in parts:
            data[name] = write_part(data[name])
        return data

    return write


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type) -> Reader:
    def read(data: Data) -> Any:
        if type(data) is not kind and not (kind is float and type(data) is int):
            raise TypeError(f"{data!r} is not of type {kind.__name__}")
        return data

    return read


def _one_of(values: tuple[Any, ...]) -> Reader:
    def read(data: Data) -> Any:
        if data not in values:
            raise ValueError(f"{data!r} is none of {values}")
        return data

    return read


def _union_writer(kinds: tuple[Any, ...]) -> Writer:
    def write(value: Any) -> Data:
        if type(value) in kinds and is_record(type(value)):
            own: Any = type(value)
            return {"is": own.__name__, **_writer(own)(value)}
        for kind in kinds:
            plain = get_origin(kind) or kind
            if plain is Literal and value in get_args(kind):
                return value
            if isinstance(plain, type) and isinstance(value, plain):
                return _writer(kind)(value)
        raise TypeError(f"{value!r} is none of {kinds}")

    return write


def _union_reader(kinds: tuple[Any, ...]) -> Reader:
    records = {kind.__name__: kind for kind in kinds if is_record(kind)}
    others = [kind for kind in kinds if not is_record(kind)]

    def read(data: Data) -> Any:
        if isinstance(data, dict):
            return _reader(records[data["is"]])(data)
        if data is None and type(None) in kinds:
            return None
        for kind in others:
            try:
                return _reader(kind)(data)
            except (TypeError, ValueError, KeyError):
                continue
        raise TypeError(f"{data!r} is none of {kinds}")

    return read


def _tuple_writer(kinds: tuple[Any, ...]) -> Writer:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        item = _writer(kinds[0])
        return _same if item is _same else lambda value: [item(each) for each in value]
    items = [_writer(kind) for kind in kinds]
    if all(item is _same for item in items):
        return _same
    return lambda value: [write(each) for write, each in zip(items, value, strict=True)]


def _tuple_reader(kinds: tuple[Any, ...]) -> Reader:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        item = _reader(kinds[0])
        return lambda data: tuple(item(each) for each in data)
    items = [_reader(kind) for kind in kinds]
    return lambda data: tuple(read(each) for read, each in zip(items, data, strict=True))

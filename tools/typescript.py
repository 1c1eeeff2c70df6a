"""The types of the socket and of the views for the browser, made from the Python side so that both
always agree; those of HTTP come from the OpenAPI schema (`tools/openapi.py`).

`python -m tools.typescript FILE` writes them; the build of the pages does so first.
"""

import sys
import types
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from speeltafel.core.data import given_by, is_record
from speeltafel.games import GAMES
from speeltafel.protocol import documents, wire
from speeltafel.protocol.evening import wire as evenings
from speeltafel.protocol.learn import lesson_documents, review_documents
from speeltafel.server.http import types as http_types

PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
RAW: Final = {
    ("Sight", "view"): "unknown",
    ("Welcome", "seats"): "SeatInfo[]",
    ("News", "steps"): "Step[]",
    ("News", "situation"): "Situation",
    ("ShownSheet", "view"): "unknown",
    ("WallAdvice", "view"): "unknown",
    ("Wall", "view"): "unknown",
    ("SmallTable", "view"): "unknown",
}
"""What goes over the wire as ready-made JSON; everything else of that kind is a `Said`."""


class Writer:
    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def kind(self, hint: Any, prefix: str = "") -> str:
        plain = PLAIN.get(hint)
        if plain is not None:
            return plain
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.kind(arguments[0], prefix)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.one_of(each, prefix) for each in arguments))
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in arguments)
        if origin in (list, frozenset) or (origin is tuple and arguments[-1] is Ellipsis):
            return f"({self.kind(arguments[0], prefix)})[]"
        if origin is tuple:
            return f"[{', '.join(self.kind(each, prefix) for each in arguments)}]"
        if origin is dict:
            return f"Record<string, {self.kind(arguments[1], prefix)}>"
        if isinstance(hint, type) and issubclass(hint, Enum):
            return " | ".join(f'"{member.name}"' for member in hint)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        if is_record(hint):
            return self.record(hint, prefix)
        return "unknown"

    def one_of(self, hint: Any, prefix: str) -> str:
        """A named tuple out of several possible kinds says which it `is` (core/data.py)."""
        kind = self.kind(hint, prefix)
        return f'({{ is: "{hint.__name__}" }} & {kind})' if is_record(hint) else kind

    def struct(self, struct: type[msgspec.Struct]) -> str:
        name = str(struct.__name__)
        if name in self.written:
            return name
        self.written[name] = ""
        lines = []
        tag = struct.__struct_config__.tag
        if tag is not None:
            lines.append(f'  {struct.__struct_config__.tag_field}: "{tag}";')
        hints = get_type_hints(struct, include_extras=True)
        omitted = struct.__struct_config__.omit_defaults
        forbids = struct.__struct_config__.forbid_unknown_fields
        for field in msgspec.structs.fields(struct):
            maybe = "?" if not field.required and (omitted or forbids) else ""
            lines.append(f"  {field.name}{maybe}: {self.field(name, field.name, hints)};")
        self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def field(self, struct: str, name: str, hints: dict[str, Any]) -> str:
        hint = hints[name]
        if "msgspec.Raw" in str(hint) or hint is msgspec.Raw:
            known = RAW.get((struct, name))
            if known is not None:
                return known
            self.struct(wire.Said)
            many = "[]" if get_origin(hint) is list else ""
            return "Said" + many + (" | null" if type(None) in get_args(hint) else "")
        return self.kind(hint)

    def record(self, record: Any, prefix: str) -> str:
        name = f"{prefix}{record.__name__}"
        if name in self.written:
            return name
        self.written[name] = ""
        lines = [
            f"  {field}: {self.kind(hint, prefix)};"
            for field, hint in get_type_hints(record).items()
        ]
        self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def typescript() -> str:
    writer = Writer()
    unions = [
        f"export type {name} =\n  | "
        + "\n  | ".join(writer.kind(each) for each in get_args(union))
        + ";\n"
        for name, union in (
            ("FromClient", wire.FromClient),
            ("FromServer", wire.FromServer),
            ("FromEveningDevice", evenings.FromEveningDevice),
            ("FromEvening", evenings.FromEvening),
        )
    ]
    http = sorted(
        {
            name
            for room in (evenings, documents, lesson_documents, review_documents, http_types)
            for name, each in vars(room).items()
            if isinstance(each, type)
            and issubclass(each, msgspec.Struct)
            and name not in writer.written  # what the socket says too is written above
            and name not in ("Ask", "Picture")  # what others are made of
        }
    )
    unions.append(f'export type {{ {", ".join(http)} }} from "./http/types.gen";\n')
    for game in GAMES.values():
        prefix = game.name.capitalize()
        view = writer.kind(given_by(game.view), prefix)
        if view not in writer.written:  # a game with several kinds of table
            unions.append(f"export type {prefix}View = {view};\n")
    head = "// Made from the Python side by tools.typescript; do not edit.\n"
    return "\n".join([head, *writer.written.values(), *unions])


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()

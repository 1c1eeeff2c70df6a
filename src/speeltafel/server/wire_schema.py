"""Prints the types of all messages as JSON Schema: `python -m speeltafel.server.wire_schema`."""

import json
from typing import Any

import msgspec

from speeltafel.server import wire


def wire_schema() -> dict[str, Any]:
    """`FromClient` and `FromServer`, and everything they consist of."""
    (client, server, *parts), components = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer, wire.Said, wire.Situation, wire.Step, wire.SeatInfo],
        ref_template="#/$defs/{name}",
    )
    del parts
    definitions = {**components, "FromClient": client, "FromServer": server}
    for holder, field, kind in RAW_FIELDS:
        _fill(definitions[holder]["properties"], field, kind)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


RAW_FIELDS = (
    ("Step", "told", "Said"),
    ("Sight", "prompt", "Said"),
    ("End", "reason", "Said"),
    ("End", "counting", "Said"),
    ("Welcome", "seats", "SeatInfo[]"),
    ("News", "steps", "Step"),
    ("News", "situation", "Situation"),
    ("Refused", "why", "Said"),
    ("Refused", "instead", "Said"),
    ("Answer", "told", "Said"),
)
"""Parts that are written ahead, so that their type does not say what they are."""


def _fill(properties: dict[str, Any], field: str, kind: str) -> None:
    reference: dict[str, Any] = {"$ref": f"#/$defs/{kind.removesuffix('[]')}"}
    if kind.endswith("[]"):
        properties[field] = {"type": "array", "items": reference}
    elif properties[field].get("type") == "array":
        properties[field]["items"] = reference
    elif "anyOf" in properties[field] or "default" in properties[field]:
        properties[field] = {"anyOf": [reference, {"type": "null"}]}
    else:
        properties[field] = reference


if __name__ == "__main__":
    print(json.dumps(wire_schema(), indent=2))

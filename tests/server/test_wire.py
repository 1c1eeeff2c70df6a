"""The messages and their published types say the same."""

import json
import typing

import msgspec
import pytest

from speeltafel.server import wire
from speeltafel.server.wire_schema import RAW_FIELDS, wire_schema

STRUCTS = [
    kind
    for kind in vars(wire).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
]


def test_every_part_written_ahead_has_a_published_type() -> None:
    written_ahead = {
        (kind.__name__, name)
        for kind in STRUCTS
        for name, hint in typing.get_type_hints(kind).items()
        if "Raw" in str(hint)
    }
    assert written_ahead - {("Sight", "view")} == {(kind, field) for kind, field, _ in RAW_FIELDS}


def test_the_schema_holds_every_message_and_every_reference_leads_somewhere() -> None:
    schema = wire_schema()
    definitions = schema["$defs"]
    for union in (wire.FromClient, wire.FromServer):
        for kind in typing.get_args(union):
            assert kind.__name__ in definitions
    for part in json.dumps(schema).split('"$ref": "#/$defs/')[1:]:
        assert part.partition('"')[0] in definitions


@pytest.mark.parametrize("kind", typing.get_args(wire.FromClient), ids=lambda kind: kind.__name__)
def test_what_a_client_adds_on_its_own_is_refused(kind: type[msgspec.Struct]) -> None:
    examples = {"seat": 0, "move": "x", "seen": 1, "event": "x", "question": 1, "yes": True}
    examples |= {"phrase": "wow", "language": "nl", "have": 1, "ticket": "t"}
    fields = {name: examples[name] for name in kind.__struct_fields__}
    message = {"is": kind.__struct_config__.tag, **fields}
    assert wire.decode(json.dumps(message)) == kind(**fields)
    with pytest.raises(msgspec.ValidationError):
        wire.decode(json.dumps({**message, "admin": True}))

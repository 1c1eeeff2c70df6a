"""Messages are strict: what is not theirs is refused."""

import json
import typing

import msgspec
import pytest

from speeltafel.protocol import wire


@pytest.mark.parametrize("kind", typing.get_args(wire.FromClient), ids=lambda kind: kind.__name__)
def test_what_a_client_adds_on_its_own_is_refused(kind: type[msgspec.Struct]) -> None:
    examples = {"seat": 0, "move": "x", "seen": 1, "event": "x", "question": 1, "yes": True}
    examples |= {"phrase": "wow", "language": "nl", "have": 1, "ticket": "t", "level": "pupil"}
    examples |= {"door": "closed"}
    fields = {name: examples[name] for name in kind.__struct_fields__}
    message = {"is": kind.__struct_config__.tag, **fields}
    assert wire.decode(json.dumps(message)) == kind(**fields)
    with pytest.raises(msgspec.ValidationError):
        wire.decode(json.dumps({**message, "admin": True}))

"""The short way of reading a message gives what the long way gives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from speeltafel.server.frames import small_payload, text_frame


@given(st.binary(max_size=2000))
def test_a_whole_small_message_is_read_at_once(payload: bytes) -> None:
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert small_payload(data, 4096) == payload


@given(st.binary(min_size=1, max_size=200), st.integers(1, 300))
def test_less_or_more_than_one_frame_goes_the_long_way(payload: bytes, cut: int) -> None:
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert small_payload(data[:-cut], 4096) is None
    assert small_payload(data + data, 4096) is None


@pytest.mark.parametrize("length", [5000, 70_000])
def test_a_message_over_the_limit_goes_the_long_way(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert small_payload(data, 4096) is None


def test_a_message_without_mask_goes_the_long_way() -> None:
    assert small_payload(text_frame(b"hello"), 4096) is None

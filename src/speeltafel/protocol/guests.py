"""Guests: a nickname, nothing else is known of anybody."""

from typing import Final

import msgspec

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.protocol.codes import new_id

NAME_LENGTH: Final = 24


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


def new_guest(name: str) -> Guest:
    return Guest(new_id(), name)


def tidy_name(text: str) -> str | Refusal:
    """A nickname fit to be shown: one line, nothing invisible."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not name:
        return Refusal(Kind.CONFIG, reason("server-name-empty"))
    if len(name) > NAME_LENGTH:
        return Refusal(Kind.CONFIG, reason("server-name-long", most=NAME_LENGTH))
    return name

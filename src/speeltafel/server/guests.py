"""Guests: a nickname and a signed cookie, nothing else is known of anybody."""

from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.server.codes import new_id

COOKIE: Final = "speeltafel_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep one."""
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


class Seal:
    """Writes guests into cookies and reads them back; nobody else can."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="speeltafel guest")

    def write(self, guest: Guest) -> str:
        payload = msgspec.json.encode(guest).hex()
        return self._signer.sign(payload).decode()

    def read(self, cookie: str) -> Guest | None:
        try:
            payload = bytes.fromhex(self._signer.unsign(cookie).decode())
            return msgspec.json.decode(payload, type=Guest)
        except (BadSignature, ValueError):
            return None

    def from_header(self, header: str) -> Guest | None:
        """The guest in a Cookie header."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return None if morsel is None else self.read(morsel.value)

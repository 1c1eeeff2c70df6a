"""The signed cookie by which a guest is known again."""

from collections.abc import Container
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

from speeltafel.protocol.guests import Guest

COOKIE: Final = "speeltafel_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep one."""


class CookieSigner:
    """Writes guests into cookies and reads them back; nobody else can."""

    def __init__(self, *keys: str, ended: Container[str] = ()) -> None:
        """The first key signs, all are believed; of guests who have ended no cookie is."""
        self._signer = Signer([*reversed(keys)], salt="speeltafel guest")
        self._newest = Signer(keys[0], salt="speeltafel guest")
        self._ended = ended

    def write(self, guest: Guest) -> str:
        payload = msgspec.json.encode(guest).hex()
        return self._signer.sign(payload).decode()

    def read(self, cookie: str) -> Guest | None:
        try:
            payload = bytes.fromhex(self._signer.unsign(cookie).decode())
            guest = msgspec.json.decode(payload, type=Guest)
        except (BadSignature, ValueError):
            return None
        return None if guest.id in self._ended else guest

    def is_old(self, header: str) -> bool:
        """Whether the cookie in this header was signed by a key that is not the newest."""
        value = cookie_in(header)
        return value is not None and not self._newest.validate(value)

    def from_header(self, header: str) -> Guest | None:
        """The guest in a Cookie header."""
        value = cookie_in(header)
        return None if value is None else self.read(value)


def cookie_in(header: str) -> str | None:
    """Our cookie needs no quoting, so nothing is unquoted: the standard library takes quadratic
    time for that."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None

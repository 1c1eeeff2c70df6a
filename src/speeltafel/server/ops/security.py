"""What keeps other pages and prying eyes out: origins, headers, cookies."""

import re
from typing import Final

from speeltafel.server.http.cookies import COOKIE, COOKIE_SECONDS

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HSTS: Final = "max-age=31536000"
_ORIGIN: Final = re.compile(r"https?://([^/?#@\\\s]+)/?", re.IGNORECASE)
_HOST: Final = re.compile(r"([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.IGNORECASE)


def may_enter(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page that asks; anything but our own pages is turned away. Programs that
    are not browsers send no origin and carry no stranger's cookie."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    page = _ORIGIN.fullmatch(origin)
    return page is not None and host is not None and page[1].lower() == host.lower()


def is_host(host: str) -> bool:
    """Whether links can be made with it."""
    return _HOST.fullmatch(host) is not None


def guest_cookie(value: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """The Set-Cookie header for a guest."""
    parts = [
        f"{COOKIE}={value}",
        f"Max-Age={seconds}",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)

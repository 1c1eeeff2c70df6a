"""What keeps other pages and prying eyes out: origins, headers, cookies."""

from typing import Final
from urllib.parse import urlsplit

from speeltafel.server.guests import COOKIE, COOKIE_SECONDS

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
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


def may_enter(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page that asks; anything but our own pages is turned away. Programs that
    are not browsers send no origin and carry no stranger's cookie."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


def guest_cookie(value: str, secure: bool) -> str:
    """The Set-Cookie header for a guest."""
    parts = [
        f"{COOKIE}={value}",
        f"Max-Age={COOKIE_SECONDS}",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)

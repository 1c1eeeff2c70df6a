"""Somebody who means ill, from an address of their own: raw sockets, half requests, floods."""

import socket
from collections.abc import Mapping
from contextlib import suppress

from tests.server.house import House

ADDRESS = "127.0.0.2"
"""Ordinary visitors come from 127.0.0.1; on Linux the whole of 127/8 is this machine."""

SWITCHING = 101
"""The status of a handshake that succeeded."""


def line_to(house: House, address: str = ADDRESS, seconds: float = 10.0) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), seconds, (address, 0))


def raw(house: House, request: bytes, seconds: float = 10.0) -> bytes:
    """Sends these bytes and reads until the server closes or says nothing for so long."""
    with line_to(house, seconds=seconds) as line:
        with suppress(OSError):  # it may close before all is sent
            line.sendall(request)
        answer = b""
        with suppress(OSError):
            while piece := line.recv(65536):
                answer += piece
                if _whole(answer):
                    break
        return answer


def _whole(answer: bytes) -> bool:
    head, ended, body = answer.partition(b"\r\n\r\n")
    if ended and status_of(head) == SWITCHING:
        return True
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return len(body) >= int(line.partition(b":")[2])
    return False


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def request(
    path: str = "/api/guest",
    method: str = "GET",
    body: bytes = b"",
    fields: Mapping[str, str] | None = None,
    **more: str,
) -> bytes:
    """`_` in a field's name stands for `-`."""
    lines = {"host": "x", "content_length": str(len(body)), **(fields or {}), **more}
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body


HANDSHAKE = {
    "upgrade": "websocket",
    "connection": "upgrade",
    "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
    "sec_websocket_version": "13",
}

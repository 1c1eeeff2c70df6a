"""Where sockets come in: who is it, from where, to which table?"""

import asyncio
from collections import Counter
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.types import Receive, Send

from speeltafel.server.devices import Device
from speeltafel.server.frames import LISTEN, WRITE
from speeltafel.server.guests import Seal
from speeltafel.server.languages import language_of
from speeltafel.server.limits import Limit
from speeltafel.server.safety import may_enter
from speeltafel.server.scribe import StoreAway
from speeltafel.server.settings import Settings
from speeltafel.server.sockets import Session
from speeltafel.server.table import Table
from speeltafel.server.tables import GONE_AWAY, Tables

FORBIDDEN: Final = 4403
CROWDED: Final = 4429
TRY_AGAIN: Final = 1013


class House:
    """What the doors of one process share."""

    tables: Tables
    seal: Seal

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._crowd: Counter[str] = Counter()
        self._guest_limit = Limit(settings.guest_messages)
        self._address_limit = Limit(settings.address_messages)

    def open(self, tables: Tables, secret: str) -> None:
        self.tables = tables
        self.seal = Seal(secret)
        tables.start()

    async def enter(self, scope: Any, receive: Receive, send: Send) -> None:
        """`/api/tables/{table}/socket?language=nl&have=17`: what the device speaks, and the last
        sequence number it has."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        address = scope["client"][0] if scope["client"] else ""
        if not may_enter(headers.get("origin"), headers.get("host"), self._settings.origins):
            await _close(send, FORBIDDEN)
        elif self._crowd[address] >= self._settings.address_sockets:
            await _close(send, CROWDED)
        else:
            self._crowd[address] += 1
            try:
                await self._seat(scope, headers, address, receive, send)
            finally:
                self._crowd[address] -= 1
                if not self._crowd[address]:
                    del self._crowd[address]

    async def _seat(
        self, scope: Any, headers: dict[str, str], address: str, receive: Receive, send: Send
    ) -> None:
        try:
            table = await self._table(scope["path"])
        except StoreAway:
            await _close(send, TRY_AGAIN)
            return
        if table is None:
            await _close(send, GONE_AWAY)
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        wanted, have = query.get("language", [""])[0], query.get("have", [""])[0]
        guest = self.seal.from_header(headers.get("cookie", ""))
        loop = asyncio.get_running_loop()
        device = Device(
            guest.id if guest else "",
            language_of(wanted, headers.get("accept-language")),
            scope["extensions"][WRITE],
            lambda code: table.start(_close(send, code)),
        )
        limits = (self._guest_limit, self._address_limit)
        session = Session(self.tables, table, device, limits, address)
        known = int(have[:9]) if have.isascii() and have.isdigit() else -1
        session.start(known, scope["extensions"][LISTEN](session.hear))
        try:
            while (message := await receive())["type"] == "websocket.receive":
                # sent before we listened
                loop.call_soon(session.hear, _payload(message))
        finally:
            session.end()

    async def _table(self, path: str) -> Table | None:
        parts = path.split("/")
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
            return None
        name = parts[3]
        return await self.tables.get(name) if len(name) <= 32 and "\x00" not in name else None


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code, "reason": ""})


def _payload(message: Any) -> bytes:
    text = message.get("text")
    return bytes(message["bytes"]) if text is None else str(text).encode()

"""Where sockets come in: who is it, from where, to which table?"""

import asyncio
from collections import Counter
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.types import Receive, Send

from speeltafel.protocol.guests import Guest
from speeltafel.protocol.languages import language_of
from speeltafel.server.evenings.live_evenings import LiveEvenings
from speeltafel.server.evenings.screens import Screen
from speeltafel.server.evenings.session import EveningSession
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.server.ops.limits import network_of
from speeltafel.server.ops.security import may_enter
from speeltafel.server.settings import Settings
from speeltafel.server.socket.devices import Device
from speeltafel.server.socket.frames import CUT, LISTEN, WRITE
from speeltafel.server.socket.session import Session
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.live_tables import GONE_AWAY, LiveTables, Unreadable

FORBIDDEN: Final = 4403
CROWDED: Final = 4429
TRY_AGAIN: Final = 1013
COME_SLOWLY: Final = 1.0
"""Seconds until who comes too often hears so: turned away at once, it would be back at once."""


class AppState:
    """What the doors of one process share."""

    tables: LiveTables
    evenings: LiveEvenings
    signer: CookieSigner

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.doors = Doorkeeper()
        self._crowd: Counter[str] = Counter()
        self.allowances = Allowances(settings)
        self._closing: set[asyncio.Task[None]] = set()

    def open(self, tables: LiveTables, keys: list[str]) -> None:
        self.tables = tables
        self.signer = CookieSigner(*keys, ended=tables.ended)
        self.evenings = LiveEvenings(tables)
        tables.start()
        self.evenings.start()

    async def enter(self, scope: Any, receive: Receive, send: Send) -> None:
        """`/api/tables/{table}/socket?language=nl&have=17`: what the device speaks, and the last
        sequence number it has. `/api/evenings/{evening}/socket?language=nl`: a screen of an
        evening, which says on arriving what it is."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        address = network_of(scope["client"][0] if scope["client"] else "")
        origins = self._settings.allowed_origins
        if not may_enter(headers.get("origin"), headers.get("host"), origins):
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

    def _close_soon(self, send: Send, code: int) -> None:
        """Whatever becomes of the table meanwhile."""
        task = asyncio.create_task(_close(send, code))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _seat(
        self, scope: Any, headers: dict[str, str], address: str, receive: Receive, send: Send
    ) -> None:
        guest = self.signer.from_header(headers.get("cookie", ""))
        if not self.allowances.entry(Who(address, guest.id if guest else "")):
            await asyncio.sleep(COME_SLOWLY)
            await _close(send, TRY_AGAIN)
            return
        if scope["path"].startswith("/api/evenings/"):
            await self._screen(scope, headers, address, guest, receive, send)
            return
        try:
            table = await self._table(scope["path"])
        except StoreAway:
            await _close(send, TRY_AGAIN)
            return
        except Unreadable:
            table = None
        if table is None:
            await _close(send, GONE_AWAY)
            return
        if not table.saved.admits(guest.id if guest else ""):
            await _close(send, FORBIDDEN)
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        wanted, have = query.get("language", [""])[0], query.get("have", [""])[0]
        loop = asyncio.get_running_loop()
        device = Device(
            guest.id if guest else "",
            language_of(wanted, headers.get("accept-language")),
            scope["extensions"][WRITE],
            lambda code: self._close_soon(send, code),
            address,
            scope["extensions"][CUT],
        )
        session = Session(self.tables, table, device, self.allowances, address)
        known = int(have[:9]) if have.isascii() and have.isdigit() else -1
        session.start(known, scope["extensions"][LISTEN](session.hear))
        try:
            while (message := await receive())["type"] == "websocket.receive":
                # sent before we listened
                loop.call_soon(session.hear, _payload(message))
        finally:
            session.end()

    async def _screen(
        self,
        scope: Any,
        headers: dict[str, str],
        address: str,
        guest: Guest | None,
        receive: Receive,
        send: Send,
    ) -> None:
        try:
            name = _name_in(scope["path"], "evenings")
            evening = await self.evenings.get(name) if name else None
        except StoreAway:
            await _close(send, TRY_AGAIN)
            return
        if evening is None:
            await _close(send, GONE_AWAY)
            return
        wanted = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[0]
        screen = Screen(
            guest.id if guest else "",
            language_of(wanted, headers.get("accept-language")),
            scope["extensions"][WRITE],
            lambda code: self._close_soon(send, code),
            address,
            scope["extensions"][CUT],
        )
        session = EveningSession(evening, screen, self.allowances, self.doors, address)
        session.start(scope["extensions"][LISTEN](session.hear))
        loop = asyncio.get_running_loop()
        try:
            while (message := await receive())["type"] == "websocket.receive":
                loop.call_soon(session.hear, _payload(message))
        finally:
            session.end()

    async def _table(self, path: str) -> LiveTable | None:
        name = _name_in(path, "tables")
        return await self.tables.get(name) if name else None


def _name_in(path: str, room: str) -> str:
    """Of the table or the evening; empty where the address is none."""
    parts = path.split("/")
    if len(parts) != 5 or parts[1:3] != ["api", room] or parts[4] != "socket":
        return ""
    return parts[3] if len(parts[3]) <= 32 and "\x00" not in parts[3] else ""


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code, "reason": ""})


def _payload(message: Any) -> bytes:
    text = message.get("text")
    return bytes(message["bytes"]) if text is None else str(text).encode()

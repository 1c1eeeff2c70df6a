"""One attack from one address, for so many seconds: python attack.py NAME URL SECONDS.

Says `ready`, begins when it reads a line, and prints how often it got which answer and how much
processor time it took for itself.
"""

import asyncio
import json
import random
import ssl
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ADDRESS = "127.0.0.2"
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: to read the certificates of the world for every guest took most of an attack."""
GOT: Counter[str] = Counter()


class Foe:
    def __init__(self, url: str, until: float) -> None:
        self.url = url
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.until = until
        self.cookie = ""

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(verify=NO_TLS, local_address=ADDRESS)
        return httpx.AsyncClient(base_url=self.url, timeout=30, transport=transport)

    async def guest(self) -> str:
        async with self.http() as http:
            answer = await http.put("/api/guest", json={"name": "Kwaad"})
            return str(answer.headers.get("set-cookie", "")).partition(";")[0]

    async def table(self, cookie: str, game: str, seats: list[dict[str, Any]]) -> str:
        async with self.http() as http:
            wish = {"game": game, "seats": seats}
            made = await http.post("/api/tables", json=wish, headers={"Cookie": cookie})
            GOT[f"set-up {made.status_code}"] += 1
            return str(made.json().get("table", ""))

    async def raw(self, data: bytes, wait: bool = True) -> None:
        try:
            reader, writer = await asyncio.open_connection(
                self.host, self.port, local_addr=(ADDRESS, 0)
            )
            writer.write(data)
            await writer.drain()
            if wait:
                async with asyncio.timeout(10):
                    GOT[(await reader.read(12)).decode("latin-1")[9:] or "closed"] += 1
            writer.close()
        except (OSError, TimeoutError) as error:
            GOT[type(error).__name__] += 1

    async def socket(self, table: str, cookie: str) -> ClientConnection:
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            local_addr=(ADDRESS, 0),
        )

    async def many(self, count: int, what: Callable[[], Awaitable[None]]) -> None:
        async def again() -> None:
            while self.goes_on:
                try:
                    await what()
                except Exception as error:
                    GOT[type(error).__name__] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(count)))

    async def ask(self, path: str, method: str = "GET", **more: Any) -> None:
        async with self.http() as http:
            while self.goes_on:
                answer = await http.request(method, path, **more)
                GOT[str(answer.status_code)] += 1


def head(
    path: str = "/api/guest",
    method: str = "GET",
    body: bytes = b"",
    more: dict[str, str] | None = None,
    **fields: str,
) -> bytes:
    lines = {"host": "x", "content-length": str(len(body)), **(more or {}), **fields}
    text = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{text}\r\n".encode() + body


async def cookies(foe: Foe) -> None:
    data = head(cookie='speeltafel_guest="' + "\\" * 250_000 + '"')
    small = head(cookie='speeltafel_guest="' + "\\" * 7_900 + '"')
    await foe.many(8, lambda: foe.raw(random.choice([data, small])))


async def half_requests(foe: Foe) -> None:
    held = []
    while foe.goes_on:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(foe.host, foe.port, local_addr=(ADDRESS, 0))
            writer.write(b"GET / HTTP/1.1\r\nx")
            held.append(writer)
            GOT["half"] += 1
        if len(held) > 3000:
            held.pop(0).close()


async def handshakes(foe: Foe) -> None:
    upgrade = {"upgrade": "websocket", "connection": "upgrade", "sec_websocket_version": "13"}
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    data = head("/api/tables/x/socket", more=upgrade, sec_websocket_key=key, x="y" * 9000)
    await foe.many(8, lambda: foe.raw(data))


async def bad_input(foe: Foe) -> None:
    deep = head(method="PUT", body=b"[" * 100_000, host="127.0.0.1")
    origin = head(method="PUT", body=b"{}", origin="http://[")
    await foe.many(8, lambda: foe.raw(random.choice([deep, origin])))


async def large_tables(foe: Foe) -> None:
    cookie = await foe.guest()
    computers = [{"kind": "computer", "level": "random"}] * 2000
    people = [{"kind": "elsewhere", "name": "x" * 24}] * 2000

    async def one() -> None:
        nonlocal cookie
        if random.random() < 0.2:
            cookie = await foe.guest()
        await foe.table(cookie, "kapai", random.choice([computers, people]))

    await foe.many(8, one)


async def codes(foe: Foe) -> None:
    async with foe.http() as http:

        async def one() -> None:
            letters = "BCDFGHJKMNPQRSTVWXZ23456789"
            answer = await http.get("/api/codes/" + "".join(random.choices(letters, k=4)))
            GOT[str(answer.status_code)] += 1

        await foe.many(16, one)


async def computers(foe: Foe) -> None:
    """Many tables of the strongest, each watched."""

    async def one() -> None:
        cookie = await foe.guest()
        seats = [{"kind": "computer", "level": "strongest"}] * 2
        table = await foe.table(cookie, "kapai", seats)
        socket = await foe.socket(table, cookie)
        while foe.goes_on:
            async with asyncio.timeout(5):
                await socket.recv()

    await foe.many(100, one)


async def hints(foe: Foe) -> None:
    async def one() -> None:
        cookie = await foe.guest()
        table = await foe.table(cookie, "katoiz", [{"kind": "here"}, {"kind": "here"}])
        socket = await foe.socket(table, cookie)
        while foe.goes_on:
            for seat in (0, 1):
                await socket.send(json.dumps({"is": "hint", "seat": seat}))
            await asyncio.sleep(0.02)

    await foe.many(50, one)


async def reconnects(foe: Foe) -> None:
    cookie = await foe.guest()
    table = await foe.table(cookie, "kapai", [{"kind": "here"}] * 24)

    async def one() -> None:
        socket = await foe.socket(table, cookie)
        with suppress(Exception):
            for _ in range(3):
                await socket.send('{"is":"look","have":0}')
                GOT[json.loads(await socket.recv())["is"]] += 1
        await socket.close()

    await foe.many(16, one)


async def no_readers(foe: Foe) -> None:
    cookie = await foe.guest()
    table = await foe.table(cookie, "kapai", [{"kind": "here"}] * 24)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    upgrade = {"upgrade": "websocket", "connection": "upgrade", "sec_websocket_version": "13"}
    asks = head(f"/api/tables/{table}/socket", more=upgrade, sec_websocket_key=key, cookie=cookie)
    look = b"\x81\x8d\x00\x00\x00\x00" + b'{"is":"look"}'

    async def one() -> None:
        reader, writer = await asyncio.open_connection(
            foe.host, foe.port, local_addr=(ADDRESS, 0), limit=1024
        )
        writer.write(asks)
        while foe.goes_on and not writer.is_closing():
            writer.write(look * 20)
            async with asyncio.timeout(5):
                await writer.drain()
            GOT["looks"] += 20
            await asyncio.sleep(0.05)
        del reader

    await foe.many(200, one)


async def messages(foe: Foe) -> None:
    async def one() -> None:
        cookie = await foe.guest()
        table = await foe.table(cookie, "katalon", [{"kind": "here"}, {"kind": "here"}])
        socket = await foe.socket(table, cookie)

        async def read() -> None:
            async for text in socket:
                GOT[json.loads(text)["is"]] += 1

        reading = asyncio.create_task(read())
        try:
            while foe.goes_on:
                for _ in range(20):
                    await socket.send('{"is":"why","seat":0,"move":"Nz"}')
                await asyncio.sleep(0.005)
        finally:
            reading.cancel()

    await foe.many(30, one)


async def pages(foe: Foe) -> None:
    cookie = await foe.guest()
    table = await foe.table(cookie, "katalon", [{"kind": "here"}, {"kind": "here"}])
    paths = [
        f"/api/tables/{table}/replay",
        f"/api/tables/{table}/qr.svg",
        "/api/docs",
        "/api/schema/openapi.json",
        "/metrics",
        "/api/tables",
        "/api/shelf",
        "/api/puzzles/0",
    ]
    headers = {"Cookie": cookie}
    await asyncio.gather(*(foe.ask(random.choice(paths), headers=headers) for _ in range(24)))


async def set_ups(foe: Foe) -> None:
    """Fills the disk as fast as it may, with new guests all the time."""

    async def one() -> None:
        cookie = await foe.guest()
        seats = [{"kind": "here", "name": "x" * 24}] * 2
        for _ in range(30):
            if foe.goes_on:
                await foe.table(cookie, "katalon", seats)

    await foe.many(16, one)


ATTACKS = {
    "cookies of backslashes": cookies,
    "half-sent requests": half_requests,
    "oversized handshakes": handshakes,
    "nested JSON, bad origins": bad_input,
    "tables of 2,000": large_tables,
    "code guessing": codes,
    "100 tables of the strongest": computers,
    "hints without end": hints,
    "reconnecting, looking": reconnects,
    "200 that do not read": no_readers,
    "floods of messages": messages,
    "replays, QR codes, docs": pages,
    "set-ups without end": set_ups,
}


async def main() -> None:
    name, url, seconds = sys.argv[1:]
    print("ready", flush=True)
    sys.stdin.readline()
    began, foe = time.process_time(), Foe(url, time.monotonic() + float(seconds))
    with suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 3):
            await ATTACKS[name](foe)
    took = time.process_time() - began
    print(json.dumps({"seconds": took, "got": dict(GOT.most_common(4))}))


if __name__ == "__main__":
    uvloop.run(main())

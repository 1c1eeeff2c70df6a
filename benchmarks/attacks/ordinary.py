"""Ordinary games while others attack: two people at a table, and people against a computer.

Writes a line `kind moment milliseconds` for every move, from sending it to the other's receiving
it (`move`), or to the computer's answer (`bot`). Runs until its standard input is closed.
"""

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

PACE = 0.1
PEOPLE, AGAINST_COMPUTERS = 20, 4


class Match:
    def __init__(self, url: str, number: int, computer: bool) -> None:
        self.url = url
        self.address = f"127.0.1.{number + 1}"
        self.kind = "bot" if computer else "move"
        self.seats = [{"kind": "here"}, {"kind": "elsewhere"}]
        if computer:
            self.seats[1] = {"kind": "computer", "level": "ahead"}

    async def play(self) -> None:
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        async with httpx.AsyncClient(base_url=self.url, timeout=60, transport=transport) as http:
            cookies = []
            for name in ("Anna", "Bram"):
                answer = await http.put("/api/guest", json={"name": name}, headers={"Cookie": ""})
                http.cookies.clear()
                cookies.append(answer.headers["set-cookie"].partition(";")[0])
            while True:
                wish = {"game": "katalon", "seats": self.seats}
                made = await http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]})
                if made.status_code != 201:
                    await asyncio.sleep(1)
                    continue
                table = made.json()["table"]
                if self.kind == "move":
                    headers = {"Cookie": cookies[1]}
                    await http.post(f"/api/tables/{table}/sit", json={}, headers=headers)
                await self.game(table, cookies[: 1 if self.kind == "bot" else 2])

    async def game(self, table: str, cookies: list[str]) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sockets = [
            await connect(
                address,
                additional_headers={"Cookie": cookie},
                compression=None,
                local_addr=(self.address, 0),
                open_timeout=60,
            )
            for cookie in cookies
        ]
        try:
            await self.moves(sockets)
        finally:
            for each in sockets:
                await each.close()

    async def moves(self, sockets: list[ClientConnection]) -> None:
        welcomes = [json.loads(await each.recv()) for each in sockets]
        seen: dict[str, Any] = welcomes[0]
        turn = 0
        while True:
            seat = turn % 2 if len(sockets) == 2 else 0
            sight = await self.sight(sockets[seat if len(sockets) == 2 else 0], seat, seen)
            if sight is None:
                return
            moves, sequence = sight
            began = time.monotonic()
            await sockets[seat if len(sockets) == 2 else 0].send(
                json.dumps(
                    {
                        "is": "move",
                        "ticket": str(turn),
                        "seat": seat,
                        "move": random.choice(moves),
                        "seen": sequence,
                    }
                )
            )
            other = sockets[1 - seat] if len(sockets) == 2 else sockets[0]
            seen = await self.heard(other, sequence, len(sockets) == 1)
            now = time.monotonic()
            print(self.kind, f"{began:.4f} {1000 * (now - began):.3f}", flush=True)
            if seen.get("situation", {}).get("end"):
                return
            turn += 1
            await asyncio.sleep(max(0.0, PACE - (now - began)) * random.uniform(0.5, 1.5))

    async def sight(
        self, socket: ClientConnection, seat: int, seen: dict[str, Any]
    ) -> tuple[list[str], int] | None:
        while True:
            for each in seen.get("sights", []):
                if each["seat"] == seat and each["acts"]:
                    return each["moves"], seen["sequence"]
            if seen.get("situation", {}).get("end"):
                return None
            seen = json.loads(await socket.recv())

    async def heard(self, socket: ClientConnection, sequence: int, answer: bool) -> dict[str, Any]:
        """The news of the move; against a computer, of its answer."""
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["is"] == "news" and message["sequence"] > sequence:
                over = message.get("situation", {}).get("end")
                if not answer or over or any(s["actor"] == 1 for s in message["steps"]):
                    return message


async def forever(match: Match) -> None:
    while True:
        try:
            await match.play()
        except Exception as error:
            print("lost", f"{time.monotonic():.4f} 0 {type(error).__name__}", flush=True)
            await asyncio.sleep(0.5)


async def main(url: str) -> None:
    tasks = [
        asyncio.create_task(forever(Match(url, number, number >= PEOPLE)))
        for number in range(PEOPLE + AGAINST_COMPUTERS)
    ]
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.read)
    for task in tasks:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks)


uvloop.run(main(sys.argv[1]))

"""A hall: many clients at one Ka Pai table. Reads a plan on stdin, prints one line of JSON.

Everybody draws at once; the time is taken from the moment the last draw of a round is sent until
each client holds the next roll.
"""

import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Sight(msgspec.Struct):
    seat: int | None
    acts: bool
    moves: list[str]


class Sights(msgspec.Struct, tag_field="is", tag="sights"):
    sequence: int
    sights: list[Sight]


READ_SIGHTS = msgspec.json.Decoder(Sights).decode


class Hall:
    def __init__(self, size: int, rounds: int) -> None:
        self.size = size
        self.rounds = rounds
        self.number = 0
        self.last_sent = 0.0
        self.ready = 0
        self.delays: list[float] = []
        self.closing: list[float] = []
        self.sights: list[float] = []
        self.refused: list[str] = []
        self.done = asyncio.get_running_loop().create_future()
        self.clients: list[Client] = []

    def everybody_ready(self) -> None:
        """All hold their moves: now all draw, in any order."""
        self.ready = 0
        self.number += 1
        if self.number > self.rounds:
            if not self.done.done():
                self.done.set_result(None)
            return
        clients = self.clients[:]
        random.Random(self.number).shuffle(clients)
        for client in clients:
            client.draw()
        self.last_sent = time.perf_counter()


class Client(WSListener):
    def __init__(self, hall: Hall, seat: int) -> None:
        self.hall, self.seat = hall, seat
        self.moves: list[str] = []
        self.sequence = 0
        self.welcomed = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def draw(self) -> None:
        move = {
            "is": "move",
            "ticket": f"r{self.hall.number}",
            "seat": self.seat,
            "move": self.moves[(self.seat * 7 + self.hall.number) % len(self.moves)],
            "seen": self.sequence,
        }
        self.moves = []
        self.transport.send(WSMsgType.TEXT, json.dumps(move).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        del transport
        if frame.msg_type != WSMsgType.TEXT:
            return
        now = time.perf_counter()
        payload = frame.get_payload_as_bytes()
        hall = self.hall
        if payload.startswith(b'{"is":"sights"'):
            self.take(READ_SIGHTS(payload))
        elif payload.startswith(b'{"is":"news"'):
            if hall.last_sent and b'"actor":-1' in payload:
                hall.delays.append(now - hall.last_sent)
        elif payload.startswith(b'{"is":"welcome"'):
            message = json.loads(payload)
            self.seat = (message["you"] or [self.seat])[0]
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif payload.startswith(b'{"is":"refused"'):
            hall.refused.append(payload.decode()[:300])
            if not hall.done.done():
                hall.done.set_result(None)

    def take(self, message: Sights) -> None:
        for sight in message.sights:
            if sight.acts and not self.moves:
                self.moves, self.sequence = sight.moves, message.sequence
                hall = self.hall
                if hall.last_sent:
                    hall.sights.append(time.perf_counter() - hall.last_sent)
                hall.ready += 1
                if hall.ready == hall.size:
                    asyncio.get_running_loop().call_later(0.05, hall.everybody_ready)


async def main() -> None:
    plan: dict[str, Any] = json.load(sys.stdin)
    size = plan["clients"]
    url = f"http://127.0.0.1:{plan['port']}"
    hall = Hall(size, plan["rounds"])
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:

        async def cookie(name: str) -> str:
            answer = await http.put("/api/guest", json={"name": name}, headers={"Cookie": ""})
            return answer.headers["set-cookie"].partition(";")[0]

        cookies = [await cookie(f"P{number}") for number in range(size)]
        http.cookies.clear()
        answer = await http.post(
            "/api/tables",
            json={"game": "kapai", "seats": [{"kind": "elsewhere"}] * size},
            headers={"Cookie": cookies[0]},
        )
        answer.raise_for_status()
        table = answer.json()["table"]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?language=nl"
        for seat, each in enumerate(cookies):
            client = Client(hall, seat)
            await ws_connect(lambda client=client: client, address, extra_headers={"Cookie": each})
            hall.clients.append(client)
        began = time.perf_counter()
        for seat, each in enumerate(cookies):
            http.cookies.clear()
            sat = await http.post(
                f"/api/tables/{table}/sit", json={"seat": seat}, headers={"Cookie": each}
            )
            sat.raise_for_status()
        joined = time.perf_counter() - began
    await asyncio.wait([hall.done], timeout=plan["seconds"])
    delays, sights = sorted(hall.delays), sorted(hall.sights)
    print(
        json.dumps(
            {
                "clients": size,
                "rounds": min(hall.number, hall.rounds),
                "finished": hall.done.done() and not hall.refused,
                "joined": joined,
                "p50": 1000 * delays[len(delays) // 2],
                "p99": 1000 * delays[int(0.99 * len(delays))],
                "worst": 1000 * delays[-1],
                "sights_p99": 1000 * sights[int(0.99 * len(sights))],
                "told": len(delays),
                "refused": hall.refused[:3],
            }
        ),
        flush=True,
    )


uvloop.run(main())

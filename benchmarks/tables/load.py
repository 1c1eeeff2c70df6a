"""Plays the games given on stdin on Speeltafel: two clients per match, each a bare socket.
Prints one line of JSON. The other half of `boardgameio/load.js`."""

import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Head(msgspec.Struct, tag_field="is", tag="news"):
    sequence: int


class Move(msgspec.Struct, tag_field="is", tag="move"):
    ticket: str
    seat: int
    move: str
    seen: int


READ = msgspec.json.Decoder(Head).decode
WRITE = msgspec.json.Encoder().encode


@dataclass
class Table:
    moves: list[str]
    players: list["Player"] = field(default_factory=list)
    next: int = 0
    sent: float = 0.0
    seen: int = 0
    done: "asyncio.Future[None] | None" = None


class Run:
    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.delays: list[float] = []
        self.open = True

    def send(self, table: Table) -> None:
        if not self.open:
            return
        seat = table.next % 2
        message = WRITE(Move(str(table.next), seat, table.moves[table.next], table.seen))
        table.sent = time.perf_counter()
        table.players[seat].transport.send(WSMsgType.TEXT, message)

    def receive(self, table: Table, player: "Player", payload: bytes) -> None:
        if player is not table.players[1 - table.next % 2]:
            return
        now = time.perf_counter()
        sequence = READ(payload).sequence
        if sequence == table.seen:
            return  # word of the player's own move, after the other has answered it
        table.seen = sequence
        self.delays.append(now - table.sent)
        table.next += 1
        if not self.open or table.done is None:
            return
        if table.next >= len(table.moves):
            table.done.set_result(None)
        elif self.pace:
            rest = max(0.0, self.pace - (now - table.sent))
            asyncio.get_running_loop().call_later(rest, self.send, table)
        else:
            self.send(table)


class Player(WSListener):
    def __init__(self, run: Run, table: Table) -> None:
        self.run, self.table = run, table
        self.welcomed = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        del transport
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b'{"is":"news"'):
            if b'"happening":"move"' in payload:
                self.run.receive(self.table, self, payload)
        elif payload.startswith(b'{"is":"welcome"'):
            self.table.seen = json.loads(payload)["sequence"]
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif payload.startswith(b'{"is":"refused"'):
            sys.exit(f"refused: {payload.decode()}")


def cpu_seconds(process: int) -> dict[str, float]:
    """What the processors have done so far for the server (all its threads, and processes it has
    started), of that inside the kernel; for the thread that runs its event loop; and for us."""
    own = kernel = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # some other process that has just ended
            parent, in_own, in_kernel = _used(folder / "stat")
            if process in (parent, int(folder.name)):
                own, kernel = own + in_own, kernel + in_kernel
    loop = sum(_used(Path(f"/proc/{process}/task/{process}/stat"))[1:])
    return {"busy": own + kernel, "kernel": kernel, "loop": loop, "client": time.process_time()}


def _used(stat: Path) -> tuple[int, float, float]:
    """The parent, and the seconds in its own code and in the kernel."""
    fields = stat.read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[1]), int(fields[11]) / tick, int(fields[12]) / tick


async def set_up(
    run: Run, url: str, cookies: list[str], people: list[Any], moves: list[str]
) -> Table:
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    answer = await people[0].post("/api/tables", json={"game": "katalon", "seats": seats})
    name = answer.json()["table"]
    (await people[1].post(f"/api/tables/{name}/sit", json={})).raise_for_status()
    table = Table(moves)
    for cookie in cookies:
        player = Player(run, table)
        await ws_connect(
            lambda player=player: player,
            f"{url.replace('http', 'ws', 1)}/api/tables/{name}/socket?language=nl",
            extra_headers={"Cookie": cookie},
        )
        table.players.append(player)
        await player.welcomed
    return table


async def main() -> None:
    plan = json.load(sys.stdin)
    url, run = f"http://127.0.0.1:{plan['port']}", Run(plan["pace"])
    people, cookies = [], []
    for name in ("Anna", "Bram"):
        person = httpx.AsyncClient(base_url=url, timeout=30)
        answer = await person.put("/api/guest", json={"name": name})
        answer.raise_for_status()
        people.append(person)
        cookies.append("; ".join(f"{k}={v}" for k, v in person.cookies.items()))
    games = plan["games"]

    async def one_table(match: int, number: int) -> Table:
        moves = games[(match * plan["tables"] + number) % len(games)]
        return await set_up(run, url, cookies, people, moves)

    at_once = plan.get("set_up", False)
    matches: list[list[Table]] = [
        [] if at_once else [await one_table(match, number) for number in range(plan["tables"])]
        for match in range(plan["matches"])
    ]
    await asyncio.sleep(0.5)

    async def play(match: int, tables: list[Table]) -> None:
        await asyncio.sleep(match / plan["matches"] * run.pace)
        for number in range(plan["tables"]):
            table = await one_table(match, number) if at_once else tables[number]
            table.done = asyncio.get_running_loop().create_future()
            run.send(table)
            await table.done

    used_before, began = cpu_seconds(plan["process"]), time.perf_counter()
    tasks = [asyncio.create_task(play(number, tables)) for number, tables in enumerate(matches)]
    _, unfinished = await asyncio.wait(tasks, timeout=plan["seconds"])
    run.open = False
    took, used = time.perf_counter() - began, cpu_seconds(plan["process"])
    delays = sorted(run.delays)
    print(
        json.dumps(
            {
                "moves": len(delays),
                "seconds": took,
                **{part: used[part] - used_before[part] for part in used},
                "p50": 1000 * delays[len(delays) // 2],
                "p99": 1000 * delays[int(0.99 * len(delays))],
                "finished": not unfinished,
            }
        ),
        flush=True,
    )


uvloop.run(main())

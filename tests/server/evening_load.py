"""Many simulated devices at one evening: how long the next roll and a pause take to reach all of
them, and whether a server that is killed in the middle loses anything."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

TOGETHER = 20
"""Devices that come in at the same time."""
AGAIN_SECONDS = 0.5
DRAWS_WITHIN = 0.5
"""Seconds over which a class spreads its draws."""


class Delays(NamedTuple):
    """Milliseconds from the host's tap to each device, of all rounds."""

    rolls: list[float]
    pauses: list[float]
    after_kill: list[float]
    """Of the one roll right after the server was killed: it reads in, warms up, starts workers."""

    def p99(self) -> tuple[float, float]:
        return _p99(self.rolls), _p99(self.pauses)


class SimulatedDevice:
    """A child: one socket at the evening, one at its sheet, both opened again when they break."""

    def __init__(self, url: str, evening: str, number: int, cookie: str) -> None:
        self.number = number
        self.round = 0
        self.round_at = 0.0
        self.paused = False
        self.paused_at = 0.0
        self.phase = "lobby"
        self.rows: list[str] = []
        self.acts = False
        self.moves: list[str] = []
        self.sequence = 0
        self.refused: list[str] = []
        self.others: set[str] = set()
        """Names of players this device has been told of."""
        self._evening = f"{url.replace('http', 'ws', 1)}/api/evenings/{evening}/socket"
        self._tables = f"{url.replace('http', 'ws', 1)}/api/tables"
        self._headers = {"Cookie": cookie}
        self._table = ""
        self._at_table: ClientConnection | None = None
        self._work: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._work = [asyncio.create_task(self._listen_to_evening())]

    async def stop(self) -> None:
        """Its sockets are closed once this was waited for."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    async def _listen_to_evening(self) -> None:
        arrive = json.dumps({"is": "arrive", "role": "guest"})
        while True:
            try:
                async with self._connected(self._evening) as socket:
                    await socket.send(arrive)
                    async for text in socket:
                        self._hear_evening(json.loads(text))
            except (OSError, ConnectionClosed, InvalidStatus, TimeoutError):
                pass
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear_evening(self, message: dict[str, Any]) -> None:
        if message["is"] != "you":
            return
        self.phase = message["phase"]
        self.others.add(message.get("name", ""))
        self._see_pause(bool(message.get("paused")))
        if message.get("table") and not self._table:
            self._table = message["table"]
            self._work.append(asyncio.create_task(self._sit()))

    async def _sit(self) -> None:
        while True:
            try:
                async with self._connected(f"{self._tables}/{self._table}/socket") as socket:
                    self._at_table = socket
                    async for text in socket:
                        self._hear_table(json.loads(text))
            except (OSError, ConnectionClosed, InvalidStatus, TimeoutError):
                pass
            self._at_table = None
            await asyncio.sleep(AGAIN_SECONDS)

    def _connected(self, address: str) -> connect:
        return connect(address, additional_headers=self._headers, compression=None, max_size=None)

    def _hear_table(self, message: dict[str, Any]) -> None:
        if message["is"] == "refused":
            self.refused.append(message["why"]["code"])
        self.sequence = message.get("sequence", self.sequence)
        for seat in message.get("seats", []):
            self.others.add(seat["name"])
        for sight in message.get("sights", []):
            self.acts, self.moves = sight["acts"], sight["moves"]
            view = sight["view"]
            self.rows = view["own"]["drawing"]["rows"]
            if view["round"] != self.round:
                self.round, self.round_at = view["round"], time.perf_counter()

    def _see_pause(self, paused: bool) -> None:
        if paused != self.paused:
            self.paused, self.paused_at = paused, time.perf_counter()

    async def draw(self) -> None:
        """Its first possible move, as often as it takes to hear that it is made."""
        for attempt in range(200):
            socket = self._at_table
            if not self.acts:
                return
            if socket is not None:
                move = {"is": "move", "ticket": f"{self.round}-{attempt}", "seat": 0}
                chosen = {"move": self.moves[0], "seen": self.sequence}
                with suppress(ConnectionClosed):
                    await socket.send(json.dumps({**move, **chosen}))
            await wait_until(lambda: not self.acts, 1.0)
        raise AssertionError(f"device {self.number} cannot draw: {self.refused[-3:]}")


class Host:
    def __init__(self, url: str, keys: dict[str, str]) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/evenings/{keys['evening']}/socket"
        self._key = keys["host_key"]
        self._socket: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._tickets = 0
        self.info: dict[str, Any] = {}

    async def arrives(self) -> None:
        self._socket = await connect(self._address, compression=None, max_size=None)
        self._hearing = asyncio.create_task(self._hear())
        answer = await self.asks("arrive", role="desk", key=self._key)
        assert answer["is"] == "done", answer

    async def _hear(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                message = json.loads(text)
                self.info = message.get("info", self.info)
                answered = self._answers.pop(message.get("ticket", ""), None)
                if answered is not None:
                    answered.set_result(message)
        except ConnectionClosed:
            pass

    async def asks(self, kind: str, **more: Any) -> dict[str, Any]:
        assert self._socket is not None
        self._tickets += 1
        ticket = f"h{self._tickets}"
        answer = self._answers[ticket] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"is": kind, "ticket": ticket, **more}))
        async with asyncio.timeout(60):
            heard: dict[str, Any] = await answer
        return heard

    async def leaves(self) -> None:
        """Its socket is closed once this was waited for."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()


async def wait_until(condition: Callable[[], bool], seconds: float = 60.0) -> bool:
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.005)
    return True


async def come_in(url: str, evening: str, count: int) -> list[SimulatedDevice]:
    turns = asyncio.Semaphore(TOGETHER)

    async def one() -> SimulatedDevice:
        async with turns, httpx.AsyncClient(base_url=url, timeout=60) as http:
            answer = await http.post(f"/api/evenings/{evening}/join", json={})
            assert answer.status_code == 200, answer.text
            cookie = answer.headers["set-cookie"].partition(";")[0]
        device = SimulatedDevice(url, evening, answer.json()["player"], cookie)
        device.start()
        return device

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def evening(
    url: str, count: int, rounds: int, restart: Callable[[], None] | None = None
) -> Delays:
    """Plays some rounds, each with a pause; after the first half the server is killed once."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        keys = (await http.post("/api/evenings", json={"pace": "host"})).json()
    host = Host(url, keys)
    await host.arrives()
    devices = await come_in(url, keys["evening"], count)
    assert await wait_until(lambda: host.info.get("players") == count)
    delays = Delays([], [], [])
    began = time.perf_counter()
    await host.asks("begin")
    assert await _all_in_round(devices, 1)
    for number in range(1, rounds + 1):
        await _draw_all(devices)
        assert await wait_until(lambda: host.info.get("ready") == count), host.info
        if restart is not None and number == rounds // 2:
            await _killed(host, devices, restart, number)
        began = time.perf_counter()
        await host.asks("next", seen=number)
        assert await _all_in_round(devices, number + 1)
        killed = restart is not None and number == rounds // 2
        reached = delays.after_kill if killed else delays.rolls
        reached.extend(1000 * (each.round_at - began) for each in devices)
        began = time.perf_counter()
        await host.asks("pause")
        assert await wait_until(lambda: all(each.paused for each in devices))
        delays.pauses.extend(1000 * (each.paused_at - began) for each in devices)
        await host.asks("resume")
        assert await wait_until(lambda: not any(each.paused for each in devices))
    await host.asks("end")
    assert await wait_until(lambda: all(each.phase == "over" for each in devices))
    for device in devices:
        assert len(device.others - {""}) == 1, "a device hears one name: its own"
        await device.stop()
    await host.leaves()
    return delays


async def _all_in_round(devices: list[SimulatedDevice], number: int) -> bool:
    return await wait_until(lambda: all(each.round == number for each in devices))


async def _draw_all(devices: list[SimulatedDevice]) -> None:
    async def one(place: int, device: SimulatedDevice) -> None:
        await asyncio.sleep(DRAWS_WITHIN * place / len(devices))
        await device.draw()

    await asyncio.gather(*(one(place, device) for place, device in enumerate(devices)))


async def _killed(
    host: Host, devices: list[SimulatedDevice], restart: Callable[[], None], number: int
) -> None:
    """Every sheet is as it was, and everybody is back."""
    before = {each.number: each.rows for each in devices}
    for device in devices:
        device.round, device.rows = 0, []
    await asyncio.to_thread(restart)
    await host.leaves()
    await host.arrives()
    assert await _all_in_round(devices, number)
    assert {each.number: each.rows for each in devices} == before
    assert await wait_until(lambda: host.info.get("ready") == len(devices))


def _p99(values: list[float]) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(0.99 * len(ranked)))]

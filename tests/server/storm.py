"""Many people playing while the server is killed under them again and again, and worse.

Everybody keeps account of what the server acknowledged; afterwards the log must hold exactly that.
"""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

from speeltafel.core.match import AnyMatch, play, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.volume import volume

MATCHES = 4
KILLS = volume(4, 200)
MOVES_BETWEEN_KILLS = (21, 80)
PATIENCE_SECONDS = 120

GONE = (websockets.WebSocketException, OSError, TimeoutError, httpx.HTTPError, EOFError)


@dataclass
class Account:
    """What one player was told is safe."""

    match: int
    table: str
    seat: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Ticket → how many kills there had been."""
    reconnects: int = 0


class Storm:
    def __init__(self, houses: Sequence[House], game: str, seed: int) -> None:
        self.houses = houses
        self.game = game
        self.generator = Random(seed)
        self.accounts: list[Account] = []
        self.open = True
        self.kills = 0

    def url(self) -> str:
        return self.generator.choice(self.houses).url

    def survivors(self) -> int:
        """How many seats have moved since the last kill."""
        return len(
            {
                (account.match, account.seat)
                for account in self.accounts
                if self.kills in account.acknowledged.values()
            }
        )

    def acknowledged(self) -> int:
        return sum(len(account.acknowledged) for account in self.accounts)

    async def match(self, number: int) -> None:
        """Two guests play one game after another until the storm is over."""
        cookies = [await self._patiently(self._guest, name) for name in ("Anna", "Bram")]
        while self.open:
            table = await self._patiently(self._set_up, cookies)
            if table is None:
                return
            await asyncio.gather(
                *(self._player(number, table, seat, cookie) for seat, cookie in enumerate(cookies))
            )

    async def _patiently(self, what: Any, *arguments: Any) -> Any:
        """Tries again while the server is gone, as a browser would."""
        while self.open:
            try:
                return await what(*arguments)
            except GONE:
                await asyncio.sleep(0.05)
        return None

    async def _guest(self, name: str) -> str:
        async with httpx.AsyncClient(base_url=self.url(), timeout=10) as client:
            (await client.put("/api/guest", json={"name": name})).raise_for_status()
            return "; ".join(f"{k}={v}" for k, v in client.cookies.items())

    async def _set_up(self, cookies: list[str]) -> str:
        async with httpx.AsyncClient(base_url=self.url(), timeout=10) as client:
            seats = [{"kind": "here"}, {"kind": "elsewhere"}]
            answer = await client.post(
                "/api/tables",
                json={"game": self.game, "seats": seats},
                headers={"Cookie": cookies[0]},
            )
            answer.raise_for_status()
            table = str(answer.json()["table"])
            sat = await client.post(
                f"/api/tables/{table}/sit", json={}, headers={"Cookie": cookies[1]}
            )
            sat.raise_for_status()
            return table

    async def _player(self, match: int, table: str, seat: int, cookie: str) -> None:
        account = Account(match, table, seat)
        self.accounts.append(account)
        player = Player(account, Random(self.generator.random()))
        while self._goes_on(player):
            try:
                address = f"{self.url().replace('http', 'ws', 1)}/api/tables/{table}/socket"
                async with connect(
                    f"{address}?have={player.sequence}",
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    open_timeout=10,
                ) as socket:
                    while self._goes_on(player):
                        async with asyncio.timeout(30):
                            message = json.loads(await socket.recv())
                        for out in player.hear(message, self.kills):
                            await socket.send(json.dumps(out))
            except GONE:
                account.reconnects += 1
                await asyncio.sleep(0.05)

    def _goes_on(self, player: "Player") -> bool:
        return self.open and not player.over


Fault = Callable[[House], None]
"""Does harm to a server and mends it again."""


def power_cut(house: House) -> None:
    house.kill()
    house.start()


def asked_to_stop(house: House) -> None:
    assert house.stop() == 0
    house.start()


def writer_killed(house: House) -> None:
    """The process that writes the log; the server starts another."""
    assert house.process is not None
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            line = (folder / "cmdline").read_bytes()
            if parent == house.process.pid and b"sqlite_process" in line:
                os.kill(int(folder.name), signal.SIGKILL)


def disk_full(house: House) -> None:
    """For a moment no row can be written: the error is the one of a full disk."""
    with closing(sqlite3.connect(house.folder / "tables.sqlite", timeout=30)) as connection:
        connection.execute(
            "create trigger if not exists full before insert on entries "
            "begin select raise(abort, 'database or disk is full'); end"
        )
        time.sleep(0.2)
        connection.execute("drop trigger full")


async def rage(
    storm: Storm, kills: int, generator: Random, faults: Sequence[Fault] = (power_cut,)
) -> None:
    """Does harm to a server at a random moment, so many times, one fault after the other. Moments
    are counted in moves: on a busy machine a second may pass without one."""
    people = [asyncio.create_task(storm.match(number)) for number in range(MATCHES)]
    loop = asyncio.get_running_loop()
    for number in range(kills):
        enough = storm.acknowledged() + generator.randint(*MOVES_BETWEEN_KILLS)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while storm.acknowledged() < enough:
                await asyncio.sleep(0.005)
        await asyncio.sleep(generator.uniform(0, 0.02))
        house = generator.choice(storm.houses)
        storm.kills += 1
        await loop.run_in_executor(None, faults[number % len(faults)], house)
    for _ in range(600):
        if storm.survivors() == 2 * MATCHES:
            break
        await asyncio.sleep(0.1)
    storm.open = False
    await asyncio.wait_for(asyncio.gather(*people), 60)


class Player:
    """Moves when it may; what was sent and not answered is sent again after a reconnect."""

    def __init__(self, account: Account, generator: Random) -> None:
        self.account = account
        self.generator = generator
        self.sequence = 0
        self.over = False
        self.waiting: dict[str, Any] | None = None
        self.count = 0
        self.sight: dict[str, Any] = {}

    def hear(self, message: dict[str, Any], kills: int) -> list[dict[str, Any]]:
        kind = message["is"]
        if kind in ("welcome", "news", "sights"):
            self.sequence = message["sequence"]
            for ticket in message.get("tickets", []):
                self._acknowledged(ticket, kills)
            for sight in message.get("sights", []):
                self.sight = sight
            if message.get("situation", {}).get("end") is not None:
                self.over = True
            if kind == "welcome" and self.waiting is not None:
                return [self.waiting]  # sent, but was it heard?
        elif kind == "done":
            self._acknowledged(message["ticket"], kills)
        elif kind == "refused":
            assert message["kind"] in ("stale", "not-your-turn", "away", "over"), message
            self.waiting = None
            if message.get("again"):
                return [{"is": "look", "have": self.sequence}]
        return self._move()

    def _acknowledged(self, ticket: str, kills: int) -> None:
        if self.waiting is not None and self.waiting["ticket"] == ticket:
            self.account.acknowledged[ticket] = kills
            self.waiting = None

    def _move(self) -> list[dict[str, Any]]:
        if self.over or self.waiting is not None or not self.sight.get("acts"):
            return []
        self.count += 1
        self.waiting = {
            "is": "move",
            "ticket": f"{self.account.seat}-{self.count}",
            "seat": self.account.seat,
            "move": self.generator.choice(self.sight["moves"]),
            "seen": self.sequence,
        }
        self.sight = {}
        return [self.waiting]


Log = dict[str, list[tuple[int, str, int, str, str]]]
"""Table → (sequence, happening, actor, text, ticket)."""


def sqlite_log(path: str) -> Log:
    with sqlite3.connect(path) as connection:
        rows = connection.execute(
            "select table_id, sequence, happening, actor, text, ticket from entries"
            " order by table_id, sequence"
        ).fetchall()
    connection.close()
    return grouped(rows)


def grouped(rows: Sequence[Sequence[Any]]) -> Log:
    log: Log = {}
    for table, *entry in rows:
        log.setdefault(table, []).append((entry[0], entry[1], entry[2], entry[3], entry[4]))
    return log


def check_accounts(accounts: Sequence[Account], log: Log, game_name: str) -> int:
    """Every acknowledged move is there, none twice, and every log is a legal game."""
    checked = 0
    for account in accounts:
        made = Counter(
            ticket.rpartition("@")[0]
            for _, happening, actor, _, ticket in log[account.table]
            if happening == "move" and actor == account.seat
        )
        for ticket in account.acknowledged:
            assert made[ticket] == 1, f"{ticket} of seat {account.seat}: {made[ticket]} times"
            checked += 1
        assert all(count == 1 for count in made.values()), made
    game = GAMES[game_name]
    for entries in log.values():
        assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))
        match: AnyMatch = start(game, accept(configure(game, None, 2)))
        for _, happening, actor, text, _ in entries:
            if happening == "move":
                assert not (actor == CHANCE and CHANCE not in game.to_act(match.state))
                after = play(match, actor, accept(game.parse_move(match.state, text)))
                assert not isinstance(after, Refusal), (text, after)
                match = after
    return checked

"""Tables with many people: a class that starts when the host says so, and a hall."""

import asyncio
import json
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.core.variants import ANY_NUMBER
from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import Visitor, play_together
from tests.server.volume import volume

HALL = volume(60, 1000)
FOR_ANY_NUMBER = [
    name for name, game in GAMES.items() if game.variants[0].players[-1] >= ANY_NUMBER
]


@pytest.mark.parametrize("game", FOR_ANY_NUMBER)
def test_the_host_of_an_open_table_starts_with_whoever_is_there(house: House, game: str) -> None:
    host = Visitor(house.url, "Juf")
    card = host.set_up(game, ["here", *["elsewhere"] * 29], open=True)
    children = [Visitor(house.url, f"Kind {number}") for number in range(3)]
    for child in children[:2]:
        assert not child.sit(card["table"]).json()["started"]
    place = host.enter(card["table"])
    others = [child.enter(card["table"]) for child in children[:2]]
    assert others[0].ask("start")["why"]["code"] == "table-only-host"
    assert place.ask("start")["is"] == "done"
    place.wait_until(lambda each: each.situation["started"])
    assert place.you == [0]
    for other in others:
        other.wait_until(lambda each: each.situation["started"])
    assert children[2].sit(card["table"]).status_code == 409
    play_together([place, *others], Random(1))


@pytest.mark.parametrize("game", FOR_ANY_NUMBER)
def test_everybody_in_a_hall_gets_the_next_roll(house: House, game: str) -> None:
    asyncio.run(hall(house.url, game, HALL, rounds=3))


async def hall(url: str, game: str, size: int, rounds: int) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        cookies = []
        for number in range(size):
            http.cookies.clear()
            answer = await http.put("/api/guest", json={"name": f"P{number}"})
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
        seats = [{"kind": "elsewhere"}] * size
        made = await http.post(
            "/api/tables", json={"game": game, "seats": seats}, headers={"Cookie": cookies[0]}
        )
        table = made.json()["table"]
        for cookie in cookies:
            http.cookies.clear()
            sat = await http.post(f"/api/tables/{table}/sit", json={}, headers={"Cookie": cookie})
            assert sat.status_code == 200, sat.text
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    clients = [
        await connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_size=None
        )
        for cookie in cookies
    ]
    await asyncio.gather(*(draw_and_wait(client, rounds) for client in clients))
    for client in clients:
        await client.close()


async def draw_and_wait(client: ClientConnection, rounds: int) -> None:
    """Draws once a round; must see each roll, its own move done, and never one step per other."""
    sight: dict[str, Any] = {}
    sequence = rolls = done = 0
    waiting = False
    while rolls < rounds or done < rounds:
        async with asyncio.timeout(60):
            message = json.loads(await client.recv())
        assert message["is"] in ("welcome", "news", "sights", "done"), message
        if message["is"] == "done":
            done += 1
            waiting = False
            sight = {}
        for step in message.get("steps", []):
            assert step["actor"] < 0 or step["happening"] != "move"
            rolls += step["actor"] == -1
        if message["is"] in ("welcome", "sights"):
            sequence = message["sequence"]
            sight = message["sights"][0] if message["sights"] else {}
        if sight.get("acts") and not waiting and done < rounds:
            waiting = True
            move = {"is": "move", "ticket": f"r{done}", "seat": sight["seat"]}
            chosen = {"move": sight["moves"][0], "seen": sequence}
            await client.send(json.dumps({**move, **chosen}))

"""Tables that stand where somebody wants to look: a game played in Python with seeded dice is
written into the database of a running house, and a browser opens it there."""

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import BrowserContext

from speeltafel.bots import find_bot, observe
from speeltafel.core.match import AnyMatch, advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import TABLE, Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.protocol.codes import new_code, new_id
from speeltafel.protocol.guests import Guest
from speeltafel.server.http.cookies import COOKIE
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import CodeTaken, Store
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.state import opening
from tests.server.house import House

Stop = Callable[[AnyMatch], bool]
SECONDS_A_TURN = 3.0
MOST_TURNS = 400


class Plot(NamedTuple):
    """A game and how far it goes."""

    game: str
    variant: str
    players: int
    options: Mapping[str, Any] = MappingProxyType({})
    seed: int = 1
    until: Stop | None = lambda _: True
    """The game stops before the first turn for which this holds; None: it is played to its end."""
    level: str = "ahead"


def played(plot: Plot) -> AnyMatch:
    """The same match for the same plot."""
    game = GAMES[plot.game]
    config = accept(configure(game, plot.variant, plot.players, plot.options))
    generator = Random(plot.seed)
    bot = accept(find_bot(game, plot.level))
    match = settle_chance(start(game, config), generator)
    for _ in range(MOST_TURNS):
        acting = game.to_act(match.state)
        if plot.until is None and not acting:
            return match
        if not acting:
            break
        if plot.until is not None and plot.until(match):
            return match
        seat = min(acting)
        move = bot.choose(observe(game, config, match.state, seat, generator), generator)
        match = settle_chance(advance(match, seat, move), generator)
    raise AssertionError(f"{plot.variant} with seed {plot.seed} never came so far")


def guest_of(context: BrowserContext, name: str = "Anna") -> Guest:
    """Who sits at this browser; the cookie names them before its signature."""
    context.request.put("/api/guest", data={"name": name})
    cookie = next(each["value"] for each in context.cookies() if each.get("name") == COOKIE)
    return msgspec.json.decode(bytes.fromhex(cookie.rpartition(".")[0]), type=Guest)


def seated(
    house: House, match: AnyMatch, sitters: dict[Seat, Guest], names: list[str], ago: float = 0.0
) -> str:
    """Puts the match on a table of this house, other seats for the computer; the path to it.
    `ago`: how many seconds the clock of whoever is to act has run already."""
    setup = TableSetup(
        new_id(),
        new_code(),
        match.game.name,
        match.game.rules_version,
        match.config.variant,
        dict(match.config.options),
        tuple(
            SeatPlan("here", name) if seat in sitters else SeatPlan("computer", name, "ahead")
            for seat, name in enumerate(names)
        ),
        False,
        next(iter(sitters.values())).id,
        time.time(),
        hints=True,
    )
    moves = match.entries()
    began = setup.created - ago - SECONDS_A_TURN * len(moves)
    draft = Draft(opening(setup), began, Random(0))
    for seat, guest in sitters.items():
        draft.add(EntryKind.SIT, seat, encode(Sitter(guest.id, names[seat])))
    draft.add(EntryKind.START, TABLE, str(len(names)))
    for entry in moves:
        draft.now += SECONDS_A_TURN
        draft.add(EntryKind.MOVE, entry.actor, match.game.format_move(entry.move))
    keeping = _keep(house, setup, draft, {guest.id for guest in sitters.values()})
    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
        beside.submit(asyncio.run, keeping).result()
    return f"/t/{setup.table}"


async def _keep(house: House, setup: TableSetup, draft: Draft, guests: set[str]) -> None:
    store = Store(Settings(database=house.settings["database"]).database_url())
    entries = [change.entry for change in draft.changes]
    try:
        await store.create_table(setup, entries, guests)
    except CodeTaken:
        await store.create_table(msgspec.structs.replace(setup, code=new_code()), entries, guests)
    finally:
        await store.close()

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

from speeltafel.bots import find_bot, look
from speeltafel.core.match import Match, advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import TABLE, Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.server.codes import new_code, new_id
from speeltafel.server.drafts import Draft
from speeltafel.server.guests import COOKIE, Guest
from speeltafel.server.log import Charter, Happening, Plan, Sitting, encode
from speeltafel.server.settings import Settings
from speeltafel.server.standing import opening
from speeltafel.server.store import Store
from tests.server.house import House

Stop = Callable[[Match], bool]
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


def played(plot: Plot) -> Match:
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
        move = bot.choose(look(game, config, match.state, seat, generator), generator)
        match = settle_chance(advance(match, seat, move), generator)
    raise AssertionError(f"{plot.variant} with seed {plot.seed} never came so far")


def guest_of(context: BrowserContext, name: str = "Anna") -> Guest:
    """Who sits at this browser; the cookie names them before its signature."""
    context.request.put("/api/guest", data={"name": name})
    cookie = next(each["value"] for each in context.cookies() if each.get("name") == COOKIE)
    return msgspec.json.decode(bytes.fromhex(cookie.rpartition(".")[0]), type=Guest)


def seated(
    house: House, match: Match, sitters: dict[Seat, Guest], names: list[str], ago: float = 0.0
) -> str:
    """Puts the match on a table of this house, other seats for the computer; the path to it.
    `ago`: how many seconds the clock of whoever is to act has run already."""
    charter = Charter(
        new_id(),
        new_code(),
        match.game.name,
        match.game.rules_version,
        match.config.variant,
        dict(match.config.options),
        tuple(
            Plan("here", name) if seat in sitters else Plan("computer", name, "ahead")
            for seat, name in enumerate(names)
        ),
        False,
        next(iter(sitters.values())).id,
        time.time(),
    )
    moves = match.entries()
    began = charter.created - ago - SECONDS_A_TURN * len(moves)
    draft = Draft(opening(charter), began)
    for seat, guest in sitters.items():
        draft.add(Happening.SIT, seat, encode(Sitting(guest.id, names[seat])))
    draft.add(Happening.START, TABLE, str(len(names)))
    for entry in moves:
        draft.now += SECONDS_A_TURN
        draft.add(Happening.MOVE, entry.actor, match.game.format_move(entry.move))
    keeping = _keep(house, charter, draft, {guest.id for guest in sitters.values()})
    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
        beside.submit(asyncio.run, keeping).result()
    return f"/t/{charter.table}"


async def _keep(house: House, charter: Charter, draft: Draft, guests: set[str]) -> None:
    store = Store(Settings(database=house.settings["database"]).database_url())
    await store.found(charter, [happened.entry for happened in draft.happened], guests)
    await store.close()

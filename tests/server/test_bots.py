"""Computer players: in processes of their own, with a limit, and nothing to peek at."""

import asyncio
import os
import signal
from random import Random
from typing import Any

import msgspec
import pytest

from speeltafel.bots import look
from speeltafel.core.data import to_data
from speeltafel.core.match import start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.server import bot_pool
from speeltafel.server.bot_pool import BotPool, Trouble
from speeltafel.server.bot_seats import BotSeats
from speeltafel.server.bot_worker import Task, Thought, think
from speeltafel.server.log import Charter, Entry, Happening, Plan
from speeltafel.server.sights import voice_at
from speeltafel.server.standing import Standing, fold, opening


def task(level: str = "random", game: str = "katalon") -> Task:
    chosen = GAMES[game]
    config = accept(configure(chosen))
    state = start(chosen, config).state
    sight = look(chosen, config, state, 0, Random(1))
    dealt = msgspec.Raw(msgspec.json.encode(to_data(chosen.state_type, sight.dealt)))
    return Task(game, config.variant, dict(config.options), config.players, 0, dealt, level)


def standing() -> Standing:
    plan = (Plan("computer", level="random"), Plan("computer", level="random"))
    charter = Charter("t", "C", "katalon", 1, "standard", {}, plan, False, "h", 0.0)
    return fold(opening(charter), Entry(1, Happening.START, text="2"))


def seats_as_told(*levels: str) -> tuple[str, ...]:
    plan = (Plan("here"), *(Plan("computer", level=level) for level in levels))
    charter = Charter("t", "C", "kapai", 1, "standard", {}, plan, False, "h", 0.0)
    return voice_at(opening(charter), "nl").seats


def test_a_computer_goes_by_that_word_and_by_number_where_several_play() -> None:
    assert seats_as_told("ahead") == ("", "de computer")
    assert seats_as_told("ahead", "random") == ("", "computer 2", "computer 3")


def test_a_worker_answers_with_a_legal_move() -> None:
    async def run() -> str:
        pool = BotPool(1, 5)
        try:
            return (await pool.think(task())).move
        finally:
            await pool.close()

    move = asyncio.run(run())
    game = GAMES["katalon"]
    state = game.setup(accept(configure(game)))
    assert accept(game.parse_move(state, move)) in game.legal_moves(state, 0)


def test_a_killed_worker_is_replaced() -> None:
    async def run() -> None:
        pool = BotPool(1, 5)
        try:
            await pool.think(task())
            worker = pool._all[0]
            assert worker._process is not None
            os.kill(worker._process.pid, signal.SIGKILL)
            assert (await pool.think(task())).move
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_bot_that_fails_twice_plays_a_random_legal_move() -> None:
    async def run() -> str:
        seats = BotSeats(BotPool(1, 5), 0)
        try:
            return await seats.choose(standing(), 0, "no such bot")
        finally:
            await seats.close()

    move = asyncio.run(run())
    game = GAMES["katalon"]
    state = game.setup(accept(configure(game)))
    assert accept(game.parse_move(state, move)) in game.legal_moves(state, 0)


def test_a_bot_that_thinks_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(*_: Any) -> bytes:
        await asyncio.sleep(60)
        return b""

    monkeypatch.setattr(bot_pool.Worker, "_exchange", forever)
    monkeypatch.setattr(bot_pool, "START_SECONDS", 0.0)
    monkeypatch.setattr(bot_pool, "COMPILE_SECONDS", 0.0)

    async def run() -> None:
        pool = BotPool(1, 0.05)
        try:
            with pytest.raises(Trouble, match="Timeout"):
                await pool.think(task())
            assert pool._all[0]._process is None
        finally:
            await pool.close()

    asyncio.run(run())


def test_only_the_first_thought_about_a_variant_may_take_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a fresh machine it has to be compiled; who is slow later is stopped, also when tried
    again."""

    async def slow(*_: Any) -> bytes:
        await asyncio.sleep(0.3)
        return msgspec.json.encode(Thought("Nz"))

    monkeypatch.setattr(bot_pool.Worker, "_exchange", slow)
    monkeypatch.setattr(bot_pool, "START_SECONDS", 0.0)

    async def run() -> None:
        pool = BotPool(1, 0.05)
        try:
            assert (await pool.think(task())).move == "Nz"
            with pytest.raises(Trouble, match="Timeout"):
                await pool.think(task())
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_gets_a_state_dealt_again_and_decides_from_that() -> None:
    thought = think(task("ahead"), Random(1))
    assert thought.move
    assert set(Task.__struct_fields__) == {
        "game",
        "variant",
        "options",
        "players",
        "seat",
        "dealt",
        "level",
        "event",
        "advice",
    }

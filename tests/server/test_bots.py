"""Computer players: in processes of their own, with a limit, and nothing to peek at."""

import asyncio
import os
import signal
from functools import partial
from random import Random
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from prometheus_client import REGISTRY

from speeltafel.bots import observe
from speeltafel.bots.thinking import Task, Thought, think
from speeltafel.core.data import to_data
from speeltafel.core.match import start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.protocol.seat_frames import voice_at
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.tables import bot_pool
from speeltafel.server.tables.bot_pool import BotPool, Trouble
from speeltafel.server.tables.bot_seats import BotSeats
from speeltafel.table.log import Entry, EntryKind, SeatPlan, TableSetup
from speeltafel.table.state import TableState, fold, opening

ANNA = Who("1.2.3.4", "anna")


def moved(thought: Thought | None) -> str:
    assert thought is not None
    return thought.move


def task(level: str = "random", game: str = "katalon") -> Task:
    chosen = GAMES[game]
    config = accept(configure(chosen))
    state = start(chosen, config).state
    sight = observe(chosen, config, state, 0, Random(1))
    dealt = msgspec.Raw(msgspec.json.encode(to_data(chosen.state_type, sight.dealt)))
    return Task(game, config.variant, dict(config.options), config.players, 0, dealt, level)


def state(level: str = "random") -> TableState:
    plan = (SeatPlan("computer", level=level), SeatPlan("computer", level="random"))
    setup = TableSetup("t", "C", "katalon", 1, "standard", {}, plan, False, "h", 0.0)
    return fold(opening(setup), Entry(1, EntryKind.START, text="2"))


def seats_as_told(*levels: str) -> tuple[str, ...]:
    plan = (SeatPlan("here"), *(SeatPlan("computer", level=level) for level in levels))
    setup = TableSetup("t", "C", "kapai", 1, "standard", {}, plan, False, "h", 0.0)
    return voice_at(opening(setup), "nl").seats


def test_a_computer_goes_by_its_animal_and_by_number_where_several_are_alike() -> None:
    assert seats_as_told("ahead") == ("", "de computer")
    assert seats_as_told("player", "strongest") == ("", "Haas", "Uil")
    assert seats_as_told("player", "pupil", "player") == ("", "Haas", "Muis", "Haas 2")


def test_a_worker_answers_with_a_legal_move() -> None:
    async def run() -> str:
        pool = BotPool(1, 5)
        try:
            return moved(await pool.think(ANNA, task))
        finally:
            await pool.close()

    move = asyncio.run(run())
    game = GAMES["katalon"]
    board = game.setup(accept(configure(game)))
    assert accept(game.parse_move(board, move)) in game.legal_moves(board, 0)


def test_a_killed_worker_is_replaced() -> None:
    async def run() -> None:
        pool = BotPool(1, 5)
        try:
            await pool.think(ANNA, task)
            worker = pool._all[0]
            assert worker._process is not None
            os.kill(worker._process.pid, signal.SIGKILL)
            assert moved(await pool.think(ANNA, task))
        finally:
            await pool.close()

    asyncio.run(run())


def test_for_a_bot_that_fails_twice_the_baseline_moves() -> None:
    async def run() -> str | None:
        seats = BotSeats(BotPool(1, 5), 0)
        try:
            table = Mock(saved=state("no such bot"), **{"audience.asker.return_value": ANNA})
            return await seats.choose(table, table.saved, 0)
        finally:
            await seats.close()

    move = asyncio.run(run())
    assert move is not None
    game = GAMES["katalon"]
    board = game.setup(accept(configure(game)))
    assert accept(game.parse_move(board, move)) in game.legal_moves(board, 0)
    assert REGISTRY.get_sample_value("speeltafel_bot_trouble_total", {"what": "baseline"}) == 1


def test_a_bot_that_thinks_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(*_: Any) -> bytes:
        await asyncio.sleep(60)
        return b""

    monkeypatch.setattr(bot_pool.Worker, "_exchange", forever)
    monkeypatch.setattr(bot_pool, "START_SECONDS", 0.0)

    async def run() -> None:
        pool = BotPool(1, 0.05)
        try:
            with pytest.raises(Trouble, match="Timeout"):
                await pool.think(ANNA, task)
            assert pool._all[0]._process is None
        finally:
            await pool.close()

    asyncio.run(run())


def test_only_the_first_thought_about_a_game_may_take_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A worker has to load the game then; who is slow later is stopped."""

    async def slow(*_: Any) -> bytes:
        await asyncio.sleep(0.3)
        return msgspec.json.encode(Thought("Nz"))

    monkeypatch.setattr(bot_pool.Worker, "_exchange", slow)

    async def run() -> None:
        worker = bot_pool.Worker()
        try:
            assert (await worker.ask(task(), 0.05)).move == "Nz"
            with pytest.raises(Trouble, match="Timeout"):
                await worker.ask(task(), 0.05)
            assert (await worker.ask(task(), 0.05)).move == "Nz"
        finally:
            await worker.stop()

    asyncio.run(run())


def test_a_worker_that_machine_code_has_overtaken_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer(*_: Any) -> bytes:
        return msgspec.json.encode(Thought("Nz", leaves=True))

    monkeypatch.setattr(bot_pool.Worker, "_exchange", answer)

    async def run() -> None:
        worker = bot_pool.Worker()
        assert (await worker.ask(task(), 5)).move == "Nz"
        assert worker._process is None

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
        # Of a match that is over, and then judged as this seat could have known it.
        "review",
        "part",
    }


def test_a_thought_is_made_when_its_turn_has_come_and_not_before() -> None:
    """Two thousand that wait, each with a table of two thousand, filled a gigabyte."""
    made: list[int] = []

    def number(which: int) -> Task | None:
        made.append(which)
        return None

    async def run() -> None:
        pool = BotPool(1, 5)
        async with pool._turns.turn(ANNA):
            waiting = [
                asyncio.create_task(pool.think(ANNA, partial(number, which))) for which in range(5)
            ]
            await asyncio.sleep(0)
            assert made == []
        await asyncio.gather(*waiting)
        assert made == [0, 1, 2, 3, 4]

    asyncio.run(run())

"""Work that takes long is shared fairly: whoever asks a thousand times waits for themselves."""

import asyncio

import pytest

from speeltafel.server.ops.fair_queue import Crowded, FairQueue, Who

FLOOD, OTHER, THIRD = Who("1.1.1.1", "f"), Who("2.2.2.2", "o"), Who("1.1.1.1", "t")


def served(queue: FairQueue, asked: list[Who], seconds: float = 0.0) -> list[Who]:
    """In which order these are served who ask at the same moment."""
    order: list[Who] = []

    async def work(who: Who) -> None:
        async with queue.turn(who):
            order.append(who)
            await asyncio.sleep(seconds)

    async def all_at_once() -> None:
        await asyncio.gather(*(work(who) for who in asked))

    asyncio.run(all_at_once())
    return order


def test_one_who_asks_once_does_not_wait_for_one_who_asks_a_hundred_times() -> None:
    order = served(FairQueue(1, 1, 1000), [*[FLOOD] * 100, OTHER], 0.001)
    assert order.index(OTHER) <= 2
    assert len(order) == 101


def test_guests_of_one_address_take_turns_too() -> None:
    order = served(FairQueue(1, 1, 1000), [*[FLOOD] * 50, THIRD], 0.001)
    assert order.index(THIRD) <= 2


def test_one_address_never_holds_every_place() -> None:
    async def scene() -> None:
        queue = FairQueue(2, 1, 1000)
        async with queue.turn(FLOOD):
            waiting = asyncio.create_task(queue._enter(FLOOD))
            await asyncio.sleep(0)
            async with asyncio.timeout(1), queue.turn(OTHER):
                assert not waiting.done()
        await waiting

    asyncio.run(scene())


def test_who_waits_with_too_much_is_refused() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 1, 2)
        async with queue.turn(OTHER):
            waiting = [asyncio.create_task(queue._enter(FLOOD)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await queue._enter(FLOOD)
            for each in waiting:
                each.cancel()

    asyncio.run(scene())


def test_who_goes_away_while_waiting_keeps_no_place() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 1, 10)
        async with queue.turn(OTHER):
            waiting = asyncio.create_task(queue._enter(FLOOD))
            await asyncio.sleep(0)
            waiting.cancel()
        async with asyncio.timeout(1), queue.turn(THIRD):
            pass
        assert not queue._waiting
        assert not queue._running

    asyncio.run(scene())

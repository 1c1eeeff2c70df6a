"""Runs the web application under uvicorn until it is told to stop."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from speeltafel.server.app import make_app
from speeltafel.server.frames import TableProtocol
from speeltafel.server.front_door import House
from speeltafel.server.journal import set_up_journal
from speeltafel.server.settings import Settings

PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def serve(settings: Settings) -> None:
    """Blocks. SIGTERM and SIGINT stop it gracefully: nothing on its way is lost, and every
    device is told to connect again."""
    set_up_journal(settings.log_level, settings.log_format)
    house = House(settings)
    config = uvicorn.Config(
        make_app(settings, house),
        host=settings.host,
        port=settings.port,
        ws=TableProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # costs more time and memory than small frames save
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,  # addresses of pages hold table codes
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=int(settings.stop_seconds),
        lifespan="on",
    )
    GracefulServer(config, house).run()


class GracefulServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye comes before the doors are closed."""
        await self._house.tables.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is a success: uvicorn would end by the signal itself."""
        before = {each: signal.signal(each, self.handle_exit) for each in STOPS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def own_address() -> str:
    """The address other devices in the same network can reach."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing, only chooses the way
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

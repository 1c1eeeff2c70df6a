"""Runs the web application under uvicorn until it is told to stop."""

import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from speeltafel.server.app import make_app
from speeltafel.server.http.connection import Lobby, bounded_http
from speeltafel.server.ops.logging_setup import set_up_journal
from speeltafel.server.settings import Settings
from speeltafel.server.socket.entry import AppState
from speeltafel.server.socket.frames import TableProtocol

PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048
USUAL_FILES: Final = 1024
MOST_FILES: Final = 65_536
OWN_FILES: Final = 100
"""For the database, the workers and the pages."""
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def serve(settings: Settings) -> None:
    """Blocks. SIGTERM and SIGINT stop it gracefully: nothing on its way is lost, and every
    device is told to connect again."""
    set_up_journal(settings.log_level, settings.log_format)
    files = most_files()
    state = AppState(settings)
    GracefulServer(server_config(settings, state, files), state).run()


def most_files() -> int:
    """As many open files as we may have, each connection being one."""
    if sys.platform == "win32":
        return USUAL_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def server_config(settings: Settings, state: AppState, files: int = USUAL_FILES) -> uvicorn.Config:
    connections = max(1, files - OWN_FILES)
    proxies = [each.strip() for each in settings.proxies.split(",")]
    return uvicorn.Config(
        make_app(settings, state),
        host=settings.host,
        port=settings.port,
        http=bounded_http(
            Lobby(connections // 2, settings.address_waiting, proxies),
            head_bytes=settings.head_bytes,
            request_seconds=settings.request_seconds,
            most_connections=connections,
        ),
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


class GracefulServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, state: AppState) -> None:
        super().__init__(config)
        self._state = state

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye comes before the doors are closed."""
        await self._state.tables.say_goodbye()
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

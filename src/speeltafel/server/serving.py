"""Runs the web application under uvicorn until it is told to stop."""

import socket
from typing import Final

import uvicorn

from speeltafel.server.app import make_app
from speeltafel.server.frames import TableProtocol
from speeltafel.server.journal import set_up_journal
from speeltafel.server.settings import Settings

PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048


def serve(settings: Settings) -> None:
    """Blocks. SIGTERM and SIGINT stop it gracefully: nothing on its way is lost, and every
    device is told to connect again."""
    set_up_journal(settings.log_level, settings.log_format)
    config = uvicorn.Config(
        make_app(settings),
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
    uvicorn.Server(config).run()


def own_address() -> str:
    """The address other devices in the same network can reach."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing, only chooses the way
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

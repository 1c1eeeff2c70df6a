"""`speeltafel serve`: opens the tables for everybody with a browser."""

import asyncio
import socket
from typing import Annotated

import typer

from speeltafel.cli.choices import console
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.server.settings import Settings
from speeltafel.words import Voice

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("json", "plain")


def register(app: typer.Typer, voice: Voice) -> None:
    usual = Settings()

    def setting(name: str, least: float | None = None) -> typer.models.OptionInfo:
        option: typer.models.OptionInfo = typer.Option(
            f"--{name}",
            envvar=f"SPEELTAFEL_{name.upper().replace('-', '_')}",
            help=voice.word(f"server-{name}"),
            min=least,
        )
        return option

    @app.command("serve", help=voice.word("server-about"))
    def serve_command(
        host: Annotated[str, setting("host")] = usual.host,
        port: Annotated[int, setting("port", 0)] = usual.port,
        public_url: Annotated[str, setting("public-url")] = usual.public_url,
        database: Annotated[str, setting("database")] = usual.database,
        redis: Annotated[str, setting("redis")] = usual.redis,
        origins: Annotated[str, setting("origins")] = "",
        proxies: Annotated[str, setting("proxies")] = usual.proxies,
        bot_workers: Annotated[int, setting("bot-workers", 1)] = usual.bot_workers,
        bot_seconds: Annotated[float, setting("bot-seconds", 0.01)] = usual.bot_seconds,
        bot_pause: Annotated[float, setting("bot-pause", 0)] = usual.bot_pause,
        grace_seconds: Annotated[float, setting("grace-seconds", 0)] = usual.grace_seconds,
        keep_days: Annotated[float, setting("keep-days", 0)] = usual.keep_days,
        idle_seconds: Annotated[float, setting("idle-seconds", 0)] = usual.idle_seconds,
        message_bytes: Annotated[int, setting("message-bytes", 512)] = usual.message_bytes,
        guest_messages: Annotated[float, setting("guest-messages", 1)] = usual.guest_messages,
        address_messages: Annotated[float, setting("address-messages", 1)] = usual.address_messages,
        address_requests: Annotated[int, setting("address-requests", 1)] = usual.address_requests,
        address_sockets: Annotated[int, setting("address-sockets", 1)] = usual.address_sockets,
        seats: Annotated[int, setting("seats", 1)] = usual.seats,
        log_level: Annotated[str, setting("log-level")] = usual.log_level,
        log_format: Annotated[str, setting("log-format")] = usual.log_format,
        stop_seconds: Annotated[float, setting("stop-seconds", 0)] = usual.stop_seconds,
    ) -> None:
        settings = Settings(
            host=host,
            port=port,
            public_url=public_url,
            database=database,
            redis=redis,
            origins=tuple(part.strip() for part in origins.split(",") if part.strip()),
            proxies=proxies,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            bot_pause=bot_pause,
            grace_seconds=grace_seconds,
            keep_days=keep_days,
            idle_seconds=idle_seconds,
            message_bytes=message_bytes,
            guest_messages=guest_messages,
            address_messages=address_messages,
            address_requests=address_requests,
            address_sockets=address_sockets,
            seats=seats,
            log_level=log_level,
            log_format=log_format,
            stop_seconds=stop_seconds,
        )
        # Here, so that the other commands start without reading in a web server.
        from speeltafel.server.serving import own_address, serve

        check(settings)
        address = own_address() if host == "0.0.0.0" else host
        shown = public_url or f"http://{address}:{port}"
        console.print(voice.word("server-open-at", address=shown), markup=False)
        serve(settings)


def check(settings: Settings) -> None:
    """What would go wrong later is said now, in one line."""
    for name, value, known in (
        ("--log-level", settings.log_level, LOG_LEVELS),
        ("--log-format", settings.log_format, LOG_FORMATS),
    ):
        if value not in known:
            why = reason("server-bad-setting", name=name, value=value)
            instead = reason("core-choose-from", known=known)
            raise Refused(Refusal(Kind.UNKNOWN, why, instead))
    for name, value, starts in (
        ("--database", settings.database, ("sqlite:", "postgresql:", "postgres:")),
        ("--redis", settings.redis, ("redis:", "rediss:", "unix:")),
        ("--public-url", settings.public_url, ("http://", "https://")),
    ):
        if value and not value.startswith(starts):
            why = reason("server-bad-setting", name=name, value=value)
            raise Refused(Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=starts)))
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            why = reason("server-port-taken", host=settings.host, port=str(settings.port))
            raise Refused(Refusal(Kind.AWAY, why, reason("server-other-port"))) from None
    from speeltafel.server.scribe import StoreAway

    try:
        asyncio.run(_try_database(settings))
    except (StoreAway, OSError) as error:
        why = reason("server-cannot-open", why=str(error) or type(error).__name__)
        raise Refused(Refusal(Kind.AWAY, why, reason("server-check-database"))) from None


async def _try_database(settings: Settings) -> None:
    from speeltafel.server.store import Store

    store = Store(settings.database_url())
    try:
        await store.open()
    finally:
        await store.close()

"""`speeltafel serve`: opens the tables for everybody with a browser."""

import asyncio
import socket
from dataclasses import Field, fields
from inspect import Parameter, Signature
from ipaddress import ip_address
from typing import Annotated, Any, get_type_hints

import typer

from speeltafel.cli.arguments import console, installed
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.server.settings import KNOWN, LEAST, STARTS, Settings
from speeltafel.words import Voice


def register(app: typer.Typer, voice: Voice) -> None:
    def serve_command(**chosen: Any) -> None:
        settings = Settings(**chosen)
        # Here, so that the other commands start without loading a web server.
        with installed("server"):
            from speeltafel.server.serve import own_address, serve

        check(settings)
        address = own_address() if settings.host == "0.0.0.0" else settings.host
        shown = settings.public_url or f"http://{address}:{settings.port}"
        console.print(voice.word("server-open-at", address=shown), markup=False)
        if not settings.public_url and only_here(settings.host):
            console.print(voice.word("server-only-here"), markup=False)
        serve(settings)

    types = get_type_hints(Settings)
    options = [option(each, types[each.name], voice) for each in fields(Settings)]
    serve_command.__signature__ = Signature(options)  # type: ignore[attr-defined]  # Typer reads it
    serve_command.__annotations__ = {each.name: each.annotation for each in options}
    app.command("serve", help=voice.word("server-about"))(serve_command)


def option(setting: Field[Any], kind: Any, voice: Voice) -> Parameter:
    """A setting as an option of the command."""
    name = setting.name.replace("_", "-")
    offered = typer.Option(
        f"--{name}",
        envvar=f"SPEELTAFEL_{setting.name.upper()}",
        help=voice.word(f"server-{name}"),
        min=setting.metadata.get(LEAST),
    )
    annotation = Annotated[kind, offered]
    return Parameter(
        setting.name, Parameter.KEYWORD_ONLY, default=setting.default, annotation=annotation
    )


def only_here(host: str) -> bool:
    """Whether no other device can reach this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check(settings: Settings) -> None:
    """What would go wrong later is said now, in one line."""
    for setting in fields(Settings):
        value = getattr(settings, setting.name)
        known: tuple[str, ...] = setting.metadata.get(KNOWN, ())
        starts: tuple[str, ...] = setting.metadata.get(STARTS, ())
        if (known and value not in known) or (starts and value and not value.startswith(starts)):
            name = f"--{setting.name.replace('_', '-')}"
            why = reason("server-bad-setting", name=name, value=value)
            instead = reason("core-choose-from", known=known or starts)
            raise Refused(Refusal(Kind.UNKNOWN, why, instead))
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            why = reason("server-port-taken", host=settings.host, port=str(settings.port))
            raise Refused(Refusal(Kind.AWAY, why, reason("server-other-port"))) from None
    from speeltafel.server.store.file_lock import FileInUse
    from speeltafel.server.store.sqlite_writer import StoreAway

    try:
        asyncio.run(_try_database(settings))
    except FileInUse as error:
        why = reason("server-file-in-use", file=str(error).removesuffix(".lock"))
        raise Refused(Refusal(Kind.AWAY, why, reason("server-other-file"))) from None
    except (StoreAway, OSError) as error:
        why = reason("server-cannot-open", why=str(error) or type(error).__name__)
        raise Refused(Refusal(Kind.AWAY, why, reason("server-check-database"))) from None
    _check_keys(settings)


def _check_keys(settings: Settings) -> None:
    from speeltafel.server.ops.keys import BadKeys, read_keys

    keys = settings.keys()
    try:
        if keys is not None and keys.exists():
            read_keys(keys)
    except (BadKeys, OSError) as error:
        why = reason("server-bad-keys", why=str(error))
        raise Refused(Refusal(Kind.AWAY, why, reason("server-check-keys"))) from None


async def _try_database(settings: Settings) -> None:
    from speeltafel.server.store.store import Store

    store = Store(settings.database_url())
    try:
        await store.open()
    finally:
        await store.close()

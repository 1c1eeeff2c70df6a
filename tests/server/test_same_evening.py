"""An evening at the terminal and the same evening in the browser leave the same log."""

import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest

from speeltafel.cli.play import session
from speeltafel.cli.play.session import Session
from speeltafel.core.match import start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import Visitor

NAMES = ("Anna", "Bram")
EVENING = ["Nz", "Zn", "undo", "Zm", "blub", "Mm", "undo", "undo", "Zn", "No", "resign", "again"]
"""What is typed; `undo` is for whoever moved last, `again` comes after the end."""

Line = tuple[str, int, str]


def nameless(kind: str, actor: int, text: str) -> Line:
    """Guests are known by other names on a server."""
    if kind == "sit":
        return kind, actor, msgspec.json.decode(text)["name"]
    return kind, actor, "" if kind == "rematch" else text


def at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    game = GAMES["katalon"]
    match = start(game, accept(configure(game)), NAMES)
    table = Session(match, "nl", Random(1), asks_again=True)
    typed = iter([*EVENING[:-1], "", "ja"])
    logs: list[list[Any]] = []

    def read_line(prompt: str, seconds: float | None = None) -> str:
        del prompt, seconds
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    def put_aside(draft: Any) -> None:
        logs.append(table.log)
        sit_down(draft)

    sit_down = table.sit_down
    monkeypatch.setattr(session, "read_line", read_line)
    monkeypatch.setattr(table, "sit_down", put_aside)
    table.run()
    return [nameless(entry.kind, entry.actor, entry.text) for entry in logs[0]]


def on_the_server(house: House) -> list[Line]:
    anna = Visitor(house.url, "Anna")
    seats = [{"kind": "here", "name": name} for name in NAMES]
    card = anna.http.post("/api/tables", json={"game": "katalon", "seats": seats}).json()
    place, movers = anna.enter(card["table"]), list[int]()
    for line in EVENING:
        place.catch_up()
        (seat,) = place.situation.get("acting") or [0]
        match line:
            case "undo":
                place.ask("undo", seat=movers.pop())
            case "resign":
                place.ask("resign", seat=seat)
            case "again":
                place.ask("rematch", seat=0)
            case _:
                if place.move(seat, line)["is"] == "done":
                    movers.append(seat)
    with closing(sqlite3.connect(house.folder / "tables.sqlite")) as connection:
        rows = connection.execute(
            "select happening, actor, text from entries where table_id = ? order by sequence",
            (card["table"],),
        ).fetchall()
    return [nameless(*row) for row in rows]


def test_terminal_and_server_keep_the_same_log_of_the_same_evening(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = at_the_terminal(monkeypatch)
    kinds = " ".join(kind for kind, _, _ in terminal)
    assert kinds == "sit sit start move move undo move move undo undo move move resign rematch"
    assert on_the_server(house) == terminal

"""Nonsense on every door: nothing breaks, and other tables keep playing."""

import json
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import GONE, Place, Visitor
from tests.server.volume import FULL, volume

MESSAGES = volume(4_000, 1_000_000)
AT_ONCE = 50
A_TABLE = 2_000
"""Messages; after so many at one table another game is tried."""

VALID: list[dict[str, Any]] = [
    {"is": "move", "ticket": "t", "seat": 0, "move": "Nz", "seen": 2},
    {"is": "why", "seat": 0, "move": "Nz"},
    {"is": "move", "ticket": "u", "seat": 0, "move": "R● kleur", "seen": 4},
    {"is": "move", "ticket": "v", "seat": 0, "move": "/ c4 a4-c4 +△", "seen": 3},
    {"is": "move", "ticket": "w", "seat": 0, "move": "w1 3-4+A C+5", "seen": 9},
    {"is": "why", "seat": 0, "move": "b2>c3=17"},
    {"is": "undo", "seat": 0},
    {"is": "propose", "seat": 0, "event": "stop"},
    {"is": "reply", "seat": 0, "question": 3, "yes": True},
    {"is": "talk", "seat": 0, "phrase": "wow"},
    {"is": "start"},
    {"is": "leave", "seat": 0},
    {"is": "door", "door": "open"},
    {"is": "remove", "seat": 1},
    {"is": "hint", "seat": 0},
    {"is": "fill", "seat": 1, "level": "pupil"},
    {"is": "withdraw", "seat": 0},
    {"is": "resign", "seat": 0},
    {"is": "stand-in", "seat": 1},
    {"is": "return", "seat": 0},
    {"is": "rematch", "seat": 0},
    {"is": "language", "language": "en"},
    {"is": "look", "have": 1},
    {"is": "ping"},
]
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1e308,
    10**30,
    -(2**63),
    "",
    "✕" * 50,
    "\u0000",
    "\u202e",
    [],
    {},
    [[[[]]]],
    {"is": {"is": "move"}},
    "N" * 500,
    "__class__",
    "{0}",
    "' or 1=1 --",
]


def nonsense(generator: Random) -> str | bytes:
    """Noise, or a right message with something wrong in it."""
    kind = generator.randrange(6)
    if kind == 0:
        return generator.randbytes(generator.randrange(80))
    message = dict(generator.choice(VALID))
    if kind == 1:
        message[generator.choice([*message, "extra", "seat", "is"])] = generator.choice(STRANGE)
    elif kind == 2:
        message.pop(generator.choice(list(message)))
    elif kind == 3:
        message = {key: generator.choice(STRANGE) for key in message}
    elif kind == 4:
        depth = generator.randrange(1, 900)
        return "[" * depth + "]" * generator.choice([0, depth])
    text = json.dumps(message)
    if kind == 5:
        at = generator.randrange(len(text))
        return text[:at] + chr(generator.randrange(1, 0x300)) + text[at + generator.randrange(3) :]
    return text


def test_random_and_mutated_messages_break_nothing(house: House) -> None:
    generator = Random(20)
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
    quiet = bram.enter(bram.set_up("katalon", ["here", "random"])["table"])
    stop = threading.Event()
    games = 0
    failures: list[BaseException] = []

    def play_on() -> None:
        nonlocal quiet, games
        own = Random(1)
        try:
            while not stop.is_set():
                quiet.play_out(own)
                games += 1
                quiet = bram.enter(bram.set_up("katalon", ["here", "random"])["table"])
        except BaseException as failure:  # told to the test, which fails with it
            failures.append(failure)

    other = threading.Thread(target=play_on)
    other.start()
    place: Place | None = None
    table, sent, due = "", 0, 0
    try:
        while sent < MESSAGES:
            try:
                if sent >= due:
                    due = sent + A_TABLE
                    table = anna.set_up(generator.choice(list(GAMES)), ["here", "random"])["table"]
                    if place is not None:
                        place.close()
                    place = None
                if place is None:
                    place = anna.enter(table)
                for _ in range(AT_ONCE):
                    place.socket.send(nonsense(generator))
                    sent += 1
                place.send("ping", ticket="still there")
                place.wait_for("pong", lambda pong: pong["ticket"] == "still there")
                place.frames.clear()
            except (*GONE, ConnectionClosed):
                place = None
    finally:
        stop.set()
        other.join(60)
    assert not failures
    assert games > 0
    assert not house.troubles()
    fresh = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    assert fresh.move(0, "Nz")["is"] == "done"


def test_schemathesis_finds_no_server_error_in_the_http_api(house: House, tmp_path: Path) -> None:
    anna = Visitor(house.url, "Anna")
    anna.set_up("katalon", ["here", "elsewhere"])
    checks = "not_a_server_error,response_schema_conformance,content_type_conformance"
    run = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{house.url}/api/schema/openapi.json",
            "--checks",
            checks,
            "--max-examples",
            str(volume(8, 200)),
            "--phases",
            "examples,coverage,fuzzing,stateful" if FULL else "examples,fuzzing",
            "--header",
            f"Cookie: {anna.cookie}",
            "--suppress-health-check",
            "all",
            "--seed",
            "1",
            "--warnings",
            "off",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout[-6000:]
    assert not house.troubles()

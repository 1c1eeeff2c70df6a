"""The server against boardgame.io, the same games of Katalon in the same run, and a hall of Ka Pai.

    scripts/bench server [--quick] [--set-up]

In a closed loop a match sends its next move as soon as the last has arrived; paced, one a second.

Two clients per match; a delay runs from sending a move to the other client's receiving it. Ours
are on disk by then (SQLite, a commit that waits for the disk), theirs in memory. Each load client
is a bare socket in one process of its own: ours in Python (picows), theirs in Node
(socket.io-client); all traffic stays on this machine, so servers and clients share its processors.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.server.house import House, free_port  # noqa: E402 - the path comes first

PEER = HERE / "tables" / "boardgameio"
INSTALLED = HERE.parent / "out" / "boardgameio"
TARGET_SPEED = 4.0
TARGET_P99 = 0.5
HALL_P99 = 500.0
TURNS = 5
"""How often those that measure the most are repeated, theirs and ours in turn: what a move costs on
a machine shared with others changes from minute to minute."""
TABLES_TO_TELL_MEMORY = 50
"""With fewer, what a process takes and gives back anyway is more than what tables need."""

console = Console(highlight=False, soft_wrap=True)


class Scenario(NamedTuple):
    matches: int
    pace: float
    tables: int
    """Games each match plays one after the other."""
    seconds: float
    set_up: bool = False
    """Each table is set up, joined and opened while the others are being played at."""

    def __str__(self) -> str:
        return f"{self.matches} {'paced 1/s' if self.pace else 'closed loop'}"


class Result(NamedTuple):
    moves_per_second: float
    p50: float
    p99: float
    cost: float
    """Microseconds of processor time a move, all threads and processes of the server."""
    kernel: float
    """Of these inside the kernel."""
    loop: float
    """Of these in the thread that runs the event loop."""
    client: float
    """Microseconds a move the load client takes, beside them: it must not be what limits."""
    memory: float | None
    """KiB a table with its two sockets; None where there are too few tables to tell."""


class Turn(NamedTuple):
    """Theirs and ours, one right after the other."""

    theirs: Result
    ours: Result
    metrics: dict[str, float]

    @property
    def speed(self) -> float:
        return self.ours.moves_per_second / self.theirs.moves_per_second

    @property
    def slowness(self) -> float:
        return self.ours.p99 / self.theirs.p99


def scenarios(quick: bool) -> list[Scenario]:
    if quick:
        return [Scenario(50, 0, 4, 4)]
    return [
        Scenario(1, 0, 40, 8),
        Scenario(50, 0, 12, 8),
        Scenario(200, 0, 3, 8),
        Scenario(1, 1, 1, 10),
        Scenario(50, 1, 1, 10),
        Scenario(200, 1, 1, 10),
    ]


def long_games(count: int, tries: int = 200) -> list[list[str]]:
    """The longest of so many games in which nobody hurries to win, so that moves are measured and
    not the setting up of tables."""
    games = [_dawdle(Random(seed)) for seed in range(tries)]
    return sorted(games, key=len, reverse=True)[:count]


def _dawdle(generator: Random) -> list[str]:
    game = KATALON
    state = game.setup(accept(configure(game)))
    texts = []
    while acting := game.to_act(state):
        seat = next(iter(acting))
        choices = []
        for move in game.legal_moves(state, seat):
            after = game.apply(state, seat, move)
            goes_on = bool(game.to_act(after))
            choices.append((goes_on, move.capture and after.captures < 9, generator.random(), move))
        move = max(choices)[3]
        texts.append(game.format_move(move))
        state = game.apply(state, seat, move)
    return texts


@contextmanager
def peer() -> Iterator[tuple[int, int]]:
    """boardgame.io with Katalon: its port and its process."""
    port = free_port()
    with subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=INSTALLED,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield port, process.pid
        process.kill()


def install_peer() -> None:
    if shutil.which("npm") is None:
        sys.exit("boardgame.io needs Node and npm: install them (apt-get install npm), then again.")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, INSTALLED)
    if not (INSTALLED / "node_modules").exists():
        console.print("Installing boardgame.io …", style="dim")
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=INSTALLED, check=True
        )


def load(command: list[str], plan: dict[str, Any], cwd: Path) -> dict[str, Any]:
    ended = subprocess.run(
        command, input=json.dumps(plan), capture_output=True, text=True, cwd=cwd, timeout=300
    )
    if ended.returncode:
        sys.exit(f"the load client failed: {ended.stderr[-2000:]}")
    answer: dict[str, Any] = json.loads(ended.stdout)
    return answer


def memory_of(process: int) -> int:
    text = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def plan_for(scenario: Scenario, games: list[list[str]], port: int, process: int) -> dict[str, Any]:
    return {
        "port": port,
        "process": process,
        "matches": scenario.matches,
        "tables": scenario.tables,
        "pace": scenario.pace,
        "seconds": scenario.seconds,
        "games": games,
        "set_up": scenario.set_up,
    }


def result(answer: dict[str, Any], scenario: Scenario, before: int, after: int) -> Result:
    tables = scenario.matches * scenario.tables
    return Result(
        answer["moves"] / answer["seconds"],
        answer["p50"],
        answer["p99"],
        1e6 * answer["busy"] / answer["moves"],
        1e6 * answer["kernel"] / answer["moves"],
        1e6 * answer["loop"] / answer["moves"],
        1e6 * answer["client"] / answer["moves"],
        (after - before) / tables if tables >= TABLES_TO_TELL_MEMORY else None,
    )


def measure_theirs(scenario: Scenario, games: list[list[str]]) -> Result:
    with peer() as (port, process):
        before = memory_of(process)
        plan = plan_for(scenario, games, port, process)
        answer = load(["node", "load.js"], plan, INSTALLED)
        return result(answer, scenario, before, memory_of(process))


def measure_ours(scenario: Scenario, games: list[list[str]]) -> tuple[Result, dict[str, float]]:
    with tempfile.TemporaryDirectory(dir=HERE.parent / "out") as folder:
        house = House(Path(folder))
        with house:
            assert house.process is not None
            process = house.process.pid
            before = memory_of(process)
            plan = plan_for(scenario, games, house.port, process)
            answer = load([sys.executable, str(HERE / "tables" / "load.py")], plan, HERE)
            return result(answer, scenario, before, memory_of(process)), metrics_of(house)


def metrics_of(house: House) -> dict[str, float]:
    with urllib.request.urlopen(f"{house.url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {
        name: float(value)
        for name, _, value in (line.partition(" ") for line in lines)
        if name.startswith("speeltafel_") and "{" not in name
    }


def limits_text(ours: Result, theirs: Result, metrics: dict[str, float]) -> str:
    """What a move costs us and where, and so how many a second there can be at most."""
    commits = metrics["speeltafel_commit_seconds_count"]
    mean = 1000 * metrics["speeltafel_commit_seconds_sum"] / commits
    size = metrics["speeltafel_commit_entries_sum"] / commits
    return (
        f"{ours.cost:.0f} µs of processor time a move, {ours.kernel:.0f} of them in the kernel; "
        f"the event loop, one thread, takes {ours.loop:.0f} of them, so it can carry out "
        f"{1e6 / ours.loop:,.0f} a second; a commit takes {mean:.1f} ms for {size:.1f} entries; "
        f"the load clients take {ours.client:.0f} µs a move (boardgame.io's {theirs.client:.0f})"
    )


def take_turn(scenario: Scenario, games: list[list[str]]) -> Turn:
    return Turn(measure_theirs(scenario, games), *measure_ours(scenario, games))


def hall(clients: int, rounds: int) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory(dir=HERE.parent / "out") as folder,
        House(Path(folder)) as house,
    ):
        plan = {"port": house.port, "clients": clients, "rounds": rounds, "seconds": 200}
        return load([sys.executable, str(HERE / "tables" / "hall.py")], plan, HERE)


def cells(result: Result) -> tuple[str, ...]:
    return (
        f"{result.moves_per_second:,.0f}",
        f"{result.p50:.2f}",
        f"{result.p99:.2f}",
        f"{result.cost:.0f}",
        "–" if result.memory is None else f"{result.memory:,.0f}",
    )


def verdict(reached: bool) -> str:
    return "reached" if reached else "NOT reached"


def with_set_up(games: list[list[str]], turns: int) -> None:
    """Ours alone: how many moves there are when every game is set up first, by two requests and two
    handshakes, and what a whole game then costs."""
    scenario = Scenario(50, 0, 6, 20, set_up=True)
    found = sorted(
        (measure_ours(scenario, games)[0] for _ in range(turns)), key=lambda ours: ours.loop
    )
    ours = found[len(found) // 2]
    console.print(
        f"50 matches, set-up included: {ours.moves_per_second:,.0f} moves/s, "
        f"p50 {ours.p50:.1f} ms, p99 {ours.p99:.1f} ms; {ours.cost:.0f} µs of processor "
        f"time a move, of which the event loop {ours.loop:.0f} and the kernel {ours.kernel:.0f}; "
        f"the load clients {ours.client:.0f}"
    )


def main() -> None:
    quick = "--quick" in sys.argv
    games = long_games(40)
    if "--set-up" in sys.argv:
        with_set_up(games, 3)
        return
    install_peer()
    table = Table(title="Katalon, two clients per match", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("matches", ""):
        table.add_column(column, no_wrap=True)
    for column in ("moves/s", "p50 ms", "p99 ms", "µs/move", "KiB/table"):
        table.add_column(column, justify="right", no_wrap=True)
    notes = []
    for scenario in scenarios(quick):
        console.print(f"{scenario} …", style="dim")
        often = scenario.matches > 1 and not scenario.pace and not quick
        turns = [take_turn(scenario, games) for _ in range(TURNS if often else 1)]
        turns.sort(key=lambda turn: turn.speed)
        turn = turns[len(turns) // 2]
        theirs, ours = turn.theirs, turn.ours
        table.add_row(str(scenario), "boardgame.io", *cells(theirs))
        table.add_row("", "Speeltafel", *cells(ours))
        ratios = (turn.speed, ours.p50 / theirs.p50, turn.slowness, ours.cost / theirs.cost)
        table.add_row("", "ratio", *(f"× {ratio:.2f}" for ratio in ratios), "", end_section=True)
        notes.append(f"{scenario}: {limits_text(ours, theirs, turn.metrics)}")
        if often:
            all_turns = " · ".join(f"{each.speed:.2f}" for each in turns)
            notes.append(f"{scenario}: the middle one of {TURNS} turns is shown: × {all_turns}")
        if scenario.matches == 50 and not scenario.pace:
            reached = turn.speed >= TARGET_SPEED and turn.slowness <= TARGET_P99
            wanted = f"moves/s ≥ {TARGET_SPEED} × theirs, p99 ≤ {TARGET_P99} × theirs"
            notes.append(f"wanted at 50 matches: {wanted}: {verdict(reached)}")
    console.print(table)
    for note in notes:
        console.print(f"  {note}")
    answer = hall(100 if quick else 1000, 3 if quick else 6)
    console.print(
        f"A hall: {answer['clients']} clients at one Ka Pai table, all drawing at the same moment, "
        f"{answer['rounds']} rounds; from the last draw to holding the next roll: "
        f"p50 {answer['p50']:.0f} ms, p99 {answer['p99']:.0f} ms, worst {answer['worst']:.0f} ms; "
        f"to holding one's own sheet and moves: p99 {answer['sights_p99']:.0f} ms "
        f"(wanted: p99 ≤ {HALL_P99:.0f} ms: {verdict(answer['p99'] <= HALL_P99)})"
    )
    with_set_up(games, 1 if quick else 3)
    console.print(
        f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", style="dim"
    )


if __name__ == "__main__":
    main()

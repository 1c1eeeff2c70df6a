"""Every attack from one address, while ordinary games go on at other tables.

    scripts/bench attacks [--seconds N] [--only NAME] [--nice N]

One server with its usual settings. For each attack: the p99 of ordinary moves (from sending one to
the other player's receiving it) and of a computer's answers in the seconds before it and during it,
how much of its time the event loop worked, the most memory the server had, the processor time the
attacker took for itself, and what it got. Wanted: during at most twice before, and never more than
512 MiB. The attacker stands for another machine, so it runs at `nice 10`; the seconds begin when it
is ready, and where it got next to nothing the row shows nothing and counts as missed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
sys.path.insert(0, str(HERE / "attacks"))

from attack import ATTACKS  # noqa: E402 - the path comes first

from tests.server.house import QUICK, House  # noqa: E402 - as above

TARGET = 2.0
MOST_MEMORY = 512 * 1024 * 1024
FLOOR_MS = 5.0
"""Below this nobody can tell, and the machine itself varies by as much."""
SETTLE = 2.0
LEAST_GOT = 10
"""Answers; whoever gets fewer had no processor to attack with, and the row shows nothing."""


class Watch:
    """The most memory the server had; asked ten times a second."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.most = 0
        self.open = True
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while self.open:
            try:
                self.most = max(self.most, self.house.memory())
            except (OSError, AssertionError, StopIteration):
                return
            time.sleep(0.1)


class Ordinary:
    def __init__(self, url: str, folder: Path) -> None:
        self.log = folder / "ordinary.log"
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(HERE / "attacks" / "ordinary.py"), url],
                stdin=subprocess.PIPE,
                stdout=out,
            )

    def p99(self, kind: str, begin: float, end: float) -> tuple[float, int]:
        """In milliseconds, of the moves sent in these seconds, and how many they were."""
        delays = []
        for line in self.log.read_text().splitlines():
            parts = line.split()
            if len(parts) >= 3 and parts[0] == kind and begin <= float(parts[1]) < end:
                delays.append(float(parts[2]))
        delays.sort()
        return (delays[int(0.99 * len(delays))] if delays else float("nan")), len(delays)

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Attacker:
    """A process that waits until it is told to begin."""

    def __init__(self, name: str, house: House, seconds: float, nice: int) -> None:
        program = [sys.executable, str(HERE / "attacks" / "attack.py"), name, house.url]
        self.process = subprocess.Popen(
            ["nice", "-n", str(nice), *program, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def attack(self, seconds: float) -> tuple[dict[str, Any], str]:
        """What it got, and what went wrong with the attacker itself."""
        try:
            said, wrong = self.process.communicate("go\n", seconds + 120)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return {}, "the attacker did not end"
        return json.loads(said or "{}"), wrong[-300:]


def attacked(
    name: str, house: House, ordinary: Ordinary, seconds: float, nice: int
) -> dict[str, Any]:
    attacker = Attacker(name, house, seconds, nice)
    time.sleep(SETTLE)
    begin, idle = time.monotonic(), loop_seconds(house)
    time.sleep(seconds)
    middle, used = time.monotonic(), loop_seconds(house)
    watch = Watch(house)
    said, wrong = attacker.attack(seconds)
    end, now = middle + seconds, time.monotonic()
    busy = (used - idle) / (middle - begin), (loop_seconds(house) - used) / (now - middle)
    watch.open = False
    before, during = ordinary.p99("move", begin, middle), ordinary.p99("move", middle, end)
    bots = ordinary.p99("bot", begin, middle), ordinary.p99("bot", middle, end)
    return {
        "before": before,
        "during": during,
        "bots": bots,
        "busy": busy,
        "memory": watch.most,
        "took": said.get("seconds", 0.0),
        "got": said.get("got", {}),
        "error": wrong,
    }


def loop_seconds(house: House) -> float:
    """Of the processor, for the thread that runs the event loop: others' load is not in it."""
    assert house.process is not None
    process = house.process.pid
    fields = Path(f"/proc/{process}/task/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--nice", type=int, default=10, help="of the attacker")
    chosen = parser.parse_args()
    console = Console(highlight=False, width=200)
    table = Table(box=MARKDOWN)
    for title in (
        "attack",
        "p99 before",
        "during",
        "×",
        "computer",
        "during",
        "loop",
        "during",
        "memory",
        "attacker",
    ):
        table.add_column(title, justify="left" if title == "attack" else "right")
    table.add_column("the attacker got")
    usual = dict.fromkeys(QUICK)
    with tempfile.TemporaryDirectory(dir=HERE.parent / "out") as folder:
        house = House(Path(folder))
        house.settings = {k: v for k, v in house.settings.items() if k not in usual}
        house.settings |= {"log_level": "warning", "bot_pause": 0}
        failed = []
        with house:
            ordinary = Ordinary(house.url, Path(folder))
            time.sleep(8)
            try:
                for name in ATTACKS:
                    if chosen.only not in name:
                        continue
                    found = attacked(name, house, ordinary, chosen.seconds, chosen.nice)
                    before, during = found["before"][0], found["during"][0]
                    ratio = during / before
                    fine = during <= max(FLOOR_MS, TARGET * before)
                    if not fine or found["memory"] > MOST_MEMORY:
                        failed.append(name)
                    elif sum(found["got"].values()) < LEAST_GOT:
                        failed.append(f"{name} (the attacker did next to nothing)")
                    got = ", ".join(f"{what}: {count}" for what, count in found["got"].items())
                    table.add_row(
                        name,
                        f"{before:.1f} ms",
                        f"{during:.1f} ms",
                        f"{ratio:.2f}",
                        f"{found['bots'][0][0]:.0f} ms",
                        f"{found['bots'][1][0]:.0f} ms",
                        *(f"{100 * share:.0f} %" for share in found["busy"]),
                        f"{found['memory'] / 1024 / 1024:.0f} MiB",
                        f"{found['took']:.1f} s",
                        got or found["error"] or "nothing",
                    )
                    console.print(
                        f"{name}: {before:.1f} → {during:.1f} ms ({found['before'][1]} and "
                        f"{found['during'][1]} moves); {got}",
                        style="dim",
                    )
            finally:
                ordinary.stop()
            lines = ordinary.log.read_text().splitlines()
            lost = Counter(line.split()[-1] for line in lines if line.startswith("lost"))
        console.print(table)
        console.print(f"ordinary games that lost their connection: {dict(lost) or 'none'}")
        console.print(f"troubles in the log: {len(house.troubles().splitlines())}")
        console.print(f"not as wanted: {', '.join(failed) or 'none'}")
        console.print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        console.print(f"attackers at nice {chosen.nice}, {chosen.seconds:.0f} seconds each")


if __name__ == "__main__":
    main()

"""An evening of many devices: from the host's tap to the next roll, and to a pause, at everybody.

    scripts/bench evening [DEVICES] [ROUNDS]

The devices are simulated in this process, each with its two sockets, and read every frame; server
and devices share the processors of this machine. Every entry is on disk before it is told.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.evening_load import evening
from tests.server.house import House

LIMIT_MS = 500.0


def main() -> None:
    devices = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        delays = asyncio.run(evening(house.url, devices, rounds))
    for name, values in (("next roll", delays.rolls), ("pause", delays.pauses)):
        ranked = sorted(values)
        half, last = ranked[len(ranked) // 2], ranked[int(0.99 * len(ranked))]
        share = last / LIMIT_MS
        print(f"{name}: median {half:.0f} ms, p99 {last:.0f} ms = {share:.2f} of {LIMIT_MS:.0f} ms")


if __name__ == "__main__":
    main()

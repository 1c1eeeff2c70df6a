"""Printing: how long the whole puzzle book and the whole standard pack take, and how large it is.

    scripts/bench print

Limits: 330 puzzles in 2 s, the pack in both languages in 20 s on two cores and 6 MB. Everything
that can be kept is new in each run: a fresh process for each measurement. The time of the processor
stands beside the time of the clock, which other work on the machine lengthens.
"""

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BOOK_SECONDS = 2.0
PACK_SECONDS = 20.0
PACK_MEGABYTES = 6.0
HERE = "https://speeltafel.example"

BOOK = """
from pathlib import Path
from speeltafel.print import Order, pdf
Path({path!r}).write_bytes(pdf(Order("katalon-puzzles", address={address!r})))
"""
PACK = """
from pathlib import Path
from speeltafel.print.pack import write_pack
write_pack(Path({path!r}))
"""


def timed(script: str) -> tuple[float, float]:
    """Seconds by the clock and of the processor, Python's start included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True)
    clock = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return clock, used


def line(name: str, value: float, limit: float, unit: str, more: str = "") -> bool:
    print(f"{name:42} {value:6.2f} {unit}  {value / limit:5.2f} of {limit:g} {unit}  {more}")
    return value <= limit


def main() -> int:
    kept = []
    with tempfile.TemporaryDirectory() as folder:
        for name, address in (("330 puzzles", ""), ("330 puzzles with a code each", HERE)):
            path = str(Path(folder) / "book.pdf")
            clock, used = timed(BOOK.format(path=path, address=address))
            size = Path(path).stat().st_size / 1e6
            kept.append(line(name, clock, BOOK_SECONDS, "s", f"{used:.2f} s used, {size:.2f} MB"))
        pack = Path(folder) / "pack"
        clock, used = timed(PACK.format(path=str(pack)))
        files = list(pack.rglob("*.pdf"))
        size = sum(path.stat().st_size for path in files) / 1e6
        told = f"{used:.2f} s used, {len(files)} files"
        kept.append(line("the pack in both languages", clock, PACK_SECONDS, "s", told))
        kept.append(line("its size", size, PACK_MEGABYTES, "MB"))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())

"""What the machine has to spare, so that a long run says beforehand what it cannot have."""

import os
import shutil
from pathlib import Path

GIB = 1 << 30


def free_memory() -> int | None:
    """Bytes that can be taken without swapping; None where the system does not tell."""
    known = [each for each in (_available(), _left_in_group()) if each is not None]
    return min(known) if known else None


def free_disk(folder: Path) -> int:
    """Bytes free where the folder is, or will be."""
    while not folder.exists():
        folder = folder.parent
    return shutil.disk_usage(folder).free


def _available() -> int | None:
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError):
        pass
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return None


def _left_in_group() -> int | None:
    """A container may allow less than the machine has."""
    group = Path("/sys/fs/cgroup")
    try:
        most = (group / "memory.max").read_text(encoding="ascii").strip()
        used = int((group / "memory.current").read_text(encoding="ascii"))
        return None if most == "max" else int(most) - used
    except (OSError, ValueError):
        return None

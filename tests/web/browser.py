"""Finds a Chromium, or installs one: Debian's as root, otherwise Playwright's own."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SPACE_FLAGS = [
    *(flag for flag in FLAGS if flag != "--disable-gpu"),
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
]
"""With graphics, made by the processor: slow, but it draws in space."""


@cache
def chromium() -> str | None:
    """The path of a Chromium; None means Playwright's own. RuntimeError says why there is none."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]  # one set of words for both calls
        subprocess.run(
            ["apt-get", "install", "-y", "chromium"],
            check=False,
            **quiet,  # type: ignore[call-overload]  # one set of words for both calls
        )
        found = shutil.which("chromium")
        if found:
            return found
    installed = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"],
        check=False,
        capture_output=True,
    )
    if installed.returncode == 0:
        return None
    raise RuntimeError("there is no Chromium here and none could be installed")


def axe_source() -> str:
    root = Path(__file__).parent.parent.parent
    return (root / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

"""The engine in the Python of the browser, run in Node."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "speeltafel"


def engine() -> Path:
    """Where it has been made; it is made now if sources have changed."""
    made = subprocess.run(
        [ROOT / "scripts" / "engine"], check=True, capture_output=True, text=True, cwd=ROOT
    )
    return ROOT / made.stdout.strip()


def run_python(engine: Path, file: Path, start: str = "plain", more: Path | None = None) -> Any:
    """What the file says its `answer` is, as JSON."""
    node = shutil.which("node")
    assert node is not None, "Node is needed: scripts/pages installs it"
    command: list[str | Path] = [
        node,
        ROOT / "web/engine/run.mjs",
        ROOT / "web/node_modules/pyodide",
    ]
    command += [engine, start, file, *([] if more is None else [more])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.strip().splitlines()[-1])


def pack(target: Path, files: dict[str, Path]) -> Path:
    with zipfile.ZipFile(target, "w") as archive:
        for name, path in files.items():
            archive.write(path, name)
    return target

"""Completes web/package-lock.json, so that `npm ci` accepts it everywhere.

    python -m tools.npm_lock

npm leaves the packages for other systems out of a lock when the registry it asked does not offer
them. Their versions are exact in the packages that want them, and their names say for which system
they are, so that what is missing can be written down.
"""

import json
from pathlib import Path
from typing import Any, Final

LOCK: Final = Path(__file__).parents[1] / "web" / "package-lock.json"
SYSTEMS: Final = (
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
)
PROCESSORS: Final = {
    "arm": "arm", "arm64": "arm64", "ia32": "ia32", "loong64": "loong64", "mips64el": "mips64el",
    "ppc64": "ppc64", "riscv64": "riscv64", "s390x": "s390x", "wasm32": "wasm32", "x64": "x64",
}  # fmt: skip
LIBRARIES: Final = {"gnu": "glibc", "musl": "musl"}


def missing(packages: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The optional packages that others want and that have no entry."""
    found: dict[str, dict[str, Any]] = {}
    for each in packages.values():
        for name, version in each.get("optionalDependencies", {}).items():
            place = f"node_modules/{name}"
            if not any(known.endswith(place) for known in packages):
                found[place] = entry(name, version, bool(each.get("dev")))
    return found


def entry(name: str, version: str, dev: bool) -> dict[str, Any]:
    parts = name.rpartition("/")[2].split("-")
    systems = [part for part in parts if part in SYSTEMS]
    processors = [PROCESSORS[part] for part in parts if part in PROCESSORS]
    libraries = [LIBRARIES[part] for part in parts if part in LIBRARIES and "linux" in parts]
    made: dict[str, Any] = {"version": version}
    if processors:
        made["cpu"] = processors
    if dev:
        made["dev"] = True
    if libraries:
        made["libc"] = libraries
    made["optional"] = True
    if systems:
        made["os"] = systems
    return made


def main() -> None:
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    packages = lock["packages"]
    packages.update(missing(packages))
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What is installed for work on the project is locked, in one file without addresses."""

import json
import re
import tomllib
from pathlib import Path

from tools.npm_lock import LOCK, missing

ROOT = Path(__file__).parents[2]
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HEAVY = ("baselines", "ray")


def name_of(requirement: str) -> str:
    return (
        re.split(r"[\[<>=!~ ;]", requirement, maxsplit=1)[0]
        .lower()
        .replace("_", "-")
        .replace(".", "-")
    )


def test_every_package_we_name_is_locked() -> None:
    extras = PROJECT["optional-dependencies"]
    named = [*PROJECT["dependencies"]]
    for extra, packages in extras.items():
        if extra not in HEAVY:
            named += packages
    locked = {name_of(line) for line in CONSTRAINTS}
    assert {name_of(each) for each in named} - locked == {"speeltafel"}


def test_a_lock_names_versions_and_no_addresses() -> None:
    assert CONSTRAINTS
    for line in CONSTRAINTS:
        assert re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; .+)?", line), line


def test_what_we_lean_on_has_an_upper_bound() -> None:
    bounded = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["server"]
    loose = [each for each in bounded if "<" not in each]
    assert [name_of(each) for each in loose] == ["structlog"]  # counts by years


def test_the_browsers_lock_names_the_packages_of_every_system() -> None:
    """Otherwise `npm ci` refuses it."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    assert missing(packages) == {}
    some = next(name for name in packages if name.endswith("binding-darwin-arm64"))
    assert set(missing({k: v for k, v in packages.items() if k != some})) == {some}

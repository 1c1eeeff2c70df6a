"""What operators copy: the container's and the compose file's commands and settings are real."""

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from speeltafel.server.settings import Settings
from tests.server.house import House

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SETTINGS = {f"SPEELTAFEL_{each.name.upper()}" for each in fields(Settings)}
OURS = SETTINGS | {"SPEELTAFEL_DOMAIN"}


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "Caddyfile"])
def test_every_setting_named_exists(file: str) -> None:
    named = set(re.findall(r"SPEELTAFEL_[A-Z_]+", (DEPLOY / file).read_text(encoding="utf-8")))
    assert named
    assert named <= OURS


def test_the_container_is_not_root_and_runs_what_exists() -> None:
    last = CONTAINER.rpartition("FROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    for script in re.findall(r"(?<!/)\bscripts/[a-z-]+", CONTAINER):
        assert (ROOT / script).exists(), script
    command = json.loads(re.findall(r"^ENTRYPOINT (.*)$", last, re.MULTILINE)[0])
    assert command[0] == "speeltafel"
    program = [sys.executable, "-c", "from speeltafel.cli import main; main()"]
    subprocess.run([*program, *command[1:], "--help"], check=True, capture_output=True)


def test_the_health_check_of_the_container_tells_open_from_closed(tmp_path: Path) -> None:
    check = json.loads(re.findall(r"^HEALTHCHECK .* CMD (.*)$", CONTAINER, re.MULTILINE)[0])
    with House(tmp_path) as house:
        command = [sys.executable, "-c", check[2].replace(":8000", f":{house.port}")]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0


def test_the_compose_file_has_two_processes_and_all_they_need() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    tables = [name for name, each in services.items() if "build" in each]
    assert len(tables) == 2
    proxied = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in tables:
        assert services[name]["read_only"] is True
        assert set(services[name]["depends_on"]) <= set(services)
        assert f"{name}:8000" in proxied
    for volume in services["proxy"]["volumes"]:
        host = volume.partition(":")[0]
        assert not host.startswith("./") or (DEPLOY / host).exists()

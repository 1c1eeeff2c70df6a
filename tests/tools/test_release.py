"""What holds a release back."""

import subprocess

import pytest

from tools.release import Failed, Time, pythons, tell

NOTHING = Time(clock=0.08, used=0.02)


def test_a_slow_start_holds_a_release_back_and_a_busy_machine_does_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tell("the prompt", Time(clock=3.0, used=0.5), NOTHING, 1.0)
    assert "25.0 × python -c pass" in capsys.readouterr().out
    with pytest.raises(Failed, match="the prompt"):
        tell("the prompt", Time(clock=3.0, used=1.1), NOTHING, 1.0)


def test_every_other_python_found_is_another_one_and_runs() -> None:
    found = []
    for python in pythons():
        code = "import sys; print(*sys.version_info[:2])"
        said = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True)
        found.append(tuple(map(int, said.stdout.split())))
    assert len(set(found)) == len(found)
    assert set(found) <= {(3, 11), (3, 12), (3, 13), (3, 14)}

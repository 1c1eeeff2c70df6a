"""The command line, run as a person would."""

from typing import NamedTuple

import pytest

from speeltafel.cli.app import run


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def speeltafel(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    return answered(capsys, run(arguments))


def answered(capsys: pytest.CaptureFixture[str], code: int) -> Answer:
    printed = capsys.readouterr()
    return Answer(code, printed.out, printed.err)

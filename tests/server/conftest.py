"""A server for the tests of one file; each test has tables of its own."""

from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.visitor import EVERYBODY, Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert not house.troubles(), house.troubles()


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while EVERYBODY:
        EVERYBODY.pop().go_home()


@pytest.fixture
def anna(house: House) -> Visitor:
    return Visitor(house.url, "Anna")


@pytest.fixture
def bram(house: House) -> Visitor:
    return Visitor(house.url, "Bram", "en")

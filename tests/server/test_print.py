"""Documents over HTTP: made to order, in the language asked for, with codes that lead back here."""

import pytest

from speeltafel.print import Order, pdf
from speeltafel.print.paper import Place
from tests.server.house import House
from tests.server.visitor import Visitor


def test_a_document_comes_as_the_command_line_makes_it(house: House) -> None:
    http = Visitor(house.url).http
    answer = http.get("/api/print/kobito-rules?language=en&ink=grey&paper=letter")
    assert answer.headers["content-type"] == "application/pdf"
    order = Order("kobito-rules", "en", "letter", "grey", address=house.url)
    assert answer.content == pdf(order)


@pytest.mark.parametrize("shift", ["0.5,-1", "0,5; -1"])
def test_backs_move_as_the_calibration_sheet_said(house: House, shift: str) -> None:
    params = {"backs": "duplex", "shift": shift, "language": "nl"}
    answer = Visitor(house.url).http.get("/api/print/katoiz-tiles", params=params)
    order = Order("katoiz-tiles", backs="duplex", shift=Place(0.5, -1), address=house.url)
    assert answer.content == pdf(order)


def test_whether_documents_can_be_made_is_told(house: House) -> None:
    assert Visitor(house.url).http.get("/api/print").json() == {"made_to_order": True}


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("poster", 404),
        ("kobito-cards?ink=pink", 409),
        ("kapai-sheets?count=5000", 400),
        ("katalon-puzzles?numbers=x", 409),
        ("kapai-sheets?per_page=3", 409),
        ("kobito-cards?backs=duplex&shift=far", 409),
        ("kobito-cards?backs=duplex&shift=nan,0", 409),
        ("kobito-cards?backs=duplex&shift=0,99", 409),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(house: House, asked: str, status: int) -> None:
    mark = "&" if "?" in asked else "?"
    answer = Visitor(house.url).http.get(f"/api/print/{asked}{mark}language=nl")
    assert answer.status_code == status
    assert answer.json()["text"]

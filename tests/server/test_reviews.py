"""The review of a match over HTTP: in parts, then as a page."""

from random import Random
from typing import Any

import pytest

from tests.print.reading import page_text
from tests.server.visitor import Visitor


def looked_back(anna: Visitor, table: str, seat: int = 0) -> dict[str, Any]:
    address = f"/api/tables/{table}/review"
    found, part, parts = [], 0, 1
    while part < parts:
        answer = anna.http.get(f"{address}?seat={seat}&part={part}")
        assert answer.status_code == 200, answer.text
        found += answer.json()["found"]
        part, parts = answer.json()["part"], answer.json()["parts"]
    answer = anna.http.post(f"{address}?language=nl", json={"seat": seat, "found": found})
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def finished(anna: Visitor, game: str, variant: str | None = None) -> str:
    card = anna.set_up(game, ["here", "random"], **({"variant": variant} if variant else {}))
    anna.enter(card["table"]).play_out(Random(4))
    table: str = card["table"]
    return table


def test_a_match_of_katalon_is_reviewed_with_proof(anna: Visitor) -> None:
    page = looked_back(anna, finished(anna, "katalon"))
    assert page["proven"]
    assert page["moments"]
    for moment in page["moments"]:
        assert moment["badge"] == "bewezen"
        assert set(moment["better"]) <= set(moment["moves"])
        assert moment["played"] in moment["refuted"]
        assert moment["line"][0]["view"] != moment["view"]


def test_luck_is_told_apart_from_skill_in_numbers_that_add_up(anna: Visitor) -> None:
    page = looked_back(anna, finished(anna, "katoiz", "3-stel-1"))
    signs = {"": 1, "+": 1, "-": -1, "=": -1}
    total = sum(signs[number["sign"]] * number["value"] for number in page["numbers"])
    assert total == pytest.approx(0)
    assert len(page["numbers"]) == 5


def printed(anna: Visitor, record: str, **more: Any) -> Any:
    body = {"record": record, "seat": 0, "names": ["Anna", "Bram"], **more}
    return anna.http.post("/api/print/review?language=nl", json=body)


def test_its_moments_come_as_a_sheet_to_look_for_together(anna: Visitor) -> None:
    table = finished(anna, "katalon")
    record = anna.http.get(f"/api/tables/{table}/record").text
    answer = printed(anna, record, table=table)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert "Katalon: wat besliste?" in page_text(answer.content, 0)
    assert "Anna – Bram" in page_text(answer.content, 0)


def test_no_sheet_is_made_of_what_is_no_finished_match(anna: Visitor) -> None:
    record = anna.http.get(f"/api/tables/{finished(anna, 'katalon')}/record").text
    lines = record.splitlines()
    begun = "\n".join([*lines[: lines.index("") + 4], "", "result: -", ""])
    assert printed(anna, begun).json()["code"] == "review-not-over"
    assert printed(anna, "no record").status_code == 400
    assert printed(anna, record, seat=7).status_code == 404
    assert printed(anna, record, table="../../elsewhere").status_code == 400


def test_nothing_is_reviewed_before_the_end(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    answer = anna.http.get(f"/api/tables/{card['table']}/review")
    assert answer.status_code == 409
    assert answer.json()["code"] == "review-not-over"


@pytest.mark.parametrize(
    "found",
    [
        {"step": 100_000},
        {"step": 1, "better": [["nothing"]]},
        {"step": 2, "better": [[]]},
        {"step": 1, "many": 99},
    ],
)
def test_findings_of_another_match_are_refused_with_a_sentence(
    anna: Visitor, found: dict[str, Any]
) -> None:
    table = finished(anna, "kapai")
    body = {"seat": 0, "found": [found]}
    answer = anna.http.post(f"/api/tables/{table}/review", json=body)
    assert answer.status_code in (400, 404, 409), answer.text
    assert answer.json()["text"]

"""The moments of a review on paper: tasks in front, what was better overleaf."""

from functools import cache

import pytest
import zxingcpp

from speeltafel.core.match import AnyMatch
from speeltafel.learn.review.findings import Review
from speeltafel.learn.review.judging import LIGHT
from speeltafel.learn.review.reviewing import review
from speeltafel.print.documents.moments import moments_sheet
from speeltafel.print.order import Order
from speeltafel.print.paper import PAPERS
from speeltafel.print.typesetting import typeset
from speeltafel.words import LANGUAGES, Language, Voice
from tests.learn.review.matches import played
from tests.print.reading import (
    fonts,
    is_embedded,
    page_image,
    page_text,
    reader,
    spoken_pictures,
)

MATCHES = {
    "katalon": ("beginner", "beginner"),
    "kapai": ("beginner",),
    "katoiz": ("beginner", "beginner"),
    "kobito": ("beginner", "beginner"),
}
VARIANTS = {"katoiz": "3-stel-1"}
HERE = "https://speeltafel.example"


@cache
def reviewed(game: str) -> tuple[AnyMatch, Review]:
    match = played(game, MATCHES[game], 5, VARIANTS.get(game))
    return match, review(match, 0, care=LIGHT)


def made(game: str, order: Order, table: str = "") -> bytes:
    match, found = reviewed(game)
    voice = Voice.at(order.language, match.game, ["Anna", "Bram"][: match.config.players])
    return typeset(moments_sheet(order, match, found, voice, table))


def words_of(content: bytes, page: int) -> str:
    return " ".join(page_text(content, page).split())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", MATCHES)
def test_the_tasks_are_in_front_and_what_was_better_is_overleaf(game: str, paper: str) -> None:
    content = made(game, Order("moments", paper_name=paper))
    _, found = reviewed(game)
    assert found.moments
    assert len(reader(content).pages) == 2
    assert len(list(spoken_pictures(content))) == len(found.moments)
    front, back = words_of(content, 0), words_of(content, 1)
    assert "Anna" in front
    assert front.count("aan de beurt") == len(found.moments)
    assert "Beter:" not in front
    assert back.count("Beter:") == len(found.moments)
    assert all(map(is_embedded, fonts(content)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proven_line_is_told_to_its_end(language: Language) -> None:
    content = made("katalon", Order("moments", language))
    _, found = reviewed("katalon")
    moves = sum(1 + len(each.line) for each in found.moments if each.line)
    assert moves > 3
    assert words_of(content, 1).count("→") == moves


def test_luck_stands_beside_skill() -> None:
    front = words_of(made("kapai", Order("moments")), 0)
    assert "Geluk of kunst?" in front
    assert "geluk met gooien" in front


def test_the_code_leads_to_the_review_where_the_table_is_known() -> None:
    def codes(table: str) -> list[str]:
        image = page_image(made("katalon", Order("moments", address=HERE), table), 0, 300)
        return [each.text for each in zxingcpp.read_barcodes(image)]

    assert codes("abc123") == [f"{HERE}/review/abc123"]
    assert codes("") == []


def test_a_match_without_a_moment_says_so() -> None:
    match, found = reviewed("katalon")
    voice = Voice.at("nl", match.game, ["Anna", "Bram"])
    sheet = moments_sheet(Order("moments"), match, found._replace(moments=()), voice)
    content = typeset(sheet)
    assert len(reader(content).pages) == 1
    assert "geen moment" in words_of(content, 0)

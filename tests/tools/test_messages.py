"""The page of messages holds every message of both catalogues, with how it sounds."""

from pathlib import Path

from speeltafel.words import LANGUAGES
from tests.words.test_catalogues import messages
from tools.messages import main


def test_the_page_holds_every_message_in_both_languages(tmp_path: Path) -> None:
    out = tmp_path / "messages.html"
    main(out)
    page = out.read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert all(f"<td>{code}</td>" in page for code in messages(language))
    assert "Leg de eerste steen op een veld naar keuze." in page
    assert "want Anna legde op een" in page, "prompts are shown as they are said at a table"

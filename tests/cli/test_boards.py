"""Boards drawn in the terminal, for every game, in colour and without."""

from random import Random

import pytest
from rich.console import Console

from speeltafel.arena.self_play import play_out
from speeltafel.bots import find_bot
from speeltafel.cli.play.boards import draw
from speeltafel.core.refusal import accept
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Language, Voice
from tests.conformance import VARIANTS, config_for, player_for
from tests.games.katalon.drawing import position


def drawn(game: str, state: object, language: Language, seat: int | None, colour: bool) -> str:
    console = Console(
        width=100, color_system="truecolor" if colour else None, force_terminal=colour
    )
    with console.capture() as captured:
        console.print(draw(GAMES[game], state, Voice.at(language, GAMES[game]), seat))
    return captured.get()


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_board_is_drawn_for_every_seat_in_both_languages(name: str, variant: str) -> None:
    game, config = GAMES[name], config_for(name, variant)
    bots = [accept(find_bot(game, player_for(name, variant)))] * config.players
    for limit in (0, 12, 60):
        state = play_out(game, config, bots, Random(limit), limit).state
        for language in LANGUAGES:
            for seat in (None, 0):
                assert drawn(name, state, language, seat, colour=False).strip()


def test_katalon_is_readable_without_colour() -> None:
    state = position(
        """
           y
          ryr
         . y .
        .......
         . . .
          ...
           r
        """,
        "r",
        "Nn",
    )
    lines = drawn("katalon", state, "nl", None, colour=False).splitlines()
    assert lines[0].strip() == "(●)"
    assert lines[2].split() == ["✕", "●", "✕"]
    assert "\x1b" not in "".join(lines)
    assert "\x1b" in drawn("katalon", state, "nl", None, colour=True)


def test_free_fields_of_the_forced_box_show_their_letters() -> None:
    sent_east = position(
        """
           .
          ..y
         . . .
        .......
         . . .
          ...
           .
        """,
        "r",
        "No",
    )
    lines = drawn("katalon", sent_east, "en", None, colour=False).splitlines()
    assert lines[4].rstrip().endswith("n")
    assert lines[6].split()[-3:] == ["w", "c", "e"]
    assert lines[8].rstrip().endswith("s")

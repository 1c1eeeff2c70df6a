"""The public face: what `import speeltafel` offers, and that it costs nothing until it is used."""

import subprocess
import sys

import speeltafel
import speeltafel.face

SURFACE = {
    "CHANCE",
    "GAMES",
    "TABLE",
    "Bot",
    "Config",
    "Correction",
    "Game",
    "Kind",
    "Match",
    "Nonconformance",
    "Observation",
    "Option",
    "Outcome",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Review",
    "Traits",
    "Variant",
    "Voice",
    "accept",
    "add_game",
    "bot_names",
    "check_game",
    "check_tables",
    "configure",
    "find_bot",
    "find_game",
    "format_record",
    "game_of",
    "new_match",
    "observe",
    "parse_record",
    "play",
    "play_text",
    "reason",
    "record_of",
    "replay",
    "review",
    "rewind",
    "settle_chance",
    "start",
}


def test_the_surface_is_listed_here() -> None:
    """A name that goes or changes breaks somebody's program: say so in the changelog."""
    assert set(speeltafel.face.__all__) == SURFACE
    assert set(dir(speeltafel)) >= SURFACE
    for name in SURFACE:
        assert getattr(speeltafel, name) is getattr(speeltafel.face, name)


def test_what_is_not_offered_is_not_there() -> None:
    assert not hasattr(speeltafel, "play_chess")


def test_importing_it_loads_no_room() -> None:
    """Counted in modules, not in milliseconds: a busy machine would fail it for nothing."""
    code = "import sys, speeltafel; print([m for m in sys.modules if m.startswith('speeltafel.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_a_match_of_a_computer_player_in_a_few_lines() -> None:
    from random import Random

    game = speeltafel.GAMES["katalon"]
    match, generator = speeltafel.accept(speeltafel.new_match(game)), Random(1)
    bot = speeltafel.accept(speeltafel.find_bot(game, "random"))
    while acting := game.to_act(match.state):
        seat = min(acting)
        sight = speeltafel.observe(game, match.config, match.state, seat, generator)
        match = speeltafel.accept(speeltafel.play(match, seat, bot.choose(sight, generator)))
    assert game.outcome(match.state) is not None


def test_a_match_that_cannot_be_set_up_is_refused() -> None:
    answer = speeltafel.new_match(speeltafel.GAMES["katalon"], players=3)
    assert isinstance(answer, speeltafel.Refusal)

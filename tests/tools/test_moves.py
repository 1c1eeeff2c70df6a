"""The forms of moves for the browser say what the engine says."""

from random import Random

import pytest

from speeltafel.core.kit.conformance import tables_of
from speeltafel.core.match import advance, settle_chance, start
from speeltafel.games import GAMES
from tools.moves import FORMS, read, typescript

STEPS = 60


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_is_offered_is_read_into_its_fields(game: str) -> None:
    known, generator, kinds = GAMES[game], Random(game), set()
    for config in tables_of(known):
        match = settle_chance(start(known, config), generator)
        for _ in range(STEPS):
            acting = known.to_act(match.state)
            if not acting:
                break
            seat = generator.choice(sorted(acting))
            moves = list(known.legal_moves(match.state, seat))
            for move in generator.sample(moves, min(40, len(moves))):
                text = known.format_move(move)
                found = [
                    (form.kind, fields, form.fields(move))
                    for form in FORMS[game]
                    if (fields := read(form, text)) is not None
                ]
                assert len(found) == 1, (text, found)
                kind, fields, meant = found[0]
                assert fields == meant, text
                kinds.add(kind)
            match = settle_chance(advance(match, seat, generator.choice(moves)), generator)
    assert kinds >= {form.kind for form in FORMS[game]} - SELDOM


SELDOM = {"Replace", "Twin"}
"""Not met in every random game."""


def test_the_browser_gets_a_type_for_each_kind() -> None:
    written = typescript()
    for game, forms in FORMS.items():
        for form in forms:
            assert f"export interface {game.capitalize()}{form.kind} " in written

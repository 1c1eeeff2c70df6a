"""Everybody draws at once: what is hidden, when a round closes, and what a large table costs."""

from random import Random
from typing import Any

import pytest

from speeltafel.bots import observe
from speeltafel.core.match import AnyMatch, Match, play, play_text, start
from speeltafel.core.reason import seat_reason
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.moves import UNSEEN, Draw, Roll
from speeltafel.games.kapai.rules import LARGE, LEADERS
from speeltafel.games.kapai.state import State


def at_table(players: int, *texts: str, sheet: str = "corners") -> AnyMatch:
    """`* △□` is a roll, `1 △ c4` a draw of the first seat."""
    match = start(KAPAI, accept(configure(KAPAI, None, players, {"sheet": sheet})))
    for text in texts:
        actor, move = text.split(maxsplit=1)
        match = accept(play_text(match, CHANCE if actor == "*" else int(actor) - 1, move))
    return match


def parsed(state: State, text: str) -> Draw:
    move = KAPAI.parse_move(state, text)
    assert isinstance(move, Draw)
    return move


def waiting(match: AnyMatch) -> list[int]:
    return list(KAPAI.to_act(match.state))


def random_hall(players: int, rounds: int, seed: int = 1) -> AnyMatch:
    generator = Random(seed)
    match = at_table(players)
    for _ in range(rounds):
        match = accept(play(match, CHANCE, KAPAI.chance(match.state).sample(generator)))
        for seat in range(players):
            draw = generator.choice(KAPAI.legal_moves(match.state, seat))
            match = accept(play(match, seat, draw))
    return match


def test_all_may_draw_until_all_have_drawn_in_any_order() -> None:
    """KP-3"""
    match = at_table(3, "* △□")
    assert waiting(match) == [0, 1, 2]
    match = accept(play_text(match, 1, "△ c4"))
    assert waiting(match) == [0, 2]
    match = accept(play_text(match, 2, "□ a2"))
    match = accept(play_text(match, 0, "△ g5"))
    assert waiting(match) == [CHANCE]


def test_a_draw_is_final() -> None:
    match = at_table(2, "* △□", "1 △ c4")
    answer = play_text(match, 0, "△ c5")
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.NOT_YOUR_TURN


def test_a_draw_shows_to_others_only_when_the_round_closes() -> None:
    match = at_table(3, "* △□", "1 △ c4")
    for viewer in (1, 2, None):
        view = KAPAI.view(match.state, viewer)
        (place,) = [other for other in view.others if other.seat == 0]
        assert place.drawn
        assert "△" not in "".join(place.drawing.rows)
        assert place.drawing.last == ()
    own = KAPAI.view(match.state, 0).own
    assert own is not None
    assert own.drawing.rows[3] == ".#△T.#."
    closed = accept(play_text(accept(play_text(match, 1, "□ a2")), 2, "□ a3"))
    (place,) = [other for other in KAPAI.view(closed.state, 1).others if other.seat == 0]
    assert place.drawing.rows[3] == ".#△T.#."
    assert place.drawing.last == ("c4",)


def test_a_draw_is_cut_from_what_others_hear() -> None:
    match = at_table(2, "* △□")
    draw = parsed(match.state, "△ c4")
    assert KAPAI.seen_move(match.state, 0, draw, 0) == draw
    assert KAPAI.seen_move(match.state, 0, draw, 1) == UNSEEN
    assert KAPAI.seen_move(match.state, 0, draw, None) == UNSEEN
    told = KAPAI.tell(match.state, 0, UNSEEN)
    assert told.code == "kapai-has-drawn"
    assert told.argument("seat") == seat_reason(0)


def test_the_last_draw_of_a_round_is_told_no_better_than_the_others() -> None:
    match = at_table(2, "* △□", "1 △ c4")
    draw = parsed(match.state, "□ a2")
    assert KAPAI.seen_move(match.state, 1, draw, 0) == UNSEEN


def test_who_plays_alone_has_no_secrets() -> None:
    alone = at_table(1, "* △□")
    draw = parsed(alone.state, "□ a2")
    assert KAPAI.seen_move(alone.state, 0, draw, None) == draw


def test_a_roll_is_seen_by_all() -> None:
    match = at_table(2)
    assert KAPAI.seen_move(match.state, CHANCE, Roll(0, 1), 1) == Roll(0, 1)


def test_a_draw_decided_before_the_roll_is_stale_but_others_drawing_does_not_matter() -> None:
    match = at_table(3, "* △□")
    seen = match.length
    match = accept(play_text(match, 1, "△ c4"))
    draw = parsed(match.state, "□ a2")
    assert isinstance(play(match, 0, draw, seen), Match)
    answer = play(match, 0, draw, seen - 1)
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.STALE


@pytest.mark.parametrize("wrong", [Roll(0, 1), UNSEEN])
def test_a_player_cannot_roll(wrong: Any) -> None:
    match = at_table(2, "* △□")
    answer = play(match, 0, wrong)
    assert isinstance(answer, Refusal)
    assert answer.why.code == "kapai-draw-now"


def test_chance_cannot_draw() -> None:
    answer = play(at_table(2), CHANCE, Draw(0, (3,)))
    assert isinstance(answer, Refusal)
    assert answer.why.code == "core-impossible-chance"


# ── What a seat may know


def test_dealing_again_forgets_what_others_drew_and_keeps_the_rest() -> None:
    one = at_table(3, "* △□", "1 △ c4", "2 □ a2").state
    two = at_table(3, "* △□", "1 □ g6", "2 □ a2").state
    for seat in (1, 2):
        dealt = [KAPAI.resample(state, seat, Random(5)) for state in (one, two)]
        assert dealt[0] == dealt[1]
        assert KAPAI.view(dealt[0], seat) == KAPAI.view(one, seat)
    assert KAPAI.resample(one, 0, Random(5)) != KAPAI.resample(two, 0, Random(5))


def test_a_state_dealt_again_plays_on_with_legal_draws_for_the_others() -> None:
    match = at_table(3, "* △△", "1 c3 c4", "2 a2 a3")
    seen = set()
    for seed in range(30):
        dealt = KAPAI.resample(match.state, 2, Random(seed))
        draw = parsed(dealt, "e3 e4")
        closed = KAPAI.apply(dealt, 2, draw)
        assert list(KAPAI.to_act(closed)) == [CHANCE]
        assert closed.redealt is None
        assert [sheet.filled.bit_count() for sheet in closed.sheets] == [2, 2, 2]
        assert closed.sheets[2] == KAPAI.apply(match.state, 2, draw).sheets[2]
        seen.add((closed.sheets[0], closed.sheets[1]))
    assert len(seen) > 20


def test_a_bot_gets_nothing_that_betrays_a_hidden_draw() -> None:
    sights = [
        observe(KAPAI, match.config, match.state, 1, Random(3))
        for match in (at_table(2, "* △□", "1 △ c4"), at_table(2, "* △□", "1 □ g6"))
    ]
    assert sights[0] == sights[1]
    assert sights[0].dealt.drawing[0] == sights[0].dealt.sheets[0]


# ── Large tables


def test_a_view_shows_everybody_at_a_class_of_thirty() -> None:
    match = random_hall(30, 2)
    view = KAPAI.view(match.state, 3)
    assert [place.seat for place in view.others] == [seat for seat in range(30) if seat != 3]
    assert len(KAPAI.view(match.state, None).others) == 30


def test_a_view_of_a_hall_shows_the_leaders_and_the_neighbours() -> None:
    players = 300
    state = random_hall(players, 14).state
    standing = []
    for seat in range(players):
        own = KAPAI.view(state, seat).own
        assert own is not None
        standing.append((-own.drawing.score, -sum(own.drawing.crosses), seat))
    best = [seat for _, _, seat in sorted(standing)]
    assert list(state.leaders) == best[:LEADERS]
    view = KAPAI.view(state, 298)
    assert view.players == players
    assert view.own is not None
    assert view.own.seat == 298
    shown = [place.seat for place in view.others]
    assert shown == sorted(shown)
    assert len(shown) == LARGE - 1
    assert set(state.leaders) - {298} <= set(shown)
    assert {299, 0, 1} <= set(shown)
    assert 298 not in shown


def test_a_draw_at_a_table_of_ten_thousand_shares_the_other_sheets() -> None:
    match = at_table(10_000, "* △□")
    before = match.state
    after = accept(play_text(match, 5000, "△ c4")).state
    assert next(iter(KAPAI.to_act(after))) == 0
    assert len(KAPAI.to_act(after)) == 9999
    old, new = before.drawing._root, after.drawing._root
    assert sum(a is not b for a, b in zip(old, new, strict=True)) == 1
    assert after.sheets is before.sheets


def test_closing_a_round_of_a_true_state_copies_no_sheet() -> None:
    match = at_table(3, "* △□", "1 △ c4", "2 △ c4")
    drawing = match.state.drawing
    closed = accept(play_text(match, 2, "□ a2")).state
    assert closed.sheets is closed.drawing
    assert [closed.sheets[seat] is drawing[seat] for seat in (0, 1)] == [True, True]

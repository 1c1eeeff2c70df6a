"""An observation says what a seat sees: all of it, and nothing else."""

from random import Random
from typing import Any

import numpy as np

from speeltafel.research.encoding import Encoding
from speeltafel.research.episode import Episode
from tests.research.tables import ENCODINGS, OUT_OF_TURN, every_table, walked

ORDERLESS = {
    "TrioView": ("taken",),
    "PlayerView": ("known", "won", "penalties"),
}
"""Piles whose order no rule asks for: it is not encoded."""


NOT_ENCODED = {
    *("supply", "agreed", "number", "points", "game", "side", "difference", "sheet", "players"),
    *("waiting", "due", "positions", "steep", "path", "scores"),
    *("towers", "piles", "homes"),
}
"""Follow from what is encoded, are the same all game long, or hold tiles, which must add up and so
cannot be changed one by one (the test above looks at those)."""


def observation(value: Any) -> Any:
    """A view without the order that does not count."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        orderless = ORDERLESS.get(type(value).__name__, ())
        parts = {}
        for name, part in zip(value._fields, value, strict=True):
            if name in orderless:
                nested = part and isinstance(part[0], tuple) and not hasattr(part[0], "_fields")
                part = tuple(tuple(sorted(p)) for p in part) if nested else tuple(sorted(part))
            elif name == "discard" and part and isinstance(part[0], str):
                part = (*sorted(part[:-1]), part[-1])  # Potz Klotz: only the top card has a place
            parts[name] = observation(part)
        return tuple(parts.values())
    return tuple(map(observation, value)) if isinstance(value, tuple) else value


def told(episode: Episode, seat: int) -> tuple[Any, bytes]:
    path = episode.paths.get(seat, ())
    view = observation(episode.encoding.game.view(episode.state, seat))
    return (view, path), episode.observe(seat).tobytes()


@every_table
def test_what_a_seat_can_tell_apart_is_told_apart_and_nothing_else_is(coded: Encoding) -> None:
    by_sight: dict[Any, bytes] = {}
    for seed in range(4):
        for episode in walked(coded, seed, limit=150, chance=True):
            seen, row = told(episode, 0)
            assert by_sight.setdefault(seen, row) == row
    assert len(set(by_sight.values())) == len(by_sight)


@every_table
def test_every_field_of_a_view_is_encoded(coded: Encoding) -> None:
    """With one field of another view put in, the observation differs."""
    views = [
        (coded.game.view(episode.state, 0), episode)
        for episode in walked(coded, seed=11, limit=120, chance=True)
    ]
    first: Any = views[len(views) // 2][0]
    for field in first._fields:
        if field in NOT_ENCODED:
            continue
        others = {getattr(view, field) for view, _ in views} - {getattr(first, field)}
        for other in sorted(others, key=repr)[:20]:
            if observation(first._replace(**{field: other})) == observation(first):
                continue
            changed = coded.observer.observe(first._replace(**{field: other}), 0)
            assert (changed != coded.observer.observe(first, 0)).any(), (field, other)


@every_table
def test_dealing_the_hidden_part_again_changes_no_observation(coded: Encoding) -> None:
    generator = Random(7)
    other_deals = 0
    for episode in walked(coded, seed=7, limit=120):
        for seat in range(min(coded.config.players, 3)):
            dealt = Episode(coded, coded.game.resample(episode.state, seat, generator))
            dealt.paths = dict(episode.paths)
            other_deals += dealt.state != episode.state
            assert (dealt.observe(seat) == episode.observe(seat)).all()
            if seat in episode.actors():
                assert dealt.choices(seat) == episode.choices(seat)
    hidden = not coded.game.traits.perfect_information and coded.config.players > 1
    assert (other_deals > 0) == hidden


@every_table
def test_values_stay_within_the_published_bounds(coded: Encoding) -> None:
    observer = coded.observer
    for episode in walked(coded, seed=9, limit=400, chance=True):
        row = episode.observe(0)
        assert row.dtype == observer.dtype
        assert (row >= observer.low).all()
        assert (row <= observer.high).all()


def test_every_part_is_used_somewhere() -> None:
    """A part that is always the same would tell nothing."""
    used: dict[tuple[str, str], bool] = {}
    for coded in (*ENCODINGS, OUT_OF_TURN):
        rows = np.array(
            [
                episode.observe(0)
                for seed in (1, 2)
                for episode in walked(coded, seed, limit=300, chance=True)
            ]
        )
        for part in coded.observer.parts:
            lies = coded.observer.slices[part.name]
            varies = bool((rows[:, lies] != rows[0, lies]).any())
            key = (coded.game.name, part.name)
            used[key] = used.get(key, False) or varies
    never = {key for key, varies in used.items() if not varies}
    assert never == {
        ("katoiz", "seat"),  # varies with the seat, not during a game
        ("katoiz", "out"),  # clocks are kept outside the rules
    }

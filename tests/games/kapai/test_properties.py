"""What must hold in every game of Ka Pai."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.core.kit.counts import count
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import BOXES, LINE, TRIPLES
from speeltafel.games.kapai.moves import Draw
from speeltafel.games.kapai.rules import legal_moves
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import State
from speeltafel.games.kapai.view import Drawing
from tests.games.kapai import paper

seeds = st.integers(0, 2**32)
players = st.integers(1, 4)
layouts = st.sampled_from(tuple(SHEETS))


def rounds(seed: int, players: int, layout: str) -> Iterator[State]:
    """A game at random: the table at the start of each round, and at the end."""
    generator = Random(seed)
    state = KAPAI.setup(accept(configure(KAPAI, None, players, {"sheet": layout})))
    yield state
    while KAPAI.to_act(state):
        state = KAPAI.apply(state, CHANCE, KAPAI.chance(state).sample(generator))
        order = list(KAPAI.to_act(state))
        generator.shuffle(order)
        for seat in order:
            moves = legal_moves(state, seat)
            groups = [move for move in moves if move.frames or move.crosses]
            chosen = groups if groups and generator.random() < 0.7 else moves
            state = KAPAI.apply(state, seat, generator.choice(chosen))
        yield state


def drawings(state: State) -> list[Drawing]:
    return [place.drawing for place in KAPAI.view(state, None).others]


@settings(max_examples=60, deadline=None)
@given(seeds, players, layouts)
def test_forty_fields_and_all_sheets_fill_in_the_same_round(
    seed: int, players: int, layout: str
) -> None:
    """KP-10"""
    for state in rounds(seed, players, layout):
        left = ["".join(drawing.rows).count(".") for drawing in drawings(state)]
        assert len(set(left)) == 1
        assert (KAPAI.outcome(state) is not None) == (left[0] == 0)
        assert left[0] <= 40
        assert all("".join(d.rows).count("T") == 5 for d in drawings(state))


@settings(max_examples=60, deadline=None)
@given(seeds, players, layouts)
def test_groups_are_straight_equal_disjoint_and_none_is_left_open(
    seed: int, players: int, layout: str
) -> None:
    """KP-6"""
    before: list[Drawing] = []
    for state in rounds(seed, players, layout):
        for seat, drawing in enumerate(drawings(state)):
            signs = paper.signs(drawing)
            frames = paper.frames(drawing)
            framed = [place for frame in frames for place in frame]
            assert all(len(frame) == 3 for frame in frames)
            assert len(framed) == len(set(framed))
            assert all(len({signs[place] for place in frame}) == 1 for frame in frames)
            assert paper.open_triples(drawing) == []
            if before:
                assert set(before[seat].frames) <= set(drawing.frames)
        before = drawings(state)


@settings(max_examples=60, deadline=None)
@given(seeds, players, layouts)
def test_there_are_as_many_crosses_as_groups_of_lines(seed: int, players: int, layout: str) -> None:
    """KP-7: sixteen boxes are more than thirteen groups can fill."""
    for state in rounds(seed, players, layout):
        for drawing in drawings(state):
            signs = paper.signs(drawing)
            lines = sum(signs[frame[0]] == "/" for frame in paper.frames(drawing))
            assert sum(drawing.crosses) == lines == drawing.groups[LINE]
            assert max(drawing.crosses) <= BOXES


@settings(max_examples=60, deadline=None)
@given(seeds, players, layouts)
def test_the_score_counted_from_the_drawing_is_the_running_one(
    seed: int, players: int, layout: str
) -> None:
    """KP-8, KP-9"""
    state = None
    for state in rounds(seed, players, layout):
        for drawing in drawings(state):
            assert paper.score(drawing) == drawing.score
    assert state is not None
    outcome = KAPAI.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(paper.score(drawing) for drawing in drawings(state))


@settings(max_examples=60, deadline=None)
@given(seeds, layouts)
def test_a_drawing_grows_beside_itself(seed: int, layout: str) -> None:
    """KP-4, KP-5: every new field hangs on the drawing, alone or by its neighbour."""
    before: set[paper.Field] = set()
    for state in rounds(seed, 1, layout):
        (drawing,) = drawings(state)
        now = {place for place, sign in paper.signs(drawing).items() if sign in "△□○/"}
        new = now - before
        assert before <= now
        assert len(new) <= 2
        if before and new:
            assert any(set(paper.around(place)) & before for place in new)
        if len(new) == 2:
            first, second = new
            apart = second not in paper.around(first)
            free = {place for place, sign in paper.signs(drawing).items() if sign == "."} | new
            if apart:
                assert not any(set(paper.around(place)) & free for place in free)
        before = now


draws = st.builds(
    Draw,
    symbol=st.integers(0, 3),
    fields=st.lists(st.integers(0, 48), min_size=1, max_size=2).map(sorted).map(tuple),
    frames=st.lists(st.integers(0, len(TRIPLES) - 1), max_size=2).map(sorted).map(tuple),
    crosses=st.lists(st.integers(0, 3), max_size=2).map(sorted).map(tuple),
)


@settings(max_examples=60, deadline=None)
@given(seeds, layouts, st.integers(0, 30), st.lists(draws, max_size=10))
def test_a_draw_is_refused_exactly_when_it_is_not_listed(
    seed: int, layout: str, number: int, others: list[Draw]
) -> None:
    """Random draws, and legal ones with one part changed."""
    state = list(rounds(seed, 1, layout))[min(number, 20)]
    generator = Random(seed)
    state = KAPAI.apply(state, CHANCE, KAPAI.chance(state).sample(generator))
    legal = legal_moves(state, 0)
    chosen = generator.choice(legal)
    tried = [
        *others,
        *(chosen._replace(symbol=symbol) for symbol in range(4)),
        *(chosen._replace(fields=other.fields) for other in others),
        *(chosen._replace(frames=other.frames) for other in others),
        *(chosen._replace(crosses=other.crosses) for other in others),
        *(chosen._replace(crosses=(row,)) for row in range(4)),
        *(move._replace(frames=(), crosses=()) for move in legal),
        *legal,
    ]
    for move in tried:
        assert (KAPAI.why_not(state, 0, move) is None) == (move in legal), move


def test_perft_counts_by_hand() -> None:
    """Ten rolls; then either seat has 80 draws after each of six mixed rolls, and 56 after each of
    four pairs: 84 neighbours on the grid less 28 at totems and dark fields."""
    start = KAPAI.setup(accept(configure(KAPAI, players=2)))
    assert count(KAPAI, start, 1) == 10
    assert count(KAPAI, start, 2) == 2 * (6 * 80 + 4 * 56)
    assert count(KAPAI, start, 3) == 2 * (6 * 80**2 + 4 * 56**2)

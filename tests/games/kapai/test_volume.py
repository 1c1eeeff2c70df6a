"""Many whole games: 1,000 each for 1, 2 and 4 players, 100 for 30 (1,000 of those were played once
by hand and take half a minute)."""

from random import Random

import pytest

from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import State
from tests.games.kapai import paper


def played_out(players: int, layout: str, generator: Random) -> State:
    state = KAPAI.setup(accept(configure(KAPAI, None, players, {"sheet": layout})))
    while acting := KAPAI.to_act(state):
        actor = next(iter(acting))
        if actor == CHANCE:
            state = KAPAI.apply(state, CHANCE, KAPAI.chance(state).sample(generator))
        else:
            moves = KAPAI.legal_moves(state, actor)
            state = KAPAI.apply(state, actor, generator.choice(moves))
    return state


@pytest.mark.parametrize(("players", "games"), [(1, 1000), (2, 1000), (4, 1000), (30, 100)])
def test_every_game_ends_with_full_sheets_and_the_score_counted_by_hand(
    players: int, games: int
) -> None:
    generator = Random(players)
    for number in range(games):
        state = played_out(players, tuple(SHEETS)[number % len(SHEETS)], generator)
        outcome = KAPAI.outcome(state)
        assert outcome is not None
        drawings = [place.drawing for place in KAPAI.view(state, None).others]
        assert all("." not in "".join(drawing.rows) for drawing in drawings)
        assert outcome.scores == tuple(map(paper.score, drawings))
        ranks = [(paper.score(drawing), sum(drawing.crosses)) for drawing in drawings]
        best = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        assert outcome.winners == (best if players > 1 else ())

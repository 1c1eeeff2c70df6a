"""Every game and variant as researchers get it, and states from whole random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.games.potzklotz.moves import Claim
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.research.encoding import Encoding, encoding_of
from speeltafel.research.episode import Episode


def _encodings() -> Iterator[Encoding]:
    for game in GAMES.values():
        for variant in game.variants:
            for players in sorted({variant.players[0], 2, min(4, variant.players[-1])}):
                config = configure(game, variant.name, players)
                if not isinstance(config, Refusal):
                    yield encoding_of(game, config)


ENCODINGS = tuple(_encodings())
OUT_OF_TURN = encoding_of(
    GAMES["potzklotz"],
    configure(GAMES["potzklotz"], "basic", 3, {"out-of-turn": True, "games": 1}),  # type: ignore[arg-type]  # right as it stands
)

every_table = pytest.mark.parametrize(
    "coded",
    [*ENCODINGS, OUT_OF_TURN],
    ids=lambda coded: f"{coded.game.name}-{coded.config.variant}-{coded.config.players}",
)
every_variant = pytest.mark.parametrize(
    "coded",
    [coded for coded in ENCODINGS if coded.config.players == 2],
    ids=lambda coded: f"{coded.game.name}-{coded.config.variant}",
)


def walked(coded: Encoding, seed: int, limit: int = 400, chance: bool = False) -> Iterator[Episode]:
    """An episode before each choice of a random game, and before chance acts if wanted. Chance is
    settled by the rules themselves; at Potz Klotz every other claim is a right one if there is."""
    generator = Random(seed)
    episode = Episode(coded, limit=limit)
    while True:
        while chance and episode.actors()[:1] == (CHANCE,):
            yield episode
            episode.play(CHANCE, coded.game.chance(episode.state).sample(generator))
        episode.settle(generator)
        actors = episode.actors()
        if not actors:
            return
        yield episode
        seat = actors[generator.randrange(len(actors))]
        right = _right_claim(episode, seat) if generator.randrange(2) else None
        if right is None or episode.paths.get(seat):
            episode.act(seat, generator.choice(episode.choices(seat)))
        else:
            episode.play(seat, right)


def _right_claim(episode: Episode, seat: int) -> Any:
    if not isinstance(episode.state, State) or episode.state.answering:
        return None
    for move in episode.encoding.game.legal_moves(episode.state, seat):
        if isinstance(move, Claim):
            verdict = verdict_on(episode.state, move)
            if verdict.judgement is Judgement.RIGHT:
                return move
    return None

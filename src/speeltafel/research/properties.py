"""What kind of game each variant is: what its rules declare, and what random play shows."""

from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import ANY_NUMBER, Variant, configure, default_players
from speeltafel.games import GAMES
from speeltafel.research.encoding import Encoding, encoding_of
from speeltafel.research.episode import Episode
from speeltafel.research.rewards import usual_reward

GAMES_PLAYED: Final = 20
LIMIT: Final = 2000
STATES: Final = {"katalon": "144,924,223 before the end, up to symmetry"}
"""Reachable states where they have been counted: `docs/katalon-solved.md`."""


class Properties(NamedTuple):
    game: str
    variant: str
    players: str
    information: str
    chance: str
    simultaneous: bool
    reward: str
    actions: int
    steps: int
    """Numbers of the longest move."""
    observation: int
    chance_numbers: int
    branching: float
    """Whole moves to choose from, on average and at most."""
    most: int
    length: float
    """Decisions in a game, on average, all players together; `LIMIT` cuts a game off."""
    cut_off: int
    """Games of those played that were."""
    events: float
    """What chance did in a game, on average: rolls, cards, layouts."""
    states: str


def properties(seed: int = 1, games: int = GAMES_PLAYED) -> Iterator[Properties]:
    for game in GAMES.values():
        for variant in game.variants:
            config = accept(configure(game, variant.name, default_players(variant)))
            yield properties_of(encoding_of(game, config), variant, seed, games)


def properties_of(coded: Encoding, variant: Variant, seed: int, games: int) -> Properties:
    traits, alphabet = coded.game.traits, coded.alphabet
    counts: list[int] = []
    lengths: list[int] = []
    events: list[int] = []
    cut_off = 0
    for number in range(games):
        generator = Random(f"{coded.game.name} {coded.config.variant} {seed} {number}")
        length, happened, cut = _played(coded, generator, counts)
        lengths.append(length)
        events.append(happened)
        cut_off += cut
    return Properties(
        coded.game.name,
        coded.config.variant,
        _players(variant),
        "perfect" if traits.perfect_information else "imperfect",
        "explicit" if traits.chance else "none",
        traits.simultaneous,
        usual_reward(coded.config),
        alphabet.size,
        alphabet.longest,
        coded.observer.size,
        len(alphabet.lots.texts),
        mean(counts),
        max(counts),
        mean(lengths),
        cut_off,
        mean(events),
        STATES.get(coded.game.name, "not counted"),
    )


def _played(coded: Encoding, generator: Random, counts: list[int]) -> tuple[int, int, bool]:
    """One game of random whole moves: decisions, what chance did, whether it was cut off."""
    game, episode, events = coded.game, Episode(coded, limit=LIMIT), 0
    while actors := episode.actors():
        if actors[0] == CHANCE:
            episode.play(CHANCE, game.chance(episode.state).sample(generator))
            events += 1
            continue
        seat = actors[generator.randrange(len(actors))]
        moves = game.legal_moves(episode.state, seat)
        counts.append(len(moves))
        episode.play(seat, moves[generator.randrange(len(moves))])
    return episode.decisions, events, episode.cut_off


def _players(variant: Variant) -> str:
    least, most = variant.players[0], variant.players[-1]
    if most >= ANY_NUMBER:
        return f"{least} or more"
    return str(least) if least == most else f"{least}–{most}"

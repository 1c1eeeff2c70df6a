"""A start becomes a match: moves are played through the checked door, positions are read."""

from functools import cache
from random import Random

from speeltafel.core.match import AnyMatch, advance, play_text, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.learn.lessons.lesson import BY_SEED, Start
from speeltafel.learn.lessons.positions import laid_out


@cache
def opened(game: str, wanted: Start) -> AnyMatch:
    known, generator = GAMES[game], Random(wanted.seed)
    config = accept(configure(known, wanted.variant, wanted.players, dict(wanted.options)))
    match = start(known, config)
    for text in wanted.moves:
        if text == BY_SEED:
            match = advance(match, CHANCE, known.chance(match.state).sample(generator))
        else:
            match = accept(play_text(match, min(known.to_act(match.state)), text))
    if wanted.position:
        match = match._replace(state=laid_out(match.state, wanted.position))
    return settle_chance(match, generator)


def acting(match: AnyMatch) -> Seat | None:
    """Who is to move, where somebody is."""
    seats = [seat for seat in match.game.to_act(match.state) if seat != CHANCE]
    return min(seats) if seats else None

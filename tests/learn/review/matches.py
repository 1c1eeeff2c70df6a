"""Matches of computer players, to be reviewed."""

from random import Random

from speeltafel.bots import find_bot, observe
from speeltafel.core.match import AnyMatch, advance, new_match
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.games import GAMES


def played(game: str, names: tuple[str, ...], seed: int, variant: str | None = None) -> AnyMatch:
    generator, rules = Random(seed), GAMES[game]
    match = accept(new_match(rules, variant, len(names), names=names))
    bots = [accept(find_bot(rules, name)) for name in names]
    while acting := rules.to_act(match.state):
        if CHANCE in acting:
            move = rules.chance(match.state).sample(generator)
            match = advance(match, CHANCE, move)
            continue
        seat = next(iter(acting))
        seen = observe(rules, match.config, match.state, seat, generator)
        match = advance(match, seat, bots[seat].choose(seen, generator))
    return match

"""Katoiz by somebody who knows every roll to come, which no honest player does.

It plays games out as the strongest player does, but with the very dice that will fall. What it wins
is an estimate from above of what honest players can win: it knows more than any of them, though it
does not search all that could be searched.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from speeltafel.arena.self_play import agreed_event
from speeltafel.bots.bot import Bot, observe
from speeltafel.bots.effort import Effort
from speeltafel.bots.katoiz.expert import ThinkingBot
from speeltafel.core.chance import Chance
from speeltafel.core.match import advance, start
from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.core.variants import Config
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import COLOUR_ROLLS, DICE_ROLLS, Roll
from speeltafel.games.katoiz.variants import family, pile_rules, tower_rules

FORESEEN: Final = 1000
"""Rolls that it knows; the few games that need more go on by chance."""
EFFORT: Final = Effort(rounds=300, seconds=0.9)
"""Less than the strongest needs: where the dice are known, games hardly differ."""


def clairvoyant_outcome(config: Config, others: Bot, seat: Seat, seed: str) -> Outcome | None:
    """Of a game in which this seat knows all rolls and the others are played by another bot; None
    where nothing is rolled."""
    faces = sides(config)
    if not faces:
        return None
    generator, dice = Random(seed), Random(f"{seed} dice")
    knowing = ThinkingBot(EFFORT)
    knowing.prepare()
    bots: Sequence[Bot] = [knowing if each == seat else others for each in range(config.players)]
    match, fate = start(KATOIZ, config), [dice.randrange(faces) for _ in range(FORESEEN)]
    while acting := KATOIZ.to_act(match.state):
        actor = next(iter(acting))
        if actor == CHANCE:
            match = advance(match, CHANCE, fallen(KATOIZ.chance(match.state), fate, generator))
        elif (agreed := agreed_event(match, bots, generator)) is not None:
            match = advance(match, TABLE, agreed)
        else:
            knowing.coming = fate
            observation = observe(KATOIZ, config, match.state, actor, generator)
            match = advance(match, actor, bots[actor].choose(observation, generator))
    return KATOIZ.outcome(match.state)


def sides(config: Config) -> int:
    """How many rolls there are at this table; none without dice."""
    kind = family(config)
    if kind == "stapeltoren" and not tower_rules(config).picture_die:
        return len(COLOUR_ROLLS) if tower_rules(config).colour_die else 0
    return 0 if kind == "stapeltje" and pile_rules(config).ladder else len(DICE_ROLLS)


def fallen(chance: Chance[Any], fate: list[int], generator: Random) -> Any:
    """The next roll as foreseen; a layout by chance."""
    rolls = chance.outcomes
    if fate and rolls is not None and isinstance(rolls[0][0], Roll):
        return rolls[fate.pop(0)][0]
    return chance.sample(generator)

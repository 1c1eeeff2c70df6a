"""No peeking: with the hidden part dealt again, choices are spread the same way.

The test of homogeneity on two spreads of choices has a chance of 0.1 % to fail for an honest bot;
the seeds are fixed.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from speeltafel.arena.self_play import finish, play_out
from speeltafel.bots import AnyObservation, Bot, Observation, find_bot, observe
from speeltafel.core.match import AnyMatch, settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.games import GAMES
from tests.bots.homogeneity import alike
from tests.conformance import config_for

DISTRIBUTED = [
    ("potzklotz", "pupil"),
    ("potzklotz", "strongest@12"),
    ("kobito", "player"),
    ("kobito", "strongest@8"),
    ("kapai", "player"),
    ("kapai", "strongest@8"),
]
CHOICES = 100


def middle_of_a_game(name: str, seed: int) -> tuple[AnyMatch, int]:
    """A match in which some seat is to act and others hide something from it."""
    game, config = GAMES[name], config_for(name, GAMES[name].variants[0].name, 2)
    bot = accept(find_bot(game, "player"))
    match = settle_chance(play_out(game, config, [bot, bot], Random(seed), limit=31), Random(seed))
    return match, next(iter(game.to_act(match.state)))


def hidden_otherwise(match: AnyMatch, seat: int, seed: int) -> Any:
    """A state that this seat cannot tell from the true one, and that is not the same."""
    game = match.game
    other = game.resample(match.state, seat, Random(99 + seed))
    assert other != match.state
    assert game.view(other, seat) == game.view(match.state, seat)
    return other


def spread_of(bot: Bot, match: AnyMatch, state: Any, seat: int, seed: int) -> Counter[object]:
    generator = Random(seed)
    return Counter(
        bot.choose(observe(match.game, match.config, state, seat, generator), generator)
        for _ in range(CHOICES)
    )


@pytest.mark.parametrize(("name", "level"), DISTRIBUTED)
def test_what_others_hide_does_not_change_the_choice(name: str, level: str) -> None:
    bot = accept(find_bot(GAMES[name], level))
    for seed in range(2):
        match, seat = middle_of_a_game(name, seed)
        if name == "kapai":
            match, seat = drawn_by_one(match)
        other = hidden_otherwise(match, seat, seed)
        assert alike(
            spread_of(bot, match, match.state, seat, 1000 * seed),
            spread_of(bot, match, other, seat, 1000 * seed + 1),
        )


def drawn_by_one(match: AnyMatch) -> tuple[AnyMatch, int]:
    """Ka Pai hides what was drawn in this round: the first seat has drawn, the second has not."""
    bots = [accept(find_bot(match.game, "player"))] * 2
    while len(match.game.to_act(match.state)) != 1:
        match = finish(match, bots, Random(1), match.length + 1)
    return match, next(iter(match.game.to_act(match.state)))


def test_a_bot_that_peeks_is_caught() -> None:
    """The test above can fail: what this bot chooses hangs on what the other holds."""

    class Peeking(Bot):
        def __init__(self, state: Any) -> None:
            self.state = state

        def choose(self, observation: AnyObservation, generator: Random) -> Any:
            secret = sum(self.state.hands[1 - observation.seat])
            return observation.moves[(secret + generator.randrange(2)) % len(observation.moves)]

    match, seat = middle_of_a_game("potzklotz", 0)
    other = hidden_otherwise(match, seat, 0)
    assert sum(other.hands[1 - seat]) != sum(match.state.hands[1 - seat])
    assert not alike(
        spread_of(Peeking(match.state), match, match.state, seat, 1),
        spread_of(Peeking(other), match, other, seat, 2),
    )


@pytest.mark.parametrize("name", ["potzklotz", "kobito", "kapai"])
def test_the_view_of_another_seat_is_refused(name: str) -> None:
    game, config = GAMES[name], config_for(name, GAMES[name].variants[0].name, 2)
    match = settle_chance(start(game, config), Random(1))
    if name == "kapai":  # all is open until somebody has drawn
        match, _ = drawn_by_one(match)
    seat = next(iter(game.to_act(match.state)))
    observation = observe(game, config, match.state, seat, Random(1))
    with pytest.raises(Refused) as refused:
        Observation(game, config, 1 - seat, observation.view, observation.moves, observation.dealt)
    assert refused.value.refusal.why.code == "bots-wrong-seat"

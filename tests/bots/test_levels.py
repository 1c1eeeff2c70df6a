"""Every level of every game: legal, repeatable, named in both languages, and no peeking."""

from collections import Counter
from random import Random

import pytest

from speeltafel.bots import find_bot, look
from speeltafel.bots.ladder import rungs
from speeltafel.bots.level import NAMES
from speeltafel.bots.party import play_out
from speeltafel.bots.random_bot import RandomBot
from speeltafel.bots.shelf import own_levels, own_part
from speeltafel.core.match import Match, advance, settle_chance, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.games import GAMES
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.view import resample
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import VARIANTS, config_for

LEVELS = [(name, variant, level) for name, variant in VARIANTS for level in own_levels(GAMES[name])]
QUICK = {"kapai": "strongest@16", "potzklotz": "strongest@4", "kobito": "strongest@20"}
"""The strongest with so little time that a test can afford it."""


def player(game: str, level: str) -> str:
    return QUICK.get(game, level) if level == "strongest" else level


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_kind_name_in_both_languages(language: str) -> None:
    voice = Voice("nl" if language == "nl" else "en")
    for game in GAMES.values():
        for name in ["random", "ahead", *own_levels(game)]:
            assert voice.word(f"bots-{name}")
        for level in own_part(game.name, "LEVELS") or ():
            if hasattr(level, "errs"):
                assert voice.word(f"bots-errs-{level.errs}")


@pytest.mark.parametrize("game", ["kapai", "potzklotz", "kobito"])
def test_the_levels_go_by_the_common_names(game: str) -> None:
    assert own_levels(GAMES[game]) == NAMES
    climbed = rungs(GAMES[game], config_for(game, GAMES[game].variants[0].name))
    assert [(each.stronger, each.weaker) for each in climbed[:2]] == [
        ("pupil", "beginner"),
        ("player", "pupil"),
    ]
    assert climbed[-1].weaker == "ahead"


@pytest.mark.parametrize(("name", "variant", "level"), LEVELS)
def test_a_level_plays_legally_and_repeats_from_its_seed(
    name: str, variant: str, level: str
) -> None:
    game, config = GAMES[name], config_for(name, variant)
    bots = [accept(find_bot(game, player(name, level))), *[RandomBot()] * (config.players - 1)]
    first, second = (play_out(game, config, bots, Random(3), limit=60) for _ in range(2))
    assert first == second
    match = start(game, config)
    for entry in first.entries():
        if entry.actor >= 0:
            assert game.why_not(match.state, entry.actor, entry.move) is None
        match = advance(match, entry.actor, entry.move)


def test_a_number_of_rounds_can_be_asked_for() -> None:
    assert not isinstance(find_bot(GAMES["kapai"], "strongest@20"), Refusal)
    for wrong in ("strongest@", "strongest@0", "strongest@-3", "pupil@20", "strongest@2x"):
        assert isinstance(find_bot(GAMES["kapai"], wrong), Refusal)
    assert isinstance(find_bot(GAMES["katalon"], "strongest@20"), Refusal)


def middle_of_a_game(seed: int) -> Match:
    config = config_for("potzklotz", "basic", 2)
    bot = accept(find_bot(POTZKLOTZ, "player"))
    match = play_out(POTZKLOTZ, config, [bot, bot], Random(seed), limit=15)
    return settle_chance(match, Random(seed))


@pytest.mark.parametrize("level", ["pupil", "strongest@12"])
def test_what_others_hold_does_not_change_the_choice(level: str) -> None:
    """No peeking: with the hidden cards dealt again the choices are spread the same way.

    The test of homogeneity on two spreads of choices; 0.1 % chance to fail for an honest bot, and
    the seeds are fixed.
    """
    bot = accept(find_bot(POTZKLOTZ, level))
    for seed in range(3):
        match = middle_of_a_game(seed)
        config, state = match.config, match.state
        seat = next(iter(POTZKLOTZ.to_act(state)))
        other = resample(state, seat, Random(99 + seed))
        assert other.hands != state.hands
        spreads = []
        for number, table in enumerate((state, other)):
            generator = Random(1000 * seed + number)
            spread: Counter[object] = Counter()
            for _ in range(120):
                sight = look(POTZKLOTZ, config, table, seat, generator)
                spread[getattr(bot.choose(sight, generator), "card", None)] += 1
            spreads.append(spread)
        assert deviation(*spreads) < CRITICAL[len(set(spreads[0]) | set(spreads[1])) - 1]


CRITICAL = (1e-9, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12)
"""Chi-square at 0.1 % by degrees of freedom."""


def deviation(one: Counter[object], other: Counter[object]) -> float:
    total = one + other
    sizes = one.total(), other.total()
    return sum(
        (spread[choice] - total[choice] * size / sum(sizes)) ** 2
        / (total[choice] * size / sum(sizes))
        for spread, size in zip((one, other), sizes, strict=True)
        for choice in total
    )


def test_a_peeking_bot_would_be_caught() -> None:
    """The test above can fail: choices that depend on the hidden hand differ."""
    honest: Counter[object] = Counter({"a": 60, "b": 60})
    peeking: Counter[object] = Counter({"a": 110, "b": 10})
    assert deviation(honest, peeking) > CRITICAL[1]


def test_a_drawing_hidden_in_this_round_does_not_change_a_choice() -> None:
    """Ka Pai: what the other has drawn but not shown, drawn otherwise."""
    game, config = GAMES["kapai"], config_for("kapai", "standard", 2)
    match = settle_chance(start(game, config), Random(4))
    moves = game.legal_moves(match.state, 0)
    bot = accept(find_bot(game, "strongest@16"))
    chosen = []
    for draw in (moves[0], moves[-1]):
        state = game.apply(match.state, 0, draw)
        generator = Random(7)
        chosen.append(bot.choose(look(game, config, state, 1, generator), generator))
    assert chosen[0] == chosen[1]

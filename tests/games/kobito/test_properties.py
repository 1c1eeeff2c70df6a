"""What must hold at every moment of any game, random or planned.

A few games here; `speeltafel simulate kobito` and the report of the issue have the thousands.
"""

from random import Random

import pytest

from speeltafel.arena.policy import policy_of
from speeltafel.bots import AnyObservation, Bot, find_bot, observe
from speeltafel.core.kit.conformance import check_game
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import DECK, GOLD_TABLES, NUMBERS
from speeltafel.games.kobito.layings import layings, numbers_in
from speeltafel.games.kobito.moves import GOLD, Carry, End, Lay, Move, Penalty, Swap
from speeltafel.games.kobito.rainbow import A_KOBITO, Rainbow
from speeltafel.games.kobito.state import Stage, State
from tests.games.kobito.positions import cards_in

LONGEST_TURN = 60


def play_checked(config: Config, bot: Bot, generator: Random) -> State:
    """A whole game, every state and every move looked at."""
    state: State = KOBITO.setup(config)
    in_turn = 0
    while KOBITO.to_act(state):
        check_table(state, config)
        (actor,) = KOBITO.to_act(state)
        if actor == CHANCE:
            move = KOBITO.chance(state).sample(generator)
        else:
            move = bot.choose(observe(KOBITO, config, state, actor, generator), generator)
            check_move(state, move)
            in_turn = 0 if isinstance(move, End) else in_turn + 1
            assert in_turn < LONGEST_TURN, "a turn comes to an end"
        state = KOBITO.apply(state, actor, move)
    check_table(state, config)
    return state


def check_table(state: State, config: Config) -> None:
    assert cards_in(state) == DECK  # KO-1
    gold = [*state.gold, *(pot.gold for pot in state.pots if pot)]
    gold += [each for won in state.won for each in won]
    assert sorted(gold) == sorted(GOLD_TABLES[config.choice("gold")])  # KO-2
    assert any(state.pile) or not any(state.discard)  # KO-13
    for pot in state.pots:
        if pot is not None and pot.rainbow.places:
            assert 1 <= len(pot.rainbow.places) <= pot.gold.length  # KO-6
            assert is_determined(pot.rainbow)
            assert pot.room or state.stage in (Stage.GOLD, Stage.START, Stage.OVER)  # KO-9
    for seat, workshop in enumerate(state.workshops):
        assert len(workshop) <= 4  # KO-7
        for rainbow in workshop:
            assert 2 <= len(rainbow.places) <= 12
            assert is_determined(rainbow)
        assert len(state.hands[seat]) <= 5
        assert list(state.hands[seat]) == sorted(state.hands[seat])
        assert all(number in NUMBERS for number in state.penalties[seat])  # KO-12
        for card in state.known[seat]:
            assert state.known[seat].count(card) <= state.hands[seat].count(card)


def is_determined(rainbow: Rainbow) -> bool:
    """KO-10: a number card tells what every kobito is. That rainbows are runs (KO-6) shows in the
    conservation of cards: a place counts as a card of the number that follows its neighbour."""
    return any(place != A_KOBITO for place in rainbow.places)


def check_move(state: State, move: Move) -> None:
    """KO-4, KO-12: the minimum is met or the penalty taken."""
    seat = state.turn
    if isinstance(move, End):
        met = state.played >= state.minimum
        assert met or not (layings(state, seat) or numbers_in(state.hands[seat]))
    if isinstance(move, Penalty):
        assert state.played < state.minimum
        assert not layings(state, seat)
    after = KOBITO.apply(state, seat, move)
    counted = {Swap: 0, Carry: 0, Lay: 1, Penalty: 1}.get(type(move))
    if counted is not None:
        assert after.played - state.played == counted  # KO-5
    won = len(after.won[seat]) - len(state.won[seat])
    full = [pot for pot in after.pots if pot and pot.rainbow.places and not pot.room]
    assert won == 1 or not full  # KO-9: won exactly at its length


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("gold", GOLD_TABLES)
def test_random_games_keep_the_rules_and_end(players: int, gold: str) -> None:
    config = accept(configure(KOBITO, players=players, options={"gold": gold}))
    bot = accept(find_bot(KOBITO, "random"))
    for seed in range(12):
        end = play_checked(config, bot, Random(seed))
        check_end(end)


@pytest.mark.parametrize("players", range(2, 7))
def test_planned_games_keep_the_rules_and_end(players: int) -> None:
    config = accept(configure(KOBITO, players=players))
    bot = accept(find_bot(KOBITO, "ahead"))
    check_end(play_checked(config, bot, Random(players)))


class Hoarder(Bot):
    """Keeps everything from the pots as long as it can, so that the piles run out."""

    def choose(self, sight: AnyObservation, generator: Random) -> Move:
        moves: list[Move] = [move for move in sight.moves if not helps_gold(move)]
        hoarding: list[Move] = [move for move in moves if not isinstance(move, End | Penalty)]
        choices: list[Move] = hoarding or moves or list(sight.moves)
        return generator.choice(choices)


def helps_gold(move: Move) -> bool:
    return isinstance(move, Carry) or (isinstance(move, Lay) and move.spot.owner == GOLD)


@pytest.mark.parametrize("players", range(2, 7))
def test_games_in_which_everybody_hoards_keep_the_rules_and_end(players: int) -> None:
    config = accept(configure(KOBITO, players=players))
    for seed in range(6):
        check_end(play_checked(config, Hoarder(), Random(seed)))


def test_when_nobody_brings_anything_to_gold_the_cards_run_out() -> None:
    """KO-13, and the contract holds up to the stand-off."""
    config = accept(configure(KOBITO, players=6))
    end = play_checked(config, Hoarder(), Random(1))
    assert not any(end.pile)
    outcome = KOBITO.outcome(end)
    assert outcome is not None
    assert outcome.reason.code == "kobito-stand-off"
    check_game(KOBITO, config, games=1, policy=policy_of(Hoarder(), config))


def check_end(end: State) -> None:
    """KO-13, KO-14"""
    outcome = KOBITO.outcome(end)
    assert outcome is not None
    if outcome.reason.code == "kobito-all-gold-won":
        assert sum(map(len, end.won)) == 16
        assert end.pots.count(None) == 1
    else:
        assert end.idle == len(end.hands)
        assert None not in end.pots

"""The text environment: the reward is the exact regret, and claims are judged."""

import pytest

from speeltafel.games.katalon.notation import format_move
from speeltafel.games.katalon.rules import legal_moves
from speeltafel.research.regret import regret
from speeltafel.research.text import KatalonText


def test_every_answer_gets_its_exact_regret() -> None:
    env = KatalonText(seed=3)
    rewards = set()
    for _ in range(30):
        env.reset()
        start = env.position
        for move in legal_moves(start, start.turn):
            env.reset(start)
            reply = env.step(f"Because of the threat. Move: {format_move(move)}")
            assert reply.reward == -regret(start, move).value
            assert reply.move == move
            assert reply.done
            assert (format_move(move) in reply.best) == (reply.reward == 0)
            rewards.add(reply.reward)
    assert rewards == {0.0, -1.0, -2.0}


def test_the_prompt_names_every_legal_move() -> None:
    env = KatalonText(seed=1)
    for _ in range(20):
        prompt = env.reset()
        for move in legal_moves(env.position, env.position.turn):
            assert format_move(move) in prompt


@pytest.mark.parametrize("text", ["", "I resign.", "Move: Qq", "Nz would be fine. Move: ✕Nn"])
def test_a_text_without_a_legal_move_gets_the_worst(text: str) -> None:
    env = KatalonText(task="game")
    reply = env.step(text)
    assert (reply.reward, reply.done, reply.move) == (-2.0, True, None)
    with pytest.raises(ValueError, match="reset first"):
        env.step("Move: Nz")


def test_claims_in_an_answer_are_judged() -> None:
    env = KatalonText(task="game")
    reply = env.step("Mm sends the opponent to box M. Mm sends the opponent to box N. Move: Mm")
    assert [true for _, true in reply.claims] == [True, False]
    assert reply.truth == 0.5
    assert not reply.done


def test_best_play_wins_a_game_against_a_weak_opponent_without_regret() -> None:
    env = KatalonText(task="game", seed=2, opponent="beginner")
    total = 0.0
    while not env.done:
        legal = legal_moves(env.position, env.position.turn)
        best = min(legal, key=lambda move: regret(env.position, move))
        total += env.step(f"Move: {format_move(best)}").reward
    assert total == 0
    assert env.won

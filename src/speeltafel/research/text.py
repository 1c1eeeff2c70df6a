"""Katalon as a text environment with true rewards, for language models.

    env = KatalonText(seed=1)
    print(env.prompt())                     # rules, the board, the legal moves
    reply = env.step("I think Nz wins. Move: Nz")
    reply.reward                            # 0: nothing given away; −1, −2: that much value
    reply.claims                            # every claim in the text, with whether it is true

Two tasks. `move`: one answer for one position, drawn from the reachable ones. `game`: the answers
play on against a computer player until the game ends; each is rewarded by its own exact regret.
A text without a legal move gets the worst reward, −2, and ends the episode.
"""

import re
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from speeltafel.core.refusal import Refusal
from speeltafel.games.katalon.components import FIELD, LETTERS
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_move, format_position, parse_move
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import START, State
from speeltafel.research.claims import Claim, claims_in, judge
from speeltafel.research.regret import bot_policy, regret, standard_positions

Task: TypeAlias = Literal["move", "game"]

WORST: Final = -2.0
RULES: Final = """\
Katalon is played on five boxes N, O, Z, W and M (north, east, south, west, middle) of five fields
each: n, o, z, w, m. M shares a field with each other box: Mn = Nz, Mo = Ow, Mz = Zn, Mw = Wo.
A move names the box you were sent to and a field in it: Nz. The field's letter is the box your
opponent is sent to: after Nz they play in Z. The first move may go anywhere.
If that box is full, you capture instead: ✕Nz replaces an opponent's stone there by yours; the
stone just placed may not be captured unless it is the opponent's only one in that box.
A box with five of your stones wins at once. If the board is full, whoever has the majority in
most boxes wins. Ten captures in a row are a draw. Whoever comes to move with all twelve stones on
the board wins."""

_MOVE: Final = re.compile(r"[✕x×]?\s?[NOZWM][nozwm](?![a-z])")
_MARKED: Final = re.compile(r"[Mm]ove:\s*([✕x×]?\s?[NOZWM][nozwm])(?![a-z])")


class Reply(NamedTuple):
    reward: float
    done: bool
    move: Move | None
    """What was played; None when the text held no legal move."""
    best: tuple[str, ...]
    """Every move that would have given nothing away."""
    claims: tuple[tuple[Claim, bool], ...]

    @property
    def truth(self) -> float | None:
        """The share of true claims; None when there were none."""
        if not self.claims:
            return None
        return sum(true for _, true in self.claims) / len(self.claims)


def _sign(position: State, field: int) -> str:
    return "y" if position.yellow >> field & 1 else "r" if position.red >> field & 1 else "."


def drawn(position: State) -> str:
    """The five boxes, each as n, o, z, w, m: y and r for stones, . for a free field."""
    boxes = []
    for box in range(5):
        fields = (
            f"{LETTERS[letter].lower()}={_sign(position, FIELD[box][letter])}"
            for letter in range(5)
        )
        boxes.append(f"{LETTERS[box]}: {' '.join(fields)}")
    return "\n".join(boxes)


class KatalonText:
    def __init__(self, task: Task = "move", seed: int = 0, opponent: str = "player") -> None:
        self.task = task
        self.opponent = bot_policy(opponent)
        self.generator = Random(seed)
        self.reset()

    def reset(self, position: State | None = None) -> str:
        """Another position, or the one given; its prompt."""
        if position is not None:
            self.position = position
        elif self.task == "game":
            self.position = START
        else:
            self.position = self.generator.choice(standard_positions())
        self.seat = self.position.turn
        self.done = False
        return self.prompt()

    def prompt(self) -> str:
        you = ("yellow (y)", "red (r)")[self.position.turn]
        moves = ", ".join(format_move(m) for m in legal_moves(self.position, self.position.turn))
        return "\n\n".join(
            [
                RULES,
                f"Position: {format_position(self.position)}\n{drawn(self.position)}",
                f"You are {you}. Your legal moves: {moves}.",
                "Explain briefly, then end with `Move: ` and your move.",
            ]
        )

    def read_move(self, text: str) -> Move | None:
        """The move after the last `Move:`, or else the last legal one that is named."""
        legal = legal_moves(self.position, self.position.turn)
        for pattern in (_MARKED, _MOVE):
            for found in reversed(pattern.findall(text)):
                move = parse_move(self.position, found)
                if not isinstance(move, Refusal) and move in legal:
                    return move
            if pattern is _MARKED and pattern.search(text):
                return None  # it named its move, and that one is not legal
        return None

    def step(self, text: str) -> Reply:
        if self.done:
            raise ValueError("the episode is over: reset first")
        position, move = self.position, self.read_move(text)
        claims = tuple((claim, judge(position, claim)) for claim in claims_in(text))
        best = tuple(
            format_move(m)
            for m in legal_moves(position, position.turn)
            if not regret(position, m).value
        )
        if move is None:
            self.done = True
            return Reply(WORST, True, None, best, claims)
        reward = float(-regret(position, move).value)
        self.position = apply(position, position.turn, move)
        self.done = self.task == "move" or is_over(self.position)
        if not self.done:
            answer = self.opponent(self.position, self.generator)
            self.position = apply(self.position, self.position.turn, answer)
            self.done = is_over(self.position)
        return Reply(reward, self.done, move, best, claims)

    @property
    def won(self) -> bool | None:
        """Whether the episode's player won the game; None while it goes on or when it is drawn."""
        end = outcome(self.position)
        return None if end is None or not end.winners else self.seat in end.winners

"""Sentences about a Katalon position that are true or false, and who says which.

A claim is one English sentence of a fixed form; the solution decides it. `claims_in` finds them in
free text, so an explanation by a language model can be judged sentence by sentence.

| form | example |
|---|---|
| value of the position | `The player to move wins.` (draws, loses) |
| value of a move | `Nz wins.` `✕Mn loses.` `Oo draws.` |
| how fast | `Nz wins in 3 moves.` (own moves of the winner) |
| best | `Nz is a best move.` `Nz is the only move that wins.` |
| where it sends | `Nz sends the opponent to box Z.` |
| what it finishes | `Nz completes box N.` |
| what it allows | `After Nz the opponent can win at once.` |
"""

import re
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from speeltafel.core.refusal import Refusal
from speeltafel.games.katalon.components import BOX_MASK, LETTERS
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_move, parse_move
from speeltafel.games.katalon.rules import apply, is_over, outcome
from speeltafel.games.katalon.state import State
from speeltafel.solve.oracle import Answer, Oracle, Verdict, find_oracle

MOVE: Final = r"([✕x×]?\s?[NOZWM][nozwm])"
VERBS: Final = {"wins": "win", "draws": "draw", "loses": "loss"}
VERB_OF: Final = {value: verb for verb, value in VERBS.items()}


class Claim(NamedTuple):
    form: str
    move: str
    """Empty for a claim about the position."""
    said: str
    """A verb, a number of moves, or a box."""

    @property
    def sentence(self) -> str:
        return FORMS[self.form].sentence.format(move=self.move, said=self.said)


class Form(NamedTuple):
    pattern: re.Pattern[str]
    sentence: str
    holds: Callable[["Case", Move | None, str], bool]


class Case(NamedTuple):
    position: State
    answer: Answer
    oracle: Oracle


def _after(case: Case, move: Move | None) -> State:
    assert move is not None
    return apply(case.position, case.position.turn, move)


def _verdict(case: Case, move: Move | None) -> Verdict:
    assert move is not None
    return case.answer.moves[move]


def _moves_of_winner(verdict: Verdict) -> int | None:
    if verdict.plies is None:
        return None
    return (verdict.plies + 1) // 2 if verdict.value == "win" else verdict.plies // 2


def _only(case: Case, move: Move | None, said: str) -> bool:
    keeping = [m for m, verdict in case.answer.moves.items() if verdict.value == VERBS[said]]
    return keeping == [move]


def _completes(case: Case, move: Move | None, said: str) -> bool:
    mask = BOX_MASK[LETTERS.index(said)]
    return _after(case, move).other & mask == mask


def _allows(case: Case, move: Move | None, said: str) -> bool:
    """Whether some reply wins at once; `cannot` says that none does."""
    after = _after(case, move)
    if is_over(after):
        return said == "cannot"
    wins = any(
        verdict.value == "win" and verdict.plies == 1
        for verdict in case.oracle.ask(after).moves.values()
    )
    return wins == (said == "can")


def _sends(case: Case, move: Move | None, said: str) -> bool:
    after = _after(case, move)
    return outcome(after) is None and LETTERS[after.box] == said


def _form(pattern: str, sentence: str, holds: Callable[[Case, Move | None, str], bool]) -> Form:
    return Form(re.compile(pattern), sentence, holds)


_VERB: Final = "(wins|draws|loses)"
FORMS: Final[dict[str, Form]] = {
    "position": _form(
        rf"()The player to move {_VERB}(?! in)",
        "The player to move {said}.",
        lambda case, _, said: case.answer.verdict.value == VERBS[said],
    ),
    "speed": _form(
        rf"{MOVE} wins in (\d+) moves?",
        "{move} wins in {said} moves.",
        lambda case, move, said: (
            _verdict(case, move).value == "win"
            and _moves_of_winner(_verdict(case, move)) == int(said)
        ),
    ),
    "only": _form(
        rf"{MOVE} is the only move that {_VERB}",
        "{move} is the only move that {said}.",
        _only,
    ),
    "best": _form(
        rf"{MOVE} is (a|not a) best move",
        "{move} is {said} best move.",
        lambda case, move, said: (move in case.answer.best) == (said == "a"),
    ),
    "sends": _form(
        rf"{MOVE} sends the opponent to box ([NOZWM])",
        "{move} sends the opponent to box {said}.",
        _sends,
    ),
    "completes": _form(
        rf"{MOVE} completes box ([NOZWM])", "{move} completes box {said}.", _completes
    ),
    "allows": _form(
        rf"After {MOVE} the opponent (can|cannot) win at once",
        "After {move} the opponent {said} win at once.",
        _allows,
    ),
    "value": _form(
        rf"{MOVE} {_VERB}(?! in)",
        "{move} {said}.",
        lambda case, move, said: _verdict(case, move).value == VERBS[said],
    ),
}


def claims_in(text: str) -> list[Claim]:
    """Every claim a text makes, in the order of the forms."""
    return [
        Claim(name, _tidy(found[0]), found[1])
        for name, form in FORMS.items()
        for found in form.pattern.findall(text)
    ]


def _tidy(move: str) -> str:
    return move.replace(" ", "").replace("x", "✕").replace("×", "✕")


def judge(position: State, claim: Claim, oracle: Oracle | None = None) -> bool:
    """Whether a claim is true. What it says of a move that cannot be made is false."""
    asked = oracle or find_oracle()
    case = Case(position, asked.ask(position), asked)
    move: Move | None = None
    if claim.move:
        parsed = parse_move(position, claim.move)
        if isinstance(parsed, Refusal) or parsed not in case.answer.moves:
            return False
        move = parsed
    return FORMS[claim.form].holds(case, move, claim.said)


def all_claims(position: State, oracle: Oracle | None = None) -> list[tuple[Claim, bool]]:
    """Everything these forms can say here, each with whether it is true."""
    asked = oracle or find_oracle()
    answer = asked.ask(position)
    claims = [Claim("position", "", verb) for verb in VERBS]
    for move in answer.moves:
        text = format_move(move)
        claims += [Claim(form, text, verb) for form in ("value", "only") for verb in VERBS]
        claims += [Claim("best", text, said) for said in ("a", "not a")]
        claims += [Claim(form, text, box) for form in ("sends", "completes") for box in LETTERS]
        claims += [Claim("allows", text, said) for said in ("can", "cannot")]
        moves = _moves_of_winner(answer.moves[move])
        if answer.moves[move].value == "win" and moves is not None:
            claims += [Claim("speed", text, str(moves + more)) for more in (0, 1)]
    case = Case(position, answer, asked)
    texts = {format_move(move): move for move in answer.moves}
    return [
        (claim, FORMS[claim.form].holds(case, texts.get(claim.move), claim.said))
        for claim in claims
    ]


def quiz(position: State, generator: Random, count: int) -> list[tuple[Claim, bool]]:
    """So many claims, half of them true as far as there are enough: to test a judge with."""
    claims = all_claims(position)
    true = [each for each in claims if each[1]]
    false = [each for each in claims if not each[1]]
    half = min(count // 2, len(true), len(false))
    chosen = generator.sample(true, half) + generator.sample(false, half)
    generator.shuffle(chosen)
    return chosen

"""When the sentences of Katalon are true, judged by names of boxes and fields alone."""

from random import Random
from typing import Any

from speeltafel.games.katalon.components import FIELD, NAMES
from tests.truth.said import Said, Truth, always, seat_of

LETTERS = "NOZWM"
RUBBISH = ("", "zz", "Nzz", "xx", "17", "N", "✕", "Nz Zn")


def type_something(state: Any, generator: Random) -> str:
    if generator.random() < 0.1:
        return generator.choice(RUBBISH)
    mark = generator.choice(("", "", "x", "✕"))
    box = LETTERS[state.box] if 0 <= state.box < 5 and generator.random() < 0.5 else None
    return mark + (box or generator.choice(LETTERS)) + generator.choice(LETTERS).lower()


def box_of(reason: Any) -> int:
    return LETTERS.index(reason.argument("box"))


def field_of(reason: Any) -> int:
    return FIELD[LETTERS.index(reason.argument("box"))][LETTERS.index(reason.argument("letter"))]


def fields(box: int) -> set[int]:
    return {FIELD[box][letter] for letter in range(5)}


def stones(state: Any, seat: int) -> set[int]:
    bits = state.own if state.turn == seat else state.other
    return {field for field in range(21) if bits >> field & 1}


def taken(state: Any) -> set[int]:
    return stones(state, 0) | stones(state, 1)


def full(state: Any, box: int) -> bool:
    return fields(box) <= taken(state)


def forced(said: Said) -> bool:
    """The box that is named is the one the seat is sent to, by the letter of the last field."""
    box = box_of(said["box"])
    letters = {letter for _, letter in NAMES[said.state.last]}
    return bool(said.state.box == box) and box in letters


def must(said: Said) -> bool:
    captured, only = said.state.captures > 0, len(said.legal) == 1
    return (
        forced(said)
        and seat_of(said["other"]) == 1 - said.actor
        and (said["last"] == "captured") == captured
        and LETTERS[said.state.box] == said["side"]
        and (said["free"] == "one") == only
        and (not only or said["field"].argument("letter") == LETTERS[said.legal[0].letter])
    )


def sends(said: Said) -> bool:
    return (
        field_of(said["field"]) == FIELD[said.move.box][said.move.letter]
        and said.after.box == box_of(said["box"])
        and said.game.outcome(said.after) is None
        and seat_of(said["seat"]) == said.actor == 1 - seat_of(said["other"])
    )


def ends(said: Said) -> bool:
    outcome = said.game.outcome(said.after)
    return outcome is not None and outcome.reason == said["ending"]


def wins(said: Said) -> bool:
    outcome = said.game.outcome(said.after)
    return outcome is not None and outcome.winners == (said.actor,)


def complete(said: Said) -> bool:
    winner = seat_of(said["winner"])
    return fields(box_of(said["box"])) <= stones(said.state, winner)


def holders(state: Any) -> list[int]:
    return [0 if len(fields(box) & stones(state, 0)) >= 3 else 1 for box in range(5)]


TRUTH: Truth = {
    "katalon-begin": lambda said: not taken(said.state),
    "katalon-must-place": lambda said: must(said) and not full(said.state, said.state.box),
    "katalon-must-capture": lambda said: (
        must(said)
        and full(said.state, said.state.box)
        and said["colour"] == ("yellow", "red")[1 - said.actor]
    ),
    "katalon-places": lambda said: sends(said) and not said.move.capture,
    "katalon-captures": lambda said: sends(said) and said.move.capture,
    "katalon-places-wins": lambda said: wins(said) and not said.move.capture,
    "katalon-captures-wins": lambda said: wins(said) and said.move.capture,
    "katalon-places-ends": ends,
    "katalon-captures-ends": ends,
    "katalon-would-place": lambda said: sends(said) and not said.move.capture,
    "katalon-would-capture": lambda said: sends(said) and said.move.capture,
    "katalon-would-place-wins": lambda said: wins(said) and not said.move.capture,
    "katalon-would-capture-wins": lambda said: wins(said) and said.move.capture,
    "katalon-would-place-ends": ends,
    "katalon-would-capture-ends": ends,
    "katalon-nothing-to-capture": lambda said: not taken(said.state),
    "katalon-other-box": lambda said: (
        forced(said) and field_of(said["field"]) not in fields(box_of(said["box"]))
    ),
    "katalon-other-name": lambda said: (
        forced(said)
        and FIELD[said.move.box][said.move.letter]
        == FIELD[box_of(said["box"])][LETTERS.index(said["field"].argument("letter"))]
        and said["field"].argument("letter") == said["sent"].argument("box")
        and seat_of(said["other"]) == 1 - said.actor
        and said["how"] == ("capture" if full(said.state, said.state.box) else "place")
    ),
    "katalon-box-not-full": lambda said: forced(said) and not full(said.state, said.state.box),
    "katalon-occupied": lambda said: field_of(said["field"]) in taken(said.state),
    "katalon-own-stone": lambda said: (
        field_of(said["field"]) in stones(said.state, said.actor)
        and full(said.state, said.state.box)
    ),
    "katalon-box-full": lambda said: (
        full(said.state, said.state.box)
        and field_of(said["field"]) in fields(said.state.box) & stones(said.state, 1 - said.actor)
    ),
    "katalon-just-placed": lambda said: (
        field_of(said["field"]) == said.state.last
        and len(fields(said.state.box) & stones(said.state, 1 - said.actor)) > 1
    ),
    "katalon-box-complete": complete,
    "katalon-most-boxes": lambda said: (
        len(taken(said.state)) == 21
        and holders(said.state).count(seat_of(said["winner"])) == said["boxes"] >= 3
    ),
    "katalon-majority": lambda said: (
        holders(said.state)[box_of(said["box"])] == seat_of(said["seat"])
    ),
    "katalon-ten-captures": lambda said: said.state.captures == 10,
    "katalon-all-stones-placed": lambda said: (
        len(stones(said.state, seat_of(said["winner"]))) == 12
    ),
    "katalon-not-a-move": lambda said: said["text"] == said.text.strip()[:20],
    "katalon-write-a-move": always,
    "core-not-your-turn": lambda said: said.actor not in said.game.to_act(said.state),
}

NOUNS = {
    "katalon-field",
    "katalon-field-of",
    "katalon-field-side",
    "katalon-box",
    "katalon-yellow",
    "katalon-red",
}
"""Names within a sentence: true or not by the sentence they stand in."""
ELSEWHERE = {
    # positions that are typed, not played: tests/games/katalon/test_notation.py
    "katalon-write-a-position",
    "katalon-position-shape",
    "katalon-position-no-last",
    "katalon-position-box",
    "katalon-position-too-many",
    "katalon-position-last-missing",
    "katalon-position-captures",
    "katalon-position-turn",
    "katalon-position-already-over",
}

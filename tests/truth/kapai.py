"""When the sentences of Ka Pai are true, judged field by field on the sheet of the seat."""

from itertools import combinations
from random import Random
from typing import Any

from speeltafel.games.kapai.components import TRIPLES
from speeltafel.games.kapai.moves import Draw
from speeltafel.games.kapai.scoring import tally
from speeltafel.games.kapai.sheets import SHEETS
from tests.truth.said import Said, Truth, always, seat_of

SYMBOLS = "△□○/"
NAMES = ("triangle", "square", "circle", "line")
RUBBISH = ("", "?", "○", "lo c4 c5", "△□ a2 a3", "hallo", "c4 c5 c6", "△ c4 a1-b2", "17", "+△")


def type_something(state: Any, generator: Random) -> str:
    if generator.random() < 0.1:
        return generator.choice(RUBBISH)
    free = [name(field) for field in range(49) if drawable(state) >> field & 1]
    symbol = generator.choice([SYMBOLS[each] for each in (state.roll or (0, 1))] * 3 + [*SYMBOLS])
    if generator.random() < 0.1:
        free = [name(field) for field in range(49)]
    places = generator.sample(free, generator.choice((1, 1, 2)))
    if generator.random() < 0.03:
        places = [places[0]] * 2
    if len(places) == 2 and generator.random() < 0.7:
        first = generator.choice(free)
        beside = [each for each in free if adjacent(place(first), place(each))]
        places = [first, generator.choice(beside or free)]
    frames = [generator.choice(TRIPLES) for _ in range(generator.choice((0, 0, 0, 1, 2)))]
    crosses = [f"+{generator.choice(SYMBOLS)}" for _ in range(generator.choice((0, 0, 1, 2)))]
    ends = [f"{name(first)}-{name(last)}" for first, _, last in frames]
    return " ".join([symbol * len(places), *places, *ends, *crosses])


def name(field: int) -> str:
    return "abcdefg"[field % 7] + str(field // 7 + 1)


def place(text: str) -> int:
    return (int(text[1]) - 1) * 7 + "abcdefg".index(text[0])


def adjacent(one: int, other: int) -> bool:
    return abs(one % 7 - other % 7) + abs(one // 7 - other // 7) == 1


def drawable(state: Any) -> int:
    return SHEETS[state.layout].drawable


def drawn(said: Said) -> set[int]:
    sheet = said.state.sheets[said.actor]
    return {field for field in range(49) if sheet.filled >> field & 1}


def free(said: Said) -> set[int]:
    return {f for f in range(49) if drawable(said.state) >> f & 1} - drawn(said)


def near(said: Said) -> set[int]:
    there = drawn(said)
    return {f for f in free(said) if not there or any(adjacent(f, each) for each in there)}


def pairs(said: Said) -> list[tuple[int, int]]:
    """Two free fields side by side, one of them next to the drawing."""
    return [
        (one, other)
        for one, other in combinations(sorted(free(said)), 2)
        if adjacent(one, other) and {one, other} & near(said)
    ]


def groups(said: Said) -> list[tuple[int, int, int]]:
    """The open rows of three that this draw completes."""
    sheet, move = said.state.sheets[said.actor], said.move
    loose = {f for f in range(49) if (sheet.marks[move.symbol] & ~sheet.framed) >> f & 1}
    loose |= set(move.fields)
    return [each for each in TRIPLES if set(each) <= loose and set(each) & set(move.fields)]


def ways(said: Said) -> list[list[tuple[int, int, int]]]:
    """All ways to frame until no open row of three is left."""
    rows = groups(said)
    found = []
    for size in (1, 2):
        for chosen in combinations(rows, size):
            apart = all(not set(a) & set(b) for a, b in combinations(chosen, 2))
            left = [each for each in rows if not any(set(each) & set(one) for one in chosen)]
            if apart and not left:
                found.append(list(chosen))
    return found


def frame(reason: Any) -> tuple[int, int, int]:
    first, last = place(reason.argument("first")), place(reason.argument("last"))
    return first, (first + last) // 2, last


def symbol(reason: Any) -> int:
    return NAMES.index(reason.argument("symbol"))


def rolled(said: Said) -> bool:
    return (symbol(said["first"]), symbol(said["second"])) == tuple(said.state.roll)


def pair(said: Said) -> bool:
    return bool(said.state.roll.first == said.state.roll.second)


def due(said: Said) -> int:
    return min(2 if pair(said) else 1, len(free(said)))


def field_in(said: Said) -> int:
    found = place(said["field"])
    assert said.move is None or found in said.move.fields
    return found


def lines_framed(said: Said) -> int:
    """For how many groups of lines a cross is chosen, all frames being right."""
    if said.move.symbol != 3:
        return 0
    return len(said.move.frames) or (len(ways(said)[0]) if ways(said) else 0)


def told_draw(said: Said, reason: Any) -> bool:
    return (
        seat_of(reason.argument("seat")) == said.actor
        and NAMES[said.move.symbol] == reason.argument("symbol")
        and [name(f) for f in said.move.fields] == list(reason.argument("fields"))
    )


def framed(said: Said, reason: Any) -> bool:
    frames = [frame(each) for each in reason.argument("frames")]
    return told_draw(said, reason.argument("draws")) and frames in ways(said)


def scores(said: Said) -> list[int]:
    layout = SHEETS[said.state.layout]
    return [tally(layout, sheet).total for sheet in said.state.sheets]


def won_by(said: Said, winners: list[int]) -> bool:
    best = max(scores(said))
    return said["score"] == best and all(scores(said)[seat] == best for seat in winners)


def own_tally(said: Said) -> Any:
    return tally(SHEETS[said.state.layout], said.state.sheets[seat_of(said["seat"])])


TRUTH: Truth = {
    "kapai-choose-symbol": lambda said: (
        rolled(said) and not pair(said) and (said["where"] == "anywhere") == (not drawn(said))
    ),
    "kapai-draw-pair": lambda said: (
        pair(said)
        and NAMES[said.state.roll.first] == said["symbol"]
        and due(said) == 2
        and {"anywhere": not drawn(said), "apart": not pairs(said), "beside": bool(pairs(said))}[
            said["where"]
        ]
    ),
    "kapai-fill-last": lambda said: free(said) == {place(said["field"])} and pair(said),
    "kapai-rolls": lambda said: (
        (symbol(said["first"]), symbol(said["second"])) == tuple(said.move)
        and said.move.first != said.move.second
    ),
    "kapai-rolls-pair": lambda said: said.move.first == said.move.second,
    "kapai-draws": lambda said: told_draw(said, said.reason) and not groups(said),
    "kapai-draws-and-frames": lambda said: framed(said, said.reason),
    "kapai-draws-and-crosses": lambda said: (
        framed(said, said["draws"])
        and [symbol(row) for row in said["rows"]] == list(said.move.crosses)
    ),
    "kapai-draw-now": lambda said: not isinstance(said.move, Draw) and said.state.roll is not None,
    "kapai-drawn-already": lambda said: (
        said.actor not in said.state.waiting
        and said.state.drawing[said.actor] != said.state.sheets[said.actor]
    ),
    "kapai-not-rolled": lambda said: (
        rolled(said) and said.move.symbol not in said.state.roll and not pair(said)
    ),
    "kapai-not-rolled-pair": lambda said: (
        pair(said)
        and said.move.symbol not in said.state.roll
        and NAMES[said.state.roll.first] == said["rolled"]
    ),
    "kapai-draw-both": lambda said: pair(said) and len(said.move.fields) == 1 < due(said),
    "kapai-draw-one": lambda said: rolled(said) and not pair(said) and len(said.move.fields) == 2,
    "kapai-one-field-left": lambda said: len(free(said)) == 1 and len(said.move.fields) == 2,
    "kapai-on-totem": lambda said: field_in(said) in SHEETS[said.state.layout].totems,
    "kapai-on-dark": lambda said: bool(SHEETS[said.state.layout].dark >> field_in(said) & 1),
    "kapai-occupied": lambda said: field_in(said) in drawn(said),
    "kapai-same-field": lambda said: said.move.fields == (field_in(said),) * 2,
    "kapai-not-beside": lambda said: field_in(said) in free(said) - near(said),
    "kapai-pair-not-beside": lambda said: not set(said.move.fields) & near(said),
    "kapai-apart": lambda said: (
        not adjacent(*said.move.fields)
        and (place(said["example"][0]), place(said["example"][1])) in pairs(said)
    ),
    "kapai-no-group": lambda said: not groups(said) and bool(said.move.frames),
    "kapai-choose-frame": lambda said: (
        len(ways(said)) > 1
        and not said.move.frames
        and {frame(each) for each in said["known"]} == {row for way in ways(said) for row in way}
    ),
    "kapai-frame-unneeded": lambda said: (
        len(ways(said)) == 1
        and [frame(each) for each in said["frames"]] == ways(said)[0]
        and said["count"] == len(ways(said)[0])
    ),
    "kapai-not-a-group": lambda said: (
        frame(said["frame"]) not in groups(said)
        and [frame(each) for each in said["frames"]] == groups(said)
    ),
    "kapai-frames-overlap": lambda said: any(
        set(frame(said["frame"])) & set(TRIPLES[other])
        for other in said.move.frames
        if TRIPLES[other] != frame(said["frame"])
    ),
    "kapai-frame-too": lambda said: (
        frame(said["frame"]) in groups(said)
        and not any(set(frame(said["frame"])) & set(TRIPLES[each]) for each in said.move.frames)
    ),
    "kapai-no-cross": lambda said: lines_framed(said) == 0 and bool(said.move.crosses),
    "kapai-choose-crosses": lambda said: (
        said["count"] == lines_framed(said) > 0 and not said.move.crosses
    ),
    "kapai-other-crosses": lambda said: (
        said["count"] == lines_framed(said) > 0
        and said["given"] == len(said.move.crosses) not in (0, said["count"])
    ),
    "kapai-row-full": lambda said: (
        (row := NAMES.index(said["symbol"])) in said.move.crosses
        and said.state.sheets[said.actor].crosses[row] + said.move.crosses.count(row) > 4
    ),
    "kapai-wins": lambda said: won_by(said, [seat_of(said["winner"])]),
    "kapai-wins-by-crosses": lambda said: (
        won_by(said, [seat_of(said["winner"])]) and scores(said).count(said["score"]) > 1
    ),
    "kapai-shared": lambda said: won_by(said, [seat_of(each) for each in said["winners"]]),
    "kapai-shared-by-many": lambda said: won_by(said, []) and said["count"] > 6,
    "kapai-solo": lambda said: scores(said) == [said["score"]],
    "kapai-solo-other-sheet": lambda said: (
        scores(said) == [said["score"]] and said.state.layout != "corners"
    ),
    "kapai-count-groups": lambda said: (
        said["groups"] * said["each"]
        == said["points"]
        == own_tally(said).groups[NAMES.index(said["symbol"])]
    ),
    "kapai-count-totems": lambda said: (
        (said["totems"], said["points"]) == (own_tally(said).totems, own_tally(said).network)
        and said["totems"] != 1
    ),
    "kapai-count-bonus": lambda said: said["groups"] * said["crosses"] == said["points"],
    "kapai-count-total": lambda said: own_tally(said).total == said["points"],
    "kapai-not-a-roll": always,
    "kapai-write-a-roll": always,
    "kapai-not-a-move": lambda said: said["text"] == said.text.strip()[:30],
    "kapai-write-a-draw": always,
    "kapai-which-symbol": rolled,
    "kapai-only-symbol": lambda said: pair(said) and NAMES[said.state.roll.first] == said["symbol"],
    "kapai-not-a-frame": lambda said: str(said["frame"]) in said.text,
    "kapai-write-a-frame": always,
    "core-not-your-turn": lambda said: said.actor not in said.game.to_act(said.state),
}
NOUNS = {"kapai-symbol", "kapai-frame"}
ELSEWHERE = {
    "kapai-has-drawn",  # a draw as others hear of it: tests/games/kapai/test_table.py
    # a sheet that somebody drew: tests/games/kapai/test_sheets.py
    "kapai-sheet-invalid",
    "kapai-sheet-draw",
    "kapai-sheet-shape",
    "kapai-sheet-totems",
    "kapai-sheet-adjacent",
    "kapai-sheet-closed",
    "kapai-sheet-fields",
    "kapai-sheet-split",
}

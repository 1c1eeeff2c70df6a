"""When the sentences of Stapeltje are true."""

from typing import Any

from speeltafel.games.katoiz.moves import LAPSE, PASS
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from tests.truth.katoiz.tiles import (
    COLOURS,
    HOME,
    alike,
    asked,
    on,
    place,
    tile,
    values,
)
from tests.truth.said import Said, Truth, seat_of

CORNERS = (0, 5, 35, 30)


def heights(said: Said) -> list[int]:
    return [len(pile) for pile in said.state.piles] + [len(pile) for pile in said.state.homes]


def seats_homes(said: Said) -> tuple[int, ...]:
    return ((), (0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))[len(said.state.homes)]


def beside(said: Said, at: int) -> list[int]:
    homes = seats_homes(said)
    if at >= HOME:
        return [CORNERS[homes[at - HOME]]]
    row, column = divmod(at, 6)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    found = [r * 6 + c for r, c in steps if 0 <= r < 6 and 0 <= c < 6]
    return found + [HOME + seat for seat, number in enumerate(homes) if CORNERS[number] == at]


def position(said: Said, seat: int) -> set[int]:
    places = {CORNERS[seats_homes(said)[seat]]}
    for _ in range(2 if said.state.rules.target >= 6 else 1):
        places |= {other for at in places for other in beside(said, at) if other < HOME}
    return places | {HOME + seat}


def walked(said: Said, move: Any) -> list[int]:
    after = heights(said)
    after[move.start] -= 1
    after[HOME + said.actor if move.end == HOME else move.end] += 1
    return after


def steep(said: Said, high: list[int]) -> bool:
    one, other = place(said["high"], said.actor), place(said["low"], said.actor)
    return (
        other in beside(said, one)
        and (high[one], high[other]) == (said["higher"], said["lower"])
        and said["difference"] == said["higher"] - said["lower"] > 2
    )


def before(said: Said) -> int:
    here = heights(said)
    one, other = place(said["high"], said.actor), place(said["low"], said.actor)
    return abs(here[one] - here[other])


def exempt(said: Said) -> bool:
    """Touches an opponent's position and not the own one."""
    pair = {place(said["high"], said.actor), place(said["low"], said.actor)}
    others = [seat for seat in range(len(said.state.homes)) if seat != said.actor]
    return not pair & position(said, said.actor) and any(
        pair & position(said, seat) for seat in others
    )


def mends(said: Said, one: int, other: int) -> bool:
    """The pair touches the own position, differs too much, and a move that is allowed mends it."""
    here = heights(said)
    return (
        bool({one, other} & position(said, said.actor))
        and abs(here[one] - here[other]) > 2
        and any(
            abs((after := walked(said, move))[one] - after[other]) <= 2
            for move in said.legal
            if isinstance(move, Walk)
        )
    )


def step(said: Said) -> tuple[int, int]:
    start, end = place(said["start"], said.actor), place(said["end"], said.actor)
    return start, end


def is_aslant(said: Said) -> bool:
    start, end = step(said)
    return end not in beside(said, start)


def step_matches(said: Said) -> bool:
    _, end = step(said)
    pile = said.state.homes[said.actor] if end >= HOME else said.state.piles[end]
    kind = said.state.piles[said.move.start][-1]
    return (
        tile(said["tile"]) == values(kind)
        and tile(said["top"]) == values(pile[-1])
        and alike(kind, pile[-1]) == said["matches"]
        and place(said["goal"], said.actor)
        == (HOME + said.actor if said.move.end == HOME else said.move.end)
    )


def walk_told(said: Said) -> bool:
    outcome = said.game.outcome(said.after)
    winners = outcome.winners if outcome is not None else ()
    wins = said["wins"]
    return (
        tile(said["tile"]) == values(said.state.piles[said.move.start][-1])
        and place(said["start"]) == said.move.start
        and (wins == "yes") == (winners == (said.actor,) and said.after.ending == "target")
        and (wins == "no") == (said.after.winner is None)
    )


def walkable(said: Said) -> bool:
    return any(isinstance(move, Walk) for move in said.legal)


def home_winners(said: Said, result: Any) -> bool:
    tops = [
        -1 if seat in said.state.out else len(pile) for seat, pile in enumerate(said.state.homes)
    ]
    winners = [seat for seat, top in enumerate(tops) if top == max(tops)]
    return (
        result.argument("height") == max(tops)
        and [seat_of(each) for each in result.argument("winners")] == winners
    )


def ended(said: Said, why: str) -> bool:
    result = said["result"]
    if result.code == "katoiz-highest-home" and not home_winners(said, result):
        return False
    return bool(said.state.ending == why)


TRUTH: Truth = {
    "katoiz-ladder": lambda said: (
        [each.argument("name") for each in said["colours"]]
        == [COLOURS[each] for each in said.move.colours]
    ),
    "katoiz-walks": lambda said: (
        walk_told(said)
        and place(said["end"]) == said.move.end
        and said["height"] == len(said.state.piles[said.move.end]) + 1
    ),
    "katoiz-walks-home": lambda said: (
        walk_told(said)
        and said.move.end == HOME
        and said["height"] == len(said.state.homes[said.actor]) + 1
    ),
    "katoiz-event-time-up": lambda said: seat_of(said["seat"]) == said.state.turn,
    "katoiz-event-time-over": lambda said: said.state.rules.game_minutes > 0,
    "katoiz-event-stop": lambda said: not said.state.rules.game_minutes,
    "katoiz-walk": lambda said: (
        asked(said, said["demand"])
        and walkable(said)
        and PASS in said.legal
        and said["target"] - said["missing"] == len(said.state.homes[said.actor])
        and said["missing"] > 0
    ),
    "katoiz-walk-level": lambda said: (
        len(said.state.homes[said.actor]) >= said.state.rules.target > 0 and PASS in said.legal
    ),
    "katoiz-walk-highest": lambda said: not said.state.rules.target and PASS in said.legal,
    "katoiz-repair": lambda said: (
        PASS not in said.legal
        and mends(said, place(said["one"], said.actor), place(said["other"], said.actor))
    ),
    "katoiz-repair-due": lambda said: (
        steep(said, heights(said))
        and mends(said, place(said["high"], said.actor), place(said["low"], said.actor))
    ),
    "katoiz-no-walk": lambda said: said.legal == [LAPSE] and asked(said, said["demand"]),
    "katoiz-home-of-another": lambda said: seat_of(said["seat"]) not in (said.state.turn, 9),
    "katoiz-just-moved": lambda said: (
        said.state.last.end == place(said["place"]) and tile(said["tile"]) == values(on(said))
    ),
    "katoiz-stays": lambda said: said.move.start == said.move.end == place(said["place"]),
    "katoiz-step-straight": lambda said: (
        step_matches(said) and said["matches"] == 0 and not is_aslant(said)
    ),
    "katoiz-step-aslant": lambda said: (
        step_matches(said) and said["matches"] < 2 and is_aslant(said)
    ),
    "katoiz-step-empty-aslant": lambda said: (
        said.state.rules.straight and not said.state.piles[step(said)[1]] and is_aslant(said)
    ),
    "katoiz-step-over-empty": lambda said: any(not pile for pile in said.state.piles),
    "katoiz-too-steep": lambda said: (
        steep(said, walked(said, said.move)) and before(said) <= 2 and not exempt(said)
    ),
    "katoiz-steeper": lambda said: (
        steep(said, walked(said, said.move))
        and before(said) == said["before"] > 2
        and said["difference"] > said["before"]
    ),
    "katoiz-target-reached": lambda said: (
        len(said.state.homes[seat_of(said["winner"])]) == said["height"] >= said.state.rules.target
    ),
    "katoiz-last-in-time": lambda said: len(said.state.out) == len(said.state.homes) - 1,
    "katoiz-end-stuck": lambda said: ended(said, "stuck") and said.state.stuck >= 3,
    "katoiz-end-time": lambda said: ended(said, "time"),
    "katoiz-end-turns": lambda said: (
        ended(said, "turns") and said.state.turns >= said.state.rules.turns
    ),
    "katoiz-end-agreed": lambda said: ended(said, "agreed"),
    "katoiz-counts-home": lambda said: (
        said["height"] == len(said.state.homes[seat_of(said["seat"])])
    ),
    "katoiz-write-walk": lambda said: isinstance(said.state, Piles),
}

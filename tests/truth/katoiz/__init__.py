"""When the sentences of Katoiz are true, judged tile by tile."""

from random import Random
from typing import Any

from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS, Choice
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.trios.moves import Disc
from speeltafel.games.katoiz.trios.state import Trios
from tests.truth.katoiz import piles, towers, trios
from tests.truth.katoiz.tiles import (
    HOME,
    asked,
    demand,
    on,
    place,
    satisfies,
    shown,
    tile,
    values,
    wanted,
)
from tests.truth.said import Truth, any_move, seat_of

RUBBISH = (
    "",
    "hallo",
    "a1-h0",
    "a1-h2",
    "a1-h9",
    "c9",
    "R●",
    "nog",
    "pas",
    "-",
    "stop",
    "tijd",
    "P·",
)


def type_something(state: Any, generator: Random) -> str:
    if generator.random() < 0.15:
        return generator.choice(RUBBISH)
    one, other = (generator.choice("abcdef") + str(generator.randrange(1, 7)) for _ in "ab")
    if isinstance(state, Piles):
        end = generator.choice([other, other, other, "h", f"h{generator.randrange(1, 5)}"])
        return f"{one}-{end}"
    if isinstance(state, Trios):
        return generator.choice([one, f"{one}-{other}", f"x{one}"])
    tile = generator.choice("BRGYW") + generator.choice("□■○●△▲")
    named = generator.choice(["", " kleur", " vorm", " grootte"])
    return generator.choice([f"+{tile}", f"{tile}{named}", f"{tile}{named}", f"{tile}/2{named}"])


def play(state: Any, moves: list[Any], generator: Random) -> Any:
    """Homeward more often than not, and high piles: else nothing ever becomes too steep."""
    if isinstance(state, Piles) and generator.random() < 0.6:
        walks = [move for move in moves if isinstance(move, Walk)]
        best = [move for move in walks if move.end == HOME]
        high = [move for move in walks if move.end != HOME and len(state.piles[move.end]) > 1]
        if best or high:
            return generator.choice(best or high)
    return any_move(state, moves, generator)


SHARED: Truth = {
    "katoiz-laid-out": lambda said: len(said.move.tiles) == 36,
    "katoiz-rolls": lambda said: (
        demand(said["demand"]) == shown(said.move) and seat_of(said["seat"]) == said.state.turn
    ),
    "katoiz-lapses": lambda said: said.legal == [LAPSE],
    "katoiz-passes": lambda said: said.move == PASS and PASS in said.legal,
    "katoiz-not-yours": lambda said: (
        not isinstance(said.move, Begin | Stack | Disc | Walk | Choice)
    ),
    "katoiz-no-again": lambda said: said.move == AGAIN and AGAIN not in said.legal,
    "katoiz-can-act": lambda said: said.move == LAPSE and said.legal != [LAPSE],
    "katoiz-nothing-to-do": lambda said: said.legal == [LAPSE],
    "katoiz-no-tile": lambda said: (
        said.state.tiles[place(said["place"])] < 0
        if isinstance(said.state, Trios)
        else not said.state.piles[place(said["place"])]
    ),
    "katoiz-not-rolled-there": lambda said: (
        tile(said["tile"]) == values(on(said))
        and asked(said, said["demand"])
        and not satisfies(on(said), wanted(said))
    ),
    "katoiz-not-a-move": lambda said: said["text"] == " ".join(said.text.split())[:20],
    "core-not-your-turn": lambda said: said.actor not in said.game.to_act(said.state),
}
TRUTH: Truth = {**SHARED, **towers.TRUTH, **trios.TRUTH, **piles.TRUTH}
NOUNS = {
    "katoiz-tile",
    "katoiz-place",
    "katoiz-home",
    "katoiz-home-own",
    "katoiz-home-of",
    "katoiz-property",
    "katoiz-category",
    "katoiz-value",
    "katoiz-value-count",
    "katoiz-demand",
    # the result within an ending, judged with it
    "katoiz-practised",
    "katoiz-alone-home",
    "katoiz-highest-home",
    "katoiz-most-sets",
    "katoiz-most-pile",
    "katoiz-most-points",
}
ELSEWHERE = {
    # tables that cannot be: tests/games/katoiz/test_variants.py
    "katoiz-no-pile-to-score",
    "katoiz-alone-level-four",
    "katoiz-no-target-here",
    "katoiz-target-of-level",
    "katoiz-target-players",
    "katoiz-no-clock-here",
    "katoiz-no-turn-limit-here",
    "katoiz-limit-needed",
    "katoiz-clock-needed",
    "katoiz-alone-minutes",
}

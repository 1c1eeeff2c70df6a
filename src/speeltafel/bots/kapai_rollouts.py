"""Ka Pai by imagination: every promising draw is played on to the end with the same dice, and the
better half of them again, until two are left (sequential halving).

The same rolls for all draws compared take most of the luck out of the comparison.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.bots.finding import Finding, best_move
from speeltafel.bots.kapai_imagination import COMPILED, imagined_scores, promises, rolls_to_come
from speeltafel.bots.kapai_promise import Outlook
from speeltafel.games.kapai.drawing import drawn
from speeltafel.games.kapai.moves import Draw

SKILLED: Final = Outlook(
    lacks_one=(0.586, 0.445, 0.313, 0.384),
    lacks_two=(0.17, 0.072, 0.072, 0.123),
    gap=(0.527, 0.537, 0.376, 0.658),
    late=11.089,
    crosses=1.361,
)
"""Found by trying: what makes a player that looks one draw ahead score most."""


class RolloutSearch:
    """A round of the effort is one sheet imagined to its end; values are points."""

    def __init__(
        self,
        effort: Effort,
        outlook: Outlook = SKILLED,
        width: int = 16,
        compiled: bool = COMPILED,
        clock: Stopwatch = process_time,
    ) -> None:
        self.effort = effort
        self.outlook = outlook
        self.width = width
        self.compiled = compiled
        self.clock = clock
        if compiled:
            from speeltafel.bots.kernels import kapai as kernel

            kernel.warm()

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        table = sight.dealt
        deadline = Deadline(self.effort.seconds, self.clock)
        sheets = [drawn(table.sheets[sight.seat], draw) for draw in sight.moves]
        hopes = promises(table.layout, sheets, self.outlook, self.compiled)
        kept = sorted(range(len(sheets)), key=lambda place: -hopes[place])[: self.width]
        sums = dict.fromkeys(kept, 0.0)
        tries = dict.fromkeys(kept, 0)
        phases = max(1, (len(kept) - 1).bit_length())
        while True:
            for _ in range(max(1, self.effort.rounds // (phases * len(kept)))):
                if deadline.passed and all(tries.values()):
                    break
                rolls = rolls_to_come(generator)
                scores = imagined_scores(
                    table.layout,
                    [sheets[each] for each in kept],
                    rolls,
                    self.outlook,
                    self.compiled,
                )
                for place, score in zip(kept, scores, strict=True):
                    sums[place] += score
                    tries[place] += 1
            if len(kept) <= 2 or deadline.passed:
                return self._found(sight.moves, sums, tries)
            kept = sorted(kept, key=lambda place: -sums[place])[: len(kept) // 2]

    def _found(
        self, moves: Sequence[Draw], sums: dict[int, float], tries: dict[int, int]
    ) -> list[Finding]:
        return [Finding(moves[each], sums[each] / tries[each], tries[each]) for each in sums]


class RolloutBot(Bot):
    def __init__(self, search: RolloutSearch) -> None:
        self.search = search

    def choose(self, sight: Sight, generator: Random) -> Draw:
        moves: Sequence[Draw] = sight.moves
        if len(moves) == 1:
            return moves[0]
        choice: Draw = best_move(self.search.findings(sight, generator), generator)
        return choice

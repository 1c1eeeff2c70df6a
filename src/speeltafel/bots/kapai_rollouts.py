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
from speeltafel.bots.finding import Finding
from speeltafel.bots.kapai_imagination import COMPILED, compile_kernel, imagination, rolls_to_come
from speeltafel.bots.kapai_promise import Outlook
from speeltafel.games.kapai.drawing import drawn
from speeltafel.games.kapai.moves import Draw

SKILLED: Final = Outlook(
    lacks_one=(0.62, 0.41, 0.26, 0.41),
    lacks_two=(0.19, 0.06, 0.06, 0.14),
    gap=(0.55, 0.41, 0.52, 0.73),
    late=12.4,
    crosses=1.44,
)
"""Found by trying: what makes a player that looks one draw ahead score most."""

TRUST: Final = 15.0
"""A draw's promise weighs as much as so many imagined games: it errs too, but is not noisy."""


class RolloutSearch:
    """A round of the effort is one sheet imagined to its end; values are points."""

    def __init__(
        self,
        effort: Effort,
        outlook: Outlook = SKILLED,
        width: int = 16,
        trust: float = TRUST,
        compiled: bool = COMPILED,
        clock: Stopwatch = process_time,
    ) -> None:
        self.effort = effort
        self.outlook = outlook
        self.width = width
        self.trust = trust
        self.compiled = compiled
        self.clock = clock

    def prepare(self) -> None:
        if self.compiled:
            compile_kernel()

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        """The best first."""
        self.prepare()  # before time is taken
        table = sight.dealt
        deadline = Deadline(self.effort.seconds, self.clock)
        sheets = [drawn(table.sheets[sight.seat], draw) for draw in sight.moves]
        imagined = imagination(table.layout, sheets, self.outlook, self.compiled)
        hopes = imagined.promises()
        kept = sorted(range(len(sheets)), key=lambda place: -hopes[place])[: self.width]
        sums = dict.fromkeys(kept, 0.0)
        tries = dict.fromkeys(kept, 0)
        phases = max(1, (len(kept) - 1).bit_length())
        while True:
            for _ in range(max(1, self.effort.rounds // (phases * len(kept)))):
                if deadline.passed and all(tries.values()):
                    break
                scores = imagined.scores(kept, rolls_to_come(generator))
                for place, score in zip(kept, scores, strict=True):
                    sums[place] += score
                    tries[place] += 1
            kept.sort(key=lambda place: -sums[place] - self.trust * hopes[place])
            if len(kept) <= 2 or deadline.passed:
                break
            kept = kept[: len(kept) // 2]
        order = sorted(sums, key=lambda place: (place not in kept[:1], -tries[place]))
        return [Finding(sight.moves[each], sums[each] / tries[each], tries[each]) for each in order]


class RolloutBot(Bot):
    def __init__(self, search: RolloutSearch) -> None:
        self.search = search

    def prepare(self) -> None:
        self.search.prepare()

    def choose(self, sight: Sight, generator: Random) -> Draw:
        moves: Sequence[Draw] = sight.moves
        if len(moves) == 1:
            return moves[0]
        choice: Draw = self.search.findings(sight, generator)[0].move
        return choice

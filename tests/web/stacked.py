"""A real server, but its cards lie in an order that a test has chosen."""

from pathlib import Path
from random import Random
from typing import Any

from speeltafel.core.seats import CHANCE
from speeltafel.games.potzklotz.components import CARD_NAMED
from speeltafel.games.potzklotz.moves import Draw
from tests.server.house import House


class StackedHouse(House):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, name="stacked")
        self.pile = folder / "pile.txt"
        self.pile.write_text("")
        self.program = f"from tests.web.stacked import run; run({str(self.pile)!r})"

    def stack(self, *cards: str) -> None:
        """The next cards to be drawn at any table, by building and picture: hands in turn order,
        then the start card, then what follows. After them chance decides, always alike."""
        self.pile.write_text(" ".join(cards))


def run(file: str) -> None:
    from speeltafel.cli import main
    from speeltafel.server.drafts import Draft

    pile, dice = Path(file), Random(5)

    def take(chance: Any) -> Any:
        """The uppermost card, if it can be drawn now."""
        upper, *rest = pile.read_text().split() or [""]
        for move, _ in chance.outcomes:
            if upper and isinstance(move, Draw) and move.card == CARD_NAMED[upper]:
                pile.write_text(" ".join(rest))
                return move
        return chance.sample(dice)

    def settle(self: Draft) -> None:
        while (match := self.standing.match) and CHANCE in match.game.to_act(match.state):
            self._one_move(CHANCE, take(match.game.chance(match.state)), "")

    Draft.settle = settle  # type: ignore[method-assign] # only luck is arranged
    main()

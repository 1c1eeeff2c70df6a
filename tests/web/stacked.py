"""Tables at which chance does what a test has written down.

Real chance is `live_table.DICE`. Only the program that starts the server of a test puts other dice
in its place: nothing in the product can be stacked.
"""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config
from tests.server.house import House
from tests.server.visitor import Visitor


class StackedDice(Random):
    """Rolls what lies in a file, one roll a line; a line `seed 7` makes the rest follow from 7."""

    def __init__(self, path: Path) -> None:
        super().__init__(0)
        self._path = path

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        while self._path.exists():
            line, _, rest = self._path.read_text().partition("\n")
            if not line:
                break
            self._path.write_text(rest)
            if line.isdigit():
                return int(line)
            self.seed(int(line.removeprefix("seed ")))
        return super().randrange(start, stop, step)


class StackedHouse(House):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, name="stacked")
        self._stack = folder / "rolls"
        self.program = (
            "from pathlib import Path; from speeltafel.server.tables import live_table; "
            "from tests.web.stacked import StackedDice; "
            f"live_table.DICE = StackedDice(Path({str(self._stack)!r})); {self.program}"
        )

    def __enter__(self) -> "StackedHouse":
        super().__enter__()
        return self

    def stack(self, rolls: Iterable[int], seed: int = 0) -> None:
        """What chance rolls at the next table, and from which seed it goes on."""
        self._stack.write_text("".join(f"{line}\n" for line in (f"seed {seed}", *rolls)))


class LaidOut(NamedTuple):
    """A table where a match has been played so far, and the people at it."""

    table: str
    code: str
    visitors: tuple[Visitor, ...]

    def seat(self, context: BrowserContext, visitor: int = 0) -> None:
        """Makes a window the device of this visitor."""
        jar = self.visitors[visitor]
        context.add_cookies(
            [
                {"name": name, "value": value, "url": jar.url}
                for name, value in jar.http.cookies.items()
            ]
        )


def written(game: AnyGame, config: Config, texts: Iterable[str]) -> AnyMatch:
    """A match by its moves, those of chance among them."""
    match = start(game, config)
    for text in texts:
        (actor,) = game.to_act(match.state)
        match = accept(play_text(match, actor, text))
    return match


def rolls_of(match: AnyMatch) -> list[int]:
    """What the dice rolled for chance to do what it did in this match."""
    rolls = []
    game, state = match.game, match.game.setup(match.config)
    for entry in match.entries():
        if entry.actor == CHANCE:
            outcomes = game.chance(state).outcomes
            assert outcomes is not None
            texts = [game.format_move(move) for move, _ in outcomes]
            place = texts.index(game.format_move(entry.move))
            rolls.append(sum(weight for _, weight in outcomes[:place]))
        state = game.apply(state, entry.actor, entry.move)
    return rolls


def _seat(name: str, here: bool) -> dict[str, Any]:
    if not name:
        return {"kind": "computer", "level": "player"}
    return {"kind": "here", "name": name} if here else {"kind": "elsewhere"}


def lay_out(
    house: StackedHouse,
    match: AnyMatch,
    names: Iterable[str] = ("Anna",),
    *,
    shared: bool = False,
    seed: int = 0,
) -> LaidOut:
    """Brings a real table as far as this match. Everybody has a device of their own, or all share
    the first; seats without a name are the computer's."""
    house.stack(rolls_of(match), seed)
    people = [*names, *[""] * match.config.players][: match.config.players]
    first = Visitor(house.url, people[0])
    answer = first.http.post(
        "/api/tables",
        json={
            "game": match.game.name,
            "variant": match.config.variant,
            "options": dict(match.config.options),
            "seats": [_seat(name, shared or not number) for number, name in enumerate(people)],
            "hints": True,
        },
    )
    assert answer.status_code == 201, answer.text
    card = answer.json()
    visitors = [first]
    for name in people[1:]:
        if name and not shared:
            visitors.append(Visitor(house.url, name))
            visitors[-1].sit(card["table"], name=name)
    places = [visitor.enter(card["table"]) for visitor in visitors]
    holder = {seat: place for place in places for seat in place.you}
    for entry in match.entries():
        if entry.actor >= 0:
            place = holder[entry.actor]
            while not place.sights.get(entry.actor, {}).get("acts"):
                place.hear()
            answered = place.move(entry.actor, match.game.format_move(entry.move))
            assert answered["is"] == "done", answered
    for place in places:
        place.close()
    return LaidOut(card["table"], card["code"], tuple(visitors))

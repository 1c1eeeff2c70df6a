"""One game being played in numbers: what every adapter drives.

Chance is explicit; `settle` plays it. The moves of several seats at once (`simultaneous`) are asked
in any order. A game that goes on too long is cut off after `limit` decisions.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.research.actions.alphabet import NO_STEPS, Path, continuations
from speeltafel.research.encoding import Encoding
from speeltafel.research.observations.layout import Numbers


class IllegalAction(ValueError):
    """A number that is not among `choices`."""


class Episode:
    __slots__ = ("_options", "decisions", "encoding", "limit", "paths", "state")

    def __init__(self, encoding: Encoding, state: Any = None, limit: int = 0) -> None:
        self.encoding = encoding
        self.state = encoding.game.setup(encoding.config) if state is None else state
        self.paths: dict[Actor, Path] = {}
        """The steps each actor has spelled of a move that is not complete."""
        self.decisions = 0
        self.limit = limit
        self._options: dict[Seat, dict[int, list[tuple[Path, Any]]]] = {}

    def clone(self) -> "Episode":
        other = Episode(self.encoding, self.state, self.limit)
        other.paths = dict(self.paths)
        other.decisions = self.decisions
        return other

    def __deepcopy__(self, memo: Any) -> "Episode":
        return self.clone()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.encoding, self.state, self.limit, self.paths, self.decisions

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.encoding, self.state, self.limit, self.paths, self.decisions = kept
        self._options = {}

    @property
    def cut_off(self) -> bool:
        """Ended by the limit, not by the rules."""
        return 0 < self.limit <= self.decisions and bool(self.encoding.game.to_act(self.state))

    @property
    def over(self) -> bool:
        return not self.actors()

    def actors(self) -> tuple[Actor, ...]:
        """Who may act, in ascending order; empty when the game is over or cut off."""
        if 0 < self.limit <= self.decisions:
            return ()
        return tuple(self.encoding.game.to_act(self.state))

    def outcome(self) -> Outcome | None:
        return self.encoding.game.outcome(self.state)

    def options(self, seat: Seat) -> dict[int, list[tuple[Path, Any]]]:
        """The numbers a seat may choose, each with the moves it still allows."""
        found = self._options.get(seat)
        if found is None:
            moves = self.encoding.game.legal_moves(self.state, seat)
            path = self.paths.get(seat, NO_STEPS)
            found = self._options[seat] = continuations(self.encoding.alphabet, moves, path)
        return found

    def choices(self, seat: Seat) -> list[int]:
        return sorted(self.options(seat))

    def lots(self) -> Sequence[tuple[int, int]]:
        """What chance may do: numbers with weights."""
        path = self.paths.get(CHANCE, NO_STEPS)
        return self.encoding.alphabet.lots.weights(self.state, path)

    def act(self, actor: Actor, number: int) -> Any:
        """Makes one step; the move it completes, or None while there is more to choose."""
        path = (*self.paths.get(actor, NO_STEPS), number)
        if actor == CHANCE:
            move = self.encoding.alphabet.lots.drawn(self.state, path)
        else:
            allowed = self.options(actor).get(number)
            if allowed is None:
                raise IllegalAction(f"seat {actor} may not choose {number} now")
            move = allowed[0][1] if allowed[0][0] == path else None
        if move is None:
            self.paths[actor] = path
            self._options.pop(actor, None)
            return None
        self.play(actor, move)
        return move

    def play(self, actor: Actor, move: Any) -> None:
        """A whole move that is known to be legal."""
        self.state = self.encoding.game.apply(self.state, actor, move)
        self.paths.pop(actor, None)
        self._options.clear()
        self.decisions += actor != CHANCE

    def settle(self, generator: Random) -> None:
        """Rolls and draws until a player is to act or the game is over."""
        game = self.encoding.game
        while self.actors()[:1] == (CHANCE,):
            self.play(CHANCE, game.chance(self.state).sample(generator))

    def observe(self, seat: Seat) -> Numbers:
        view = self.encoding.game.view(self.state, seat)
        return self.encoding.observer.observe(view, seat, self.paths.get(seat, NO_STEPS))

"""Where the kit is, what it has seen on the way, and how it says what is wrong."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from speeltafel.core.kit.evidence import Evidence, Nonconformance
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor, Seat

T = TypeVar("T")
Hear: TypeAlias = Callable[[Reason], object]
"""Gets every reason a game utters, for instance to try whether it can be spoken."""

LAST_MOVES: Final = 8
REMEMBERED: Final = 400


@dataclass
class Place:
    """A match in the hands of the kit."""

    match: AnyMatch
    seed: object = "-"
    generator: Random = field(default_factory=lambda: Random(0))
    hear: Hear = id
    evidence: Evidence = field(default_factory=Evidence)
    remembered: dict[tuple[type, Any], None] = field(default_factory=dict)
    """Moves that somebody could make once: most are not legal now, and why not is asked."""

    def some(self, items: Sequence[T], count: int) -> list[T]:
        return self.generator.sample(items, min(count, len(items)))

    def remember(self, moves: Iterable[Any]) -> None:
        for move in moves:
            self.remembered.setdefault((type(move), move))
        while len(self.remembered) > REMEMBERED:
            del self.remembered[self.generator.choice(tuple(self.remembered))]

    def recalled(self, count: int) -> list[Any]:
        """Some remembered moves as they are read now: a player hands in a text."""
        game, state = self.match.game, self.match.state
        moves = self.some([move for _, move in self.remembered], count)
        read = [game.parse_move(state, game.format_move(move)) for move in moves]
        return [move for move in read if not isinstance(move, Refusal)]

    def promise(self, kept: bool, promise: str, found: object = "", *, move: Any = None) -> None:
        """Raises unless the promise is kept; `move` is the move it is about."""
        if not kept:
            raise Nonconformance(self.describe(promise, found, move))

    def describe(self, promise: str, found: object = "", move: Any = None) -> str:
        match = self.match
        config, game = match.config, match.game
        played = [
            f"{actor_text(entry.actor)} {self._text(entry.move)}" for entry in match.entries()
        ]
        lines = [
            f"{game.name} breaks a promise: {promise}",
            f"  where: variant {config.variant}, {config.players} players, seed {self.seed},"
            f" after {match.length} moves",
        ]
        if config.options:
            lines.append(
                "  options: " + ", ".join(f"{name}={value}" for name, value in config.options)
            )
        if move is not None:
            lines.append(f"  move: {self._text(move)}  ({move!r})")
        if found != "":
            lines.append(f"  found: {found}")
        if played:
            more = "… " if len(played) > LAST_MOVES else ""
            lines.append("  played: " + more + " · ".join(played[-LAST_MOVES:]))
        lines.append(f"  state: {match.state!r}"[:2000])
        return "\n".join(lines)

    def _text(self, move: Any) -> str:
        """As text where the game can write it: what is wrong may be the writing."""
        try:
            return str(self.match.game.format_move(move))
        except Exception:
            return repr(move)


def actor_text(actor: Actor) -> str:
    return {CHANCE: "chance", TABLE: "the table"}.get(actor) or f"seat {actor + 1}"


def viewer_text(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer + 1}"

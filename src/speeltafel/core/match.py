"""A match: one game being played, and `play`, the one checked door for people and bots alike."""

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias

from speeltafel.core.game import Game, M, S, V
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.core.variants import Config, Value, configure


class Entry(NamedTuple):
    """One move of the log, linked to the one before: appending costs the same in a long match."""

    actor: Actor
    move: Any
    before: "Entry | None"


class Match(NamedTuple, Generic[S, M, V]):
    game: Game[S, M, V]
    config: Config
    names: tuple[str, ...]
    state: S
    last: Entry | None = None
    length: int = 0
    settled: int = 0
    """Length of the log just after the last move that everybody had to wait for."""

    def __repr__(self) -> str:
        """Without the log: a long one nests too deep to print."""
        return f"Match({self.game.name}, {self.config}, {self.state}, length={self.length})"

    def entries(self) -> tuple[Entry, ...]:
        return tuple(reversed(tuple(self._backwards())))

    def _backwards(self) -> Iterator[Entry]:
        entry = self.last
        while entry is not None:
            yield entry
            entry = entry.before


AnyMatch: TypeAlias = Match[Any, Any, Any]


def new_match(
    game: Game[S, M, V],
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value | str] | None = None,
    names: tuple[str, ...] = (),
) -> Match[S, M, V] | Refusal:
    """A match of this choice, or why it cannot be played."""
    config = configure(game, variant, players, options)
    return config if isinstance(config, Refusal) else start(game, config, names)


def start(game: Game[S, M, V], config: Config, names: tuple[str, ...] = ()) -> Match[S, M, V]:
    given = names or tuple("" for _ in range(config.players))
    assert len(given) == config.players, "one name for each seat"
    return Match(game, config, given, game.setup(config))


def play(
    match: Match[S, M, V], actor: Actor, move: M, seen: int | None = None
) -> Match[S, M, V] | Refusal:
    """The match after this move, or why it is refused; the match given stays as it was.

    `seen` is the length of the log the player had before them when deciding.
    """
    stale = seen is not None and seen < (
        match.settled if match.game.traits.simultaneous else match.length
    )
    refusal = refusal_of(match, actor, move, stale)
    return advance(match, actor, move) if refusal is None else refusal


def refusal_of(match: Match[S, M, V], actor: Actor, move: M, stale: bool = False) -> Refusal | None:
    """Over? your turn? stale? legal? — in that order, each with its reason. `stale`: the player had
    not seen all that has happened."""
    game, state = match.game, match.state
    acting = game.to_act(state)
    if not acting:
        return Refusal(Kind.OVER, reason("core-over"))
    if actor == TABLE:
        if move in game.events(state):
            return None
        return Refusal(Kind.ILLEGAL, reason("core-no-such-event", move=game.format_move(move)))
    if actor not in acting:
        return Refusal(Kind.NOT_YOUR_TURN, game.why_wait(state, actor), waiting_for(match))
    if stale:
        return Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))
    if actor == CHANCE:
        if game.chance(state).admits(move):
            return None
        return Refusal(Kind.ILLEGAL, reason("core-impossible-chance", move=game.format_move(move)))
    why = game.why_not(state, actor, move)
    return None if why is None else Refusal(Kind.ILLEGAL, why, game.prompt(state, actor))


def advance(match: Match[S, M, V], actor: Actor, move: M) -> Match[S, M, V]:
    """The match after a move that is known to be legal."""
    game, length = match.game, match.length + 1
    waited_for = not game.traits.simultaneous or _only_one(game.to_act(match.state), actor)
    return Match(
        game,
        match.config,
        match.names,
        game.apply(match.state, actor, move),
        Entry(actor, move, match.last),
        length,
        length if waited_for else match.settled,
    )


def _only_one(acting: Collection[Actor], actor: Actor) -> bool:
    return len(acting) == 1 and actor in acting


def play_text(
    match: Match[S, M, V], actor: Actor, text: str, seen: int | None = None
) -> Match[S, M, V] | Refusal:
    """As `play`, for a move as somebody typed it."""
    if not match.game.to_act(match.state):
        return Refusal(Kind.OVER, reason("core-over"))
    move = match.game.parse_move(match.state, text)
    return move if isinstance(move, Refusal) else play(match, actor, move, seen)


def settle_chance(match: Match[S, M, V], generator: Random) -> Match[S, M, V]:
    """Rolls and draws until a player is to act or the game is over."""
    while CHANCE in match.game.to_act(match.state):
        match = advance(match, CHANCE, match.game.chance(match.state).sample(generator))
    return match


def rewind(match: Match[S, M, V], length: int) -> Match[S, M, V]:
    """The match as it was when its log had this length."""
    earlier = start(match.game, match.config, match.names)
    for entry in match.entries()[:length]:
        earlier = advance(earlier, entry.actor, entry.move)
    return earlier


def waiting_for(match: AnyMatch) -> Reason:
    acting = match.game.to_act(match.state)
    if CHANCE in acting:
        return reason("core-waiting-for-chance")
    if len(acting) > 4:
        return reason("core-waiting-for-many", count=len(acting))
    return reason("core-waiting-for", seats=tuple(seat_reason(seat) for seat in sorted(acting)))

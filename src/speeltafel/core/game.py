"""What a game is: the whole contract on one page.

A game is a value of pure functions over immutable values. A state is everything that is so,
a move is everything somebody did; both are named tuples, so they compare, hash and print.
`core` and `games` use the standard library only: no input or output, no clock, no random
numbers but from a generator handed in.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from speeltafel.core.chance import Chance, Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config, Variant

S = TypeVar("S")  # state
M = TypeVar("M")  # move
V = TypeVar("V")  # view: what one seat sees


class Clock(NamedTuple):
    """Time that is kept outside the rules; when it has run out, TABLE announces `event`."""

    seconds: int
    seat: Seat | None  # runs while this seat is to act; None: runs from start to end
    event: Any


class Correction(NamedTuple):
    """A version of the rules that was simply wrong: its records are read under the next one."""

    version: int
    why: Reason


class Traits(NamedTuple):
    """What algorithms must know about a game before they touch it."""

    perfect_information: bool
    chance: bool
    simultaneous: bool


def no_chance(state: Any) -> Chance[Any]:  # noqa: ARG001 - the shape of `chance`
    return Weighted(())


def no_events(state: Any) -> Sequence[Any]:  # noqa: ARG001 - the shape of `events`
    return ()


def no_clocks(state: Any) -> Sequence[Clock]:  # noqa: ARG001 - the shape of `clocks`
    return ()


def nothing_forbidden(config: Config) -> Reason | None:  # noqa: ARG001 - the shape of `forbids`
    return None


def not_your_turn(state: Any, seat: Actor) -> Reason:
    """`why_wait` of a game in which players take turns."""
    del state, seat
    return reason("core-not-your-turn")


def nothing_hidden(state: S, seat: Seat, generator: Random) -> S:
    """`resample` of a game in which everything lies open."""
    del seat, generator
    return state


def seen_by_all(state: Any, actor: Actor, move: M, viewer: Seat | None) -> M:
    """`seen_move` of a game in which everything lies open."""
    del state, actor, viewer
    return move


def nothing_counted(state: Any) -> Outcome | None:
    """`count` of a game in which nothing counts before the end."""
    del state
    return None


def reveals_nothing(state: Any, actor: Actor, move: Any) -> bool:
    """`reveals` of a game in which a move shows nothing that was hidden."""
    del state, actor, move
    return False


@dataclass(frozen=True, kw_only=True, slots=True)
class Game(Generic[S, M, V]):
    name: str
    rules_version: int  # raised when behaviour changes, so that old records keep their meaning
    designer: str
    traits: Traits
    variants: tuple[Variant, ...]  # the first is the default
    state_type: Any  # for reading a state back from data
    forbids: Callable[[Config], Reason | None] = (
        nothing_forbidden  # options that cannot go together
    )
    # How the game was before: `replace(GAME, rules_version=1, apply=…)`, only what differed.
    # Records and tables go on under the version they began with; see `core/versions.py`.
    earlier: "tuple[Game[Any, Any, Any], ...]" = ()
    corrections: tuple[Correction, ...] = ()

    # ── Playing. Unchecked doors: the caller answers for legality; `match.play` is the checked one.
    setup: Callable[[Config], S]
    # Who may act: seats, or CHANCE alone; empty when the game is over.
    # In ascending order; `in`, `len` and taking the first are cheap.
    to_act: Callable[[S], Collection[Actor]]
    # All moves of a seat that may act, always in the same order; never empty.
    legal_moves: Callable[[S, Seat], Sequence[M]]
    # Why a seat that may act cannot make this move; None exactly when it is legal.
    why_not: Callable[[S, Seat, M], Reason | None]
    # Why somebody who may not act now must wait.
    why_wait: Callable[[S, Actor], Reason] = not_your_turn
    apply: Callable[[S, Actor, M], S]
    outcome: Callable[[S], Outcome | None]
    # What would count if it stopped here; None where nothing counts before the end.
    count: Callable[[S], Outcome | None] = nothing_counted
    # What CHANCE may do, asked only when it is to act.
    chance: Callable[[S], Chance[M]] = no_chance
    # What TABLE may announce now (a clock that ran out, an agreed stop); never needed to go on.
    events: Callable[[S], Sequence[M]] = no_events
    # The clocks that the table must keep, each with the event it announces.
    clocks: Callable[[S], Sequence[Clock]] = no_clocks

    # ── Seeing. The only place where secrets are cut; None is a spectator. With perfect information
    # all see the same.
    view: Callable[[S, Seat | None], V]
    # A move as this viewer may know it; the state is the one before the move.
    seen_move: Callable[[S, Actor, M, Seat | None], M] = seen_by_all
    # Whether a move shows what cannot be unseen, so that it is never taken back.
    reveals: Callable[[S, Actor, M], bool] = reveals_nothing
    # A state this seat cannot tell from the true one: the hidden part dealt again.
    resample: Callable[[S, Seat, Random], S] = nothing_hidden

    # ── Writing. One canonical text per move: parse_move(state, format_move(move)) == move.
    parse_move: Callable[[S, str], M | Refusal]
    format_move: Callable[[M], str]

    # ── Telling. Codes with arguments; `speeltafel.words` makes sentences of them.
    # What a move does, told from the state before it.
    tell: Callable[[S, Actor, M], Reason]
    # What a move would do, as far as the player may know before making it; None: as `tell`.
    foretell: Callable[[S, Seat, M], Reason] | None = None
    # What a seat may do now, in one sentence.
    prompt: Callable[[S, Seat], Reason]

    # Codes of the names of seats ("katalon-yellow") in a game that has its own.
    seat_codes: tuple[str, ...] = ()


AnyGame = Game[Any, Any, Any]

"""What can be asked of an evening. Who may ask what is decided by the role they came in with: the
structs of `HostMessage` need the host key, `Join` and `Vote` come from guests."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from speeltafel.table.messages import Ask, MoveText, Sequence

PlayerNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Pacing: TypeAlias = Literal["all", "timer", "host"]
"""When the next roll comes: when everybody is ready, when time is up, when the host says so."""
Scoring: TypeAlias = Literal["nothing", "distribution", "board"]
MOST_SHOWN = 3
LEAST_SECONDS, MOST_SECONDS = 10, 900


class Begin(Ask, frozen=True, kw_only=True):
    """We are complete (late is no disaster): the first roll, or the first pairing."""


class Next(Ask, frozen=True, kw_only=True):
    """The next roll, or the next pairing. For whoever has not drawn the computer draws, marked;
    `seen` is the round that was on the screen, so that two taps are one."""

    seen: Sequence


class Tell(Ask, frozen=True, kw_only=True):
    """The answers to a question are in: what is right goes on the wall. `seen` as with `Next`."""

    seen: Sequence


class Pause(Ask, frozen=True, kw_only=True):
    """Everybody looks at the board; nobody's move is carried out."""


class Resume(Ask, frozen=True, kw_only=True):
    pass


class Pace(Ask, frozen=True, kw_only=True):
    pace: Pacing
    seconds: Annotated[int, msgspec.Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)] = 60
    """Of the timer."""


class Lock(Ask, frozen=True, kw_only=True):
    """Nobody new comes in; who was here finds the way back."""

    locked: bool


class Rename(Ask, frozen=True, kw_only=True):
    player: PlayerNumber
    name: Annotated[str, msgspec.Meta(max_length=100)]
    """Empty: the animal again."""


class RemovePlayer(Ask, frozen=True, kw_only=True, tag="remove"):
    player: PlayerNumber


class LetIn(Ask, frozen=True, kw_only=True, tag="let-in"):
    """Who was removed may come back."""

    player: PlayerNumber


class Release(Ask, frozen=True, kw_only=True):
    """Another device may take this place, though this one still seems to be there."""

    player: PlayerNumber


class Show(Ask, frozen=True, kw_only=True):
    """These sheets or positions go on the wall, without names; none: away with them."""

    players: Annotated[list[PlayerNumber], msgspec.Meta(max_length=MOST_SHOWN)]
    advice: bool = False
    """And beside them what the strongest player would have done, and why."""


class Scores(Ask, frozen=True, kw_only=True):
    """What the wall says about scores."""

    show: Scoring


class EndEvening(Ask, frozen=True, kw_only=True, tag="end"):
    """The evening is over; what is there counts."""


class Join(Ask, frozen=True, kw_only=True):
    """A guest comes in, or comes back. With `player` as that animal: one that waits for its child,
    or one that was left."""

    player: PlayerNumber | None = None
    name: str = ""
    group: tuple[str, ...] = ()
    """Those who share the device."""


class Vote(Ask, frozen=True, kw_only=True):
    """What the class should play, or the answer to a question: the last one counts."""

    move: MoveText
    seen: Sequence


class Played(Ask, frozen=True, kw_only=True):
    """A table of this round is over: what each of its seats has won, in parts of a point."""

    table: str
    points: tuple[int, ...]


HostMessage: TypeAlias = (
    Begin
    | Next
    | Tell
    | Pause
    | Resume
    | Pace
    | Lock
    | Rename
    | RemovePlayer
    | LetIn
    | Release
    | Show
    | Scores
    | EndEvening
)


class Answer(Ask, frozen=True, kw_only=True):
    """What the computer plays against the class."""

    move: MoveText
    seen: Sequence


EveningMessage: TypeAlias = HostMessage | Join | Vote | Played | Answer

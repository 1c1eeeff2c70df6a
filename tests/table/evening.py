"""A table to play an evening at, without a server: time passes when it is told to."""

from random import Random
from typing import Any

from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.games import GAMES
from speeltafel.table.actions import Context, act, begin
from speeltafel.table.drafts import Draft, followed
from speeltafel.table.log import Entry, SeatPlan, TableSetup
from speeltafel.table.messages import EveningAsk, TableMessage
from speeltafel.table.state import TableState, config_of, opening

ANNA, BRAM, CARLA = "anna", "bram", "carla"
GRACE = 60.0


class Evening:
    def __init__(
        self,
        game: str,
        *seats: str,
        variant: str = "",
        host: str = ANNA,
        options: dict[str, Any] | None = None,
    ) -> None:
        """Seats: `here` (the host), `elsewhere`, or the level of a computer."""
        plan = tuple(
            SeatPlan(seat) if seat in ("here", "elsewhere") else SeatPlan("computer", level=seat)
            for seat in seats
        )
        name = variant or GAMES[game].variants[0].name
        rules = GAMES[game].rules_version
        setup = TableSetup("t", "CODE", game, rules, name, options or {}, plan, False, host, 0.0)
        self.now = 0.0
        self.dice = Random(7)
        self.state: TableState = opening(setup)
        self.log: list[Entry] = []
        self.waits: dict[str, float] = {}
        """Who is away, and how long their chair is still kept."""
        self.last: Draft | None = None

    @property
    def config(self) -> Config:
        return config_of(self.state, len(self.state.chairs))

    def context(self, guest: str, seats: tuple[Seat, ...], objecting: Seat | None) -> Context:
        return Context(self.now, self.dice, guest, seats, self.waits, "ahead", GRACE, objecting)

    def does(
        self, guest: str, message: TableMessage, objecting: Seat | None = None
    ) -> Refusal | None:
        """Somebody does something; why not, if it is refused."""
        seats = self.state.seats_of(guest)
        return self._take(act(message, self.state, self.context(guest, seats, objecting)))

    def computer(self, seat: Seat, message: TableMessage) -> Refusal | None:
        return self._take(act(message, self.state, self.context("", (seat,), None)))

    def asked(self, message: EveningAsk) -> Refusal | None:
        """The evening this table belongs to asks something of it."""
        return self._take(act(message, self.state, self.context("", (), None)))

    def begins(self) -> None:
        draft = Draft(self.state, self.now, self.dice)
        begin(draft)
        self._take(draft)

    def passes(self, seconds: float) -> None:
        self.now += seconds

    def _take(self, draft: Draft | Refusal) -> Refusal | None:
        if isinstance(draft, Refusal):
            return draft
        self.last, self.state = draft, draft.state
        self.log += [change.entry for change in draft.changes]
        return None

    def kinds(self) -> list[str]:
        return [entry.kind.value for entry in self.log]


def folded(evening: Evening) -> TableState:
    """The log alone, read by somebody else."""
    state = opening(evening.state.setup)
    for entry in evening.log:
        state, _ = followed(state, entry)
    return state


def moves(evening: Evening, seat: Seat) -> list[str]:
    match = evening.state.match
    assert match is not None
    return [match.game.format_move(move) for move in match.game.legal_moves(match.state, seat)]

"""How things stand at a table: its log, folded. The same log gives the same standing anywhere."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from speeltafel.core.game import AnyGame
from speeltafel.core.match import Match, advance, rewind, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES
from speeltafel.server.log import Charter, Entry, Happening, Wish, decode_sitting, decode_wish


class Chair(NamedTuple):
    kind: str
    name: str
    guest: str = ""
    level: str = ""
    """Of the computer that belongs here."""
    stand_in: str = ""
    """Level of the computer that plays while the guest is away."""
    left_at: float | None = None

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.level)

    @property
    def bot(self) -> str:
        return self.level or self.stand_in


class Question(NamedTuple):
    """What a seat asks of the others, and who has still to agree."""

    sequence: int
    seat: Seat
    wish: Wish
    open: frozenset[Seat]


class Standing(msgspec.Struct, frozen=True):
    charter: Charter
    game: AnyGame
    chairs: tuple[Chair, ...]
    sequence: int = 0
    match: Match | None = None
    acting: Collection[Actor] = ()
    """Who may act: nobody before the start and after the end."""
    changed: int = 0
    """Sequence of the last entry that changed the match."""
    settled: int = 0
    """The same, of the last one that everybody had to wait for."""
    changed_at: float = 0.0
    spent: Mapping[Seat | None, float] = {}
    """Seconds each clock has run, up to `changed_at`."""
    leaving: frozenset[Seat] = frozenset()
    """Those who have said goodbye and for whom nobody stands in yet."""
    bots: frozenset[Seat] = frozenset()
    """Where a computer plays."""
    question: Question | None = None
    rematch: str = ""

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def over(self) -> bool:
        return self.match is not None and not self.acting

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        if not guest:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.guest == guest)

    def seats_by_guest(self) -> dict[str, tuple[Seat, ...]]:
        found: dict[str, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                found[chair.guest] = (*found.get(chair.guest, ()), seat)
        return found

    def people(self) -> frozenset[Seat]:
        """Seats with somebody who can be asked."""
        return frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.stand_in
        )

    def seen_length(self, seen: int) -> int:
        """A sequence number as a length of the match, for the stale check of `match.play`."""
        assert self.match is not None
        if seen >= self.changed:
            return self.match.length
        return self.match.settled if seen >= self.settled else -1


def opening(charter: Charter) -> Standing:
    chairs = tuple(
        Chair(plan.kind, plan.name, level=plan.level if plan.kind == "computer" else "")
        for plan in charter.plan
    )
    return Standing(charter, GAMES[charter.game], chairs)


def fold(standing: Standing, entry: Entry) -> Standing:
    """The standing after an entry of the log, which is known to be right."""
    assert entry.sequence == standing.sequence + 1, "a log has no gaps"
    next_one = replace(standing, sequence=entry.sequence)
    match entry.happening:
        case Happening.MOVE:
            assert standing.match is not None
            move = standing.game.parse_move(standing.match.state, entry.text)
            return after_move(standing, entry, accept(move))
        case Happening.START:
            return after_start(standing, entry)
        case Happening.UNDO:
            assert standing.match is not None
            earlier = taken_back(standing.match, entry.text)
            return replace(
                next_one,
                match=earlier,
                acting=standing.game.to_act(earlier.state),
                changed=entry.sequence,
                settled=entry.sequence,
                changed_at=entry.at,
                spent=spent_until(standing, entry.at),
                question=None,
            )
        case Happening.SIT:
            sitting = decode_sitting(entry.text)
            return _with_chair(next_one, entry.actor, guest=sitting.guest, name=sitting.name)
        case Happening.LEAVE:
            return _with_chair(next_one, entry.actor, left_at=entry.at)
        case Happening.STAND_IN:
            return _with_chair(next_one, entry.actor, stand_in=entry.text, left_at=None)
        case Happening.RETURN:
            return _with_chair(next_one, entry.actor, stand_in="", left_at=None)
        case Happening.ASK:
            wish = decode_wish(entry.text)
            question = Question(entry.sequence, entry.actor, wish, frozenset(wish.asked))
            return replace(next_one, question=question)
        case Happening.ANSWER:
            asked = standing.question
            if asked is None or entry.text != "yes":
                return replace(next_one, question=None)
            mine = standing.seats_of(standing.chairs[entry.actor].guest)
            return replace(next_one, question=asked._replace(open=asked.open - set(mine)))
        case Happening.REMATCH:
            return replace(next_one, rematch=entry.text)


def after_move(standing: Standing, entry: Entry, move: Any) -> Standing:
    match = standing.match
    assert match is not None
    after = advance(match, entry.actor, move)
    waited_for = after.settled == after.length
    return Standing(
        standing.charter,
        standing.game,
        standing.chairs,
        sequence=entry.sequence,
        match=after,
        acting=standing.game.to_act(after.state),
        changed=entry.sequence,
        settled=entry.sequence if waited_for else standing.settled,
        changed_at=entry.at,
        spent=spent_until(standing, entry.at),
        leaving=standing.leaving,
        bots=standing.bots,
        rematch=standing.rematch,
    )


def after_start(standing: Standing, entry: Entry) -> Standing:
    """Empty chairs are put away, the others close ranks."""
    taken = tuple(chair for chair in standing.chairs if chair.taken)
    assert len(taken) == int(entry.text)
    config = config_of(standing.charter, len(taken))
    match = start(standing.game, config, tuple(chair.name for chair in taken))
    return replace(
        standing,
        sequence=entry.sequence,
        chairs=taken,
        leaving=frozenset(s for s, chair in enumerate(taken) if chair.left_at is not None),
        bots=frozenset(seat for seat, chair in enumerate(taken) if chair.bot),
        match=match,
        acting=standing.game.to_act(match.state),
        changed=entry.sequence,
        settled=entry.sequence,
        changed_at=entry.at,
    )


def taken_back(match: Match, text: str) -> Match:
    only, _, length = text.rpartition(" ")
    earlier = rewind(match, int(length))
    if only:
        for entry in match.entries()[int(length) + 1 :]:
            earlier = advance(earlier, entry.actor, entry.move)
    return earlier


def config_of(charter: Charter, players: int) -> Config:
    return accept(configure(GAMES[charter.game], charter.variant, players, charter.options))


def spent_until(standing: Standing, now: float) -> Mapping[Seat | None, float]:
    """What the clocks show at this moment, from the times in the log alone."""
    match = standing.match
    assert match is not None
    clocks = match.game.clocks(match.state)
    if not clocks:
        return standing.spent
    spent = dict(standing.spent)
    for clock in clocks:
        if clock.seat is None or clock.seat in standing.acting:
            run = max(0.0, now - standing.changed_at)
            spent[clock.seat] = spent.get(clock.seat, 0.0) + run
    return spent


def _with_chair(standing: Standing, seat: Seat, **changes: Any) -> Standing:
    chairs = standing.chairs
    changed = chairs[seat]._replace(**changes)
    leaving, bots = standing.leaving - {seat}, standing.bots - {seat}
    return replace(
        standing,
        chairs=(*chairs[:seat], changed, *chairs[seat + 1 :]),
        leaving=leaving if changed.left_at is None else leaving | {seat},
        bots=bots | {seat} if changed.bot else bots,
    )

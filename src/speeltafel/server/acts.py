"""Everything that can be done at a table, by people and bots alike. Each act writes a draft on
how things stand, or says why not; `Table.append` saves it."""

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from speeltafel.bots import bot_names
from speeltafel.core.game import AnyGame
from speeltafel.core.match import refusal_of
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import TABLE, Seat
from speeltafel.core.variants import configure
from speeltafel.server import consent
from speeltafel.server.drafts import Draft
from speeltafel.server.log import Happening, Sitting, Wish, encode
from speeltafel.server.standing import Standing

if TYPE_CHECKING:
    from speeltafel.server.table import Build, Table

DEALER: Final[Random] = SystemRandom()


def no(code: Reason, instead: Reason | None = None, kind: Kind = Kind.ILLEGAL) -> Refusal:
    return Refusal(kind, code, instead)


def move(table: "Table", seat: Seat, text: str, seen: int, stamp: str = "") -> "Build":
    """The way of a move: over? your turn? stale? legal? A move sent twice happens once."""

    def build(draft: Draft) -> Refusal | None:
        if stamp and (seat, stamp) in table.tickets:
            return None
        draft.ring()
        standing = draft.standing
        match = standing.match
        if match is None:
            return no(reason("server-not-started"))
        if standing.over:
            return Refusal(Kind.OVER, reason("core-over"))
        chosen = match.game.parse_move(match.state, text)
        if isinstance(chosen, Refusal):
            return chosen
        refusal = refusal_of(match, seat, chosen, standing.seen_length(seen))
        if refusal is None:
            draft.move(seat, chosen, stamp)
        return refusal

    return build


def sit(seat: Seat | None, guest: str, name: str) -> "Build":
    """Takes a free chair, any or this one; the game starts when the last one is taken."""

    def build(draft: Draft) -> Refusal | None:
        standing = draft.standing
        if standing.seats_of(guest):
            return None
        free = free_seats(standing)
        if standing.started or not free:
            return no(reason("server-table-full"), reason("server-may-watch"), Kind.CONFIG)
        chosen = free[0] if seat is None else seat
        if chosen not in free:
            return no(reason("server-seat-taken"), reason("server-take-another"), Kind.CONFIG)
        draft.add(Happening.SIT, chosen, encode(Sitting(guest, name)))
        if not free_seats(draft.standing):
            begin(draft)
        return None

    return build


def free_seats(standing: Standing) -> list[Seat]:
    return [seat for seat, chair in enumerate(standing.chairs) if not chair.taken]


def begin(draft: Draft) -> None:
    players = sum(chair.taken for chair in draft.standing.chairs)
    draft.add(Happening.START, TABLE, str(players))
    draft.settle()


def start(guest: str) -> "Build":
    """The host of an open table begins with whoever is there."""

    def build(draft: Draft) -> Refusal | None:
        standing = draft.standing
        charter = standing.charter
        if standing.started:
            return None
        if guest != charter.host or not charter.open:
            return no(reason("server-only-host"), reason("server-wait-for-all"))
        players = sum(chair.taken for chair in standing.chairs)
        config = configure(standing.game, charter.variant, players, charter.options)
        if isinstance(config, Refusal):
            return config
        begin(draft)
        return None

    return build


def undo(seat: Seat) -> "Build":
    def build(draft: Draft) -> Refusal | None:
        wish = consent.undo_wish(draft.standing, seat, DEALER)
        if isinstance(wish, Refusal):
            return wish
        if wish.asked:
            return _ask(draft, seat, wish)
        draft.add(Happening.UNDO, seat, wish.undo_text())
        return None

    return build


def propose(seat: Seat, event: str) -> "Build":
    """Bots have been asked before this."""

    def build(draft: Draft) -> Refusal | None:
        wish = consent.event_wish(draft.standing, seat, event)
        if isinstance(wish, Refusal):
            return wish
        if wish.asked:
            return _ask(draft, seat, wish)
        return _announce(draft, event)

    return build


def reply(seat: Seat, question: int, yes: bool) -> "Build":
    def build(draft: Draft) -> Refusal | None:
        asked = draft.standing.question
        if asked is None or asked.sequence != question or seat not in asked.open:
            return no(reason("server-no-question"), reason("core-look-again"), Kind.STALE)
        draft.add(Happening.ANSWER, seat, "yes" if yes else "no")
        settled = draft.standing.question
        if settled is None or settled.open:
            return None
        if settled.wish.event:
            return _announce(draft, settled.wish.event)
        draft.add(Happening.UNDO, settled.seat, settled.wish.undo_text())
        return None

    return build


def leave(seat: Seat) -> "Build":
    """The chair is kept for a while; then the computer stands in."""

    def build(draft: Draft) -> Refusal | None:
        chair = draft.standing.chairs[seat]
        if draft.standing.over or chair.stand_in or chair.left_at is not None:
            return None
        draft.add(Happening.LEAVE, seat)
        return None

    return build


def stand_in(table: "Table", seat: Seat) -> "Build":
    """Those who wait may let the computer play for somebody who is away."""

    def build(draft: Draft) -> Refusal | None:
        standing = draft.standing
        if seat >= len(standing.chairs) or not standing.chairs[seat].guest:
            return no(reason("server-no-such-seat"))
        if standing.chairs[seat].stand_in:
            return None
        if table.audience.present(seat) and standing.chairs[seat].left_at is None:
            return no(reason("server-still-here"))
        draft.add(Happening.STAND_IN, seat, stand_in_level(standing.game))
        return None

    return build


def come_back(seat: Seat) -> "Build":
    def build(draft: Draft) -> Refusal | None:
        chair = draft.standing.chairs[seat]
        if chair.stand_in or chair.left_at is not None:
            draft.add(Happening.RETURN, seat)
        return None

    return build


def rematch(table: str) -> "Build":
    """The first who wants one names the table; all others come along."""

    def build(draft: Draft) -> Refusal | None:
        if not draft.standing.over:
            return no(reason("server-not-over"))
        if not draft.standing.rematch:
            draft.add(Happening.REMATCH, TABLE, table)
        return None

    return build


def stand_in_level(game: AnyGame) -> str:
    """A fair guest plays about as well as somebody who knows the game: not the weakest, not the
    strongest, and never slow."""
    return "ahead" if "ahead" in bot_names(game) else "random"


def _ask(draft: Draft, seat: Seat, wish: Wish) -> Refusal | None:
    if draft.standing.question is not None:
        return no(reason("server-question-open"))
    draft.add(Happening.ASK, seat, encode(wish))
    return None


def _announce(draft: Draft, event: str) -> Refusal | None:
    match = draft.standing.match
    assert match is not None
    parsed = match.game.parse_move(match.state, event)
    if isinstance(parsed, Refusal):
        return parsed
    refusal = refusal_of(match, TABLE, parsed)
    if refusal is None:
        draft.move(TABLE, parsed)
    return refusal

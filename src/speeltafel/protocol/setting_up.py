"""Setting up tables: checked wishes become a setup and the beginning of a log."""

import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from speeltafel.bots import bot_names, find_bot
from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure, find_variant
from speeltafel.games import find_game
from speeltafel.protocol.codes import new_code, new_id
from speeltafel.protocol.documents import NewSeat, NewTable, TableCard
from speeltafel.protocol.guests import Guest, tidy_name
from speeltafel.protocol.seat_frames import voice_at
from speeltafel.table.actions import begin
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.seating import free_seats
from speeltafel.table.state import TableState, opening
from speeltafel.words import Language, Voice

FEW: Final = 24
"""Of all who may act, a card names this many."""


class Most(NamedTuple):
    """How large a table may be."""

    seats: int
    here: int
    """People on one device."""
    computers: int


def setup_for(wish: NewTable, host: Guest, most: Most) -> TableSetup | Refusal:
    game = find_game(wish.game)
    if isinstance(game, Refusal):
        return game
    players = len(wish.seats)
    crowded = _too_many(wish.seats, most)
    if crowded is not None:
        return crowded
    variant = game.variants[0] if wish.variant is None else find_variant(game, wish.variant)
    if isinstance(variant, Refusal):
        return variant
    config = configure(game, variant.name, players, wish.options)
    if isinstance(config, Refusal):
        return config
    plan = []
    for seat in wish.seats:
        checked = _plan(seat)
        if isinstance(checked, Refusal):
            return checked
        if checked.kind == "computer":
            bot = find_bot(game, checked.level)
            if isinstance(bot, Refusal):
                return bot
        plan.append(checked)
    return TableSetup(
        new_id(),
        new_code(),
        game.name,
        game.rules_version,
        config.variant,
        dict(config.options),
        tuple(plan),
        wish.open,
        host.id,
        time.time(),
        hints=wish.hints,
    )


def _too_many(seats: Sequence[NewSeat], most: Most) -> Refusal | None:
    kinds = Counter(seat.kind for seat in seats)
    for count, allowed, code in (
        (len(seats), most.seats, "server-too-many-seats"),
        (kinds["here"], most.here, "server-too-many-here"),
        (kinds["computer"], most.computers, "server-too-many-computers"),
    ):
        if count > allowed:
            return Refusal(Kind.CONFIG, reason(code, most=allowed))
    return None


def _plan(seat: NewSeat) -> SeatPlan | Refusal:
    name = tidy_name(seat.name) if seat.name else ""
    if isinstance(name, Refusal):
        return name
    return SeatPlan(seat.kind, name, seat.level if seat.kind == "computer" else "")


def first_draft(setup: TableSetup, host: Guest, dice: Random) -> Draft:
    """People here sit down at once; when nobody is missing the game starts."""
    draft = Draft(opening(setup), setup.created, dice)
    for seat, plan in enumerate(setup.plan):
        if plan.kind == "here":
            draft.add(EntryKind.SIT, seat, encode(Sitter(host.id, plan.name or host.name)))
    if not setup.open and not free_seats(draft.state.chairs):
        begin(draft)
    return draft


def card(state: TableState, guest: str, link: str, language: Language) -> TableCard:
    setup = state.setup
    you = state.seats_of(guest)
    acting, outcome = tuple(state.acting), state.outcome()
    return TableCard(
        setup.table,
        setup.code,
        link,
        setup.game,
        setup.variant,
        setup.options,
        len(state.chairs),
        0 if state.started else len(free_seats(state.chairs)),
        state.started,
        state.over,
        list(you),
        list(state.names),
        any(seat in acting for seat in you),
        state.rematch,
        [chair.level for chair in state.chairs] if state.bots else [],
        list(acting[:FEW]),
        state.changed_at or setup.created,
        _told(state, you, outcome, voice_at(state, language)),
        list(outcome.winners) if outcome else [],
        list(outcome.scores) if outcome else [],
    )


def _told(state: TableState, you: Sequence[Seat], outcome: Outcome | None, voice: Voice) -> str:
    match = state.match
    if match is None:
        return ""
    if outcome is not None:
        return voice.sentence(outcome.reason)
    mine = next((seat for seat in you if seat in state.acting), None)
    return "" if mine is None else voice.sentence(match.game.prompt(match.state, mine))


def stand_in_level(game: AnyGame) -> str:
    """A fair guest plays about as well as somebody who knows the game: not the weakest, not the
    strongest, and never slow."""
    return "ahead" if "ahead" in bot_names(game) else "random"

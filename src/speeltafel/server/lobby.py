"""Setting up tables: checked wishes become a charter and the beginning of a log."""

import time
from collections.abc import Sequence

import msgspec

from speeltafel.bots import find_bot
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.variants import configure, find_variant
from speeltafel.games import find_game
from speeltafel.server import acts
from speeltafel.server.codes import new_code, new_id
from speeltafel.server.drafts import Draft
from speeltafel.server.forms import NewSeat, NewTable, TableCard
from speeltafel.server.guests import Guest, tidy_name
from speeltafel.server.log import Charter, Happening, Plan, Sitting, encode
from speeltafel.server.standing import Standing, opening
from speeltafel.server.table import Table
from speeltafel.server.tables import Tables


def charter_for(wish: NewTable, host: Guest, most_seats: int) -> Charter | Refusal:
    game = find_game(wish.game)
    if isinstance(game, Refusal):
        return game
    players = len(wish.seats)
    if players > most_seats:
        return Refusal(Kind.CONFIG, reason("server-too-many-seats", most=most_seats))
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
    return Charter(
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
    )


def _plan(seat: NewSeat) -> Plan | Refusal:
    name = tidy_name(seat.name) if seat.name else ""
    if isinstance(name, Refusal):
        return name
    return Plan(seat.kind, name, seat.level if seat.kind == "computer" else "")


def first_draft(charter: Charter, host: Guest) -> Draft:
    """People here sit down at once; when nobody is missing the game starts."""
    draft = Draft(opening(charter), charter.created)
    for seat, plan in enumerate(charter.plan):
        if plan.kind == "here":
            sitting = Sitting(host.id, plan.name or host.name)
            draft.add(Happening.SIT, seat, encode(sitting))
    if not charter.open and not acts.free_seats(draft.standing):
        acts.begin(draft)
    return draft


async def found_table(tables: Tables, wish: NewTable, host: Guest) -> str:
    charter = accept(charter_for(wish, host, tables.settings.seats))
    return (await tables.found(charter, first_draft(charter, host))).table


async def found_rematch(tables: Tables, table: Table) -> int | Refusal:
    """The same people at a new table; where turns matter, who began now comes last."""
    old = table.saved
    if not old.over:
        return acts.no(reason("server-not-over"))
    if old.rematch:
        return old.sequence
    order = list(range(len(old.chairs)))
    if not old.game.traits.simultaneous:
        order = [*order[1:], order[0]]
    chairs = [old.chairs[seat] for seat in order]
    charter = msgspec.structs.replace(
        old.charter,
        table=new_id(),
        code=new_code(),
        rules=old.game.rules_version,
        plan=tuple(Plan(chair.kind, chair.name, chair.level) for chair in chairs),
        open=False,
        created=time.time(),
        previous=old.charter.table,
    )
    draft = Draft(opening(charter), charter.created)
    for seat, chair in enumerate(chairs):
        if chair.guest:
            draft.add(Happening.SIT, seat, encode(Sitting(chair.guest, chair.name)))
            if chair.stand_in:
                draft.add(Happening.STAND_IN, seat, chair.stand_in)
    acts.begin(draft)
    founded = await tables.found(charter, draft)
    return await table.append(acts.rematch(founded.table))


def card(standing: Standing, guest: str, link: str) -> TableCard:
    charter, match = standing.charter, standing.match
    you = standing.seats_of(guest)
    acting: Sequence[int] = () if match is None else tuple(match.game.to_act(match.state))
    return TableCard(
        charter.table,
        charter.code,
        link,
        charter.game,
        charter.variant,
        charter.options,
        len(standing.chairs),
        0 if standing.started else len(acts.free_seats(standing)),
        standing.started,
        standing.over,
        list(you),
        list(standing.names),
        any(seat in acting for seat in you),
        standing.rematch,
    )

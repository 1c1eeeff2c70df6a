"""Every byte a device gets could have been made without knowing what it must not know.

All frames of whole games are kept. Afterwards the hidden part of each state is dealt again for the
seat that got the frame, the frame is made anew from that, and must come out the same.
"""

import json
import sqlite3
from random import Random
from typing import Any

import pytest

from speeltafel.core.data import to_data
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import Place, Visitor
from tests.server.volume import volume

HIDDEN = [name for name, game in GAMES.items() if not game.traits.perfect_information]
GAMES_EACH = volume(2, 1000 // max(1, len(HIDDEN)) + 1)
MOST_MOVES = 150

NEWS = {"is", "sequence", "after", "steps", "situation", "tickets", "seats", "sights", "you"}
WELCOME = {*NEWS, "table", "now"}
SITUATION = {"started", "waiting", "acting", "agreements", "end", "clocks", "door"}
SIGHT = {"seat", "view", "acts", "moves", "prompt", "undo", "hint"}
STEP = {"sequence", "happening", "actor", "at", "move", "told"}
SEAT_INFO = {"seat", "kind", "name", "taken", "present", "level", "stand_in", "leaving", "wait"}


@pytest.mark.parametrize("game", HIDDEN)
def test_no_byte_tells_what_the_view_does_not(house: House, game: str) -> None:
    for number in range(GAMES_EACH):
        generator = Random(f"{game} {number}")
        variant = generator.choice(GAMES[game].variants)
        players = 2 if 2 in variant.players else variant.players[0]
        people = [Visitor(house.url, f"P{seat}") for seat in range(players)]
        seats = ["here", *["elsewhere"] * (players - 1)]
        card = people[0].set_up(game, seats, variant=variant.name)
        for person in people[1:]:
            person.sit(card["table"])
        places: list[tuple[Seat | None, Place]] = [
            (person.enter(card["table"]).you[0], person.places[-1]) for person in people
        ]
        places.append((None, Visitor(house.url).enter(card["table"])))
        play(places, generator)
        matches = history(house, card, variant.name, players)
        for seat, place in places:
            for frame in place.frames:
                check_frame(json.loads(frame), seat, matches, generator)
        for _, place in places:
            place.visitor.go_home()


def play(places: list[tuple[Seat | None, Place]], generator: Random) -> None:
    for _ in range(MOST_MOVES):
        for _, place in places:
            place.ask("ping")
            place.catch_up()
        movers = [place for _, place in places if place.can_move() is not None]
        if not movers:
            return
        generator.choice(movers).move_somehow(generator)
    for _, place in places:
        place.ask("ping")


def history(house: House, card: dict[str, Any], variant: str, players: int) -> dict[int, AnyMatch]:
    """Sequence number → the match after it."""
    with sqlite3.connect(house.folder / "tables.sqlite") as connection:
        rows = connection.execute(
            "select sequence, happening, actor, text from entries where table_id = ?"
            " order by sequence",
            (card["table"],),
        ).fetchall()
    connection.close()
    game = GAMES[card["game"]]
    match = start(game, accept(configure(game, variant, players, card["options"])))
    matches = {}
    for sequence, happening, actor, text in rows:
        if happening == "move":
            match = advance(match, actor, accept(game.parse_move(match.state, text)))
        matches[sequence] = match
    return matches


def check_frame(
    message: dict[str, Any], seat: Seat | None, matches: dict[int, AnyMatch], generator: Random
) -> None:
    if message["is"] in ("pong", "done"):
        return
    assert message["is"] in ("welcome", "news"), message
    assert set(message) <= (WELCOME if message["is"] == "welcome" else NEWS)
    match = matches[message["sequence"]]
    for info in message.get("seats", []):
        assert set(info) <= SEAT_INFO
    check_situation(message["situation"], match, seat, generator)
    for sight in message.get("sights", []):
        assert sight["seat"] == seat
        check_sight(sight, match, seat, generator)
    for step in message["steps"]:
        assert set(step) <= STEP
        if step["happening"] == "move":
            check_step(step, matches, seat, generator)


def dealt(match: AnyMatch, seat: Seat | None, generator: Random) -> list[Any]:
    """States this viewer cannot tell from the true one; a spectator knows no more than anybody."""
    viewers = range(match.config.players) if seat is None else [seat]
    return [match.game.resample(match.state, viewer, generator) for viewer in viewers]


def check_situation(
    situation: dict[str, Any], match: AnyMatch, seat: Seat | None, generator: Random
) -> None:
    assert set(situation) <= SITUATION
    for state in dealt(match, seat, generator):
        acting = [each for each in match.game.to_act(state) if each != CHANCE]
        assert situation.get("acting", []) == acting
        outcome = match.game.outcome(state)
        assert (situation.get("end") is None) == (outcome is None)
        if outcome is not None:
            assert situation["end"]["winners"] == list(outcome.winners)


def check_sight(
    sight: dict[str, Any], match: AnyMatch, seat: Seat | None, generator: Random
) -> None:
    game = match.game
    assert set(sight) <= SIGHT
    for state in dealt(match, seat, generator):
        view = game.view(state, seat)
        assert sight["view"] == json.loads(json.dumps(to_data(type(view), view)))
        if seat is not None and seat in game.to_act(state):
            moves = [game.format_move(move) for move in game.legal_moves(state, seat)]
            assert sight["moves"] == moves
            check_said(sight["prompt"], game.prompt(state, seat))
        else:
            assert sight["moves"] == []
            assert sight["prompt"] is None


def check_step(
    step: dict[str, Any], matches: dict[int, AnyMatch], seat: Seat | None, generator: Random
) -> None:
    before, after = matches[step["sequence"] - 1], matches[step["sequence"]]
    game = before.game
    assert after.last is not None
    actor, move = after.last.actor, after.last.move
    seen = game.seen_move(before.state, actor, move, seat)
    assert step["move"] == game.format_move(seen)
    check_said(step["told"], game.tell(before.state, actor, seen))
    view = game.view(after.state, seat)
    for state in dealt(before, seat, generator):
        if could_happen(game, state, actor, move, seen) and (
            seen != move or game.view(game.apply(state, actor, move), seat) == view
        ):
            check_said(step["told"], game.tell(state, actor, seen))


def could_happen(game: AnyGame, state: Any, actor: int, move: Any, seen: Any) -> bool:
    """A move that shows a hidden card is impossible where that card was dealt elsewhere; what
    others do not get to see is possible anywhere. (And what the rules announce to all, such as
    that somebody could have laid a card, shows in the view after it: PK-7.)"""
    if seen != move:
        return True
    if actor == CHANCE:
        return game.chance(state).admits(move)
    return actor < 0 or game.why_not(state, actor, move) is None


def check_said(said: dict[str, Any], reason: Reason) -> None:
    assert said["code"] == reason.code
    assert said["arguments"] == {name: plain(value) for name, value in reason.arguments}


def plain(value: Any) -> Any:
    if isinstance(value, Reason):
        return {"code": value.code, "arguments": {n: plain(part) for n, part in value.arguments}}
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return value

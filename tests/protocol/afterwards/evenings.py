"""Saved evenings to look back on: a class on sheets of its own, and rounds of Katalon."""

from collections.abc import Sequence
from random import Random

from speeltafel.core.match import AnyMatch, advance, new_match, play
from speeltafel.core.record import format_record, record_of
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.evening.rounds import Played, System, next_round, points_at_table
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.protocol.afterwards.evening_file import EveningFile, SavedPlayer, SavedTable

NAMES = ("Egel 1", "Haas 2", "=Bo", "Uil 4", "Vos 5")


def players(count: int, **since: int) -> tuple[SavedPlayer, ...]:
    return tuple(
        SavedPlayer(number, name, since=since.get(f"late_{number}", 1))
        for number, name in enumerate(NAMES[:count], 1)
    )


def rolls(seed: int, rounds: int) -> list[str]:
    """Dice for a whole sheet, as one evening rolls them for everybody."""
    match: AnyMatch = accept(new_match(KAPAI, players=1))
    dice = Random(seed)
    written: list[str] = []
    while len(written) < rounds and match.game.to_act(match.state):
        rolled = match.game.chance(match.state).sample(dice)
        written.append(match.game.format_move(rolled))
        match = advance(match, CHANCE, rolled)
        match = advance(match, 0, match.game.legal_moves(match.state, 0)[0])
    return written


def sheet(name: str, thrown: Sequence[str], seed: int, clever: bool = False) -> AnyMatch:
    """Drawn at random; a clever one takes what counts most at once."""
    match: AnyMatch = accept(new_match(KAPAI, players=1, names=(name,)))
    chance = Random(seed)
    for text in thrown:
        rolled = accept(match.game.parse_move(match.state, text))
        match = accept(play(match, CHANCE, rolled))
        moves = match.game.legal_moves(match.state, 0)
        move = max(moves, key=lambda each: _worth(match, each)) if clever else chance.choice(moves)
        match = accept(play(match, 0, move))
    return match


def _worth(match: AnyMatch, move: object) -> int:
    from speeltafel.protocol.afterwards.sheets import score_of

    return score_of(advance(match, 0, move))


def class_evening(rounds: int = 8) -> EveningFile:
    thrown = rolls(5, rounds)
    return EveningFile(
        "kapai",
        "sheets",
        1_790_000_000.0,
        players(4),
        tuple(
            SavedTable(
                (number,),
                format_record(record_of(sheet(NAMES[number - 1], thrown, number))),
                missed=(1, 2) if number == 4 else (),
            )
            for number in range(1, 5)
        ),
        model=format_record(record_of(sheet("bot:strongest", thrown, 0, clever=True))),
    )


def katalon_evening(rounds: int = 3, seed: int = 2) -> EveningFile:
    everybody = players(5, late_5=2)
    file = EveningFile("katalon", "tables", 1_790_000_000.0, everybody, ())
    chance = Random(seed)
    played: list[Played] = []
    tables: list[SavedTable] = []
    for number in range(1, rounds + 1):
        here = [each for each in file.entrants if each.joined <= number]
        drawn = accept(next_round(System.SWISS, (2,), here, played, seed))
        points = []
        for seats in drawn.tables:
            match: AnyMatch = accept(new_match(KATALON, names=tuple(NAMES[p - 1] for p in seats)))
            while match.game.to_act(match.state):
                seat = match.state.turn
                match = advance(
                    match, seat, chance.choice(match.game.legal_moves(match.state, seat))
                )
            points.append(points_at_table(match.game.outcome(match.state), 2))
            tables.append(SavedTable(seats, format_record(record_of(match)), number))
        played.append(Played(drawn, tuple(points)))
    return EveningFile("katalon", "tables", file.created, everybody, tuple(tables), tuple(played))

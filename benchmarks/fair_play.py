"""No bot ever makes an illegal move: levels mixed at tables of all kinds, every move checked.

    scripts/bench fair_play [--games 10000] [--game kapai …] [--again]

Every move goes through the checked door (`play`), against the true state. Who sits where depends on
the number of the game alone; players that answer at once sit down more often than those that
think. Writes docs/opponents/fair-play.json as it goes, and goes on from there when broken off. The
limit is 10,000 games a game without a single refusal; the last line is the smallest count ÷ that.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import Progress

from speeltafel.arena.arena import seated
from speeltafel.arena.self_play import play_out
from speeltafel.bots.effort import AT_ONCE
from speeltafel.bots.registry import brains_of
from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refused, accept
from speeltafel.core.variants import Config, configure
from speeltafel.games import GAMES
from speeltafel.words import Voice

PROMISE = 10_000
TARGET = Path(__file__).parent.parent / "docs" / "opponents" / "fair-play.json"
SAVED_EVERY = 50
"""Games."""
OFTEN = 40
"""How much more often a player sits down that answers at once."""
LARGEST_TABLE = 4
LIMIT = 3000
"""Moves: games that go on and on are broken off."""


def players_of(game: AnyGame) -> tuple[list[str], list[int]]:
    """Everybody who may sit down, and how often."""
    efforts = {level.name: level.effort for level in brains_of(game).levels}
    names = ["random", "ahead", *efforts]
    return names, [OFTEN if efforts.get(name, AT_ONCE) == AT_ONCE else 1 for name in names]


def table_for(game: AnyGame, generator: Random) -> Config:
    variant = generator.choice(game.variants)
    counts = [count for count in range(2, LARGEST_TABLE + 1) if count in variant.players]
    return accept(configure(game, variant.name, generator.choice(counts)))


def play_one(game: AnyGame, number: int) -> tuple[int, list[str]]:
    """How many moves the players made, and who they were; an illegal move is refused."""
    generator = Random(f"fair play {game.name} {number}")
    config = table_for(game, generator)
    names, weights = players_of(game)
    lineup = generator.choices(names, weights, k=config.players)
    bots = [seated(game.name, name) for name in lineup]
    match = play_out(game, config, bots, generator, LIMIT, checked=True)
    return sum(entry.actor >= 0 for entry in match.entries()), lineup


def stored(forgotten: Sequence[str]) -> dict[str, Any]:
    """What was played before, but for these games."""
    if not TARGET.exists():
        return {}
    data: dict[str, Any] = json.loads(TARGET.read_text(encoding="utf-8"))["played"]
    return {name: row for name, row in data.items() if name not in forgotten}


def save(played: dict[str, Any]) -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"fair_play": True, "played": played}, indent=1)
    TARGET.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=PROMISE)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--again", action="store_true", help="forget what they played before")
    given = parser.parse_args()
    chosen = given.game or list(GAMES)
    played = stored(chosen if given.again else [])
    refused = False
    with Progress(transient=True) as progress:
        for name in chosen:
            row = played.setdefault(name, {"games": 0, "moves": 0, "seats": {}, "illegal": []})
            task = progress.add_task(name, total=given.games, completed=row["games"])
            while row["games"] < given.games:
                number = row["games"]
                row["games"] += 1
                try:
                    moves, lineup = play_one(GAMES[name], number)
                except Refused as error:
                    row["illegal"].append([number, Voice("en").refusal(error.refusal)])
                else:
                    row["moves"] += moves
                    for each in lineup:
                        row["seats"][each] = row["seats"].get(each, 0) + 1
                progress.advance(task)
                if row["games"] % SAVED_EVERY == 0 or row["games"] == given.games:
                    save(played)
            refused |= bool(row["illegal"])
            print(
                f"{name}: {row['games']} games, {row['moves']} moves, {row['illegal']}", flush=True
            )
    least = min(row["games"] for row in played.values())
    print(f"games without an illegal move ÷ promise of {PROMISE}: {least / PROMISE:.3f}")
    if refused:
        sys.exit(1)


if __name__ == "__main__":
    main()
